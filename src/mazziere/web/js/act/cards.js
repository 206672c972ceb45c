/** Choosing cards: which to change in the draw, which of two to turn face up. */
import { classes, html, useState } from "../lib.js";
import { t } from "../words.js";
import { Card, cardWords } from "../draw/card.js";
import { settings } from "../state/settings.js";
import { label } from "./choices.js";
import { Kbd, confirmed, digit, useKeys } from "./keys.js";

/** @param {{cards: number[], chosen: number[], toggle: (card: number) => void}} props */
function Pick({ cards, chosen, toggle }) {
  return html`<div class="pick" role="group" aria-label=${t("choose-cards")}>
    ${cards.map((card, i) => html`<button key=${card} class=${classes("card-button", chosen.includes(card) && "chosen")} data-pick=${card}
      aria-pressed=${chosen.includes(card)} aria-keyshortcuts=${i + 1} onClick=${() => toggle(card)}><${Card} card=${card} /><${Kbd} of=${i + 1} /></button>`)}
  </div>`;
}

/** Digits choose the cards; Enter confirms, and so does the key that agrees. @param {boolean} keys @param {number[]} cards @param {(card: number) => void} toggle @param {() => void} confirm */
function useCardKeys(keys, cards, toggle, confirm) {
  useKeys(keys, (key, target) => {
    const card = cards[digit(key, cards.length)];
    if (card !== undefined) toggle(card);
    else if (confirmed(key, target)) confirm();
    else return false;
    return true;
  });
}

/** The draw: choose the cards, confirm. @param {any} props */
export function ChangeCards({ hand, place, option, pat, mine, dead, act, keys }) {
  const [chosen, choose] = useState(/** @type {number[]} */ ([]));
  const cards = hand.seats[place].hole;
  const toggle = (/** @type {number} */ card) => {
    if (chosen.includes(card)) choose(chosen.filter((other) => other !== card));
    else if (chosen.length < option.high) choose([...chosen, card]);
  };
  const confirm = () => (chosen.length ? act(option.verb, 0, chosen) : act(pat?.verb ?? "stand pat"));
  useCardKeys(keys, cards, toggle, confirm);
  const { call } = settings.value.keys;
  return html`<div class="change">
    <p>${t("draw-hint", { most: option.high })}</p>
    <${Pick} cards=${cards} chosen=${chosen} toggle=${toggle} />
    <div class="buttons"><button class="call" aria-disabled=${dead} aria-keyshortcuts=${call} data-verb=${option.verb} onClick=${confirm}>
      ${mine.italian ? t("conferma", { count: chosen.length }) : chosen.length ? t("act-draw", { count: chosen.length }) : label("stand pat", 0, mine)}<${Kbd} of=${call} />
    </button></div>
  </div>`;
}

/** Which card goes face up, beside those that lie so already. @param {any} props */
export function ChooseCard({ hand, place, options, act, dead, keys }) {
  const [chosen, choose] = useState(/** @type {number[]} */ ([]));
  const cards = options.map((/** @type {any} */ o) => o.low);
  const open = hand.seats[place].up.filter((/** @type {number} */ card) => card < 52);
  const toggle = (/** @type {number} */ card) => choose([card]);
  const confirm = () => { if (chosen.length) act("mostro", chosen[0], chosen); };
  useCardKeys(keys, cards, toggle, confirm);
  const { call } = settings.value.keys;
  return html`<div class="change">
    <p>${t("turn-hint")}</p>
    <div class="with-open">
      ${open.length > 0 && html`<div class="open-already" role="group" aria-label=${t("open-already")}><span aria-hidden="true">${t("open-already")}</span><div>${open.map((/** @type {number} */ card) => html`<${Card} key=${card} card=${card} />`)}</div></div>`}
      <${Pick} cards=${cards} chosen=${chosen} toggle=${toggle} />
    </div>
    <div class="buttons"><button class="call" aria-disabled=${dead || !chosen.length} aria-keyshortcuts=${call} onClick=${confirm}>${chosen.length ? t("turn-up", cardWords(chosen[0])) : t("conferma-all")}<${Kbd} of=${call} /></button></div>
  </div>`;
}
