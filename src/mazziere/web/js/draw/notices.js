/** What the room tells somebody whatever page they are on: how long they have played, a seat that is free, the floor's answer. */
import { html, signal } from "../lib.js";
import { listen } from "../net/socket.js";
import { path } from "../router.js";
import { said, t } from "../words.js";

/** @typedef {{key: number, code: string, message: Record<string, string>, table?: string}} Notice */

const MOST = 3;
let count = 0;

/** What has been told and not yet been put away. */
export const notices = signal(/** @type {Notice[]} */ ([]));

listen((told) => {
  if (told.type !== "notice") return;
  const others = notices.value.filter((one) => one.code !== told.code || one.table !== told.table);
  notices.value = [...others, { ...told, key: ++count }].slice(-MOST);
});

/** @param {number} key */
const putAway = (key) => { notices.value = notices.value.filter((one) => one.key !== key); };

export function Notices() {
  const [page, id] = path.value;
  const elsewhere = (/** @type {string|undefined} */ table) => table && (page !== "table" || id !== table);
  return html`<div class="toasts" role="status">${notices.value.map((one) => html`<div class="toast" key=${one.key} data-notice=${one.code}>
    <span>${said(one.message)}</span>
    ${elsewhere(one.table) && html`<a class="button" href=${`/table/${encodeURIComponent(one.table ?? "")}`} onClick=${() => putAway(one.key)}>${t("go-to-table")}</a>`}
    <button class="quiet" aria-label=${t("close")} onClick=${() => putAway(one.key)}>✕</button></div>`)}</div>`;
}
