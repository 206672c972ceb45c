/** When the hand is over, and I do not muck by default: show all my cards, one of them, or none. */
import { html, useRef, useState } from "../lib.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";
import { Card, cardName } from "../draw/card.js";
import { useDead } from "./dead.js";

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function ShowCards({ watched }) {
  const view = watched.view.value;
  const hand = view.hand;
  const own = hand?.seats[view.yours?.place ?? -1];
  // Mucked cards are gone from the table; who held them remembers.
  const held = useRef({ number: -1, cards: /** @type {number[]} */ ([]) });
  const [hidden, hide] = useState(-1);
  // Where these come up, a moment ago there was a button to fold.
  const dead = useDead(`${view.number}/${view.running}`);
  const seen = (own?.hole ?? []).filter((/** @type {number} */ card) => card < 52);
  if (seen.length) held.current = { number: view.number, cards: seen };
  const cards = held.current.number === view.number ? held.current.cards : [];
  if (settings.value.autoMuck || view.running || !hand?.ended || !own || own.shown || !cards.length || hidden === view.number) return null;
  const shown = view.shows?.[view.players[view.yours.place]] ?? [];
  const left = cards.filter((card) => !shown.includes(card));
  if (!left.length) return null;
  const show = (/** @type {number[]} */ which) => watched.do("show", { cards: which });
  return html`<div class="showing" role="group" aria-label=${t("show-or-muck")}>
    <div class="pick">${cards.map((card) => html`<button key=${card} class="card-button" data-show=${card} disabled=${dead || shown.includes(card)}
      onClick=${() => show([card])}><span class="sr">${t("show-card", { card: cardName(card) })}</span><${Card} card=${card} label=${false} /></button>`)}</div>
    <div class="row end"><button class="primary" data-verb="show" disabled=${dead} onClick=${() => show(left)}>${t("show-all")}</button>
      <button data-verb="muck" disabled=${dead} onClick=${() => hide(view.number)}>${t("act-muck")}</button></div>
  </div>`;
}
