/** Asked between two hands: straddle the next one? */
import { html } from "../lib.js";
import { me } from "../state/session.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";
import { money } from "../draw/chips.js";
import { blindOf } from "../draw/felt.js";
import { useDead } from "./dead.js";
import { Kbd, useKeys } from "./keys.js";

/** @param {{watched: import("../state/tables.js").Watched, keys: boolean}} props */
export function StraddleAsked({ watched, keys }) {
  const view = watched.view.value;
  const [player, amount, yes] = view.straddle ?? [];
  const dead = useDead(`${player ?? ""}/${view.number}`);
  const asked = !view.running && Boolean(player) && player === me.value?.id && !yes;
  const straddle = () => watched.once("straddle", { value: "once" });
  const { raise } = settings.value.keys;
  useKeys(keys && asked && !dead, (key) => key === raise && Boolean(straddle()));
  if (!asked) return null;
  return html`<div class="sit-line" role="group" aria-label=${t("straddle-ask")}><span>${t("straddle-ask")}</span>
    <button class="primary" data-straddle disabled=${dead} aria-keyshortcuts=${raise} onClick=${straddle}>${t("straddle-do", { amount: money(amount, blindOf(view)) })}<${Kbd} of=${raise} /></button></div>`;
}
