/** The waiting list of a table's game: put my name on it, see my place, answer the call. */
import { html, useEffect, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { me } from "../state/session.js";
import { said, t } from "../words.js";
import { Until } from "../draw/clock.js";
import { bounds } from "./sit.js";

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function WaitingList({ watched }) {
  const [list, show] = useState(/** @type {any} */ (null));
  const [told, tell] = useState(/** @type {any} */ (null));
  const mine = (/** @type {any[]} */ lists) => lists.find((one) => one.tables.some((/** @type {any} */ table) => table.id === watched.id)) ?? null;
  const { low } = bounds(watched.view.value);
  useEffect(() => { get("/lists").then((lists) => show(mine(lists)), () => {}); }, [me.value?.id, watched.notice.value, watched.view.value.seats.length]);
  if (!list || !me.value) return null;
  const ask = (/** @type {string} */ verb, /** @type {any} */ more = {}) => post(`/lists/${encodeURIComponent(list.id)}/commands`, { verb, ...more }).then((lists) => { show(mine(lists)); tell(null); }, (refused) => tell(refused.told));
  return html`<div class="sit-line" role="group" aria-label=${t("waiting-list")}>
    ${told && html`<span class="bad" role="alert">${said(told.message)}</span>`}
    <span class="muted">${list.place ? t("list-place", { place: list.place }) : t("list-length", { count: list.waiting.length })}</span>
    ${list.call
      ? html`<strong><${Until} at=${list.call.until} id="list-called" /></strong><button class="primary" onClick=${() => ask("accept", { amount: low })}>${t("list-accept")}</button><button onClick=${() => ask("decline")}>${t("list-decline")}</button>`
      : html`<button onClick=${() => ask(list.place ? "leave-list" : "join")}>${t(list.place ? "list-leave" : "list-join")}</button>`}
  </div>`;
}
