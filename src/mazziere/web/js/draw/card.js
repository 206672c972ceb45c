/** Cards, drawn by ourselves: a rank, a suit by shape, colour and word, and a back. */
import { classes, html } from "../lib.js";
import { t } from "../words.js";
import { COURT, ORNATE } from "./court.js";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
export const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const SIGNS = ["♣", "♦", "♥", "♠"];

const ACE_OF_SPADES = 51;

/** Each suit about the origin, twenty units high. */
const SHAPES = [
  "M0-10a4.6 4.6 0 0 1 4 6.900a4.700 4.700 0 1 1-3.100 8.200C1.100 7.500 2 9 3.600 10H-3.600C-2 9-1.100 7.500-.9 5.100A4.700 4.700 0 1 1-4-3.100A4.600 4.600 0 0 1 0-10Z",
  "M0-10C2-6.300 4.300-3 7.400 0C4.300 3 2 6.300 0 10C-2 6.300-4.300 3-7.400 0C-4.300-3-2-6.300 0-10Z",
  "M0 9.600C-2.400 5.400-9.200 2-9.200-4.200A4.900 4.900 0 0 1 0-6.300A4.900 4.900 0 0 1 9.200-4.200C9.200 2 2.400 5.400 0 9.600Z",
  "M0-10C2.400-6 9.100-2.600 9.100 2.700A4.400 4.400 0 0 1 .9 5C1.100 7.500 2 9 3.600 10H-3.600C-2 9-1.100 7.500-.9 5A4.400 4.400 0 0 1-9.100 2.700C-9.100-2.600-2.400-6 0-10Z",
];

/** The words of a card that is seen. @param {number} card */
export const cardWords = (card) => ({ rank: t(`rank-${RANKS[card >> 2]}`), suit: t(`suit-${SUITS[card & 3]}`) });

/** A card in words: "asso di cuori". @param {number} card */
export const cardName = (card) => (card >= 52 ? t("card-hidden") : t("card-name", cardWords(card)));

/** A card in two signs: "A♥". @param {number} card */
export const cardText = (card) => (card >= 52 ? "▒" : RANKS[card >> 2] + SIGNS[card & 3]);

/**
 * One card; 52 is face down.
 * @param {{card: number, dim?: boolean, best?: boolean, small?: boolean, className?: string, label?: boolean, index?: number}} props
 */
export function Card({ card, dim, best, className, label = true, index = 0 }) {
  const down = card >= 52;
  const rank = RANKS[card >> 2];
  const suit = card & 3;
  const name = cardName(card);
  return html`<svg
    class=${classes("card", down ? "back" : `suit-${SUITS[suit]}`, !down && COURT[rank] && "of-court", dim && "dim", best && "best", className)}
    viewBox="0 0 60 84" role="img" aria-label=${label ? name : null} aria-hidden=${label ? null : "true"}
    data-card=${down ? "" : card} style=${{ "--i": index }}
  >
    <rect class="paper" x=".75" y=".75" width="58.5" height="82.5" rx="6" />
    ${down
      ? html`<rect class="back-ground" x="4" y="4" width="52" height="76" rx="4" />
          <path class="back-lines" d=${BACK} />
          <circle class="back-disc" cx="30" cy="42" r="11" />
          <path class="back-mark" d="M24 47V37l6 6 6-6v10" />`
      : html`<g class="ink">
          <text class=${classes("rank", rank === "10" && "ten")} x="4.500" y="25">${rank}</text>
          <path class="corner" d=${SHAPES[suit]} transform="translate(13 37) scale(.78)" />
          <path class="pip" d=${SHAPES[suit]} transform="translate(37 57) scale(1.750)" />
          ${card === ACE_OF_SPADES && html`<path class="ornate" d=${ORNATE} transform="translate(37 57) scale(1.750)" />`}
          ${COURT[rank] && html`<g class="court" transform="translate(37 0)">
            ${COURT[rank].map(([ink, path]) => html`<path class=${ink} d=${path} />`)}
            <path class="paper-ink" d=${SHAPES[suit]} transform="translate(-16.500 71.500) scale(.52)" />
          </g>`}
        </g>`}
  </svg>`;
}

const [LEFT, RIGHT, ABOVE, BELOW] = [5, 55, 5, 79];
/** A slanting line of the back, cut where the back ends: a clip would cost every card a layer of its own. @param {number} at @param {number} slope */
function slant(at, slope) {
  const xs = [LEFT, RIGHT, (ABOVE - at) / slope + 30, (BELOW - at) / slope + 30].sort((a, b) => a - b).slice(1, 3);
  const [from, to] = xs.map((x) => `${x.toFixed(1)} ${(at + (x - 30) * slope).toFixed(1)}`);
  return `M${from}L${to}`;
}
const BACK = Array.from({ length: 9 }, (_, i) => slant(-14 + i * 14, 1) + slant(-14 + i * 14, -1)).join("");

/**
 * Cards side by side.
 * @param {{cards: number[], best?: number[]|null, dim?: boolean|number[], className?: string, label?: string}} props `dim`: all of them, or which
 */
export function Cards({ cards, best = null, dim = false, className = "", label = "" }) {
  return html`<span class=${classes("cards", className)} aria-label=${label || null} role=${label ? "group" : null}>
    ${cards.map((card, i) => html`<${Card} key=${`${i}-${card}`} card=${card} index=${i}
      best=${Boolean(best?.includes(card))} dim=${(Array.isArray(dim) ? dim.includes(card) : dim) || Boolean(best && !best.includes(card))} />`)}
  </span>`;
}

/** A suit as a small drawing, for the pages. @param {{suit: number}} props */
export const Suit = ({ suit }) => html`<svg class=${`suit suit-${SUITS[suit]}`} viewBox="-10 -10 20 20" aria-hidden="true"><path d=${SHAPES[suit]} /></svg>`;
