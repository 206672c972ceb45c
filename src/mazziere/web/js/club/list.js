/** The waiting lists of the hall: huge on a screen for everybody, and on a player's own phone. */
import { html, useEffect } from "../lib.js";
import { go } from "../router.js";
import { post } from "../net/rest.js";
import { connect } from "../net/socket.js";
import { me, redeem } from "../state/session.js";
import { chips, t, tOr } from "../words.js";
import { Told, useAsking } from "../pages/forms.js";
import { useDead } from "../act/dead.js";
import { useTitle } from "../pages/title.js";
import { useFit } from "./fit.js";
import { left, useNow, usePolled } from "./poll.js";

/** @param {{parts: string[], query: URLSearchParams}} props */
export function ListPage({ parts, query }) {
  const [lists, wrong, put] = usePolled("/desk/lists");
  const [told, , ask] = useAsking();
  const code = query.get("code") ?? "";
  useEffect(() => { if (code) ask(async () => { await redeem(code); connect(); go("/list", true); }); }, [code]);
  if (parts[0] === "screen") return html`<${Screen} lists=${lists ?? []} lost=${Boolean(wrong)} />`;
  const say = (/** @type {string} */ id, /** @type {string} */ verb) => ask(async () => put(await post(`/desk/lists/${id}/commands`, { verb })));
  return html`<main class="page hall-lists"><div class="row desk-head"><h1>${t("hall-lists")}</h1><a class="button" href="/list/screen">${t("hall-screen")}</a></div>
    <${Told} told=${told} />
    ${wrong && html`<p class="bad" role="status">${t("reconnecting")}</p>`}
    ${lists && !lists.length && html`<p class="panel muted">${t("hall-none")}</p>`}
    ${(lists ?? []).map((/** @type {any} */ one) => html`<${OneList} key=${one.id} list=${one} say=${say} />`)}</main>`;
}

/** @param {{list: any, say: (id: string, verb: string) => void}} props */
function OneList({ list, say }) {
  const time = useNow();
  const call = list.call;
  const dead = useDead([call?.stage, call?.table, list.place > 0, list.place > 0 && list.waiting[list.place - 1]?.present, list.table, list.wish].join());
  const does = (/** @type {string} */ verb, /** @type {string} */ label, kind = "") => html`<button key=${verb} class=${kind} aria-disabled=${dead} onClick=${() => { if (!dead) say(list.id, verb); }}>${label}</button>`;
  return html`<section class="panel hall-list" data-list=${list.name}>
    <h2>${list.name} <small>${tOr(`game-${list.game}`, list.game)}${list.blind ? ` · ${t("hall-blind", { amount: chips(list.blind) })}` : ""}</small></h2>
    <p class="muted">${t("hall-tables", { tables: list.tables, free: list.free })}</p>
    ${call && html`<div class="my-call" role="alert"><strong>${t(call.stage === "called" ? "hall-your-seat" : "hall-go-to", { table: call.table, seat: call.seat + 1 })}</strong><time>${left(call.until, time)}</time>
      ${call.stage === "called" && html`<div class="row">${does("accept", t("hall-coming"), "primary")}${does("decline", t("list-decline"))}</div>`}</div>`}
    ${!call && list.place > 0 && html`<p class="my-place">${t("list-place", { place: list.place })}</p>`}
    ${list.table && html`<p class="good">${t("hall-you-sit", { table: list.table, seat: list.seat + 1 })}</p>`}
    <${Names} list=${list} time=${time} />
    ${me.value && html`<div class="row">
      ${!list.place && !list.table && !call && (list.phone ? does("join", t("list-join")) : html`<span class="muted">${t("hall-at-desk")}</span>`)}
      ${list.place > 0 && html`${!call && list.waiting[list.place - 1]?.present !== false && does("away", t("hall-away"))}${does("leave-list", t("list-leave"))}`}
      ${list.table && (list.wish ? does("drop-change", t("desk-drop")) : does("ask-change", t("hall-other-seat")))}</div>`}
  </section>`;
}

/** @param {{list: any, time: number}} props */
const Names = ({ list, time }) => html`<ol class="hall-names">${list.waiting.map((/** @type {any} */ one, /** @type {number} */ i) => html`<li key=${one.player} data-place=${i + 1} class=${one.call ? "called" : one.present === false ? "absent" : ""}>
  <span>${one.name}</span>${one.call ? html`<b>${t("desk-seat", { table: one.call.table, seat: one.call.seat + 1 })}</b><time>${left(one.call.until, time)}</time>` : one.present === false ? html`<small>${t("desk-absent")}</small>` : ""}</li>`)}</ol>`;

/** @param {{lists: any[], lost: boolean}} props */
function Screen({ lists, lost }) {
  const time = useNow();
  useTitle(t("hall-lists"));
  const calls = lists.flatMap((list) => list.calls.map((/** @type {any} */ one) => ({ ...one, list: list.name })));
  const screen = useFit(JSON.stringify([lists.map((list) => [list.name, list.tables, list.waiting.map((/** @type {any} */ one) => [one.name, Boolean(one.call)])]), calls.map((one) => [one.name, one.table])]));
  return html`<main class="hall" ref=${screen}><h1 class="sr">${t("hall-lists")}</h1>
    ${calls.length > 0 && html`<section class="hall-calls" aria-live="assertive" aria-label=${t("hall-calls")}>${calls.map((one) => html`<div key=${one.player} class="hall-call" data-call=${one.name}>
      <strong>${one.name}</strong><span>${t("desk-seat", { table: one.table, seat: one.seat + 1 })}</span><time>${left(one.until, time)}</time></div>`)}</section>`}
    <div class="hall-columns">${lists.map((list) => html`<section key=${list.id} data-list=${list.name}><h2>${list.name}</h2><p>${t("hall-tables", { tables: list.tables, free: list.free })}</p>
      <ol>${list.waiting.map((/** @type {any} */ one, /** @type {number} */ i) => !one.call && html`<li key=${one.player} value=${i + 1} class=${one.present === false ? "absent" : ""}>${one.name}</li>`)}</ol>
      ${list.waiting.every((/** @type {any} */ one) => one.call) && html`<p class="free">${t(list.free ? "hall-seats-free" : "list-length", { count: 0 })}</p>`}</section>`)}
      ${!lists.length && html`<section><p>${t("hall-none")}</p></section>`}</div>
    <footer><a href="/list">${t("hall-lists")}</a>${lost && html`<span class="bad">${t("reconnecting")}</span>`}<time>${new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: "short" }).format(time)}</time></footer></main>`;
}
