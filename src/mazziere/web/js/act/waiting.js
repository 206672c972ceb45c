/** The waiting list of a table's game: put my name on it, see my place, answer the call. */
import { html, signal, useEffect, useState } from "../lib.js";
import { tablePath } from "../state/links.js";
import { get, post } from "../net/rest.js";
import { comeIn, me } from "../state/session.js";
import { set, settings } from "../state/settings.js";
import { connect } from "../net/socket.js";
import { said, t } from "../words.js";
import { Rule } from "../draw/rule.js";
import { Until } from "../draw/clock.js";
import { useDead } from "./dead.js";
import { bounds } from "./sit.js";

/** How often somebody has put a first name on a list here: the page draws itself anew for whoever has one, and looks again. */
const named = signal(0);

/**
 * The list of a table's game as I stand on it, once the room has told it. @typedef {{list: any, show: (list: any) => void, mine: (lists: any[]) => any}} Waited
 * @param {import("../state/tables.js").Watched} watched @param {boolean} open @returns {Waited}
 */
export function useWaitingList(watched, open) {
  const [list, show] = useState(/** @type {any} */ (null));
  const mine = (/** @type {any[]} */ lists) => lists.find((one) => one.tables.some((/** @type {any} */ table) => table.id === watched.id)) ?? null;
  useEffect(() => { if (open || me.value) get("/lists").then((lists) => show(mine(lists)), () => {}); }, [me.value?.id, watched.notice.value, named.value, watched.view.value.seats.length, open]);
  return { list, show, mine };
}

/** Open to whoever comes where there is no seat; who is on it is told so until seated. @param {{watched: import("../state/tables.js").Watched, open: boolean, waited: Waited, onSit: (seat: number) => void}} props */
export function WaitingList({ watched, open, waited, onSit }) {
  const { list, show, mine } = waited;
  const [told, tell] = useState(/** @type {any} */ (null));
  const dead = useDead(list?.call ? "called" : list?.place ? "listed" : "");
  if (!list || !(open || list.place || list.call)) return null;
  if (!me.value) return html`<${Stranger} list=${list} />`;
  const ask = (/** @type {string} */ verb, /** @type {any} */ more = {}) => post(`/lists/${encodeURIComponent(list.id)}/commands`, { verb, ...more }).then((lists) => { show(mine(lists)); tell(null); }, (refused) => tell(refused.told));
  return html`<div class="sit-line" role="group" aria-label=${t("waiting-list")}>
    ${told && html`<span class="bad" role="alert">${said(told)} <${Rule} rule=${told.rule ?? ""} /></span>`}
    <span class="muted">${list.place ? t("list-place", { place: list.place }) : t("list-length", { count: list.waiting.length })}</span>
    ${list.call
      ? html`<strong><${Until} at=${list.call.until} id="list-called" /></strong><${Called} watched=${watched} call=${list.call} ask=${ask} onSit=${onSit} /><button aria-disabled=${dead} onClick=${() => { if (!dead) ask("decline"); }}>${t("list-decline")}</button>`
      : html`<button aria-disabled=${dead} onClick=${() => { if (!dead) ask(list.place ? "leave-list" : "join"); }}>${t(list.place ? "list-leave" : "list-join")}</button>`}
  </div>`;
}

/** The seat one is called to: taken like any other where it is at this table, else its table is shown; who moves from another table brings what is there. @param {{watched: import("../state/tables.js").Watched, call: any, ask: (verb: string, more: any) => void, onSit: (seat: number) => void}} props */
function Called({ watched, call, ask, onSit }) {
  if (call.why !== "listed") return html`<button class="primary" data-called onClick=${() => ask("accept", { amount: bounds(watched.view.value).low })}>${t("list-accept")}</button>`;
  if (call.table !== watched.id) return html`<a class="button primary" data-called href=${tablePath(call.table)}>${t("list-accept")}</a>`;
  return html`<button class="primary" data-called onClick=${() => onSit(call.seat)}>${t("list-accept")}</button>`;
}

/** Somebody without a name yet gives one, and is on the list. @param {{list: any}} props */
function Stranger({ list }) {
  const [name, call] = useState(settings.value.name);
  const [told, tell] = useState(/** @type {any} */ (null));
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await comeIn(name.trim());
      set({ name: name.trim() });
      await post(`/lists/${encodeURIComponent(list.id)}/commands`, { verb: "join" });
      named.value++;
    } catch (refused) {
      tell(/** @type {any} */ (refused).told ?? null);
    }
    connect();
  };
  return html`<form class="sit-line" aria-label=${t("waiting-list")} onSubmit=${join}>
    ${told && html`<span class="bad" role="alert">${said(told)}</span>`}
    <span class="muted">${t("list-length", { count: list.waiting.length })}</span>
    <input class="list-name" name="name" aria-label=${t("your-name")} placeholder=${t("your-name")} maxlength="20" required autocomplete="nickname" value=${name} onInput=${(/** @type {any} */ e) => call(e.target.value)} />
    <button class="primary">${t("list-join")}</button></form>`;
}
