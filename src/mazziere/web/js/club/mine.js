/** My club: the tables I have opened with their links, and the rulebooks that the house has written. */
import { html, useEffect, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { useBooks } from "../state/books.js";
import { hosted, useLobby } from "../state/lobby.js";
import { home } from "../state/home.js";
import { invitation, tablePath } from "../state/links.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { Confirmed } from "../act/confirmed.js";
import { Pausing } from "../act/pausing.js";
import { CopyLink } from "../draw/copy.js";
import { ComeInFirst, Told, useAsking } from "../pages/forms.js";
import { SitsHere, stakedFor, stakeText } from "../pages/table_line.js";
import { gameText } from "../draw/info.js";

export function ClubPage() {
  const tables = useLobby();
  const written = useBooks().filter((one) => one.extends);
  if (!me.value) return html`<main class="page"><h1>${t("my-club")}</h1><${ComeInFirst} /></main>`;
  const mine = hosted(tables);
  return html`<main class="page"><div class="row apart"><h1>${t("my-club")}</h1><a class="button primary" href="/new">${t("new-table")}</a></div>
    <p class="muted">${t("my-club-lead")}</p>
    ${tables === null && html`<p class="muted" aria-busy="true">${t("loading")}</p>`}
    ${tables && !mine.length && html`<div class="panel"><p>${t("my-club-empty")}</p></div>`}
    <div class="club-tables">${mine.map((table) => html`<${Hosted} key=${table.id} table=${table} />`)}</div>
    <section class="panel"><h2>${t("house-books")}</h2>
      ${written.length ? html`<ul class="plain">${written.map((one) => html`<li key=${one.name}><a href=${`/rules?book=${encodeURIComponent(one.name)}`}>${one.title}</a></li>`)}</ul>` : html`<p class="muted">${t("house-books-none")}</p>`}
      <a class="button" href="/house">${t("house-book-write")}</a></section>
  </main>`;
}

/** One table of mine. @param {{table: any}} props */
function Hosted({ table }) {
  const [key, know] = useState(/** @type {string|null} */ (null));
  const [told, busy, ask] = useAsking();
  useEffect(() => {
    get(`/tables/${encodeURIComponent(table.id)}/link`)
      .then((found) => know(table.private ? found.key : ""), () => {});
  }, [table.id]);
  const order = (/** @type {string} */ verb, /** @type {any} */ more = {}) => ask(() => post(`/tables/${encodeURIComponent(table.id)}/commands`, { verb, ...more }));
  const invited = key === null ? "" : invitation(table.id, key);
  return html`<section class="panel" data-hosted=${table.id} aria-label=${table.name}>
    <div class="hosted">
      ${invited && html`<img src=${`/api/qr?to=${encodeURIComponent(invited)}`} width="112" height="112" alt=${t("table-qr")} />`}
      <div><h2>${table.name}</h2>
        <p class="muted">${gameText(table.game, table.limit)} · ${stakedFor(table)} ${stakeText(table.stakes)}</p>
        <p><${SitsHere} table=${table} /></p>
        <p class="tags">${table.private && html`<span class="tag">${t("private")}</span>`}${table.paused && html`<span class="tag">${t("paused")}</span>`}${table.closing && html`<span class="tag">${t("lobby-closing")}</span>`}</p></div>
    </div>
    <${Told} told=${told} />
    <div class="row"><a class="button primary" href=${tablePath(table.id, key ?? "")}>${t("go-to-table")}</a>${invited && html`<${CopyLink} text=${home.value + invited} />`}
      <${Pausing} paused=${table.paused} busy=${busy} order=${(/** @type {string} */ verb) => order(verb, verb === "pause" ? { value: "host" } : {})} />
      ${table.closing
        ? html`<button data-host="keep-open" disabled=${busy} onClick=${() => order("keep-open")}>${t("host-keep-open")}</button>`
        : html`<${Confirmed} name="close" first=${t("host-close")} sure=${t("host-close-sure")} busy=${busy} onSure=${() => order("close")} />`}</div>
  </section>`;
}
