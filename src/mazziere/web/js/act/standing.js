/** Who has no seat at a table: why, how to take one, and the list for it. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { SeatDenied } from "./asked.js";
import { BackAt, Left, useTooSoon } from "./leaving.js";
import { ANY } from "./sit.js";
import { WaitingList, useWaitingList } from "./waiting.js";

/** Is there a chair nobody sits on or asks for? @param {any} view */
export const hasChair = (view) => view.seats.length + Object.keys(view.asking ?? {}).length < (view.setup.seats ?? 6);

/** @param {{watched: import("../state/tables.js").Watched, onSit: (seat: number) => void}} props */
export function Standing({ watched, onSit }) {
  const view = watched.view.value;
  const free = hasChair(view);
  const soon = useTooSoon(view.back_at);
  const open = !free || watched.refusal.value?.code === "group-list-first";
  const waited = useWaitingList(watched, open);
  // A seat that is kept for me is the one to take: neither another, nor none.
  const called = Boolean(waited.list?.call);
  return html`<div class="sit-line">
      <${Left} watched=${watched} /><${SeatDenied} watched=${watched} />${soon && html`<${BackAt} at=${view.back_at} rule=${view.back_rule} />`}
      ${!called && html`<span class="muted">${free ? t("watching") : t("table-full")}</span>`}
      ${!called && free && !soon && !view.closing && html`<button class="primary big" data-sit onClick=${() => onSit(ANY)}>${t("sit-down")}</button>`}
    </div>
    ${!view.closing && html`<${WaitingList} watched=${watched} open=${open} waited=${waited} onSit=${onSit} />`}`;
}
