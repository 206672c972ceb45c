/** The lobby: every table, found by game and stakes; one click leads to a seat. */
import { classes, html, useEffect, useState } from "../lib.js";
import { ask, listen, onOpen, say } from "../net/socket.js";
import { me } from "../state/session.js";
import { chips, t, tOr } from "../words.js";
import { ownGame } from "../draw/info.js";
import { HallLink } from "../club/hall_link.js";
import { Choice } from "./forms.js";

const KINDS = ["all", "holdem", "omaha", "stud", "draw", "italian", "mixed", "house"];

/** @param {string} game */
function kindOf(game) {
  if (game === "blackjack" || game === "punto-banco") return "house";
  if (game === "italiana" || game === "telesina") return "italian";
  if (game === "mixed" || game === "dealers-choice") return "mixed";
  if (game.startsWith("omaha")) return "omaha";
  if (game.startsWith("stud") || game === "razz") return "stud";
  return game.startsWith("draw") ? "draw" : "holdem";
}

/** @type {Record<string, (seats: number) => boolean>} */
const SIZES = { two: (seats) => seats === 2, six: (seats) => seats > 2 && seats <= 6, full: (seats) => seats > 6 };

/** @type {Record<string, (table: any) => boolean>} */
const COMPANY = { people: (table) => table.people > 0, bots: (table) => table.bots > 0, empty: (table) => table.people + table.bots === 0 };

/** What is staked by, where it is not blinds. @type {Record<string, string>} */
const STAKED = { house: "stake", italian: "invito", stud: "limit" };

/** Stakes as the reader writes numbers: 50/100, and against the bank from 10 to 10,000. @param {string} stakes */
const stakeText = (stakes) => stakes.replace(/\d+/g, (number) => chips(Number(number))).replace("-", " – ");

/** @param {string} stakes */
const height = (stakes) => Number(stakes.split(/[/-]/).at(-1));

export function LobbyPage() {
  const [tables, list] = useState(/** @type {any[]|null} */ (null));
  const [kind, choose] = useState("all");
  const [free, onlyFree] = useState(false);
  const [open, unfold] = useState(false);
  const [more, narrow] = useState({ stakes: "", seats: "", company: "" });
  useEffect(() => {
    const look = () => ask({ type: "lobby" }).then((told) => list(told.tables), () => {});
    const stop = onOpen(look);
    const deaf = listen((told) => { if (told.type === "tables" && !told.id) list(told.tables); });
    return () => { stop(); deaf(); say({ type: "lobby", on: false }); };
  }, [me.value?.id]);
  const ofKind = (tables ?? []).filter((table) => kind === "all" || kindOf(table.game) === kind);
  const shown = ofKind.filter((table) => (!free || table.people + table.bots < table.seats) && (!more.stakes || table.stakes === more.stakes)
    && (!more.seats || SIZES[more.seats](table.seats)) && (!more.company || COMPANY[more.company](table)));
  const stakes = [...new Set(ofKind.map((table) => table.stakes))].sort((a, b) => height(a) - height(b));
  const narrowed = [free, more.stakes, more.seats, more.company].filter(Boolean).length;
  const filter = (/** @type {"stakes"|"seats"|"company"} */ field) => (/** @type {string} */ value) => narrow({ ...more, [field]: value });
  return html`<main class="page lobby">
    <section class="hero"><div><h1>${t("lobby-title")}</h1><p>${t("lobby-lead")}</p></div>
      <div class="row"><a class="button primary" href="/table/holdem-nl">${t("play-now")}</a><a class="button" href="/new">${t("new-table")}</a><${HallLink} /></div></section>
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
      ${shown.map((table) => html`<li key=${table.id}><a href=${`/table/${encodeURIComponent(table.id)}`} class=${`table-card kind-${kindOf(table.game)}`}>
        <span class="felt-dot" aria-hidden="true"></span>
        <span class="what"><strong>${table.name}</strong><span>${ownGame(table.name, table.game, table.limit)}</span></span>
        <span class="stake"><span class="label">${t(STAKED[kindOf(table.game)] ?? "stakes")}</span><b>${stakeText(table.stakes)}</b></span>
        <span class="who-sits" role="img" aria-label=${t("seated-label", { people: table.people, bots: table.bots, seats: table.seats })}>
          ${Array.from({ length: table.seats }, (_, i) => html`<i key=${i} class=${i < table.people ? "person" : i < table.people + table.bots ? "bot" : ""}></i>`)}
          <span>${[`${table.people + table.bots}/${table.seats}`, ...(table.bots ? [t("lobby-bots", { count: table.bots })] : [])].join(" · ")}</span></span>
        <span class="tags">${table.waiting > 0 && html`<span class="tag">${t("lobby-waiting", { count: table.waiting })}</span>`}${table.private && html`<span class="tag">${t("private")}</span>`}${table.paused && html`<span class="tag">${t("paused")}</span>`}
          ${me.value?.seats?.includes(table.id) && html`<span class="tag mine">${t("you-sit")}</span>`}</span>
      </a></li>`)}
    </ul>
    <p class="muted">${t("play-money")}</p>
  </main>`;
}
export { kindOf, tOr };
