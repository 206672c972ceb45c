/** The client's socket with a browser and a room made of nothing: what it sends, and when it thinks that the room is gone. */
const heard = {};
const timers = { every: [], once: new Map() };
let time = 1_000;
let count = 0;

globalThis.performance = { now: () => time };
globalThis.location = { protocol: "http:", host: "room" };
globalThis.document = { visibilityState: "visible", addEventListener: (name, call) => { heard[name] = call; } };
globalThis.addEventListener = (name, call) => { heard[name] = call; };
globalThis.window = globalThis;
globalThis.setInterval = (call) => { timers.every.push(call); };
globalThis.setTimeout = (call, wait) => { timers.once.set(++count, [time + wait, call]); return count; };
globalThis.clearTimeout = (id) => { timers.once.delete(id); };

const sockets = [];
globalThis.WebSocket = class {
  static OPEN = 1;
  constructor() { this.readyState = 1; this.sent = []; sockets.push(this); }
  send(text) { this.sent.push(JSON.parse(text)); }
  close() { this.readyState = 3; }
};

const { connect, connection } = await import("../../src/mazziere/web/js/net/socket.js");

const answer = async () => {
  const socket = sockets.at(-1);
  for (const { id } of socket.sent.splice(0)) socket.onmessage({ data: JSON.stringify({ type: "pong", id }) });
  await null;
};
const steps = {
  open: () => sockets.at(-1).onopen(),
  wake: () => heard.visibilitychange(),
  tick: () => timers.every.forEach((call) => call()),
  answer,
  drop: () => sockets.at(-1).onclose(),
};

connect();
const told = [];
for (const step of process.argv.slice(2)) {
  if (/^\d+$/.test(step)) {
    time += Number(step);
    for (const [id, [due, call]] of [...timers.once]) if (due <= time) { timers.once.delete(id); call(); }
  } else await steps[step]();
  told.push({ step, connection: connection.value, took: sockets.at(-1).sent.map((message) => message.took) });
}
console.log(JSON.stringify(told));
