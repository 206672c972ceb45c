/** More chips: how many, between one and what the table and the purse still allow. */
import { html, useState } from "../lib.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { money } from "../draw/chips.js";
import { Dialog } from "../draw/dialog.js";
import { blindOf } from "../draw/felt.js";
import { Refusal } from "../draw/refusal.js";
import { Brought, ask, fits, fitting, unitOf, usualOf } from "./brought.js";
import { bounds } from "./sit.js";

/** @typedef {import("../state/tables.js").Watched} Watched */

/** @param {{watched: Watched, have: number, onDone: () => void, first?: boolean}} props `have`: the chips I have here already */
export function TopUp({ watched, have, onDone, first = false }) {
  const view = watched.view.value;
  const { low, high } = bounds(view);
  const blind = blindOf(view);
  const room = Math.max(Math.min(high - have, me.value?.balance ?? 0), 0);
  const ready = fitting([["least", low - have], ["usual", usualOf(view) - have], ["most", room]], 1, room);
  // At poker a stack is filled up; against the bank a large chip is enough for a while.
  const [amount, choose] = useState(Math.min(room, view.rack?.at(-1) ?? room));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!fits(amount, 1, room)) return ask(event);
    if (await watched.once("top-up", { amount })) onDone();
  };
  if (room < 1) return html`<p class="muted" data-no-room>${t(high <= have ? "top-up-full" : "top-up-broke", { most: money(high, blind) })}</p>`;
  return html`<form class="top-up" onSubmit=${submit}>
    <${Brought} label=${t("top-up", { most: money(room, blind) })} low=${1} high=${room} unit=${unitOf(view)} blind=${blind} amount=${amount} set=${choose}
      ready=${ready.map(([id, much]) => /** @type {[string, number]} */ ([`to-${id}`, much]))} first=${first} />
    <div class="row end"><button class="primary" type="submit">${t("top-up-do")}</button></div>
  </form>`;
}

/** The same in a dialog of its own, where there is no menu of a seat. @param {{watched: Watched, have: number, onClose: () => void}} props */
export const TopUpDialog = ({ watched, have, onClose }) => html`<${Dialog} title=${t("top-up-title")} onClose=${onClose}>
  <${Refusal} watched=${watched} /><${TopUp} watched=${watched} have=${have} onDone=${onClose} first /></${Dialog}>`;
