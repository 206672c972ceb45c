/** Where things lie on the felt, in percent of it: mine at the bottom, the others around, bets before their seats. */

/** @typedef {{x: number, y: number, bx: number, by: number, side: string, bet: "felt"|"foot"|"beside"}} Spot `bet`: on the felt, or where the plate is */

/**
 * The spot of a seat.
 * @param {number} seat @param {number} count @param {number} mine the seat at the bottom @param {"oval"|"portrait"|"compact"} shape
 * @param {boolean} [figure] do vele lie in several rows? Then the pot is higher up than elsewhere
 * @returns {Spot}
 */
export function spot(seat, count, mine, shape, figure = false) {
  const turn = (seat - mine + count) % count;
  if (shape === "portrait") return upright(turn, count, figure);
  return shape === "compact" ? compact(turn, count) : oval(turn / count, count > CROWD);
}

/** Around an oval. @param {number} turn from 0 to 1 @param {boolean} crowded @returns {Spot} */
function oval(turn, crowded) {
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
  // Straight before the seat where the neighbours' bets lie at both sides: mine above my cards, theirs above the pot.
  if (crowded && Math.abs(cos) < 0.1) return { x, y, bx: 50, by: sin > 0 ? 63.5 : 27, side: "centre", bet: "felt" };
  return { x, y, bx, by, side: sideOf(x), bet: "felt" };
}

/** A small oval: the plates in two columns and a row, so that the board has the middle; bets lie at the foot of their plates. */
const [ROW, COLUMNS, NARROW] = [13, 12.5, 10];
/** By how many sit in a column, or in the row: where the lowest is, and how far one is from the next. */
const [LOWEST, STEP, ACROSS] = [[0, 60, 70, 79], [0, 0, 33, 27.5], [0, 0, 34, 26, 20]];

/** @param {number} turn @param {number} count @returns {Spot} */
function compact(turn, count) {
  if (!turn) return { x: 50, y: 83, bx: 50, by: 83, side: "centre", bet: "beside" };
  const others = count - 1;
  const column = Math.min(Math.floor((others + 1) / 3), LOWEST.length - 1);
  const row = others - 2 * column;
  const up = turn <= column ? turn - 1 : turn > column + row ? others - turn : -1;
  const edge = count > CROWD ? NARROW : COLUMNS;
  const x = up < 0 ? 50 + (ACROSS[row] ?? 80 / row) * (turn - column - (row + 1) / 2) : turn <= column ? edge : 100 - edge;
  const y = up < 0 ? ROW : LOWEST[column] - up * STEP[column];
  return { x, y, bx: x, by: y, side: sideOf(x), bet: "foot" };
}

const LOW = 70;
const TOP = 9.5;
const HIGH = 17;
/** How much longer an upright felt is than wide. */
const LONG = 1.65;
/** More than so many seats are drawn narrow. */
export const CROWD = 6;

/** A phone: the others up the left side, along the top and down the right, evenly. @param {number} turn @param {number} count @param {boolean} figure @returns {Spot} */
function upright(turn, count, figure) {
  if (!turn) return { x: 50, y: 84, bx: 50, by: 64, side: "centre", bet: "felt" };
  const crowded = count > CROWD;
  const edge = crowded ? 13 : 15;
  const low = crowded ? LOW - 3 : LOW;
  const rise = (low - HIGH) * LONG;
  const across = 100 - 2 * edge;
  const gone = ((turn - 0.5) / (count - 1)) * (2 * rise + across);
  const over = Math.min(Math.max(gone - rise, 0), across);
  const climbed = gone < rise ? gone : 2 * rise + across - gone;
  const x = edge + over;
  const topmost = over > 0 && over < across;
  const y = topmost ? TOP + 7 * (Math.abs(x - 50) / 50) ** 2 : low - climbed / LONG;
  if (crowded) return { x, y, bx: x, by: y, side: sideOf(x), bet: "foot" };
  if (topmost) return { x, y, bx: 50 + (x - 50) * 0.6, by: y + 11.5, side: "centre", bet: "felt" };
  // Below the plate, where the pot would be covered.
  if (figure && y < 34) return { x, y, bx: x < 50 ? 24 : 76, by: y + 9, side: sideOf(x), bet: "felt" };
  // Beside the plate, but neither on the pot nor on the board, which lie between the two sides.
  const by = y < 34 ? Math.min(y + 3, 27.5) : y < 49 ? 52 : y;
  return { x, y, bx: x < 50 ? 38.5 : 61.5, by, side: sideOf(x), bet: "felt" };
}

/** @param {number} x */
const sideOf = (x) => (x < 40 ? "left" : x > 60 ? "right" : "centre");
