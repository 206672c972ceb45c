/** The lobby: every table, found by game and stakes; one click leads to a seat. */
import { classes, html, signal, useEffect, useState } from "../lib.js";
import { go } from "../router.js";
import { hosted, useLobby } from "../state/lobby.js";
import { invitation, tablePath } from "../state/links.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { bookTitle, ownGame } from "../draw/info.js";
import { HallLink } from "../club/hall_link.js";
import { Choice } from "./forms.js";
import { SitsHere, kindOf, stakeText, stakedFor } from "./table_line.js";

/** Where there is room for it, a hand of cards comes after the tables. */
const ROOMY = "(min-width: 900px)";
const fan = signal(/** @type {(() => any)|null} */ (null));

const KINDS = ["all", "holdem", "omaha", "stud", "draw", "italian", "mixed", "house"];

/** @type {Record<string, (seats: number) => boolean>} */
const SIZES = { two: (seats) => seats === 2, six: (seats) => seats > 2 && seats <= 6, full: (seats) => seats > 6 };

/** @type {Record<string, (table: any) => boolean>} */
const COMPANY = { people: (table) => table.people > 0, bots: (table) => table.bots > 0, empty: (table) => table.people + table.bots === 0 };

/** @param {string} stakes */
const height = (stakes) => Number(stakes.split(/[/-]/).at(-1));

/** Is there a chair for whoever comes? @param {any} table */
const hasSeat = (table) => table.people + table.bots < table.seats && !table.waiting && !table.closing;

/** Where a newcomer plays at once: hold'em if it is there, in company, people first; a table of one's own where none has a seat. @param {any[]} tables */
function quickest(tables) {
  const open = tables.filter((table) => hasSeat(table) && !table.private && !table.paused);
  const rank = (/** @type {any} */ table) => [table.game === "holdem", table.people + table.bots > 0, table.limit === "no-limit"].map(Number).concat(table.people);
  const [best] = open.sort((a, b) => rank(b).reduce((found, one, i) => found || one - rank(a)[i], 0));
  return best ? invitation(best.id) : "/new";
}

export function LobbyPage() {
  const tables = useLobby();
  // Who is quicker than the room is led to a table as soon as it has told which there are.
  const [hurry, rush] = useState(false);
  useEffect(() => { if (hurry && tables) go(quickest(tables)); }, [hurry, tables]);
  useEffect(() => { if (tables && matchMedia(ROOMY).matches) import("../draw/fan.js").then((one) => { fan.value = one.Fan; }, () => {}); }, [Boolean(tables)]);
  const [kind, choose] = useState("all");
  const [free, onlyFree] = useState(false);
  const [open, unfold] = useState(false);
  const [more, narrow] = useState({ stakes: "", seats: "", company: "" });
  const ofKind = (tables ?? []).filter((table) => kind === "all" || kindOf(table.game) === kind);
  const shown = ofKind.filter((table) => (!free || hasSeat(table)) && (!more.stakes || table.stakes === more.stakes)
    && (!more.seats || SIZES[more.seats](table.seats)) && (!more.company || COMPANY[more.company](table)));
  const stakes = [...new Set(ofKind.map((table) => table.stakes))].sort((a, b) => height(a) - height(b));
  const narrowed = [free, more.stakes, more.seats, more.company].filter(Boolean).length;
  const filter = (/** @type {"stakes"|"seats"|"company"} */ field) => (/** @type {string} */ value) => narrow({ ...more, [field]: value });
  return html`<main class="page lobby">
    <section class="hero"><div><h1>${t("lobby-title")}</h1><p>${t("lobby-lead")}</p></div>
      ${fan.value && html`<${fan.value} />`}
      <div class="row"><a class="button primary" data-play-now href=${quickest(tables ?? [])} onClick=${(/** @type {Event} */ event) => { if (!tables) { event.preventDefault(); rush(true); } }}>${t("play-now")}</a><a class="button" href="/new">${t("new-table")}</a>${hosted(tables).length > 0 && html`<a class="button" data-club href="/club">${t("my-club")}</a>`}<${HallLink} /></div></section>
    <div class="filters" role="group" aria-label=${t("filter")}>
      <button class="only-small" aria-expanded=${open} data-open="filters" onClick=${() => unfold(!open)}>${t("filters", { count: narrowed })}</button>
      <div class="kinds">${KINDS.map((one) => html`<button key=${one} aria-pressed=${kind === one} onClick=${() => choose(one)}>${t(`kind-${one}`)}</button>`)}</div>
    </div>
    <div class=${classes("filters more", open && "open")}>
      <${Choice} label=${t("info-stakes")} value=${more.stakes} set=${filter("stakes")} name="stakes" options=${[["", t("kind-all")], ...stakes.map((one) => [one, stakeText(one)])]} />
      <${Choice} label=${t("seats")} value=${more.seats} set=${filter("seats")} name="seats" options=${[["", t("kind-all")], ...Object.keys(SIZES).map((one) => [one, t(`seats-${one}`)])]} />
      <${Choice} label=${t("company-filter")} value=${more.company} set=${filter("company")} name="company" options=${[["", t("kind-all")], ...Object.keys(COMPANY).map((one) => [one, t(`company-${one}`)])]} />
      <label class="check"><input type="checkbox" checked=${free} onChange=${(/** @type {any} */ e) => onlyFree(e.target.checked)} /><span>${t("only-free")}</span></label>
    </div>
    ${tables === null && html`<p class="muted" aria-busy="true">${t("loading")}</p>`}
    ${tables && !shown.length && html`<p class="muted">${t("no-tables")}</p>`}
    <ul class="tables">
      ${shown.map((table) => html`<li key=${table.id}><a href=${tablePath(table.id)} class=${`table-card kind-${kindOf(table.game)}`}>
        <span class="felt-dot" aria-hidden="true"></span>
        <span class="what"><strong>${table.name}</strong><span>${ownGame(table.name, table.game, table.limit)}</span></span>
        <span class="stake"><span class="label">${stakedFor(table)}</span><b>${stakeText(table.stakes)}</b></span>
        <${SitsHere} table=${table} />
        <span class="tags">${table.book && html`<span class="tag" data-book>${bookTitle(table.rulebook, table.book)}</span>`}${table.waiting > 0 && html`<span class="tag">${t("lobby-waiting", { count: table.waiting })}</span>`}${table.private && html`<span class="tag">${t("private")}</span>`}${table.paused && html`<span class="tag">${t("paused")}</span>`}${table.closing && html`<span class="tag">${t("lobby-closing")}</span>`}
          ${me.value && table.host === me.value.id && html`<span class="tag">${t("you-host")}</span>`}${me.value?.seats?.includes(table.id) && html`<span class="tag mine">${t("you-sit")}</span>`}</span>
      </a>${hasSeat(table) && !me.value?.seats?.includes(table.id) && html`<a class="button sit-now" data-sit-now=${table.id} href=${invitation(table.id)} aria-label=${t("sit-title", { table: table.name })}><span>${t("sit-down")}</span></a>`}</li>`)}
    </ul>
    <p class="muted">${t("play-money")}</p>
  </main>`;
}
