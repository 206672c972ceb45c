/** Where things lie on the felt, in percent of it: seats on an oval with mine at the bottom, bets before them. */

/** @typedef {{x: number, y: number, bx: number, by: number, side: string}} Spot */

/**
 * The spot of a seat.
 * @param {number} seat @param {number} count @param {number} mine the seat at the bottom @param {boolean} portrait
 * @returns {Spot}
 */
export function spot(seat, count, mine, portrait) {
  const turn = ((seat - mine + count) % count) / count;
  const angle = Math.PI / 2 + 2 * Math.PI * turn;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // A little squarer than an ellipse: people along the long side sit level with each other.
  const square = (/** @type {number} */ v, /** @type {number} */ power) => Math.sign(v) * Math.abs(v) ** power;
  const x = 50 + (portrait ? 39 : 42.5) * square(cos, portrait ? 0.7 : 0.85);
  const y = (portrait ? 45 : 47) + (portrait ? 38 : 37) * square(sin, 0.85);
  const pull = portrait ? 0.52 : 0.55;
  const aside = portrait ? (sin > 0.9 ? 0 : 18) : 9;
  const bx = 50 + (x - 50) * pull + (Math.abs(cos) < 0.2 ? aside : 0);
  const by = portrait ? y + (y < 45 ? 9.5 : sin > 0.9 ? -25 : -10) : 46 + (y - 46) * (Math.abs(sin) > 0.9 ? 0.5 : pull + 0.08);
  return { x, y, bx, by, side: x < 40 ? "left" : x > 60 ? "right" : "centre" };
}
