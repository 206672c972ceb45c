/**
 * A table against the bank as this viewer knows it: a snapshot, then the masked events, and with each step what only a rule
 * can work out. Mirrors `mazziere.table.house_state`; the games' own events are in blackjack.js and punto.js.
 */
import { BLACKJACK, blackjackOf, workedBlackjack } from "./blackjack.js";
import { Missed } from "./missed.js";
import { PUNTO_BANCO, puntoOf, workedPunto } from "./punto.js";

/** @typedef {import("./shapes.js").Happening} Happening */
/** @typedef {{view: import("./shapes.js").HouseView, hand: any, player: string, betting: number, answer: number}} Bank */

/** @type {Record<string, {of: (hand: any) => any, fold: Record<string, (hand: any, e: any) => void>, worked: (hand: any, told: any) => void, betting: (hand: any) => boolean, turn: (hand: any) => number, deadline: (hand: any, answer: number) => number}>} */
const GAMES = {
  blackjack: {
    of: blackjackOf, fold: BLACKJACK, worked: workedBlackjack,
    betting: (hand) => hand.phase === "betting",
    turn: (hand) => (hand.phase === "play" ? hand.turn : hand.number),
    deadline: (hand) => (hand.pending.length ? hand.deadline : 0),
  },
  "punto-banco": {
    of: puntoOf, fold: PUNTO_BANCO, worked: workedPunto,
    betting: (hand) => hand.stage === "betting",
    turn: (hand) => hand.hand,
    deadline: (hand, answer) => (hand.stage === "cut" ? answer : 0),
  },
};

/**
 * The table a snapshot shows.
 * @param {any} view @param {string} player "" for a spectator
 * @returns {Bank}
 */
export function bankOf(view, player) {
  const fresh = structuredClone(view);
  const hand = GAMES[view.game].of(fresh.hand);
  return { view: fresh, hand, player, betting: view.betting_until ?? 0, answer: view.deadline ?? 0 };
}

/** One event more. @param {Bank} t @param {Happening} e */
export function applyBank(t, e) {
  const change = TABLE[e.event];
  const fold = GAMES[t.view.game].fold[e.event];
  if (change) change(t.view, e, t);
  // Whose options an event brings depends on where the viewer sits by now.
  t.hand.viewer = seatOf(t);
  if (fold) fold(t.hand, e);
  if (!change && !fold) throw new Missed(`an event nobody knows here: ${e.event}`);
}

/** @param {Bank} t @returns {number|null} */
const seatOf = (t) => t.view.guests.find((/** @type {any} */ one) => t.player && one.player === t.player)?.seat ?? null;

/** What a rule has worked out after the step. @param {Bank} t @param {any} told */
export function worked(t, told) {
  t.view.options = told.options;
  if (told.rules) Object.assign(t.view, { rules: told.rules, rack: told.rack ?? [] });
  GAMES[t.view.game].worked(t.hand, told.hand);
}

/** The table in the shape of a snapshot. @param {Bank} t */
export function bankView(t) {
  const v = t.view;
  const game = GAMES[v.game];
  const seat = seatOf(t);
  const { hidden, ...hand } = structuredClone(t.hand);
  return {
    ...v,
    guests: v.guests.map((/** @type {any} */ one) => ({ ...one, chips: inFront(t, one), standing: one.seat >= v.seats })),
    you: seat ?? -1,
    turn: game.turn(t.hand),
    hand: { ...hand, viewer: seat },
    betting_until: v.running && game.betting(t.hand) ? t.betting : 0,
    deadline: v.running ? game.deadline(t.hand, t.answer) : 0,
  };
}

/** The chips in front of somebody now; who leaves has taken some. @param {Bank} t @param {any} one @returns {number} */
const inFront = (t, one) => (one.playing ? t.hand.chips[one.seat] - (one.taken ?? 0) : one.chips);

/** @param {any} v @param {string} player @param {any} change */
function guest(v, player, change) {
  v.guests = v.guests.map((/** @type {any} */ one) => (one.player === player ? { ...one, ...change } : one));
}

/** @param {any} v @param {any} one */
function arrive(v, one) {
  v.asking = Object.fromEntries(Object.entries(v.asking ?? {}).filter(([seat]) => Number(seat) !== one.seat));
  v.guests = [...v.guests, one].sort((a, b) => a.seat - b.seat);
}

const gone = (/** @type {any} */ v, /** @type {any} */ e) => { v.guests = v.guests.filter((/** @type {any} */ one) => one.seat !== e.seat); };

/** @type {Record<string, (v: any, e: any, t: Bank) => void>} */
const TABLE = {
  "table-seat-asked"(v, e) { v.asking = { ...v.asking, [e.seat]: [e.player, e.amount] }; },
  "table-seat-refused"(v, e) { v.asking = Object.fromEntries(Object.entries(v.asking).filter(([seat]) => Number(seat) !== e.seat)); },
  "table-sat-down"(v, e) { arrive(v, { player: e.player, seat: e.seat, chips: e.stack }); },
  "table-company-came"(v, e) { arrive(v, { player: e.player, seat: e.seat, chips: e.stack, company: true }); },
  "table-left": gone,
  "table-company-left": gone,
  "table-unclaimed": gone,
  "table-leaving"(v, e) { guest(v, e.player, { leaving: true }); },
  "table-removing"(v, e) { guest(v, e.player, { removing: true }); },
  "table-paid-out"(v, e) { guest(v, e.player, { taken: e.taken }); },
  "table-entered"(v, e) { guest(v, e.player, { playing: true }); },
  "table-bought"(v, e) { if (!v.guests.find((/** @type {any} */ one) => one.player === e.player)?.playing) guest(v, e.player, { chips: e.stack }); },
  "table-sat-out"(v, e) { guest(v, e.player, { away: e.why, until: e.until ?? 0 }); },
  "table-came-back"(v, e) { guest(v, e.player, { away: "", until: 0 }); },
  "table-timed-out"() {},
  "table-ready"(v, e) { guest(v, e.player, { ready: true }); },
  "table-seat-changed"(v, e, t) {
    const one = v.guests.find((/** @type {any} */ other) => other.seat === e.seat);
    gone(v, e);
    v.guests = [...v.guests, { ...one, chips: inFront(t, one), playing: false, seat: e.to }].sort((a, b) => a.seat - b.seat);
  },
  "table-cards-brought"(v, e) { v.seal = e.seal; },
  "table-betting-until"(v, e, t) { t.betting = e.until; },
  "table-answer-until"(v, e, t) { t.answer = e.until; },
  "table-hand-began"(v, e, t) {
    Object.assign(v, { number: e.number, running: true, next_at: 0 });
    Object.assign(t, { betting: 0, answer: 0 });
    v.guests = v.guests.map((/** @type {any} */ one) => ({ ...one, playing: true, ready: false }));
  },
  "table-hand-ended"(v, e, t) {
    Object.assign(v, { running: false, next_at: e.next_at ?? 0 });
    t.betting = 0;
    v.guests = v.guests.map((/** @type {any} */ one) => ({ ...one, chips: inFront(t, one), playing: false, taken: 0 }));
  },
  "table-seat-held"(v, e) { v.held = [...(v.held ?? []), e.seat]; },
  "table-seat-released"(v, e) { v.held = v.held.filter((/** @type {number} */ seat) => seat !== e.seat); },
  "table-standing-players"() {},
  "table-paused"(v, e) { v.paused = e.why; },
  "table-resumed"(v) { v.paused = ""; },
  "table-closing"(v, e) { v.closing = e.by ? "host" : "floor"; },
  "table-kept-open"(v) { v.closing = ""; },
  "table-bots-wanted"(v, e) { v.setup = { ...v.setup, bots: e.count }; },
  "table-closed"(v) { v.closing = ""; v.closed = true; },
  "house-seal"() {},
  "clock-shifted"(v, e, t) {
    const later = (/** @type {number|undefined} */ time) => (time ? time + e.by : 0);
    v.next_at = later(v.next_at);
    Object.assign(t, { betting: later(t.betting), answer: later(t.answer) });
    t.hand.deadline = later(t.hand.deadline);
    v.guests = v.guests.map((/** @type {any} */ one) => ({ ...one, until: later(one.until) }));
  },
};
