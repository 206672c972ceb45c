/** On a phone, in a free corner of the felt: count in big blinds or in chips, and turn the seats. */
import { html } from "../lib.js";
import { rotate, set, settings } from "../state/settings.js";
import { t } from "../words.js";
import { blindOf } from "../draw/felt.js";

/** Chips or big blinds. @param {{view: any}} props */
export const UnitToggle = ({ view }) => (blindOf(view) > 0
  ? html`<button class="quiet" data-unit aria-pressed=${settings.value.unit === "bb"} aria-label=${`${t("unit-bb")}: ${t("unit-name-bb")}`} title=${t("unit-name-bb")}
      onClick=${() => set({ unit: settings.value.unit === "bb" ? "chips" : "bb" })}>${t("unit-bb")}</button>`
  : null);

/** Another seat at the bottom. @param {{id: string, view: any}} props */
export const Rotate = ({ id, view }) => html`<button class="quiet" title=${t("rotate")} aria-label=${t("rotate")} data-rotate onClick=${() => rotate(id, view.setup.seats ?? 6)}>⟳</button>`;

/** @param {{id: string, view: any}} props */
export const Corner = ({ id, view }) => html`<div class="corner only-small"><${UnitToggle} view=${view} /><${Rotate} id=${id} view=${view} /></div>`;
