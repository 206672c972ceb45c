/** Asked between two hands: straddle the next one? */
import { html } from "../lib.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { money } from "../draw/chips.js";
import { blindOf } from "../draw/felt.js";
import { useDead } from "./dead.js";

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function StraddleAsked({ watched }) {
  const view = watched.view.value;
  const [player, amount, yes] = view.straddle ?? [];
  const dead = useDead(`${player ?? ""}/${view.number}`);
  if (view.running || player !== me.value?.id || yes) return null;
  return html`<div class="sit-line" role="group" aria-label=${t("straddle-ask")}><span>${t("straddle-ask")}</span>
    <button class="primary" data-straddle disabled=${dead} onClick=${() => watched.do("straddle", { value: "once" })}>${t("straddle-do", { amount: money(amount, blindOf(view)) })}</button></div>`;
}
