/** The top of every page but the table's. */
import { html } from "../lib.js";
import { isStaff, me } from "../state/session.js";
import { changeLanguage } from "../state/language.js";
import { chips, lang, t } from "../words.js";
import { Icon } from "../draw/icon.js";

const LINKS = [["", "lobby"], ["tables", "my-tables"], ["hands", "my-hands"], ["rules", "rules"], ["verify", "verify"]];

/** @param {{here: string}} props */
export function Top({ here }) {
  const other = lang.value === "it" ? "en" : "it";
  return html`<header class="top">
    <a class="brand" href="/"><svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" /><path d="M14 46V20l18 16 18-16v26" /></svg><span>Mazziere</span></a>
    <nav aria-label=${t("pages")}>
      ${LINKS.map(([to, name]) => html`<a key=${to} href=${`/${to}`} aria-current=${here === to ? "page" : null}>${t(name)}</a>`)}
      ${isStaff() && ["staff", "desk"].map((to) => html`<a key=${to} href=${`/${to}`} aria-current=${here === to ? "page" : null}>${t(to)}</a>`)}
    </nav>
    <div class="who">
      <button class="quiet" onClick=${() => changeLanguage(other)} lang=${other} title=${other === "it" ? "Italiano" : "English"}>${other.toUpperCase()}</button>
      <a class="with-icon" href="/settings" aria-current=${here === "settings" ? "page" : null}><${Icon} name="gear" /><span>${t("settings")}</span></a>
      ${me.value
        ? html`<a href="/account">${me.value.name}</a><span class="purse" title=${t("play-chips")}>${chips(me.value.balance)}</span>`
        : html`<a href="/account">${t("come-in")}</a>`}
    </div>
  </header>`;
}
