/** The middle of the felt: the board (or the vele), the pots, and what the table is waiting for. */
import { classes, html, useMemo } from "../lib.js";
import { VELE } from "../state/games.js";
import { chips, t, tOr } from "../words.js";
import { Card, Cards } from "./card.js";
import { Chips, money } from "./chips.js";
import { ChoosingSaid, choosing } from "./choosing.js";
import { Until } from "./clock.js";

/** Each figure of vele on a grid: where the letters lie (column, row), as the rules draw them. */
const FIGURES = {
  una: ["A"], due: ["AB"], tre: ["ABC"],
  croce: [".A.", "DEB", ".C."],
  h: ["A.E", "BDF", "C.G"],
  piramide: ["...D...", "..C.E..", ".B...F.", "A.....G"],
  ascensore: ["A.F", "B.G", "CEH", "D.I"],
};

/** @param {{name: string, cards: number[], best?: number[]|null, over?: boolean}} props */
export function Vele({ name, cards, best = null, over = false }) {
  const rows = FIGURES[/** @type {keyof typeof FIGURES} */ (name)] ?? [];
  return html`<div class=${`vele vele-${name}`} role="group" aria-label=${t("vele", { layout: tOr(`vele-${name}`, name) })}
    style=${{ "--cols": rows[0]?.length ?? 1 }}>
    ${rows.flatMap((row, y) => [...row].map((letter, x) => letter !== "." && html`<span class="vela" key=${letter}
      style=${{ gridColumn: x + 1, gridRow: y + 1 }}>
      <${Card} card=${cards[letter.charCodeAt(0) - 65] ?? 52} best=${best?.includes(cards[letter.charCodeAt(0) - 65])} dim=${over && Boolean(best) && !best?.includes(cards[letter.charCodeAt(0) - 65])} />
    </span>`))}
  </div>`;
}

/** How the vele of a Telesina lie. @param {any} hand */
const layoutOf = (hand) => (hand.game === "telesina" ? VELE[hand.facts.vele ?? 0] : "");

/** Do they lie in several rows? @param {any} hand */
export const hasFigure = (hand) => (FIGURES[/** @type {keyof typeof FIGURES} */ (layoutOf(hand))]?.length ?? 0) > 1;

/** The middle, drawn again only when something there has changed. @param {{view: import("../fold/shapes.js").TableView, blind: number, best: number[]|null, lit: number[][]|null, wins: string[], people: Record<string, {name: string}>, pushed?: number, wait?: number}} props */
export function KeptMiddle(props) {
  const { view, blind, best, lit, wins, people, pushed, wait } = props;
  const hand = view.hand;
  const asked = choosing(view);
  const told = [
    blind, best, lit, wins, pushed, wait, hand && [hand.pot, hand.seats.map((/** @type {any} */ seat) => seat.bet), hand.pots, hand.boards, hand.zones?.shared, hand.facts, hand.ended, hand.game], view.running, view.next_at, view.carry, view.closed,
    Boolean(view.yours), view.paused, view.closing, asked, asked && people, view.giro, view.parol, view.seats.map((/** @type {any} */ one) => [one.away, one.stack > 0]),
  ];
  return useMemo(() => html`<${Middle} ...${props} />`, [JSON.stringify(told)]);
}

/** @param {{view: import("../fold/shapes.js").TableView, blind: number, best: number[]|null, lit: number[][]|null, wins: string[], people: Record<string, {name: string}>, pushed?: number, wait?: number}} props `wins`: who has won each board, and with what; `pushed`: what is pushed after so long a `wait` */
function Middle({ view, blind, best, lit, wins, people, pushed = 0, wait = 0 }) {
  const hand = view.hand;
  const asked = choosing(view);
  // Who chooses is asked below, with the time there is, and the felt is low then.
  const panel = asked && hand && asked.seat === view.yours?.seat;
  const waiting = panel ? null : asked
    ? html`<${ChoosingSaid} asked=${asked} view=${view} people=${people} />`
    : (!view.running || view.paused) && html`<p class="waiting">${waitingFor(view)}</p>`;
  const late = view.setup?.delay > 0 && !view.yours && html`<p class="waiting" data-late>${t("seen-late", { seconds: Math.round(view.setup.delay / 1000) })}</p>`;
  if (!hand) return html`<div class="middle">${waiting || html`<p class="waiting">${t("waiting-players")}</p>`}${late}</div>`;
  const layout = layoutOf(hand);
  const board = hand.boards[0] ?? [];
  // A last card of stud for which the pack was too short (SV-STUD7-15).
  const common = hand.zones?.shared ?? [];
  // Bets lie before their seats until they are collected; the pot is told with them.
  const bets = hand.seats.reduce((/** @type {number} */ sum, /** @type {any} */ seat) => sum + seat.bet, 0);
  const { openers, lowest } = hand.facts;
  // What an Italian hand is played with: what opens it, and the pack that so many players make (IT-DECK-2).
  const settled = hand.ended ? [] : [view.parol && t("parol-pot"), openers && t("openers", { rank: t(`openers-${openers}`) }), lowest && t("pack-from", { lowest })].filter(Boolean);
  const giro = view.running && view.giro?.length ? t("giro-hand", { number: view.giro[0], of: view.giro[1] }) : "";
  const side = hand.pots.length > 1 && hand.pot > 0;
  return html`<div class=${classes("middle", hand.boards.length > 1 && "runs", hasFigure(hand) && "figure")}>
    <div class="pot-line">
      ${pushed > 0 && html`<div class="pot pushed" style=${{ "--wait": `${wait}ms` }}><${Chips} amount=${pushed} blind=${blind} /></div>`}
      ${hand.pot > 0 && html`<div class="pot"><${Chips} amount=${hand.pot} piled=${hand.pot - bets} blind=${blind} label=${`${t("pot")} `} /></div>`}
      ${side && html`<ul class="side-pots" aria-label=${t("side-pots")}>
        ${hand.pots.filter((/** @type {any} */ pot) => pot.amount).map((/** @type {any} */ pot, /** @type {number} */ i) => html`<li>${i ? t("side-pot", { number: i }) : t("main-pot")} <b>${money(pot.amount, blind)}</b></li>`)}
      </ul>`}
    </div>
    ${layout && layout !== "nessuna"
      ? html`<${Vele} name=${layout} cards=${board} best=${best} over=${hand.ended} />`
      : hand.boards.map((/** @type {number[]} */ cards, /** @type {number} */ run) => cards.length > 0 && html`<div class="board" role="group"
          aria-label=${t("board")} key=${run}><${Cards} cards=${cards} best=${lit?.[run] ?? best} />${wins[run] && html`<p class="wins">${wins[run]}</p>`}</div>`)}
    ${common.length > 0 && html`<div class="board" role="group" aria-label=${t("log-common")}><${Cards} cards=${common} best=${best} /></div>`}
    ${(giro || settled.length > 0) && html`<p class="openers">${giro && html`<span data-giro key="giro">${giro}</span>`}${settled.map((said) => html`<span key=${said}>${said}</span>`)}</p>`}
    ${waiting}
    ${view.closing && html`<p class="waiting" data-closing>${t("closes-after-hand")}</p>`}
    ${late}
    ${view.carry?.pot > 0 && html`<p class="waiting">${t("carried", { amount: chips(view.carry.pot) })}</p>`}
  </div>`;
}

/** @param {import("../fold/shapes.js").TableView} view */
function waitingFor(view) {
  if (view.closed) return t("table-closed");
  if (view.paused) return t("table-paused");
  const here = view.seats.filter((/** @type {any} */ one) => !one.away && one.stack > 0);
  if (here.length < 2) return t("waiting-players");
  return view.next_at ? html`<${Until} at=${view.next_at} id="next-hand" />` : t("waiting-hand");
}
