/** The cards of my own hand, which I go on seeing when they have gone to the muck, until the next hand: nobody else is told of them. */

/** Places of the pack in my hand, and the card on each of them. @typedef {{place: number, faces: Record<number, number>, hole: number[], up: number[]}} Held */

const UNSEEN = 52;

/** @type {Held} */
export const NOTHING = { place: -1, faces: {}, hole: [], up: [] };

/** @param {Held} before @param {any[]} happened @param {string} player @returns {Held} */
export function heldBy(before, happened, player) {
  let held = before;
  for (const e of happened) {
    if (e.event === "table-hand-began") held = { ...NOTHING, place: e.players.indexOf(player) };
    else if (e.event === "moved" && held.place >= 0) held = after(held, e);
  }
  return held;
}

/** What the muck takes stays; what is changed, or turned up, does not. @param {Held} held @param {any} e @returns {Held} */
function after(held, e) {
  const zones = [`hole/${held.place}`, `up/${held.place}`];
  if (e.to[0] === "muck" || ![e.source, ...e.to].some((zone) => zones.includes(zone))) return held;
  const faces = { ...held.faces };
  e.slots.forEach((/** @type {number} */ slot, /** @type {number} */ i) => { if ((e.faces?.[i] ?? UNSEEN) < UNSEEN) faces[slot] = e.faces[i]; });
  const lying = (/** @type {string} */ zone, /** @type {number[]} */ slots) => [...slots.filter((slot) => !e.slots.includes(slot) || e.to[0] === e.source), ...e.slots.filter((/** @type {number} */ slot, /** @type {number} */ i) => e.to[i] === zone && zone !== e.source)];
  return { ...held, faces, hole: lying(zones[0], held.hole), up: lying(zones[1], held.up) };
}

/** The cards themselves. @param {Held} held @returns {{hole: number[], up: number[]}} */
export const cardsOf = ({ faces, hole, up }) => ({ hole: hole.map((slot) => faces[slot] ?? UNSEEN), up: up.map((slot) => faces[slot] ?? UNSEEN) });
