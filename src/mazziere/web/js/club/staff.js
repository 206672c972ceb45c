/** For those who run the room: calls, accounts, tables, the books and the audit trail; never a hidden card. */
import { html, useEffect, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { isStaff } from "../state/session.js";
import { chips, moment, t, tOr } from "../words.js";
import { useDead } from "../act/dead.js";
import { Pausing } from "../act/pausing.js";
import { ComeInFirst, Told, useAsking } from "../pages/forms.js";
import { OneAccount } from "./account.js";
import { usePolled } from "./poll.js";
import { OneTable } from "./events.js";
import { Trail } from "./trail.js";

const TABS = ["calls", "accounts", "tables", "trail", "books"];
const OUTCOMES = ["coming", "ruled", "warned", "sanctioned", "nothing"];

/** @param {{parts: string[]}} props */
export function StaffPage({ parts }) {
  const [tab = "calls", one = ""] = parts;
  if (!isStaff()) return html`<main class="page"><h1>${t("staff")}</h1><${ComeInFirst} why="staff-only-here" /></main>`;
  const Tab = { calls: Calls, accounts: one ? OneAccount : Accounts, tables: one ? OneTable : Tables, trail: Trail, books: Books }[tab] ?? Calls;
  return html`<main class="page"><h1>${t("staff")}</h1><p class="muted">${t("staff-lead")}</p>
    <nav class="filters" aria-label=${t("staff")}>${TABS.map((name) => html`<a key=${name} class="button" href=${`/staff/${name}`} aria-current=${name === tab ? "page" : null}>${t(`staff-${name}`)}</a>`)}<a class="button" href="/desk">${t("desk")}</a></nav>
    <${Tab} key=${`${tab}/${one}`} id=${one} /></main>`;
}

function Calls() {
  const [calls, wrong, put] = usePolled("/floor/calls");
  const [told, busy, ask] = useAsking();
  const answer = (/** @type {number} */ number, /** @type {string} */ outcome, /** @type {string} */ text, /** @type {() => void} */ done) => ask(async () => { put(await post(`/floor/calls/${number}/answers`, { outcome, text })); done(); });
  return html`<section><h2>${t("staff-calls")}</h2><${Told} told=${told ?? wrong} />
    ${calls && !calls.length && html`<p class="panel muted">${t("staff-no-calls")}</p>`}
    ${(calls ?? []).map((/** @type {any} */ one) => html`<${OneCall} key=${one.number} call=${one} answer=${answer} busy=${busy} />`)}</section>`;
}

/** @param {{call: any, answer: (number: number, outcome: string, text: string, done: () => void) => void, busy: boolean}} props */
function OneCall({ call, answer, busy }) {
  const [text, write] = useState("");
  // Who presses twice has answered once.
  const dead = useDead(String(call.answers?.length ?? 0)) || busy;
  return html`<article class=${`panel floor-call ${call.open ? "open" : ""}`} data-call=${call.number}>
    <h3>#${call.number} · ${t(`call-${call.reason}`)} ${call.open ? html`<span class="tag open">${t("staff-open")}</span>` : html`<span class="tag">${t("staff-closed")}</span>`}</h3>
    <p><b>${call.name}</b> · <a href=${`/staff/tables/${encodeURIComponent(call.table)}`}>${call.table_name}</a> · ${t("staff-hand", { hand: call.hand })} · <time>${moment(call.at)}</time>${call.about_name && html` · ${t("call-about")}: <b>${call.about_name}</b>`}</p>
    ${(call.lines ?? []).map((/** @type {any} */ line, /** @type {number} */ i) => html`<blockquote key=${i}><b>${line.name}</b> ${line.text}</blockquote>`)}
    ${(call.answers ?? []).map((/** @type {any} */ one, /** @type {number} */ i) => html`<p key=${i} class="good">${t(`outcome-${one.outcome}`)} · ${one.by} · ${moment(one.at)}</p>`)}
    ${call.open && html`<form onSubmit=${(/** @type {Event} */ e) => e.preventDefault()}><input aria-label=${t("staff-answer", { name: call.name })} placeholder=${t("staff-answer", { name: call.name })} maxlength="200" value=${text} onInput=${(/** @type {any} */ e) => write(e.target.value)} />
      <div class="row">${OUTCOMES.map((one) => html`<button type="button" key=${one} aria-disabled=${dead} class=${one === "coming" ? "primary" : ""} onClick=${() => dead || answer(call.number, one, text, () => write(""))}>${t(`outcome-${one}`)}</button>`)}</div></form>`}
  </article>`;
}

function Accounts() {
  const [accounts, list] = useState(/** @type {any[]} */ ([]));
  const [find, seek] = useState("");
  useEffect(() => { get("/staff/accounts").then(list, () => {}); }, []);
  const shown = accounts.filter((one) => one.role !== "bot" && `${one.name} ${one.id}`.toLowerCase().includes(find.toLowerCase()));
  return html`<section class="panel"><h2>${t("accounts")}</h2><input type="search" aria-label=${t("staff-find")} placeholder=${t("staff-find")} value=${find} onInput=${(/** @type {any} */ e) => seek(e.target.value)} />
    <div class="scroll"><table><thead><tr><th>${t("name")}</th><th>${t("staff-role")}</th><th>${t("staff-since")}</th></tr></thead><tbody>${shown.slice(0, 200).map((one) => html`<tr key=${one.id}><td><a href=${`/staff/accounts/${one.id}`}>${one.name}</a></td><td>${t(`role-${one.role}`)}</td><td>${moment(one.created)}</td></tr>`)}</tbody></table></div></section>`;
}

function Tables() {
  const [tables, seat] = useState(/** @type {any[]} */ ([]));
  const [told, busy, ask] = useAsking();
  const load = () => get("/tables").then(seat, () => {});
  useEffect(() => { load(); }, []);
  const command = (/** @type {string} */ table, /** @type {string} */ verb) => ask(async () => { await post(`/tables/${table}/commands`, { verb }); await load(); });
  return html`<section class="panel"><h2>${t("tables")}</h2><${Told} told=${told} /><div class="scroll"><table><tbody>${tables.map((one) => html`<tr key=${one.id}><td><a href=${`/staff/tables/${encodeURIComponent(one.id)}`}>${one.name}</a>${one.paused && html` <span class="tag">${t("paused")}</span>`}</td><td>${one.people + one.bots}/${one.seats}</td>
    <td><div class="row end"><${Pausing} paused=${one.paused} busy=${busy} name=${one.name} order=${(/** @type {string} */ verb) => command(one.id, verb)} /></div></td></tr>`)}</tbody></table></div></section>`;
}

function Books() {
  const [books, open] = useState(/** @type {any} */ (null));
  useEffect(() => { get("/staff/ledger").then(open, () => {}); }, []);
  // What is not the house's is the players', in their purses and on the tables: so the sum is seen to be zero.
  const players = -Object.values(books?.house ?? {}).reduce((sum, amount) => sum + Number(amount), 0);
  return books && html`<section class="panel"><h2>${t("books")}</h2><p class=${books.faults.length ? "bad" : "good"}>${books.faults.length ? t("books-wrong", { count: books.faults.length }) : t("books-right")}</p>
    <dl class="facts">${Object.entries(books.house).map(([name, amount]) => html`<dt key=${name}>${tOr(`books-${name}`, name)}</dt><dd>${chips(Number(amount)).replace("-", "−")}</dd>`)}${!books.faults.length && html`<dt>${t("books-players")}</dt><dd>${chips(players)}</dd>`}</dl></section>`;
}
