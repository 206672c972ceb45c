/** By arrows from box to box: sideways along a row, up and down to the nearest of the next. */

const ROWS = ".boxes, .niwin, .pb-boxes, .numbers";
const middle = (/** @type {Element} */ spot) => { const { left, width } = spot.getBoundingClientRect(); return left + width / 2; };

/** @type {Record<string, [number, number]>} */
const STEPS = { arrowleft: [0, -1], arrowright: [0, 1], arrowup: [-1, 0], arrowdown: [1, 0] };

/** Move the focus; from elsewhere it comes to my own box, else to the first. @param {string} key @param {Element} felt @returns {boolean} was it a step? */
export function walk(key, felt) {
  if (!STEPS[key]) return false;
  const [down, right] = STEPS[key];
  const rows = [...felt.querySelectorAll(ROWS)].map((row) => /** @type {HTMLElement[]} */ ([...row.querySelectorAll("[data-spot]")]));
  const here = /** @type {HTMLElement} */ (document.activeElement);
  const row = rows.findIndex((spots) => spots.includes(here));
  const next = rows[row + down] ?? rows[row];
  const to = row < 0 ? felt.querySelector(".mine [data-spot]") ?? rows[0][0]
    : right ? next[next.indexOf(here) + right] ?? here
    : next.reduce((best, spot) => (Math.abs(middle(spot) - middle(here)) < Math.abs(middle(best) - middle(here)) ? spot : best));
  /** @type {HTMLElement} */ (to).focus();
  return true;
}
