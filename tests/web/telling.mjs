// What the client keeps beside the fold: who won which half of a pot, and the lines of the log.
import { readFileSync } from "node:fs";
import { LINES, halvesBy, linesOf, saidBy } from "../../src/mazziere/web/js/state/telling.js";
import { NOTHING, cardsOf, heldBy } from "../../src/mazziere/web/js/state/held.js";
import { playsItalian } from "../../src/mazziere/web/js/state/games.js";

const told = JSON.parse(readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify(told.map(({ events, view }) => ({
  halves: halvesBy({}, events), held: cardsOf(heldBy(NOTHING, events, "ada")), said: saidBy({}, events, playsItalian(view)), lines: linesOf(events, view, {}), kinds: Object.keys(LINES),
}))));
