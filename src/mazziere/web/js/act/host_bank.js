/** What the host of a table against the bank says besides: other limits, a seat that is kept, the last three hands. */
import { html, useState } from "../lib.js";
import { chips, t } from "../words.js";
import { typedAmount } from "../draw/chips.js";
import { Confirmed } from "./confirmed.js";

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function BankOrders({ watched }) {
  return html`<${PostLimits} watched=${watched} /><${KeptSeat} watched=${watched} />
    <${Confirmed} name="last-hands" first=${t("host-last-hands")} sure=${t("host-last-hands-sure")} means=${t("host-last-hands-means")} onSure=${() => watched.do("last-hands")} />`;
}

/** Limits that count from the next hand on. @param {{watched: import("../state/tables.js").Watched}} props */
function PostLimits({ watched }) {
  const { least, most } = watched.view.value.rules.limits;
  const [typed, type] = useState({ least: chips(least), most: chips(most) });
  const [done, told] = useState("");
  const [wrong, tell] = useState("");
  const amount = (/** @type {"least"|"most"} */ which) => typedAmount(typed[which], 0);
  const post = async (/** @type {Event} */ event) => {
    event.preventDefault();
    told("");
    const unread = /** @type {("least"|"most")[]} */ (["least", "most"]).find((which) => !amount(which));
    tell(unread ? t("field-whole", { field: t(`stake-${unread}`) }) : "");
    if (unread) return;
    const posted = `${amount("least")}-${amount("most")}`;
    if (await watched.once("limits", { value: posted })) told(t("host-limits-posted", { low: amount("least"), high: amount("most") }));
  };
  const box = (/** @type {"least"|"most"} */ which) => html`<label><span>${t(`stake-${which}`)}</span><input class="typed" name=${`limit-${which}`} type="text" inputmode="numeric" autocomplete="off" value=${typed[which]}
    onInput=${(/** @type {any} */ e) => type({ ...typed, [which]: e.target.value })} /></label>`;
  return html`<form class="host-limits" onSubmit=${post}><fieldset><legend>${t("host-limits")}</legend>
    <div class="two">${box("least")}${box("most")}</div><button type="submit" data-host="limits">${t("host-limits-post")}</button>
    <p class="bad" role="alert">${wrong}</p><p class="muted" role="status">${done}</p></fieldset></form>`;
}

/** One seat may be kept for whom the host will (PB-3.3b). @param {{watched: import("../state/tables.js").Watched}} props */
function KeptSeat({ watched }) {
  const view = watched.view.value;
  const held = view.held?.[0] ?? -1;
  const taken = [...view.guests.map((/** @type {any} */ one) => one.seat), ...Object.keys(view.asking ?? {}).map(Number)];
  const free = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !taken.includes(seat));
  const keep = (/** @type {number} */ seat) => (seat < 0 ? watched.once("release", { seat: held }) : watched.once("hold", { seat }));
  return html`<label><span>${t("host-keep-seat")}</span><select name="keep-seat" disabled=${held < 0 && !free.length} value=${held}
    onChange=${(/** @type {any} */ e) => keep(Number(e.target.value))}>
    <option value="-1">${t("host-keep-none")}</option>
    ${free.map((seat) => html`<option key=${seat} value=${seat} disabled=${held >= 0 && seat !== held}>${t("seat-number", { seat: seat + 1 })}</option>`)}
  </select></label>`;
}
