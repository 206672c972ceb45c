/** How an evening went: what was won and lost, hand after hand, as a line. */
import { html, useState } from "../lib.js";
import { moment, signed, t } from "../words.js";

const WIDE = 1000;
const HIGH = 100;
/** So near to an end the line of nothing has its label there. */
const NEAR = 14;

/** @typedef {{at: number, number: number, net: number}} Result */

/** What one has after each hand, from nothing on. @param {Result[]} results oldest first @returns {number[]} */
export const sums = (results) => results.reduce((all, { net }) => [...all, all[all.length - 1] + net], [0]);

/** @param {{results: Result[]}} props oldest first */
export function Curve({ results }) {
  const [pointed, point] = useState(-1);
  if (results.length < 2) return null;
  const all = sums(results);
  const most = Math.max(...all);
  const least = Math.min(...all);
  const x = (/** @type {number} */ at) => (WIDE * at) / (all.length - 1);
  const y = (/** @type {number} */ sum) => HIGH - (HIGH * (sum - least)) / (most - least || 1);
  const line = all.map((sum, at) => `${x(at).toFixed(1)},${y(sum).toFixed(2)}`).join(" ");
  const now = all[all.length - 1];
  const over = (/** @type {PointerEvent} */ event) => {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    point(Math.min(Math.max(Math.round(((event.clientX - left) / width) * (all.length - 1)), 0), all.length - 1));
  };
  const shown = pointed > 0 && pointed < all.length ? results[pointed - 1] : null;
  return html`<figure class="curve panel">
    <figcaption>${shown
      ? t("curve-hand", { number: String(shown.number), when: moment(shown.at), net: signed(shown.net), sum: signed(all[pointed]) })
      : t("curve", { hands: results.length, sum: signed(now) })}</figcaption>
    <div class="plot" role="img" aria-label=${t("curve-told", { hands: results.length, sum: signed(now), most: signed(most), least: signed(least) })} onPointerMove=${over} onPointerLeave=${() => point(-1)}>
      <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="nought" x1="0" x2=${WIDE} y1=${y(0)} y2=${y(0)} />
        ${shown && html`<line class="pointed" x1=${x(pointed)} x2=${x(pointed)} y1="0" y2=${HIGH} />`}
        <polyline class=${now < 0 ? "down" : "up"} points=${line} />
      </svg>
      ${y(0) > NEAR && html`<span class="most">${signed(most)}</span>`}${y(0) < HIGH - NEAR && html`<span class="least">${signed(least)}</span>`}
      <span class="zero" style=${{ top: `${y(0)}%` }}>0</span>
    </div>
  </figure>`;
}
