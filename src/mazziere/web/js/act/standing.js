/** Who has no seat at a table: why, how to take one, and the list for it. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { SeatDenied } from "./asked.js";
import { BackAt, Left } from "./leaving.js";
import { WaitingList, useWaitingList } from "./waiting.js";

/** Whichever seat is free when the room gets to it: the first one seen may be gone by then. */
const ANY = -1;

/** @param {{watched: import("../state/tables.js").Watched, onSit: (seat: number) => void}} props */
export function Standing({ watched, onSit }) {
  const view = watched.view.value;
  const free = view.seats.length + Object.keys(view.asking ?? {}).length < (view.setup.seats ?? 6);
  const open = !free || watched.refusal.value?.code === "group-list-first";
  const waited = useWaitingList(watched, open);
  // A seat that is kept for me is the one to take: neither another, nor none.
  const called = Boolean(waited.list?.call);
  return html`<div class="sit-line">
      <${Left} watched=${watched} /><${SeatDenied} watched=${watched} /><${BackAt} at=${view.back_at} />
      ${!called && html`<span class="muted">${free ? t("watching") : t("table-full")}</span>`}
      ${!called && free && !view.closing && html`<button class="primary big" data-sit onClick=${() => onSit(ANY)}>${t("sit-down")}</button>`}
    </div>
    ${!view.closing && html`<${WaitingList} watched=${watched} open=${open} waited=${waited} onSit=${onSit} />`}`;
}
