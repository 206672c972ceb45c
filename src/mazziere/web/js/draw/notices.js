/** What the room tells somebody whatever page they are on: how long they have played, a seat that is free or asked for, the floor's answer. */
import { html, signal } from "../lib.js";
import { listen } from "../net/socket.js";
import { path } from "../router.js";
import { said, t } from "../words.js";

/** @typedef {{key: number, code: string, message: Record<string, string>, facts?: Record<string, any>, table?: string}} Notice */

const MOST = 3;

/** What the table itself shows to whoever is there. */
const SHOWN_THERE = ["room-seat-asked"];
let count = 0;

/** What has been told and not yet been put away. */
export const notices = signal(/** @type {Notice[]} */ ([]));

listen((told) => {
  if (told.type !== "notice") return;
  if (SHOWN_THERE.includes(told.code) && !elsewhere(told.table)) return;
  const others = notices.value.filter((one) => one.code !== told.code || one.table !== told.table);
  notices.value = [...others, { ...told, key: ++count }].slice(-MOST);
});

/** @param {number} key */
const putAway = (key) => { notices.value = notices.value.filter((one) => one.key !== key); };

/** Is it about a table that is not the one before me? @param {string|undefined} table */
function elsewhere(table) {
  const [page, id] = path.value;
  return Boolean(table && (page !== "table" || id !== table));
}

export function Notices() {
  return html`<div class="toasts" role="status">${notices.value.map((one) => html`<div class="toast" key=${one.key} data-notice=${one.code}>
    <span>${said(one)}</span>
    ${elsewhere(one.table) && html`<a class="button" href=${`/table/${encodeURIComponent(one.table ?? "")}`} onClick=${() => putAway(one.key)}>${t("go-to-table")}</a>`}
    <button class="quiet" aria-label=${t("close")} onClick=${() => putAway(one.key)}>✕</button></div>`)}</div>`;
}
