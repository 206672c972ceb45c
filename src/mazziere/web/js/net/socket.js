/** The socket: one for all tables. It comes back by itself, watches again what was watched, and repeats what got lost. */
import { signal } from "../lib.js";
import { Refused } from "./rest.js";

const PING = 15_000;
/** Who was away waits no longer than this for a sign of the room. */
const PATIENCE = 3_000;

/** "open", "connecting" or "lost" (we were there and are trying again). */
export const connection = signal("connecting");

/** Whom the room greets on this socket: a stranger has no id; null before it has said so. */
export const greeted = signal(/** @type {string|null} */ (null));

/** What the room's clock shows, less what ours does. */
export let offset = 0;

/** The room's time now. */
export const now = () => Date.now() + offset;

/** @type {WebSocket|null} */
let socket = null;
let tries = 0;
let retry = 0;
/** Since when a ping waits for its answer; null when none does. @type {number|null} */
let silent = null;
let wanted = false;
let count = 0;
const mine = Math.random().toString(36).slice(2, 8);

/** @type {Map<string, {message: any, done: (told: any) => void, refused: (why: Error) => void}>} */
const waiting = new Map();

/** @type {Set<(told: any) => void>} */
const listeners = new Set();

/** @type {Set<() => void>} */
const greeters = new Set();

/** Be told of every message of the room. @param {(told: any) => void} listener */
export function listen(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Be told whenever the socket is there (again). @param {() => void} greeter */
export function onOpen(greeter) {
  greeters.add(greeter);
  if (socket?.readyState === WebSocket.OPEN) greeter();
  return () => greeters.delete(greeter);
}

/** Open the socket, or open it anew: who we are has changed. */
export function connect() {
  wanted = true;
  if (socket) {
    const old = socket;
    socket = null;
    old.close();
  }
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const fresh = new WebSocket(`${scheme}://${location.host}/ws`);
  socket = fresh;
  greeted.value = null;
  fresh.onmessage = (event) => { if (socket === fresh) take(JSON.parse(event.data)); };
  fresh.onopen = () => {
    tries = 0;
    silent = null;
    connection.value = "open";
    const lost = [...waiting.values()];
    for (const greet of greeters) greet();
    // The same id is carried out once, however often it is sent.
    for (const { message } of lost) fresh.send(JSON.stringify(message));
  };
  fresh.onclose = () => { if (socket === fresh && wanted) lose(); };
}

/** The connection is gone: say so, and try again. */
function lose() {
  const old = socket;
  socket = null;
  old?.close();
  connection.value = "lost";
  clearTimeout(retry);
  retry = window.setTimeout(() => { if (!socket) connect(); }, Math.min(400 * 2 ** tries++, 6000));
}

/** @param {any} told */
function take(told) {
  if (told.now) offset = told.now - Date.now();
  if (told.type === "welcome") greeted.value = told.player;
  const asked = told.id && waiting.get(told.id);
  if (asked) {
    waiting.delete(told.id);
    if (told.type === "refused" || told.type === "error") asked.refused(new Refused(told));
    else asked.done(told);
  }
  for (const listener of listeners) listener(told);
}

/** Send what needs no answer. @param {any} message */
export function say(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/**
 * Send a message and wait for its answer, over a lost connection if need be.
 * @param {any} message
 * @returns {Promise<any>}
 */
export function ask(message) {
  const id = `${mine}-${++count}`;
  const whole = { ...message, id };
  return new Promise((done, refused) => {
    waiting.set(id, { message: whole, done, refused });
    say(whole);
  });
}

let took = 0;
/** Is the room there? */
function ping() {
  const from = performance.now();
  const asked = socket;
  silent ??= from;
  return ask({ type: "ping", took }).then(() => {
    silent = null;
    // What was repeated over another connection took as long as none was there: no line is that slow.
    if (socket === asked) took = Math.round(performance.now() - from);
  }, () => { silent = null; });
}

setInterval(() => {
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (silent === null) ping();
  // A network that swallows everything closes nothing: silence is how one hears of it. Who has been asked a moment ago, at waking, is not silent.
  else if (performance.now() - silent >= PATIENCE) lose();
}, PING);

/** A laptop that slept may hold a socket that is long gone, and looks open still. */
function wake() {
  if (!wanted) return;
  const held = socket;
  if (held?.readyState !== WebSocket.OPEN) return void connect();
  const late = setTimeout(() => { if (socket === held) lose(); }, PATIENCE);
  ping().then(() => clearTimeout(late));
}

addEventListener("online", () => { if (wanted && socket?.readyState !== WebSocket.OPEN) connect(); });
addEventListener("offline", () => { if (wanted && socket) lose(); });
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") wake(); });
