/** A table that is watched, told a snapshot and then what cannot be folded: what it asks of the room, and what is reported. */
import { readFileSync } from "node:fs";

const sent = [];
const reported = [];
const style = { dataset: {} };
globalThis.window = globalThis;
globalThis.location = { protocol: "http:", host: "room", pathname: "/", search: "" };
globalThis.document = { visibilityState: "visible", hidden: true, documentElement: style, addEventListener: () => {} };
globalThis.addEventListener = () => {};
globalThis.matchMedia = () => ({ matches: true });
globalThis.setInterval = () => {};
globalThis.reportError = (error) => { reported.push(error.constructor.name); };
globalThis.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  send(text) { sent.push(JSON.parse(text).type); }
  close() {}
};

const { connect } = await import("../../src/mazziere/web/js/net/socket.js");
const { Watched } = await import("../../src/mazziere/web/js/state/tables.js");

connect();
const { snapshot, events } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const table = new Watched("t", "");
table.snapshot(snapshot);
table.events({ seq: 2, after: 1, events });
console.log(JSON.stringify([{ sent, reported }]));
