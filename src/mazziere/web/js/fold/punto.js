/** The events of Punto Banco. Mirrors `mazziere.house.punto_banco.evolve`. */
import { Missed } from "./missed.js";

const UNSEEN = 52;
const ROWS = 6;

/** @typedef {{side: string, score?: number, ties?: number}} Mark */

/** The game a snapshot shows. In which order cards on the table left the shoe is in none. @param {any} hand */
export function puntoOf(hand) {
  const lying = hand.punto.length + hand.banco.length > 0;
  const over = hand.stage !== "settling" || !hand.result || hand.result === "void";
  const scored = over ? null : mark(hand.result, Math.max(hand.punto_score, hand.banco_score));
  return { ...hand, hidden: { sides: lying ? null : [], faces: [], scored } };
}

/** @param {any} h @param {any} told */
export function workedPunto(h, told) {
  h.options = told.options ?? [];
  h.seating = told.seating ?? [];
  h.punto_score = told.punto_score ?? null;
  h.banco_score = told.banco_score ?? null;
}

/** @param {string} side @param {number} score @param {number} [ties] @returns {Mark} */
const mark = (side, score, ties = 0) => ({ side, ...(score && { score }), ...(ties && { ties }) });

/** Runs of the same winner down a column; a run with no room below turns right. @param {Mark[]} beads */
function bigRoad(beads) {
  /** @type {Record<string, Mark>} */
  const road = {};
  let [start, column, row, waiting, last] = /** @type {[number, number, number, number, string]} */ ([-1, 0, 0, 0, ""]);
  for (const { side, score = 0 } of beads) {
    const here = road[`${column},${row}`];
    if (side === "egalite" && !last) waiting += 1;
    else if (side === "egalite") road[`${column},${row}`] = mark(here.side, here.score ?? 0, (here.ties ?? 0) + 1);
    else {
      if (side !== last) {
        do start += 1; while (`${start},0` in road);
        [column, row] = [start, 0];
      } else if (column !== start || row + 1 === ROWS || `${column},${row + 1}` in road) column += 1;
      else row += 1;
      road[`${column},${row}`] = mark(side, score, waiting);
      [last, waiting] = [side, 0];
    }
  }
  return road;
}

/** Cards as they lie, from the order in which they left the shoe. @param {any} h */
function lay(h) {
  const { sides, faces } = h.hidden;
  for (const side of ["punto", "banco"]) h[side] = faces.filter((/** @type {number} */ _, /** @type {number} */ i) => sides[i] === side);
}

/** @param {any} h */
function order(h) {
  if (!h.hidden.sides) throw new Missed("cards that lay there before the snapshot");
  return h.hidden;
}

/** @type {Record<string, (h: any, e: any) => void>} */
export const PUNTO_BANCO = {
  "pb-opened"(h, e) {
    Object.assign(h, { names: [...e.names], chips: [...e.chips], stakes: e.names.map(() => ({})) });
    h.chairs = Array.from({ length: e.rules.chairs }, (_, i) => (i < e.names.length ? i : -1));
  },
  "pb-taken-up"(h, e) { Object.assign(h, { stage: e.stage, hand: e.hand, remaining: e.cards - e.out, last_of_shoe: e.last }); },
  "pb-chips"(h, e) { h.chips[e.seat] = e.chips; },
  "pb-shoe"(h, e) { Object.assign(h, { remaining: e.cards, last_of_shoe: false, bead_plate: [], big_road: {} }); },
  "pb-cut-offered"(h) { h.stage = "cut"; },
  "pb-cut"(h) { h.stage = "between"; },
  "pb-burned"(h, e) { h.remaining -= e.count; },
  "pb-betting"(h, e) {
    Object.assign(h, { hand: e.hand, stage: "betting", deadline: e.deadline ?? 0, punto: [], banco: [], punto_score: null, banco_score: null, result: "" });
    h.hidden = { sides: [], faces: [], scored: null };
  },
  "pb-staked"(h, e) { h.stakes[e.seat][e.bet] = e.stake; h.chips[e.seat] = e.chips; },
  "pb-returned"(h, e) {
    if (e.stake) h.stakes[e.seat][e.bet] = e.stake;
    else delete h.stakes[e.seat][e.bet];
    h.chips[e.seat] = e.chips;
  },
  "pb-closed"(h) { Object.assign(h, { stage: "dealing", deadline: 0 }); },
  "pb-cut-card"(h) { h.last_of_shoe = true; },
  "pb-dealt"(h, e) {
    const { sides, faces } = order(h);
    const free = sides.indexOf("");
    if (free >= 0) sides[free] = e.side;
    else { sides.push(e.side); faces.push(UNSEEN); h.remaining -= 1; }
    if (h.stage === "accepting") Object.assign(h, { stage: "dealing", deadline: 0 });
    h[`${e.side}_score`] = null;
    lay(h);
  },
  "pb-turned"(h, e) {
    const { faces } = order(h);
    e.numbers.forEach((/** @type {number} */ number, /** @type {number} */ i) => { faces[number] = e.faces[i]; });
    lay(h);
  },
  "pb-irregular"(h, e) { if (e.stops) h.stage = "irregular"; },
  "pb-rebuilt"(h, e) {
    order(h).sides = [...e.sides];
    Object.assign(h, { stage: e.withdrawals ? "accepting" : "dealing", deadline: e.deadline ?? 0 });
    lay(h);
  },
  "pb-called"(h, e) { h[`${e.side}_score`] = e.score; },
  "pb-scored"(h, e) {
    Object.assign(h, { punto_score: e.punto, banco_score: e.banco, result: e.result, stage: "settling" });
    h.hidden.scored = mark(e.result, Math.max(e.punto, e.banco));
  },
  "pb-settled"(h, e) { delete h.stakes[e.seat][e.bet]; h.chips[e.seat] = e.chips; },
  "pb-void"(h) { Object.assign(h, { result: "void", stage: "settling" }); h.hidden.scored = null; },
  "pb-ended"(h, e) {
    Object.assign(h, { stage: "between", deadline: 0, remaining: h.remaining + (e.left_over ?? 0) });
    if (!h.hidden.scored) return;
    const beads = [...h.bead_plate.flat(), h.hidden.scored];
    h.bead_plate = Array.from({ length: Math.ceil(beads.length / ROWS) }, (_, i) => beads.slice(i * ROWS, i * ROWS + ROWS));
    h.big_road = bigRoad(beads);
    h.hidden.scored = null;
  },
  "pb-joined"(h, e) { h.names = [...h.names, e.name]; h.chips.push(e.chips); h.stakes.push({}); },
  "pb-chair"(h, e) { h.chairs[e.chair] = e.seat; h.bookings = h.bookings.filter((/** @type {number} */ seat) => seat !== e.seat); },
  "pb-marked"(h, e) { if (!h.away.includes(e.chair)) h.away.push(e.chair); },
  "pb-regained"(h, e) { h.away = h.away.filter((/** @type {number} */ chair) => chair !== e.chair); },
  "pb-freed"(h, e) { h.chairs[e.chair] = -1; h.away = h.away.filter((/** @type {number} */ chair) => chair !== e.chair); },
  "pb-booked"(h, e) { h.bookings.push(e.seat); },
  "pb-orphans"(h, e) { h.chips[e.seat] -= e.amount; },
  "pb-claimed"(h, e) { h.chips[e.seat] = e.chips; },
  // Nothing of these is seen; new limits come with the hand they are for.
  "pb-shoe-ended"() {}, "pb-last-hands"() {}, "pb-suspended"() {}, "pb-resumed"() {}, "pb-limits"() {},
  "pb-sixain"() {}, "pb-checked"() {}, "pb-reserved"() {}, "pb-standing"() {},
};
