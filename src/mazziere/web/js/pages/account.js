/** Who I am to the room: come in, keep the account, chips and receipts, limits, my data. */
import { html, useState } from "../lib.js";
import { ask as rest, post, put } from "../net/rest.js";
import { connect } from "../net/socket.js";
import { comeIn, enter, isStaff, logOut, me, redeem, refresh } from "../state/session.js";
import { go } from "../router.js";
import { chips, moment, t } from "../words.js";
import { Confirmed } from "../act/confirmed.js";
import { useDead } from "../act/dead.js";
import { DeviceCode } from "./device_code.js";
import { Field, Told, useAsking } from "./forms.js";
import { Movements } from "./movements.js";

/** @param {{query: URLSearchParams}} props */
export function AccountPage({ query }) {
  return html`<main class=${`page ${me.value ? "narrow" : ""}`}><h1>${t("account")}</h1>
    ${query.get("admin") && html`<${Claim} secret=${query.get("admin") ?? ""} />`}
    ${query.has("claimed") && me.value?.role === "admin" && html`<p class="panel" role="status" data-claimed>${t("claimed-admin", { name: me.value.name })} <a href="/staff">${t("staff")}</a></p>`}
    ${me.value ? html`<${Mine} />` : html`<${Entrance} given=${query.get("code") ?? ""} />`}
    <p class="muted">${t("play-money")}</p></main>`;
}

/** @param {{given: string}} props a code for another device that came with the address */
function Entrance({ given }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState(given);
  const [told, busy, ask] = useAsking();
  const go = (/** @type {() => Promise<any>} */ work) => async (/** @type {Event} */ event) => {
    event.preventDefault();
    await ask(work);
    connect();
  };
  return html`<${Told} told=${told} />
    <div class="two-columns">
    <form class="panel form" onSubmit=${go(() => comeIn(name))}><h2>${t("as-guest")}</h2><p class="muted">${t("as-guest-lead")}</p>
      <${Field} name="guest" label=${t("your-name")} value=${name} set=${setName} maxlength="20" autocomplete="nickname" /><button class="primary" disabled=${busy}>${t("come-in")}</button></form>
    <form class="panel form" onSubmit=${go(() => enter("sessions", name, password))}><h2>${t("log-in")}</h2>
      <${Field} name="user" maxlength="20" label=${t("name")} value=${name} set=${setName} autocomplete="username" /><${Field} name="password" maxlength="200" label=${t("password")} type="password" value=${password} set=${setPassword} autocomplete="current-password" />
      <div class="row"><button class="primary" disabled=${busy}>${t("log-in")}</button><button type="button" disabled=${busy} onClick=${go(() => enter("accounts", name, password))}>${t("open-account")}</button></div></form>
    <form class="panel form" data-redeem onSubmit=${go(() => redeem(code))}><h2>${t("other-device")}</h2><${Field} name="code" maxlength="40" label=${t("device-code")} value=${code} set=${setCode} autocomplete="off" autofocus=${Boolean(given)} /><button class=${given ? "primary" : ""} disabled=${busy}>${t("go-on")}</button></form>
    </div>`;
}

/** @param {{secret: string}} props */
function Claim({ secret }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [told, busy, ask] = useAsking();
  const claim = async (/** @type {Event} */ event) => {
    event.preventDefault();
    await ask(async () => {
      await post("/sessions/admin", { key: secret, name, password });
      await refresh();
      // The key is spent: nobody finds it in the address, or by a step back.
      go("/account?claimed=1", true);
    });
    connect();
  };
  return html`<form class="panel form" onSubmit=${claim}><h2>${t("claim-admin")}</h2><${Told} told=${told} />
    <div class="grid"><${Field} name="admin" maxlength="20" label=${t("name")} value=${name} set=${setName} autocomplete="username" /><${Field} name="admin-password" maxlength="200" label=${t("password")} type="password" value=${password} set=${setPassword} autocomplete="new-password" /></div>
    <button class="primary" disabled=${busy}>${t("claim-admin")}</button></form>`;
}

function Mine() {
  const mine = /** @type {import("../state/session.js").Me} */ (me.value);
  const [code, show] = useState("");
  const [name, setName] = useState(mine.name);
  const [password, setPassword] = useState("");
  const [told, busy, ask] = useAsking();
  return html`<${Told} told=${told} />
    <section class="panel"><div class="row"><h2>${mine.name}</h2><span class="tag">${t(`role-${mine.role}`)}</span></div>
      <dl class="facts"><dt>${t("in-purse")}</dt><dd>${chips(mine.balance)}</dd><dt>${t("on-tables")}</dt><dd>${chips(mine.on_tables)}</dd></dl>
      <div class="row"><button disabled=${busy} onClick=${() => ask(async () => { await post("/me/refill"); await refresh(); })}>${t("refill")}</button>
        <button onClick=${() => ask(async () => show((await post("/me/codes")).code))}>${t("device-code-get")}</button>
        <button onClick=${() => ask(logOut).then(connect)}>${t("log-out")}</button>${isStaff() && html`<a class="button" href="/staff">${t("staff")}</a>`}</div>
    </section>
    ${code && html`<${DeviceCode} code=${code} />`}
    ${mine.role === "guest" && html`<form class="panel form" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); ask(() => enter("accounts", name, password)); }}><h2>${t("keep-account")}</h2><p class="muted">${t("keep-account-lead")}</p>
      <${Field} name="keep" maxlength="20" label=${t("name")} value=${name} set=${setName} autocomplete="username" /><${Field} name="keep-password" maxlength="200" label=${t("password")} type="password" value=${password} set=${setPassword} autocomplete="new-password" /><button class="primary" disabled=${busy}>${t("open-account")}</button></form>`}
    <${Limits} />
    <${Movements} balance=${mine.balance} />
    <section class="panel"><h2>${t("my-data")}</h2><div class="row"><a class="button" href="/api/me/data" download="mazziere.json">${t("export-data")}</a>
      <${Confirmed} name="delete" first=${t("delete-me")} sure=${t("delete-sure")} busy=${busy} onSure=${() => ask(async () => { await rest("DELETE", "/me"); await refresh(); }).then(connect)} /></div></section>`;
}

function Limits() {
  const limits = me.value?.limits ?? {};
  const [told, busy, ask] = useAsking();
  const [days, setDays] = useState("7");
  const [sure, ensure] = useState(false);
  const dead = useDead(sure ? "sure" : "");
  const [saved, save] = useState("");
  const [wrong, tell] = useState({ kind: "", why: "" });
  const change = (/** @type {string} */ kind) => (/** @type {any} */ event) => {
    // A limit is lifted by a nought, never by a slip.
    save("");
    const entry = event.target;
    const fine = entry.checkValidity();
    // Said in the page: the focus has gone to the next field, and the browser's own word with it.
    tell({ kind, why: fine ? "" : entry.validationMessage });
    if (fine) ask(async () => { await put("/me/limits", { kind, amount: Number(entry.value) }); await refresh(); save(kind); });
  };
  return html`<section class="panel"><h2>${t("limits")}</h2><p class="muted">${t("limits-lead")}</p><${Told} told=${told} />
    <div class="grid">${["loss", "time", "reminder"].map((kind) => html`<div key=${kind}><label><span>${t(`limit-of-${kind}`)}</span><input type="number" name=${`limit-${kind}`} min="0" max="1000000000" required disabled=${busy} value=${limits[kind] ?? 0} onChange=${change(kind)} /></label>
      ${wrong.kind === kind && wrong.why ? html`<small class="bad" role="alert">${wrong.why}</small>` : html`<${Binds} limits=${limits} kind=${kind} saved=${saved === kind} />`}</div>`)}</div>
    <form class="row bottom" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); if (dead) return; if (!sure) ensure(true); else ask(async () => { await post("/me/exclusion", { days: Number(days) }); await refresh(); }).then(() => ensure(false)); }}>
      <label><span>${t("exclude-days")}</span><input type="number" name="exclude" min="1" max="1825" required value=${days} onInput=${(/** @type {any} */ e) => { setDays(e.target.value); ensure(false); }} /></label><button class=${sure ? "danger" : ""} disabled=${busy} aria-disabled=${dead}>${sure ? t("exclude-sure", { days: Number(days) }) : t("exclude")}</button>${sure && html`<button type="button" onClick=${() => ensure(false)}>${t("cancel")}</button>`}</form>
    ${limits.excluded_until > 0 && html`<p class="bad">${t("excluded-until", { date: moment(limits.excluded_until) })}</p>`}</section>`;
}

/** Since when a limit binds, where it has just been set or a looser one is to come. @param {{limits: any, kind: string, saved: boolean}} props */
function Binds({ limits, kind, saved }) {
  const coming = limits.coming?.find((/** @type {any} */ one) => one.kind === kind);
  const figure = (/** @type {number} */ amount) => (amount ? chips(amount) : t("limit-none"));
  return html`<small class="muted" role="status" data-binds=${kind}>${coming
    ? t(saved ? "limit-saved-coming" : "limit-coming", { now: figure(limits[kind] ?? 0), then: figure(coming.amount ?? 0), date: moment(coming.since) })
    : saved ? t("limit-saved") : ""}</small>`;
}
