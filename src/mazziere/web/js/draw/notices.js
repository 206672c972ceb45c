/** What the room tells somebody whatever page they are on: how long they have played, a seat that is free or asked for, the floor's answer, hands they have missed. */
import { html } from "../lib.js";
import { tablePath } from "../state/links.js";
import { elsewhere, notices, putAway } from "../state/notices.js";
import { said, t } from "../words.js";

export function Notices() {
  return html`<div class="toasts" role="status">${notices.value.map((one) => html`<div class="toast" key=${one.key} data-notice=${one.code}>
    <span>${one.words ? one.words() : said(one)}</span>
    ${one.href && html`<a class="button" href=${one.href} onClick=${() => putAway(one.key)}>${t("replay")}</a>`}
    ${elsewhere(one.table) && html`<a class="button" href=${tablePath(one.table ?? "")} onClick=${() => putAway(one.key)}>${t("go-to-table")}</a>`}
    <button class="quiet" aria-label=${t("close")} onClick=${() => putAway(one.key)}>✕</button></div>`)}</div>`;
}
