/** The punto banco felt: two hands turned one card at a time, the boxes, and the scoreboards people read. */
import { classes, html } from "../lib.js";
import { chips, paid, t } from "../words.js";
import { Card } from "../draw/card.js";
import { Chips } from "../draw/chips.js";
import { Guests, Net, limits } from "./table.js";

const UNSEEN = 52;

/** @param {{side: string, cards: number[], score: number|null, won: boolean, number: number}} props */
function Side({ side, cards, score, won, number }) {
  return html`<div class=${classes("pb-side", side, won && "won")} role="group" aria-label=${t(`pb-${side}`)}>
    <span class="pb-name">${t(`pb-${side}`)}</span>
    <div class="pb-cards">${cards.map((card, i) => html`<span class=${classes(i === 2 && "third", card < UNSEEN && "squeeze")} key=${`${number}-${i}-${card < UNSEEN}`} style=${{ "--turn": i % 2 }}><${Card} card=${card} /></span>`)}</div>
    <span class="pb-score">${score ?? ""}</span>
  </div>`;
}

/** @typedef {{watched: import("./table.js").HouseProps["watched"], you: number, game: any, can: Record<string, any>, put: (verb: string) => void, back: (verb: string) => void, mine: Record<string, number>, total: (bet: string) => number}} Lies */

/** @param {Lies & {bet: string, name: any, odds: string}} props */
function Box({ watched, you, game, can, put, back, mine, total, bet, name, odds }) {
  return html`<div class=${classes("pb-box", bet, game.result === bet && "hit")}>
    <button aria-disabled=${!can[`stake ${bet}`]} tabindex=${can[`stake ${bet}`] ? 0 : -1} data-spot=${`stake ${bet}`} onClick=${() => put(`stake ${bet}`)} data-bet=${bet} title=${t("stake-bet", { bet: name, odds })}>
      ${bet.startsWith("winning") && html`<span class="sr">Winning Number </span>`}<b>${name}</b><small>${odds}</small>
      <span class="lies">${total(bet) > 0 && html`<${Chips} amount=${total(bet)} />`}${mine[bet] > 0 ? html`<span class="tag">${t("yours-here", { amount: chips(mine[bet]) })}</span>` : html`<${Net} of=${watched} box=${bet} seat=${you} />`}</span>
    </button>
    ${can[`withdraw ${bet}`] && html`<button class="take-back" aria-label=${`${t("take-back")}: ${bet.startsWith("winning") ? "Winning Number " : ""}${name}`} onClick=${() => back(`withdraw ${bet}`)}>${bet.startsWith("winning") ? "✕" : t("take-back")}</button>`}
  </div>`;
}

/** @param {import("./table.js").HouseProps} props */
export function PuntoBanco({ watched, view, put, back, can }) {
  const game = view.hand;
  const mine = view.you >= 0 ? game.stakes[view.you] ?? {} : {};
  const total = (/** @type {string} */ bet) => game.stakes.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + (one[bet] ?? 0), 0);
  const pays = view.rules.pays;
  const lies = { watched, you: view.you, game, can, put, back, mine, total };
  return html`<div class="pb">
    <div class="pb-hands">
      <${Side} side="punto" cards=${game.punto} score=${game.punto_score} won=${game.result === "punto"} number=${game.hand} />
      <${Side} side="banco" cards=${game.banco} score=${game.banco_score} won=${game.result === "banco"} number=${game.hand} />
    </div>
    <p class="pb-result" role="status">${game.result ? t(`pb-result-${game.result}`) : html`<span class="posted">${limits(view.rules.limits)}</span>`}</p>
    <div class="pb-boxes">
      <${Box} ...${lies} bet="punto" name=${t("pb-punto")} odds=${pays.punto} />
      <${Box} ...${lies} bet="egalite" name=${t("pb-egalite")} odds=${pays.egalite} />
      <${Box} ...${lies} bet="banco" name=${t("pb-banco")} odds=${`${pays.banco} · ${pays["banco-six"]} ${t("with-six")}`} />
    </div>
    <fieldset class="numbers"><legend>Winning Number <small>${limits(view.rules["number-limits"])}</small></legend>
      ${pays["winning-number"].map((/** @type {string} */ odds, /** @type {number} */ i) => html`<${Box} ...${lies} key=${i} bet=${`winning-number-${i + 1}`} name=${String(i + 1)} odds=${paid(odds)} />`)}
    </fieldset>
    <div class="roads">
      <${Bead} plate=${game.bead_plate} />
      <${Big} road=${game.big_road} />
    </div>
    <${Guests} view=${view} people=${watched.people.value} />
  </div>`;
}

/** @param {{plate: any[][]}} props */
const Bead = ({ plate }) => html`<div class="road-of"><span aria-hidden="true">${t("bead-plate-name")}</span><div class="road bead" role="img" aria-label=${t("bead-plate", { count: plate.flat().length })}>
  ${plate.slice(-12).map((column, x) => column.map((mark, y) => html`<span key=${`${x}-${y}`} class=${`mark ${mark.side}`} style=${{ gridColumn: x + 1, gridRow: y + 1 }}>${mark.score ?? 0}</span>`))}
</div></div>`;

/** @param {{road: Record<string, any>}} props */
function Big({ road }) {
  const marks = Object.entries(road).map(([at, mark]) => ({ mark, at: at.split(",").map(Number) }));
  const last = marks.reduce((most, { at }) => Math.max(most, at[0]), 0);
  const first = Math.max(last - 11, 0);
  return html`<div class="road-of"><span aria-hidden="true">${t("big-road")}</span><div class="road big" role="img" aria-label=${t("big-road")}>
    ${marks.filter(({ at }) => at[0] >= first).map(({ mark, at }) => html`<span key=${at.join()} class=${`mark ring ${mark.side}`} style=${{ gridColumn: at[0] - first + 1, gridRow: at[1] + 1 }}>${mark.ties || ""}</span>`)}
  </div></div>`;
}
