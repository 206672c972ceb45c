/** For those who run the room: accounts and roles, tables, the books and the audit trail; never a hidden card. */
import { html, useEffect, useState } from "../lib.js";
import { get, post, put } from "../net/rest.js";
import { me } from "../state/session.js";
import { chips, moment, t } from "../words.js";
import { Told, useAsking } from "./forms.js";

const ROLES = ["guest", "player", "dealer", "floor", "director", "admin"];

export function StaffPage() {
  const [accounts, list] = useState(/** @type {any[]} */ ([]));
  const [tables, seat] = useState(/** @type {any[]} */ ([]));
  const [trail, follow] = useState(/** @type {any[]} */ ([]));
  const [books, open] = useState(/** @type {any} */ (null));
  const [told, , ask] = useAsking();
  const load = () => {
    get("/staff/accounts").then(list, () => {});
    get("/tables").then(seat, () => {});
    get("/staff/audit").then(follow, () => {});
    get("/staff/ledger").then(open, () => {});
  };
  useEffect(load, [me.value?.id]);
  const command = (/** @type {string} */ table, /** @type {string} */ verb) => ask(async () => { await post(`/tables/${table}/commands`, { verb }); load(); });
  return html`<main class="page"><h1>${t("staff")}</h1><p class="muted">${t("staff-lead")}</p><${Told} told=${told} />
    ${accounts.length > 0 && html`<section class="panel"><h2>${t("accounts")}</h2><table><tbody>${accounts.filter((one) => one.role !== "bot").map((one) => html`<tr key=${one.id}><td>${one.name}</td><td>${moment(one.created)}</td>
      <td><select aria-label=${t("role-of", { name: one.name })} value=${one.role} disabled=${one.id === me.value?.id} onChange=${(/** @type {any} */ e) => ask(async () => { await put(`/staff/accounts/${one.id}/role`, { role: e.target.value }); load(); })}>${ROLES.map((role) => html`<option value=${role} selected=${role === one.role}>${t(`role-${role}`)}</option>`)}</select></td></tr>`)}</tbody></table></section>`}
    <section class="panel"><h2>${t("tables")}</h2><table><tbody>${tables.map((one) => html`<tr key=${one.id}><td><a href=${`/table/${one.id}`}>${one.name}</a></td><td>${one.people + one.bots}/${one.seats}</td>
      <td class="row"><button onClick=${() => command(one.id, "pause")}>${t("pause")}</button><button onClick=${() => command(one.id, "resume")}>${t("resume")}</button></td></tr>`)}</tbody></table></section>
    ${books && html`<section class="panel"><h2>${t("books")}</h2><p class=${books.faults.length ? "bad" : "good"}>${books.faults.length ? t("books-wrong", { count: books.faults.length }) : t("books-right")}</p>
      <dl class="facts">${Object.entries(books.house).map(([name, amount]) => html`<dt>${name}</dt><dd>${chips(Number(amount))}</dd>`)}</dl></section>`}
    ${trail.length > 0 && html`<section class="panel"><h2>${t("audit")}</h2><table><tbody>${trail.slice(0, 50).map((one, i) => html`<tr key=${i}>${Object.values(one).map((value) => html`<td>${typeof value === "number" && value > 1e12 ? moment(value) : String(value)}</td>`)}</tr>`)}</tbody></table></section>`}
  </main>`;
}
