/** When the hand is over, and I do not muck by default: show all my cards, one of them, or none. */
import { html, useState } from "../lib.js";
import { cardsOf } from "../state/held.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";
import { Card, cardName } from "../draw/card.js";
import { useDead } from "./dead.js";
import { Kbd, digit, useKeys } from "./keys.js";

/** @param {{watched: import("../state/tables.js").Watched, keys: boolean}} props */
export function ShowCards({ watched, keys }) {
  const view = watched.view.value;
  const hand = view.hand;
  const own = hand?.seats[view.yours?.place ?? -1];
  const [hidden, hide] = useState(-1);
  // Where these come up, a moment ago there was a button to fold.
  const dead = useDead(`${view.number}/${view.running}`);
  const cards = cardsOf(watched.held.value).hole.filter((card) => card < 52);
  const over = !view.running && hand?.ended && own && !own.shown && hidden !== view.number;
  const shown = over ? view.shows?.[view.players[view.yours.place]] ?? [] : [];
  const left = over && !settings.value.autoMuck ? cards.filter((card) => !shown.includes(card)) : [];
  const show = (/** @type {number[]} */ which) => watched.once("show", { cards: which });
  const map = settings.value.keys;
  useKeys(keys && left.length > 0 && !dead, (key) => {
    // Who is asked for the next game answers with digits: they turn no card.
    const card = view.menu?.length && view.chooser === view.yours?.seat ? undefined : cards[digit(key, cards.length)];
    if (key === map.show) show(left);
    else if (key === map.muck) hide(view.number);
    else if (card !== undefined && left.includes(card)) show([card]);
    else return false;
    return true;
  });
  if (!left.length) return null;
  return html`<div class="showing" role="group" aria-label=${t("show-or-muck")}>
    <div class="pick">${cards.map((card, i) => html`<button key=${card} class="card-button" data-show=${card} disabled=${dead || shown.includes(card)}
      aria-keyshortcuts=${i + 1} onClick=${() => show([card])}><span class="sr">${t("show-card", { card: cardName(card) })}</span><${Card} card=${card} label=${false} /><${Kbd} of=${i + 1} /></button>`)}</div>
    <div class="row end"><button class="primary" data-verb="show" disabled=${dead} aria-keyshortcuts=${map.show} onClick=${() => show(left)}>${t("show-all")}<${Kbd} of=${map.show} /></button>
      <button data-verb="muck" disabled=${dead} aria-keyshortcuts=${map.muck} onClick=${() => hide(view.number)}>${t("act-muck")}<${Kbd} of=${map.muck} /></button></div>
  </div>`;
}
