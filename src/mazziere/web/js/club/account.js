/** One account as staff see it: chips with a reason, silence, exclusion, role. */
import { html, useEffect, useState } from "../lib.js";
import { get, post, put } from "../net/rest.js";
import { me } from "../state/session.js";
import { chips, moment, t, tOr } from "../words.js";
import { Choice, Field, Told, useAsking } from "../pages/forms.js";

const ROLES = ["player", "dealer", "floor", "director", "admin"];

/** @param {{id: string}} props */
export function OneAccount({ id }) {
  const [account, know] = useState(/** @type {any} */ (null));
  const [told, busy, ask] = useAsking();
  const [done, say] = useState("");
  const [tables, name] = useState(/** @type {Record<string, string>} */ ({}));
  const [form, fill] = useState({ amount: "", why: "", days: "7", reason: "" });
  const set = (/** @type {string} */ field) => (/** @type {string} */ value) => fill({ ...form, [field]: value });
  const load = () => ask(async () => know(await get(`/staff/accounts/${id}`)));
  useEffect(() => { load(); get("/tables").then((all) => name(Object.fromEntries(all.map((/** @type {any} */ one) => [one.id, one.name]))), () => {}); }, [id]);
  const act = (/** @type {string} */ what, /** @type {() => Promise<any>} */ work) => ask(async () => { await work(); know(await get(`/staff/accounts/${id}`)); say(t(what)); });
  if (!account) return html`<section class="panel"><${Told} told=${told} /></section>`;
  const mine = id === me.value?.id;
  return html`<section class="panel"><h2>${account.name} <span class="tag">${t(`role-${account.role}`)}</span></h2><${Told} told=${told} />${done && html`<p class="good" role="status">${done}</p>`}
    <dl class="facts"><dt>${t("play-chips")}</dt><dd>${chips(account.balance)}</dd><dt>${t("staff-on-tables")}</dt><dd>${chips(account.on_tables)}</dd>
      <dt>${t("staff-seats")}</dt><dd>${account.seats.length ? account.seats.map((/** @type {string} */ seat) => html`<a key=${seat} href=${`/staff/tables/${seat}`}>${tables[seat] ?? seat}</a> `) : "–"}</dd>
      ${account.limits.excluded_until && html`<dt>${t("staff-excluded")}</dt><dd class="bad">${moment(account.limits.excluded_until)}</dd>`}</dl>
    <div class="two-columns">
      <form class="form" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); act("staff-chips-done", () => post(`/staff/accounts/${id}/chips`, { amount: Number(form.amount), why: form.why })); }}><h3>${t("staff-chips")}</h3>
        <${Field} name="amount" type="number" label=${t("staff-chips-amount")} value=${form.amount} set=${set("amount")} required /><${Field} name="why" label=${t("staff-why")} value=${form.why} set=${set("why")} minlength="3" maxlength="200" required /><button class="primary" disabled=${busy}>${t("staff-chips-do")}</button></form>
      <form class="form" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); act("staff-exclude-done", () => post(`/staff/accounts/${id}/exclusion`, { days: Number(form.days), why: form.reason })); }}><h3>${t("staff-exclude")}</h3>
        <${Field} name="days" type="number" min="1" max="1825" label=${t("staff-days")} value=${form.days} set=${set("days")} required /><${Field} name="reason" label=${t("staff-why")} value=${form.reason} set=${set("reason")} minlength="3" maxlength="200" required /><button class="danger" disabled=${busy || mine}>${t("staff-exclude-do")}</button></form>
      <div class="form"><h3>${t("staff-silence")}</h3><div class="row"><button onClick=${() => act("staff-silenced", () => post("/staff/silences", { player: id }))} disabled=${mine}>${t("staff-silence-do")}</button><button onClick=${() => act("staff-unsilenced", () => post("/staff/silences", { player: id, on: false }))}>${t("staff-unsilence")}</button></div>
        ${me.value?.role === "admin" && account.role !== "guest" && html`<${Choice} label=${t("role-of", { name: account.name })} value=${account.role} disabled=${mine} set=${(/** @type {string} */ role) => act("staff-role-done", () => put(`/staff/accounts/${id}/role`, { role }))} options=${ROLES.map((role) => [role, t(`role-${role}`)])} />`}</div>
    </div></section>
    <section class="panel"><h3>${t("staff-receipts")}</h3><div class="scroll"><table><thead><tr><th>${t("trail-when")}</th><th>${t("staff-why")}</th><th class="amount">${t("staff-amount")}</th><th class="amount">${t("staff-left")}</th></tr></thead><tbody>${account.receipts.map((/** @type {any} */ one) => html`<tr key=${one.number}><td>${moment(one.at)}</td><td>${tOr(`why-${one.why}`, one.why)}</td><td class="amount">${chips(one.amount)}</td><td class="amount">${chips(one.balance)}</td></tr>`)}</tbody></table></div></section>`;
}
