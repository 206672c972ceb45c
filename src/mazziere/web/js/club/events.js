/** One table as staff see it: its stacks and pots, its events as a spectator is told them, and what the floor may do there. */
import { html, useEffect, useState } from "../lib.js";
import { tablePath } from "../state/links.js";
import { get, post } from "../net/rest.js";
import { t } from "../words.js";
import { bookTitle, gameText } from "../draw/info.js";
import { Rule } from "../draw/rule.js";
import { LogLine } from "../draw/side.js";
import { isHouse } from "../state/games.js";
import { linesOf } from "../state/telling.js";
import { Confirmed } from "../act/confirmed.js";
import { Pausing } from "../act/pausing.js";
import { Choice, Told, useAsking } from "../pages/forms.js";
import { Stacks } from "./stacks.js";

const HIDDEN = ["event", "rule", "at", "seal", "policies", "setup", "sources", "citations"];

/** A field of an event in few signs. @param {any} value */
const brief = (value) => { const text = typeof value === "object" ? JSON.stringify(value) : String(value); return text.length > 60 ? `${text.slice(0, 60)}…` : text; };

/** What happened, hand by hand, as the dealer's log tells it. @param {any[]} events @param {Record<string, {name: string}>} people */
function inWords(events, people) {
  /** @type {any[][]} */
  const hands = [[]];
  for (const one of events) {
    if (one.event === "table-hand-began") hands.push([]);
    /** @type {any[]} */ (hands.at(-1)).push(one);
  }
  return hands.flatMap((hand, i) => linesOf(i ? hand : hand.filter((one) => one.event.startsWith("table-")), null, people));
}

/** @param {{id: string}} props */
export function OneTable({ id }) {
  const [seen, look] = useState(/** @type {any} */ (null));
  const [events, tell] = useState(/** @type {any[]} */ ([]));
  const [people, know] = useState(/** @type {Record<string, {name: string}>} */ ({}));
  const [tables, open] = useState(/** @type {any[]} */ ([]));
  const [group, belong] = useState(/** @type {any} */ (null));
  const [told, busy, ask] = useAsking();
  const load = () => ask(async () => {
    look(await get(`/staff/tables/${encodeURIComponent(id)}`));
    tell(await get(`/staff/tables/${encodeURIComponent(id)}/events?most=120`));
    open(await get("/tables"));
    belong((await get("/lists")).find((/** @type {any} */ one) => one.tables.some((/** @type {any} */ table) => table.id === id)) ?? null);
  });
  useEffect(() => {
    load();
    get("/staff/accounts").then((all) => know(Object.fromEntries(all.map((/** @type {any} */ one) => [one.id, one]))), () => {});
  }, [id]);
  const command = (/** @type {string} */ verb) => ask(async () => { await post(`/tables/${id}/commands`, { verb }); await load(); });
  const lines = inWords(events, people).reverse();
  const name = (/** @type {string} */ one) => tables.find((table) => table.id === one)?.name ?? one;
  const others = (group?.tables ?? []).filter((/** @type {any} */ one) => one.id !== id && one.free?.length);
  const mine = tables.find((table) => table.id === id);
  return html`<section class="panel"><h2>${name(id)}</h2><${Told} told=${told} />
    ${mine && html`<p class="muted">${gameText(mine.game, mine.limit)}${!isHouse(mine.game) && html` · <a data-book href=${`/rules?book=${encodeURIComponent(mine.rulebook)}`}>${bookTitle(mine.rulebook, mine.book)}</a>`}${mine.closing && html` <span class="tag" data-closing>${t("closes-after-hand")}</span>`}</p>`}
    <div class="row"><a class="button" href=${tablePath(id)}>${t("staff-watch")}</a>${mine && html`<${Pausing} paused=${mine.paused} busy=${busy} order=${command} />`}
      ${mine?.closing
        ? html`<button key="keep" data-staff="keep-open" onClick=${() => command("keep-open")}>${t("host-keep-open")}</button>
          ${!isHouse(mine.game) && html`<${Confirmed} key="void" name="void" first=${t("staff-void")} sure=${t("staff-void-sure")} busy=${busy} onSure=${() => command("void")} />`}`
        : html`<${Confirmed} key="close" name="close" first=${t("staff-close")} sure=${t("staff-close-sure")} busy=${busy} onSure=${() => command("close")} />`}
      <button onClick=${load}>${t("staff-again")}</button></div>
    ${others.length > 0 && html`<div class="row"><${Choice} label=${t("staff-move")} value="" set=${(/** @type {string} */ table) => table && ask(async () => { await post(`/staff/lists/${group.id}/moves`, { table }); await load(); })} options=${[["", "–"], ...others.map((/** @type {any} */ one) => [one.id, name(one.id)])]} /></div>`}</section>
    ${seen && html`<${Stacks} told=${seen} />`}
    <section class="panel"><h3>${t("staff-events")}</h3><p class="muted">${t("staff-events-note")}</p>
      ${lines.length === 0 && html`<p>${t("staff-events-none")}</p>`}
      <ol class="table-events" tabindex="0" aria-label=${t("staff-events")}>${lines.map((one) => html`<${LogLine} key=${one.key} line=${one} blind=${0} name="" />`)}</ol>
      <details><summary>${t("staff-events-raw")}</summary><ol class="table-events" tabindex="0" aria-label=${t("staff-events-raw")}>${[...events].reverse().map((one, i) => html`<li key=${events.length - i}><code>${one.event}</code> <span>${Object.entries(one).filter(([key, value]) => !HIDDEN.includes(key) && value !== "").map(([key, value]) => `${key}: ${brief(value)}`).join(" · ")}</span> <${Rule} rule=${one.rule ?? ""} most=${2} /></li>`)}</ol></details></section>`;
}
