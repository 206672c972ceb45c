/** Coach mode, off unless asked for: what the next call costs and what share of the pots it needs to pay. */
import { html } from "../lib.js";
import { settings } from "../state/settings.js";
import { chips, t } from "../words.js";

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function Coach({ watched }) {
  const view = watched.view.value;
  if (!settings.value.coach) return null;
  const hand = view.hand;
  const call = hand.options.find((/** @type {any} */ option) => option.verb === "call" || option.verb === "vedo");
  if (!call) return null;
  const needs = Math.round((1000 * call.low) / (hand.pot + call.low)) / 10;
  return html`<p class="coach" role="note">${t("coach-odds", { call: chips(call.low), pot: chips(hand.pot), needs: chips(needs) })}</p>`;
}
