/** The room in the browser: words, who we are and the page the address names, all asked for at once. */
import { effect, html, render, signal } from "./lib.js";
import { address, path, query } from "./router.js";
import { connect } from "./net/socket.js";
import { known, me, whoAmI } from "./state/session.js";
import { lang, preferred, speak, t } from "./words.js";
import { Top } from "./pages/top.js";
import { Notices } from "./draw/notices.js";
import { Nowhere, PAGES } from "./pages/all.js";
import "./state/purse.js";
import "./act/focus.js";
import "./act/validity.js";

/** What the address names; the link of the first run leads to the account. */
function named() {
  const [first = query.value.get("admin") ? "account" : "lobby", second = ""] = path.value;
  return first === "table" && !second ? "" : first;
}

/** What tells me of my turn at tables I do not look at; nothing for who sits nowhere. */
const Elsewhere = signal(() => /** @type {any} */ (null));

function App() {
  if (!known.value || !lang.value) return html`<p class="sr">${t("loading")}</p>`;
  const [first = "", second = ""] = path.value;
  const name = named();
  if (name === "table") {
    return html`<${Elsewhere.value} /><${PAGES.table} key=${second} id=${second} tableKey=${query.value.get("key") ?? ""} />`;
  }
  const here = first || (name === "lobby" ? "" : name);
  return html`<${Top} here=${here} /><${Elsewhere.value} /><${PAGES[name] ?? Nowhere} key=${address.value.split("?")[0]} parts=${path.value.slice(1)} query=${query.value} />`;
}

connect();
// A page that does not come says so itself.
const [spoken] = await Promise.all([speak(preferred()).then(() => true, () => false), whoAmI(), PAGES[named()]?.come().catch(() => {})]);
// Without words there is nothing to draw: what the document says itself, in both languages, stays.
if (spoken) render(html`<${App} /><${Notices} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
// From most pages one goes to a table: it is there by the time somebody clicks.
const idle = window.requestIdleCallback ?? setTimeout;
idle(() => { PAGES.table.come().catch(() => {}); });
effect(() => {
  if (me.value?.seats?.length) idle(() => { import("./draw/elsewhere.js").then((one) => { Elsewhere.value = one.Elsewhere; }, () => {}); });
});
