/** The floor's desk: lists and seats of physical tables. Touch somebody, touch what happened; the last touch can be undone. */
import { html, useMemo, useState } from "../lib.js";
import { once } from "../net/once.js";
import { post } from "../net/rest.js";
import { t, tOr } from "../words.js";
import { useDead } from "../act/dead.js";
import { Rule } from "../draw/rule.js";
import { ComeInFirst, Told, useAsking } from "../pages/forms.js";
import { DeskLog, Drawn } from "./desk_log.js";
import { NewList } from "./desk_new.js";
import { left, useNow, usePolled } from "./poll.js";
import { OneLine } from "./sheet.js";
import { ChairSheet, NameSheet, TableSheet } from "./touched.js";

/** @param {{parts: string[]}} props */
export function DeskPage({ parts }) {
  const [groups, wrong, put] = usePolled("/desk/groups");
  const [told, , ask] = useAsking();
  const asking = useMemo(once, []);
  const [adding, add] = useState(false);
  if (wrong && !groups) return html`<main class="page"><h1>${t("desk")}</h1>${wrong.code === "lost" ? html`<p class="bad" role="status">${t("reconnecting")}</p>` : html`<${ComeInFirst} why="staff-only-here" />`}</main>`;
  if (!groups) return html`<main class="page" aria-busy="true"><h1>${t("desk")}</h1></main>`;
  const group = groups.find((/** @type {any} */ one) => one.id === parts[0]) ?? groups[0];
  const step = (/** @type {any} */ said) => asking([group.id, said], () => ask(async () => { put(await post(`/desk/groups/${group.id}/steps`, said)); return true; }));
  return html`<main class="page desk"><div class="row desk-head"><h1>${t("desk")}</h1>
      <a class="button" href="/list/screen">${t("hall-screen")}</a>${groups.length > 0 && html`<button onClick=${() => add(!adding)} aria-expanded=${adding}>${t("desk-new-list")}</button>`}</div>
    <${Told} told=${told} />
    ${!groups.length && html`<p class="muted">${t("desk-none")}</p>`}
    ${(adding || !groups.length) && html`<${NewList} onDone=${(/** @type {any} */ fresh) => { put(fresh); add(false); }} />`}
    ${groups.length > 1 && html`<nav class="filters" aria-label=${t("desk-lists")}>${groups.map((/** @type {any} */ one) => html`<a key=${one.id} class="button" href=${`/desk/${one.id}`} aria-current=${one === group ? "page" : null}>${one.name}</a>`)}</nav>`}
    ${group && html`<${OneGroup} key=${group.id} group=${group} groups=${groups} step=${step} told=${told} />`}
  </main>`;
}

/** @param {{group: any, groups: any[], step: (said: any) => Promise<any>, told: any}} props */
function OneGroup({ group, groups, step, told }) {
  const [touched, touch] = useState(/** @type {any} */ (null));
  const [side, show] = useState("list");
  const shut = () => touch(null);
  const elsewhere = groups.filter((one) => one.id !== group.id).flatMap((one) => one.tables.flatMap((/** @type {any} */ table) => table.chairs.filter((/** @type {any} */ chair) => chair.state === "taken").map((/** @type {any} */ chair) => ({ ...chair, table: table.id }))));
  // Another desk may have done something since: what would be undone then is something else.
  const late = useDead(group.undo ? String(group.seq) : "");
  return html`<h2 class="group-name">${group.name} <small>${tOr(`game-${group.game}`, group.game)}</small></h2>
    <div class="undo-bar" role="status">${group.undo
      ? html`<button data-undo aria-disabled=${late} onClick=${() => late || step({ verb: "undo", seq: group.seq })}>↶ ${t("desk-undo", { what: [group.undo.name, t(`desk-did-${group.undo.verb}`)].filter(Boolean).join(": "), who: group.undo.by })}</button>`
      : html`<span class="muted">${t("desk-nothing-to-undo")}</span>`}</div>
    <${Slips} group=${group} step=${step} />
    <div class="desk-columns">
      <section class="panel desk-list" aria-label=${t("waiting-list")}>
        <h3>${t("waiting-list")} <span class="tag">${group.waiting.length}</span></h3>
        <${OneLine} name="newcomer" label=${t("desk-name")} button=${t("desk-add")} onDone=${(/** @type {string} */ name) => step({ verb: "join", name })} />
        <${Waiting} group=${group} onTouch=${touch} />
        ${group.wants_table && html`<p class="good">${t("desk-wants-table")}</p>`}
        ${elsewhere.length > 0 && html`<details><summary>${t("desk-from-another")}</summary><div class="sheet">${elsewhere.map((one) => html`<button key=${one.player} onClick=${() => step({ verb: "join", player: one.player })}>${one.name} · ${t("desk-table", { table: one.table })}</button>`)}</div></details>`}
      </section>
      <section class="desk-tables" aria-label=${t("tables")}>
        ${group.tables.map((/** @type {any} */ table) => html`<${Table} key=${table.id} table=${table} group=${group} onTouch=${touch} />`)}
        <div class="panel"><${OneLine} name="table" label=${t("desk-table-name")} button=${t("desk-open")} onDone=${(/** @type {string} */ table) => step({ verb: "open", table })} /></div>
      </section>
    </div>
    ${!group.waiting.length && !group.tables.length && html`<p><button class="danger" data-shut onClick=${() => step({ verb: "shut" })}>${t("desk-shut")}</button></p>`}
    <div class="row" role="group" aria-label=${t("desk-more")}>${["list", "log"].map((one) => html`<button key=${one} aria-pressed=${side === one} onClick=${() => show(one)}>${t(`desk-side-${one}`)}</button>`)}</div>
    ${side === "log" ? html`<${DeskLog} log=${group.log} />` : html`<${Wishes} group=${group} step=${step} />`}
    ${touched?.kind === "name" && html`<${NameSheet} group=${group} id=${touched.player} step=${step} onClose=${shut} />`}
    ${touched?.kind === "chair" && html`<${ChairSheet} group=${group} told=${told} table=${touched.table} seat=${touched.seat} step=${step} onClose=${shut} />`}
    ${touched?.kind === "table" && html`<${TableSheet} group=${group} table=${touched.table} step=${step} onClose=${shut} />`}`;
}

/** The card somebody was dealt when their table closed. @param {{of: any}} props */
const Card = ({ of }) => (of.card === undefined ? null : html`<${Drawn} card=${of.card} />`);

/** @param {{group: any, onTouch: (what: any) => void}} props */
function Waiting({ group, onTouch }) {
  const time = useNow();
  return html`<ol class="names">${group.waiting.map((/** @type {any} */ one) => html`<li key=${one.player}>
    <button class=${one.call ? "called" : one.present === false ? "absent" : ""} data-name=${one.name} onClick=${() => onTouch({ kind: "name", player: one.player })}>
      <b>${one.name}</b>
      <span>${one.call ? html`${t("desk-seat", { table: one.call.table, seat: one.call.seat + 1 })} · <time>${left(one.call.until, time)}</time>`
        : one.present === false ? t("desk-absent") : one.kind === "closed" ? html`${t("desk-why-closed")} <${Card} of=${one} />` : one.kind === "level-up" ? t("desk-why-level-up") : t("desk-since", { minutes: Math.max(Math.floor((time - one.since) / 60000), 0) })}</span>
    </button></li>`)}</ol>
    ${!group.waiting.length && html`<p class="muted">${t("list-length", { count: 0 })}</p>`}`;
}

/** @param {{table: any, group: any, onTouch: (what: any) => void}} props */
function Table({ table, group, onTouch }) {
  const taken = table.chairs.filter((/** @type {any} */ chair) => chair.state === "taken").length;
  return html`<div class="panel desk-table" data-table=${table.id}>
    <button class="table-name quiet" onClick=${() => onTouch({ kind: "table", table: table.id })}><b>${t("desk-table", { table: table.id })}</b> <span class="tag">${taken}/${table.chairs.length}</span>${table.main && html` <span class="tag">${t("desk-main")}</span>`}</button>
    <ol class="chairs">${table.chairs.map((/** @type {any} */ chair) => html`<li key=${chair.seat}><button class=${`desk-chair ${chair.state}`} data-seat=${chair.seat + 1} onClick=${() => onTouch({ kind: "chair", table: table.id, seat: chair.seat })}>
      <i><span class="sr">${t("desk-seat-word")} </span>${chair.seat + 1}</i> <span>${chair.name || t(`desk-${chair.state}`)}</span></button></li>`)}</ol>
  </div>`;
}

/** Moves and calls as slips: who, from where, to which seat, why, by which rule. @param {{group: any, step: (said: any) => Promise<any>}} props */
function Slips({ group, step }) {
  const time = useNow();
  const dead = useDead(group.promises.map((/** @type {any} */ one) => one.player + one.stage).join());
  if (!group.promises.length) return null;
  return html`<section class="slips" aria-label=${t("desk-slips")}>${group.promises.map((/** @type {any} */ one) => html`<article class="slip" key=${one.player} data-slip=${one.name}>
    <div><strong>${one.name}</strong><p>${one.home ? html`${t("desk-table", { table: one.home })} → ` : ""}${t("desk-seat", { table: one.table, seat: one.seat + 1 })}</p>
      <p class="why">${t(`desk-why-${one.why}`)} <${Card} of=${one} />${one.draw && html` · ${t("desk-draw", { draw: one.draw })}`} · ${t(`desk-stage-${one.stage}`)} <${Rule} rule=${one.rule} most=${2} /></p></div>
    <time class=${one.until - time < 120000 ? "bad" : ""}>${left(one.until, time)}</time>
    <div class="row"><button class="primary" aria-disabled=${dead} onClick=${() => dead || step({ verb: "seat", player: one.player })}>${t("desk-sits")}</button>
      ${one.stage === "called" && html`<button aria-disabled=${dead} onClick=${() => dead || step({ verb: "decline", player: one.player })}>${t("desk-declines")}</button>`}</div>
  </article>`)}</section>`;
}

/** @param {{group: any, step: (said: any) => Promise<any>}} props */
const Wishes = ({ group, step }) => html`<section class="panel"><h3>${t("desk-wishes")}</h3>
  <ul class="plain">${group.wishes.map((/** @type {any} */ one) => html`<li key=${one.player} class="row">${one.name}: ${one.seat < 0 ? t("desk-any-seat", { table: one.table }) : t("desk-seat", { table: one.table, seat: one.seat + 1 })} <button onClick=${() => step({ verb: "drop-change", player: one.player })}>${t("desk-drop")}</button></li>`)}
  ${group.apart.map((/** @type {any} */ [one, name, two, other]) => html`<li key=${one + two} class="row">${t("desk-are-apart", { one: name, two: other })} <button onClick=${() => step({ verb: "lift-apart", player: one, other: two })}>${t("desk-lift")}</button></li>`)}</ul>
  ${!group.wishes.length && !group.apart.length && html`<p class="muted">${t("desk-no-wishes")}</p>`}</section>`;

