/** Choosing cards: which to change in the draw, which of two to turn face up. */
import { classes, html, useState } from "../lib.js";
import { t } from "../words.js";
import { Card } from "../draw/card.js";
import { label } from "./choices.js";

/** @param {{cards: number[], chosen: number[], toggle: (card: number) => void}} props */
function Pick({ cards, chosen, toggle }) {
  return html`<div class="pick" role="group" aria-label=${t("choose-cards")}>
    ${cards.map((card) => html`<button key=${card} class=${classes("card-button", chosen.includes(card) && "chosen")} data-pick=${card}
      aria-pressed=${chosen.includes(card)} onClick=${() => toggle(card)}><${Card} card=${card} /></button>`)}
  </div>`;
}

/** The draw: click the cards, confirm. @param {any} props */
export function ChangeCards({ hand, place, option, pat, mine, dead, act }) {
  const [chosen, choose] = useState(/** @type {number[]} */ ([]));
  const cards = hand.seats[place].hole;
  const toggle = (/** @type {number} */ card) => {
    if (chosen.includes(card)) choose(chosen.filter((other) => other !== card));
    else if (chosen.length < option.high) choose([...chosen, card]);
  };
  const confirm = () => (chosen.length ? act(option.verb, 0, chosen) : act(pat?.verb ?? "stand pat"));
  return html`<div class="change">
    <p>${t("draw-hint", { most: option.high })}</p>
    <${Pick} cards=${cards} chosen=${chosen} toggle=${toggle} />
    <div class="buttons"><button class="call" aria-disabled=${dead} data-verb=${option.verb} onClick=${confirm}>
      ${mine.italian ? t("conferma", { count: chosen.length }) : chosen.length ? t("act-draw", { count: chosen.length }) : label("stand pat", 0, mine)}
    </button></div>
  </div>`;
}

/** Which card goes face up. @param {any} props */
export function ChooseCard({ options, act, dead }) {
  const [chosen, choose] = useState(/** @type {number[]} */ ([]));
  return html`<div class="change">
    <p>${t("turn-hint")}</p>
    <${Pick} cards=${options.map((/** @type {any} */ o) => o.low)} chosen=${chosen} toggle=${(/** @type {number} */ card) => choose([card])} />
    <div class="buttons"><button class="call" aria-disabled=${dead || !chosen.length} onClick=${() => chosen.length && act("mostro", chosen[0], chosen)}>${t("conferma", { count: 1 })}</button></div>
  </div>`;
}
