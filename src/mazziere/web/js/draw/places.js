/** Where things lie on the felt, in percent of it: mine at the bottom, the others around, bets before their seats. */

/** @typedef {{x: number, y: number, bx: number, by: number, side: string}} Spot */

/**
 * The spot of a seat.
 * @param {number} seat @param {number} count @param {number} mine the seat at the bottom @param {"oval"|"portrait"|"compact"} shape
 * @returns {Spot}
 */
export function spot(seat, count, mine, shape) {
  const turn = (seat - mine + count) % count;
  if (shape === "portrait") return upright(turn, count);
  return shape === "compact" ? compact(oval(turn / count), count > CROWD) : oval(turn / count);
}

/** Around an oval. @param {number} turn from 0 to 1 @returns {Spot} */
function oval(turn) {
  const angle = Math.PI / 2 + 2 * Math.PI * turn;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // A little squarer than an ellipse: people along the long side sit level with each other.
  const square = (/** @type {number} */ v) => Math.sign(v) * Math.abs(v) ** 0.85;
  const x = 50 + 42 * square(cos);
  const y = 47 + 37 * square(sin);
  const long = Math.abs(sin) > 0.9;
  const bx = 50 + (x - 50) * 0.58 + (Math.abs(cos) < 0.2 ? 11 : 0);
  const by = 46 + (y - 46) * (long ? 0.5 : 0.63);
  return { x, y, bx, by, side: sideOf(x) };
}

/** No nearer than so to the edges of a small oval, and to the name of its table in the corner. */
const [SIDES, NARROW, CORNERS] = [12, 10, 26];

/** A small oval: bets keep clear of the pot and of the board, which take more of it. @param {Spot} spot @param {boolean} crowded @returns {Spot} */
function compact(spot, crowded) {
  const edge = spot.y < 20 ? CORNERS : crowded ? NARROW : SIDES;
  const at = { ...spot, x: Math.min(Math.max(spot.x, edge), 100 - edge) };
  if (at.y > 80) return { ...at, y: at.y - 2, bx: 66, by: 72 };
  if (at.y > 20) return { ...at, bx: 50 + (at.x - 50) * (at.y >= 40 ? 0.68 : crowded ? 0.65 : 0.58) };
  return at.side === "centre" ? { ...at, bx: 67, by: at.y + 13 } : { ...at, bx: 50 + (at.x - 50) * 0.96, by: at.y + 19 };
}

const LOW = 70;
const TOP = 9.5;
const HIGH = 17;
/** How much longer an upright felt is than wide. */
const LONG = 1.65;
/** More than so many seats are drawn narrow. */
export const CROWD = 6;

/** A phone: the others up the left side, along the top and down the right, evenly. @param {number} turn @param {number} count @returns {Spot} */
function upright(turn, count) {
  if (!turn) return { x: 50, y: 84, bx: 50, by: 64, side: "centre" };
  const edge = count > CROWD ? 13 : 15;
  const rise = (LOW - HIGH) * LONG;
  const across = 100 - 2 * edge;
  const gone = ((turn - 0.5) / (count - 1)) * (2 * rise + across);
  const over = Math.min(Math.max(gone - rise, 0), across);
  const climbed = gone < rise ? gone : 2 * rise + across - gone;
  const x = edge + over;
  const topmost = over > 0 && over < across;
  const y = topmost ? TOP + 7 * (Math.abs(x - 50) / 50) ** 2 : LOW - climbed / LONG;
  if (topmost) return { x, y, bx: 50 + (x - 50) * 0.6, by: y + 10, side: "centre" };
  // Beside the plate, but neither on the pot nor on the board, which lie between the two sides.
  const by = y < 34 ? Math.min(y + 3, 27.5) : y < 49 ? 52 : y;
  const away = count > CROWD ? 18 : 11.5;
  return { x, y, bx: x < 50 ? 50 - away : 50 + away, by, side: sideOf(x) };
}

/** @param {number} x */
const sideOf = (x) => (x < 40 ? "left" : x > 60 ? "right" : "centre");
