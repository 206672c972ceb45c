/**
 * A poker table as this viewer knows it: a snapshot, then the masked events. Mirrors `mazziere.table.evolve`.
 */
import { HAND, Missed, emptyHand, handOf, handView } from "./hand.js";

export { Missed } from "./hand.js";

/** @typedef {import("./hand.js").Happening} Happening */
/** @typedef {{view: import("./shapes.js").TableView, hand: import("./hand.js").Hand|null, player: string}} Table */

/**
 * The table a snapshot shows.
 * @param {import("./shapes.js").TableView} view @param {string} player "" for a spectator
 * @returns {Table}
 */
export function tableOf(view, player) {
  return { view: { ...view }, hand: view.hand ? handOf(view.hand) : null, player };
}

/**
 * The table its first event opens.
 * @param {Happening} e @param {string} player
 * @returns {Table}
 */
export function opened(e, player) {
  const view = {
    setup: e.setup, stakes: e.setup.stakes ?? {}, seats: [], asking: {},
    places: { button: -1, small: -1, big: -1, travelled: 0 }, number: 0, game: "", carry: {}, next_at: 0,
    players: [], table_seats: [], running: false, hand: null, yours: null, chooser: -1, menu: [], choose_by: 0,
    straddle: null, shows: {}, bank: null, called: null, frozen: false, paused: "", closing: "", closed: false, last: null,
  };
  return { view, hand: null, player };
}

/**
 * The table after one event; the one given is left as it was (but for the hand on it, which is its own).
 * @param {Table} t @param {Happening} e
 */
export function apply(t, e) {
  const change = TABLE[e.event];
  if (change) change(t.view, e, t);
  if (!change || e.event === "clock-shifted") {
    if (t.hand && t.view.running) {
      const fold = HAND[e.event];
      if (!fold) throw new Missed(`an event nobody knows here: ${e.event}`);
      fold(t.hand, e);
    }
  }
}

/**
 * The table in the shape of a snapshot.
 * @param {Table} t
 * @returns {import("./shapes.js").TableView}
 */
export function tableView(t) {
  const v = t.view;
  const hand = t.hand && t.hand.names.length ? handView(t.hand) : null;
  const seats = v.seats.map((/** @type {any} */ person) => {
    const place = v.players ? v.players.indexOf(person.player) : -1;
    const plays = Boolean(v.running) && place >= 0;
    return { ...person, in_hand: plays, stack: plays && hand ? hand.seats[place].stack - (person.taken ?? 0) : person.stack };
  });
  const mine = seats.find((/** @type {any} */ person) => person.player === t.player);
  const place = t.player && v.players ? v.players.indexOf(t.player) : -1;
  const yours = mine && t.player ? { seat: mine.seat, place, prefers: v.yours?.prefers ?? {} } : null;
  return { ...v, seats, hand, yours };
}

/** @param {any} v @param {string} player @param {object} change */
function person(v, player, change) {
  v.seats = v.seats.map((/** @type {any} */ one) => (one.player === player ? { ...one, ...change } : one));
}

/** @param {any} v @param {number} seat */
function without(v, seat) {
  const { [seat]: _, ...asking } = v.asking;
  v.asking = asking;
}

/** @type {Record<string, (v: any, e: Happening, t: Table) => void>} */
const TABLE = {
  "table-closed"(v, e) {
    (e.players ?? []).forEach((/** @type {string} */ player, /** @type {number} */ i) => {
      const one = v.seats.find((/** @type {any} */ seat) => seat.player === player);
      person(v, player, { stack: one.stack + e.shares[i] });
    });
    v.carry = {};
    v.closing = "";
    v.closed = true;
  },
  "table-closing"(v, e) { v.closing = e.by ? "host" : "floor"; },
  "table-kept-open"(v) { v.closing = ""; },
  "table-bots-wanted"(v, e) { v.setup = { ...v.setup, bots: e.count }; },
  "table-paused"(v, e) { v.paused = e.why; },
  "table-resumed"(v) { v.paused = ""; },
  "clock-shifted"(v, e) {
    if (v.next_at) v.next_at += e.by;
    if (v.choose_by) v.choose_by += e.by;
    if (v.bank) v.bank = { ...v.bank, until: v.bank.until + e.by, began: v.bank.began + e.by };
    if (v.called) v.called = { ...v.called, until: v.called.until + e.by, began: v.called.began + e.by };
    v.seats = v.seats.map((/** @type {any} */ one) => (one.until ? { ...one, until: one.until + e.by } : one));
  },
  "table-seat-asked"(v, e) { v.asking = { ...v.asking, [e.seat]: [e.player, e.amount] }; },
  "table-seat-refused"(v, e) { without(v, e.seat); },
  "table-sat-down"(v, e, t) {
    without(v, e.seat);
    if (e.player === t.player) Object.assign(v, { back_at: 0, back_rule: "" });
    const one = {
      seat: e.seat, player: e.player, stack: e.stack, behind: e.behind ?? 0, standing: e.standing ?? "new",
      entry: "wait", bank: e.bank ?? 0,
    };
    const others = v.seats.filter((/** @type {any} */ other) => other.seat !== e.seat);
    v.seats = [...others, one].sort((a, b) => a.seat - b.seat);
  },
  "table-seat-changed"(v, e) {
    const one = v.seats.find((/** @type {any} */ seat) => seat.player === e.player);
    const moved = { ...one, seat: e.to, ...(e.standing ? { standing: e.standing, entry: "wait" } : {}) };
    const others = v.seats.filter((/** @type {any} */ seat) => seat.player !== e.player);
    v.seats = [...others, moved].sort((a, b) => a.seat - b.seat);
  },
  "table-left"(v, e, t) {
    v.seats = v.seats.filter((/** @type {any} */ one) => one.seat !== e.seat);
    if (e.player === t.player) Object.assign(v, { yours: null, back_at: e.back_at ?? 0, back_rule: e.back_rule ?? "" });
  },
  "table-leaving"(v, e) { person(v, e.player, { leaving: true }); },
  "table-removing"(v, e) { person(v, e.player, { removing: true }); },
  "table-paid-out"(v, e) { person(v, e.player, { taken: e.taken, behind: 0 }); },
  "table-kept-apart"() {},
  "table-bought"(v, e) { person(v, e.player, { stack: e.stack, behind: e.behind ?? 0 }); },
  "table-top-up-returned"(v, e) { person(v, e.player, { behind: e.behind }); },
  "table-topped-up"(v, e) {
    const one = v.seats.find((/** @type {any} */ seat) => seat.player === e.player);
    person(v, e.player, { stack: e.stack, behind: (one.behind ?? 0) - e.amount });
  },
  "table-sat-out"(v, e) { person(v, e.player, { away: e.why, until: e.until ?? 0 }); },
  "table-came-back"(v, e) { person(v, e.player, { away: "", until: 0, overdue: false }); },
  "table-absence-over"(v, e) { person(v, e.player, { overdue: true, until: 0 }); },
  "table-entry-chosen"(v, e) { person(v, e.player, { entry: e.how }); },
  "table-blinds-missed"(v, e) { person(v, e.player, { owes_small: e.small, owes_big: e.big }); },
  "table-entered"(v, e) {
    person(v, e.player, { standing: "playing", entry: "wait", owes_small: false, owes_big: false });
  },
  "table-preferred"(v, e, t) {
    if (e.player === t.player) v.yours = { ...v.yours, prefers: { ...v.yours?.prefers, [e.what]: e.value } };
  },
  "table-button-drawn"(v, e) { v.places = { button: e.button, small: -1, big: -1, travelled: 0 }; },
  "table-game-asked"(v, e) { v.chooser = e.seat; v.menu = e.menu; v.choose_by = e.until ?? 0; },
  "table-game-chosen"(v, e) { v.game = e.game; v.chooser = e.seat ?? -1; v.menu = []; v.choose_by = 0; },
  "table-hand-began"(v, e, t) {
    v.number = e.number;
    v.game = e.game;
    v.players = e.players;
    v.table_seats = e.seats;
    v.giro = e.giro ?? [];
    v.lowest_before = e.lowest_before ?? 0;
    v.parol = e.parol ?? 0;
    v.frozen = e.frozen ?? false;
    const button = e.button ?? -1;
    if (button !== -1) {
      const first = v.places.button !== -1 ? v.places.button : button;
      const seats = v.setup.seats ?? 6;
      const travelled = (v.places.travelled ?? 0) + ((((button - first) % seats) + seats) % seats);
      v.places = { button, small: e.small ?? -1, big: e.big ?? -1, travelled };
    }
    v.carry = {};
    v.running = true;
    v.straddle = null;
    v.shows = {};
    const place = t.player ? e.players.indexOf(t.player) : -1;
    t.hand = emptyHand(place < 0 ? null : place);
  },
  "table-hand-ended"(v, e) {
    if (e.voided) throw new Missed("a hand that never was");
    v.players.forEach((/** @type {string} */ player, /** @type {number} */ i) => person(v, player, { stack: e.stacks[i] - (v.seats.find((/** @type {any} */ one) => one.player === player)?.taken ?? 0), taken: 0 }));
    v.last = { hand: e.number, players: v.players, won: e.won, pot: e.pot ?? 0, raked: e.raked ?? 0 };
    v.carry = e.carry ?? {};
    v.next_at = e.next_at ?? 0;
    v.running = false;
    v.bank = null;
    v.called = null;
  },
  "table-deal-moved"(v, e) { v.places = { button: e.seat, small: -1, big: -1, travelled: 0 }; v.carry = e.carry ?? {}; },
  "table-giro-over"(v) { v.giro = []; },
  "table-bank-started"(v, e) { v.bank = { player: e.player, turn: e.turn, until: e.until, began: e.at ?? 0 }; },
  "table-bank-used"(v, e) { person(v, e.player, { bank: e.left }); v.bank = null; },
  "table-clock-called"(v, e) { v.called = { player: e.player, turn: e.turn, until: e.until, began: e.at ?? 0 }; },
  "table-straddle-asked"(v, e) { v.straddle = [e.player, e.amount, false]; },
  "table-straddle-chosen"(v, e) { v.straddle = [e.player, v.straddle?.[1] ?? 0, true]; },
  "table-time-given"(v, e, t) { if (t.hand) t.hand.deadline = e.until; },
  "table-showed"(v, e) { v.shows = { ...v.shows, [e.player]: e.cards }; },
  "table-kept-out"() {},
  "table-confirmed"() {},
  "table-timed-out"() {},
  "table-deck-counted"() {},
  "table-disputed"() {},
};
