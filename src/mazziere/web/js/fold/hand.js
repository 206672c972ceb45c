/**
 * A hand as this viewer knows it: the fold of the masked events, card by card and chip by chip.
 *
 * Mirrors `mazziere.hand.evolve`. It decides nothing: events carry the figures. A snapshot does not say which slot
 * each card came from; where an event then names slots nobody here can place, `Missed` asks for the hand whole.
 */
import { Missed } from "./missed.js";

export const UNSEEN = 52;
/** @typedef {import("./shapes.js").Place["status"]} Status */
/** @type {Status[]} */
const STATUS = ["live", "folded", "killed", "mucked", "out"];

export { Missed } from "./missed.js";

/** @typedef {import("./shapes.js").Option} Option */
/** @typedef {import("./shapes.js").Happening} Happening */

/**
 * An empty hand for one viewer (null: a spectator).
 * @param {number|null} viewer
 */
export function emptyHand(viewer) {
  return {
    viewer,
    game: "", limit: "", rulebook: "", stakes: {}, street: "", button: /** @type {number|null} */ (null),
    names: /** @type {string[]} */ ([]), stacks: /** @type {number[]} */ ([]), bets: /** @type {number[]} */ ([]),
    putIn: /** @type {number[]} */ ([]), status: /** @type {Status[]} */ ([]), shown: /** @type {boolean[]} */ ([]),
    awards: /** @type {number[]} */ ([]),
    zones: /** @type {Record<string, number[]>} */ ({}), faces: /** @type {Record<number, number>} */ ({}),
    middle: 0, pots: /** @type {any[]} */ ([]), level: 0, raked: 0, frozen: 0, carry: /** @type {any} */ ({}),
    pending: /** @type {Record<string, Option[]>} */ ({}), order: /** @type {number[]} */ ([]),
    turn: 0, deadline: 0, facts: /** @type {Record<string, number>} */ ({}),
    held: false, ended: false, voided: false,
    layered: true, started: false, seal: /** @type {any} */ (null), carried: /** @type {any} */ (null), dead: 0,
    made: -1,
  };
}

/** @typedef {ReturnType<typeof emptyHand>} Hand */

/**
 * The hand a snapshot shows. Slots are not in it: each card gets a number of its own below zero.
 * @param {import("./shapes.js").HandView} view
 * @returns {Hand}
 */
export function handOf(view) {
  const h = emptyHand(view.viewer);
  Object.assign(h, {
    game: view.game, limit: view.limit, rulebook: view.rulebook, stakes: view.stakes, street: view.street,
    button: view.button, pots: view.pots, level: view.to_match, raked: view.raked, frozen: view.frozen,
    carry: view.carry, turn: view.turn, deadline: view.deadline, facts: { ...view.facts }, held: view.held,
    ended: view.ended, voided: view.voided,
  });
  const lay = (/** @type {string} */ zone, /** @type {number[]} */ faces) => {
    if (faces.length) h.zones[zone] = faces.map((face) => place(h, face));
  };
  view.seats.forEach((/** @type {any} */ seat, /** @type {number} */ place_) => {
    h.names.push(seat.name);
    h.stacks.push(seat.stack);
    h.bets.push(seat.bet);
    h.putIn.push(seat.put_in);
    h.status.push(seat.status);
    h.shown.push(seat.shown);
    h.awards.push(seat.award ?? 0);
    lay(`hole/${place_}`, seat.hole);
    lay(`up/${place_}`, seat.up);
  });
  const shared = h.facts["runs-from"] ?? 0;
  view.boards.forEach((/** @type {number[]} */ board, /** @type {number} */ run) =>
    lay(run ? `board/${run}` : "board", run ? board.slice(shared) : board));
  for (const [zone, faces] of Object.entries(view.zones)) lay(zone, /** @type {number[]} */ (faces));
  h.middle = view.pot - h.bets.reduce((sum, bet) => sum + bet, 0);
  h.order = view.pending;
  for (const seat of view.pending) h.pending[seat] = seat === view.viewer ? view.options : [];
  return h;
}

/** A card whose slot nobody told us. @param {Hand} h @param {number} face */
function place(h, face) {
  const slot = h.made--;
  if (face !== UNSEEN) h.faces[slot] = face;
  return slot;
}

/**
 * The hand in the shape of a snapshot.
 * @param {Hand} h
 * @returns {import("./shapes.js").HandView}
 */
export function handView(h) {
  const visible = (/** @type {number[]} */ slots) => (slots ?? []).map((slot) => h.faces[slot] ?? UNSEEN);
  const shared = h.facts["runs-from"] ?? 0;
  const boards = [visible(h.zones.board)];
  for (let run = 1; run < (h.facts.runs ?? 1); run++) {
    boards.push([...boards[0].slice(0, shared), ...visible(h.zones[`board/${run}`])]);
  }
  /** @type {Record<string, number[]>} */
  const zones = {};
  for (const [zone, slots] of Object.entries(h.zones)) {
    if (slots.length && !/^(hole\/|up\/|board)/.test(zone)) zones[zone] = visible(slots);
  }
  return {
    viewer: h.viewer, game: h.game, limit: h.limit, rulebook: h.rulebook, stakes: h.stakes, street: h.street,
    button: h.button,
    seats: h.names.map((name, seat) => ({
      name, stack: h.stacks[seat], bet: h.bets[seat], put_in: h.putIn[seat], status: h.status[seat],
      all_in: h.status[seat] === "live" && !h.stacks[seat],
      hole: visible(h.zones[`hole/${seat}`]), up: visible(h.zones[`up/${seat}`]),
      shown: h.shown[seat], award: h.awards[seat],
    })),
    boards, zones,
    pot: h.middle + h.bets.reduce((sum, bet) => sum + bet, 0),
    pots: h.pots, to_match: h.level, pending: h.order,
    options: h.viewer === null ? [] : h.pending[h.viewer] ?? [],
    turn: h.turn, deadline: h.deadline, facts: h.facts, raked: h.raked, frozen: h.frozen, carry: h.carry,
    held: h.held, ended: h.ended, voided: h.voided,
  };
}

/** @param {Hand} h @param {Record<string, Option[]>} pending @param {number[]} order */
function ask(h, pending = {}, order = []) {
  h.pending = pending;
  h.order = order;
}

/** @param {Hand} h @param {number} seat */
function answered(h, seat) {
  delete h.pending[seat];
  h.order = h.order.filter((other) => other !== seat);
}

/**
 * Cards go from one zone to others, or are turned where they lie.
 * @param {Hand} h @param {Happening} e
 */
function moved(h, e) {
  const lying = h.zones[e.source] ?? [];
  const faces = e.faces ?? [];
  const turned = e.to[0] === e.source;
  const known = e.slots.every((/** @type {number} */ slot) => lying.includes(slot));
  if (!known) recognise(h, e, lying);
  if (!turned) {
    const going = new Set(e.slots);
    h.zones[e.source] = h.zones[e.source].filter((slot) => !going.has(slot));
  }
  e.slots.forEach((/** @type {number} */ slot, /** @type {number} */ index) => {
    if (faces.length && faces[index] !== UNSEEN) h.faces[slot] = faces[index];
    if (!turned) (h.zones[e.to[index]] ??= []).push(slot);
  });
}

/**
 * Slots this side has not met, because a snapshot does not name them: from the stub any will do, and of a whole pile
 * it is clear which is which.
 * @param {Hand} h @param {Happening} e @param {number[]} lying
 */
function recognise(h, e, lying) {
  const unknown = e.slots.filter((/** @type {number} */ slot) => !lying.includes(slot));
  const nameless = lying.filter((slot) => slot < 0);
  if (nameless.length < unknown.length) throw new Missed(`${e.source}: ${unknown}`);
  if (e.source !== "stub" && nameless.length !== unknown.length) throw new Missed(`${e.source}: which?`);
  const sorted = unknown.every((/** @type {number} */ slot, /** @type {number} */ i) => !i || unknown[i - 1] < slot);
  // Cards lie in the order they came: where slots are named in another, it is not clear which face is whose.
  if (!sorted && nameless.some((slot) => h.faces[slot] !== undefined)) throw new Missed(`${e.source}: in which order?`);
  const names = new Map(unknown.map((/** @type {number} */ slot, /** @type {number} */ i) => [nameless[i], slot]));
  for (const [old, slot] of names) {
    if (h.faces[old] !== undefined) h.faces[slot] = h.faces[old];
    delete h.faces[old];
  }
  h.zones[e.source] = lying.map((slot) => names.get(slot) ?? slot);
}

/** @param {Hand} h @param {Happening} e */
function paid(h, e) {
  e.seats.forEach((/** @type {number} */ seat, /** @type {number} */ i) => { h.stacks[seat] = e.stacks[i]; });
}

/** @type {Record<string, (h: Hand, e: Happening) => void>} */
export const HAND = {
  started(h, e) {
    const n = e.stacks.length;
    const all = (/** @type {any} */ value) => Array(n).fill(value);
    const putIn = e.put_in?.length ? e.put_in : all(0);
    const middle = putIn.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0)
      + (e.dead ?? 0) + (e.carry?.pot ?? 0);
    Object.assign(h, {
      started: true, game: e.game, limit: e.limit, rulebook: e.rulebook, stakes: e.stakes, button: e.button,
      names: e.names, stacks: [...e.stacks], bets: all(0), putIn: [...putIn], status: all("live"), shown: all(false),
      awards: all(0), middle, layered: e.layered_antes ?? true, seal: e.seal ?? null, carried: e.carry ?? {},
      dead: e.dead ?? 0, faces: {}, zones: { stub: Array.from({ length: e.pack ?? 52 }, (_, slot) => slot) },
    });
    if (middle) h.pots = [{ amount: middle, seats: Array.from({ length: n }, (_, seat) => seat) }];
  },
  opened(h, e) { h.street = e.street; ask(h); },
  "round-opened"(h, e) { h.street = e.street; h.level = e.level; ask(h); },
  turn(h, e) {
    h.turn = e.number;
    h.deadline = e.deadline ?? 0;
    ask(h, Object.fromEntries(e.seats.map((/** @type {number} */ s, /** @type {number} */ i) => [s, e.options[i]])), e.seats);
  },
  ended(h, e) {
    h.ended = true;
    ask(h);
    h.middle -= e.carry?.pot ?? 0;
    h.carry = e.carry ?? {};
  },
  moved,
  reshuffled(h, e) {
    for (const zone of e.zones) h.zones[zone] = [];
    h.zones.stub = [...e.slots];
  },
  posted(h, e) {
    h.stacks[e.seat] = e.stack;
    if (e.live ?? true) h.bets[e.seat] = e.bet;
    else {
      h.middle += e.amount;
      if (e.kind === "ante" && h.layered) h.putIn[e.seat] += e.amount;
    }
  },
  folded(h, e) { h.status[e.seat] = STATUS[1]; ask(h); },
  checked(h) { ask(h); },
  called(h, e) { h.stacks[e.seat] = e.stack; h.bets[e.seat] = e.bet; ask(h); },
  wagered(h, e) { h.stacks[e.seat] = e.stack; h.bets[e.seat] = e.bet; h.level = e.level; ask(h); },
  returned(h, e) { h.bets[e.seat] = e.bet; h.stacks[e.seat] = e.stack; },
  collected(h, e) {
    h.putIn = h.putIn.map((put, seat) => put + h.bets[seat]);
    h.middle += h.bets.reduce((sum, bet) => sum + bet, 0);
    h.bets = h.bets.map(() => 0);
    h.pots = e.pots;
    h.level = 0;
  },
  raked(h, e) { h.middle -= e.amount; h.raked += e.amount; },
  awarded(h, e) {
    e.seats.forEach((/** @type {number} */ seat, /** @type {number} */ i) => {
      h.middle -= e.amounts[i];
      h.awards[seat] += e.amounts[i];
    });
    paid(h, e);
  },
  shown(h, e) { h.shown[e.seat] = true; answered(h, e.seat); },
  mucked(h, e) { h.status[e.seat] = STATUS[3]; answered(h, e.seat); },
  chose(h, e) { answered(h, e.seat); },
  settled(h, e) { h.facts = { ...h.facts, [e.what]: e.result }; ask(h); },
  drew(h, e) { h.facts = { ...h.facts, [`drew/${e.seat}`]: e.count }; ask(h); },
  held(h) { h.held = true; },
  released(h) { h.held = false; },
  "bets-returned"(h, e) {
    e.seats.forEach((/** @type {number} */ seat, /** @type {number} */ i) => { h.bets[seat] -= e.amounts[i]; });
    paid(h, e);
    ask(h);
  },
  "hand-killed"(h, e) { h.status[e.seat] = STATUS[2]; ask(h); },
  restored() { throw new Missed("a killed hand lives again"); },
  rewound() { throw new Missed("play goes back"); },
  voided(h, e) {
    if (!h.started) throw new Missed("a hand whose start was not seen");
    const none = h.stacks.map(() => 0);
    Object.assign(h, { stacks: [...e.stacks], bets: none, putIn: [...none], awards: [...none], middle: 0, frozen: 0, raked: 0 });
    h.pots = [];
    h.carry = h.dead ? { ...h.carried, pot: (h.carried.pot ?? 0) + h.dead } : h.carried;
    ask(h);
    h.voided = h.ended = true;
  },
  "winners-declared"(h) { ask(h); },
  "award-amended"(h, e) {
    e.seats.forEach((/** @type {number} */ seat, /** @type {number} */ i) => { h.awards[seat] += e.changes[i]; });
    paid(h, e);
  },
  "pot-frozen"(h, e) {
    h.pots = h.pots.map((pot, i) => (i === e.pot ? { ...pot, amount: pot.amount - e.amount } : pot));
    h.middle -= e.amount;
    h.frozen += e.amount;
  },
  "pot-thawed"(h, e) {
    e.seats.forEach((/** @type {number} */ seat, /** @type {number} */ i) => {
      h.frozen -= e.amounts[i];
      h.awards[seat] += e.amounts[i];
    });
    paid(h, e);
  },
  "exposed"(h, e) {
    h.facts = { ...h.facts, [`exposed/${e.seat}`]: e.loses_raise ? 2 : 1 };
    h.pending = {};
  },
  "told"() {},
  "clock-shifted"(h, e) { if (h.deadline) h.deadline += e.by; },
  // -- poker all'italiana and Telesina
  "left-out"(h, e) { h.status[e.seat] = STATUS[4]; answered(h, e.seat); },
  "sat-out"(h, e) { h.facts = { ...h.facts, [`away/${e.seat}`]: 1 }; answered(h, e.seat); },
  "came-back"(h, e) { const { [`away/${e.seat}`]: _, ...facts } = h.facts; h.facts = facts; },
  preferred() {},
  "raised-blind"(h, e) { h.stacks[e.seat] = e.stack; h.bets[e.seat] = e.amount; ask(h); },
  "said-parol"(h, e) { h.facts = { ...h.facts, [`parol/${e.seat}`]: 1, "parol said": 1 }; ask(h); },
  adjusted(h, e) {
    h.stacks[e.seat] = e.stack;
    h.middle += e.amount;
    h.facts = { ...h.facts, [`adjusted/${e.seat}`]: e.amount };
    answered(h, e.seat);
  },
  "vele-turned"(h, e) {
    const lying = h.zones.board ?? [];
    e.slots.forEach((/** @type {number} */ slot, /** @type {number} */ i) => {
      // The letters say where each lies, also to whom the slots were never named.
      const spot = e.letters.charCodeAt(i) - 65;
      if (!lying.includes(slot)) lying[spot] = slot;
      h.faces[slot] = e.faces[i];
    });
  },
};
