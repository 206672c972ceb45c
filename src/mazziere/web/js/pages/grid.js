/** Several tables at once: a grid, and a queue of those where it is my turn, the most urgent first. */
import { classes, html } from "../lib.js";
import { tablePath } from "../state/links.js";
import { awayFrom } from "../act/entering.js";
import { useOnePlace } from "../act/one_place.js";
import { playsSeveral } from "../state/games.js";
import { nameOf } from "../state/mine.js";
import { me } from "../state/session.js";
import { dueAt, myTurn } from "../state/turn.js";
import { t } from "../words.js";
import { Felt, blindOf } from "../draw/felt.js";
import { playedFor } from "../draw/info.js";
import { Reconnecting } from "../draw/lost.js";
import { Spoken } from "../draw/side.js";
import { Acting, useTable } from "./table.js";
import { HouseTable } from "../house/table.js";
import { ComeInFirst } from "./forms.js";
import { AskedRule } from "./asked_rule.js";
import { useTitle } from "./title.js";

/** @param {{query: URLSearchParams}} props */
export function GridPage({ query }) {
  const asked = (query.get("ids") ?? "").split(",").filter(Boolean);
  const ids = [...new Set([...asked, ...(me.value?.seats ?? [])])].slice(0, 9);
  if (!ids.length) return html`<main class="page"><h1>${t("my-tables")}</h1>${me.value ? html`<p class="panel">${t("no-my-tables")} <a href="/">${t("lobby")}</a></p>` : html`<${ComeInFirst} />`}</main>`;
  return html`<${Grid} key=${ids.join()} ids=${ids} />`;
}

/** What is played there: where games take turns, which it is; the rest where there is room. @param {{table: import("../state/tables.js").Watched}} props */
function Played({ table }) {
  const view = table.view.value;
  const said = playedFor(nameOf(table), view, table.house);
  const game = playsSeveral(view.setup?.game) ? said.shift() : "";
  return html`${game && html` <small data-played>${game}</small>`} <small class="muted more">${said.join(" · ")}</small>`;
}

/** @param {{ids: string[]}} props */
function Grid({ ids }) {
  const tables = ids.map((id) => useTable(id));
  const waiting = tables.filter((table) => myTurn(table.view.value)).sort((a, b) => dueAt(a.view.value) - dueAt(b.view.value));
  const { active, early, lead, cell } = useOnePlace(waiting.map((table) => table.id));
  const away = tables.filter((table) => awayFrom(table.view.value));
  useTitle(t("my-tables"));
  return html`<main class="grid-page">
    <h1 class="sr">${t("my-tables")}</h1><${AskedRule} />
    <div class="queue" role="status" aria-label=${t("next-to-act")}><span>${t("next-to-act")}:</span>
      ${waiting.length ? waiting.map((table) => html`<button key=${table.id} aria-pressed=${table.id === active} onClick=${() => lead(table.id)}>${nameOf(table)}</button>`) : html`<span class="muted">–</span>`}
      ${away.length > 1 && html`<button class="primary" data-back-everywhere onClick=${() => away.forEach((table) => table.once("return"))}>${t("im-back-everywhere", { count: away.length })}</button>`}</div>
    <div class=${`grid-tables count-${ids.length}`}>
      ${tables.map((table) => html`<section key=${table.id} class=${classes("cell", table.id === active && "active")} aria-label=${nameOf(table)} aria-current=${table.id === active ? "true" : null} ...${cell(table.id)}>
        <header><a href=${tablePath(table.id)}>${nameOf(table)}</a>${table.view.value && html`<${Played} table=${table} />`}</header>
        <${Reconnecting} view=${table.view.value} />
        ${table.view.value && html`<${Spoken} watched=${table} blind=${table.house ? 0 : blindOf(table.view.value)} name=${nameOf(table)} />`}
        ${table.view.value?.guests
          ? html`<div class="table house small"><${HouseTable} watched=${table} onSit=${() => {}} keys=${table.id === active && !early} /></div>`
          : html`<div class="table small"><div class="felt-area"><${Felt} watched=${table} small=${true} /></div>
              <div class="bar-area">${table.view.value && html`<${Acting} watched=${table} onSit=${null} keys=${table.id === active && !early} />`}</div></div>`}
      </section>`)}
    </div></main>`;
}
