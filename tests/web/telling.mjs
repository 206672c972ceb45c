// What the client keeps beside the fold: who won which half of a pot.
import { readFileSync } from "node:fs";
import { halvesBy } from "../../src/mazziere/web/js/state/telling.js";

const streams = JSON.parse(readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify(streams.map((events) => ({ halves: halvesBy({}, events) }))));
