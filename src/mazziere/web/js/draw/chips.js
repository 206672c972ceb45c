/** Chips, stacked by denomination, and amounts as the person likes to read them. */
import { html } from "../lib.js";
import { settings } from "../state/settings.js";
import { chips, lang, t } from "../words.js";

const WORTH = [100000, 25000, 5000, 1000, 500, 100, 25, 5, 1];
const HIGH = 6;
const MOST = 3;

/** An amount in chips of each worth, the largest first. @param {number} amount @returns {[number, number][]} */
export function inChips(amount) {
  /** @type {[number, number][]} */
  const piles = [];
  let left = Math.floor(amount);
  for (const worth of WORTH) {
    const count = Math.floor(left / worth);
    if (count) piles.push([worth, count]);
    left -= count * worth;
  }
  return piles;
}

/** An amount in the unit chosen: chips, or big blinds. @param {number} amount @param {number} [blind] */
export function money(amount, blind = 0) {
  if (settings.value.unit === "bb" && blind) return t("big-blinds", { amount: chips(Math.round((amount / blind) * 10) / 10) });
  return chips(amount);
}

/** An amount as it stands in a box to type in, in the unit chosen. @param {number} amount @param {number} blind */
export const written = (amount, blind) => (settings.value.unit === "bb" && blind
  ? (amount / blind).toLocaleString(lang.value, { maximumFractionDigits: 2, useGrouping: false }) : chips(amount));

/** What somebody typed, in chips; 0 where it is no amount. @param {string} text @param {number} blind */
export function typedAmount(text, blind) {
  if (settings.value.unit === "bb" && blind) return Math.round((Number(text.trim().replace(",", ".")) || 0) * blind);
  if (!/^\s*\d[\d\s.,'’]*$/.test(text)) return 0;
  // Points and commas part thousands; less than a chip does not count.
  return Number(text.replace(/[.,]\d{0,2}\s*$/, "").replace(/\D/g, ""));
}

/**
 * Stacks of chips with the amount beside them.
 * @param {{amount: number, blind?: number, label?: string, className?: string, piled?: number}} props `piled` of them lie here
 */
export function Chips({ amount, blind = 0, label = "", className = "", piled = amount }) {
  if (!amount) return null;
  const piles = inChips(piled).slice(0, MOST);
  const width = piles.length * 24;
  return html`<span class=${`chips ${className}`}>
    ${piles.length > 0 && html`<svg class="pile" viewBox=${`0 0 ${width} 34`} aria-hidden="true" style=${{ "--piles": piles.length }}>
      ${piles.map(([worth, count], column) => Array.from({ length: Math.min(count, HIGH) }, (_, i) => html`
        <g class=${`chip worth-${worth}`} transform=${`translate(${column * 24 + 12} ${28 - i * 4})`}>
          <path class="side" d="M-11 0v3.500a11 4.500 0 0 0 22 0V0Z" />
          <ellipse class="face" rx="11" ry="4.500" />
          <ellipse class="ring" rx="6.500" ry="2.600" />
        </g>`))}
    </svg>`}
    <span class="amount">${label}${money(amount, blind)}</span>
  </span>`;
}
