/** The tidy amounts between a least and a most: what a lever stops at. */

const SERIES = [1, 2, 5];
/** So many a lever has at most, its two ends apart. */
const MOST = 100;

/** A tidy number of units that parts a range in few enough steps. @param {number} range @param {number} unit */
export function stepFor(range, unit) {
  const least = Math.max(unit, 1);
  for (let power = 1; ; power *= 10) {
    const step = SERIES.map((digit) => digit * power * least).find((one) => range / one <= MOST);
    if (step) return step;
  }
}

/** The least, whole steps, the most. @param {number} low @param {number} high @param {number} unit @returns {number[]} */
export function notchesOf(low, high, unit) {
  if (high <= low) return [low];
  const step = stepFor(high - low, unit);
  const first = Math.floor(low / step) + 1;
  const between = Array.from({ length: Math.max(Math.ceil(high / step) - first, 0) }, (_, i) => (first + i) * step);
  return [low, ...between, high];
}

/** Which of them is nearest. @param {number[]} notches @param {number} amount */
export const nearest = (notches, amount) => notches.reduce((best, one, i) => (Math.abs(one - amount) < Math.abs(notches[best] - amount) ? i : best), 0);
