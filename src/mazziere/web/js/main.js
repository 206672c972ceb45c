/** The room in the browser: words first, then who we are, then the page the address names. */
import { html, render } from "./lib.js";
import { address, path, query } from "./router.js";
import { connect } from "./net/socket.js";
import { known, me, whoAmI } from "./state/session.js";
import { lang, preferred, speak, t } from "./words.js";
import { LobbyPage } from "./pages/lobby.js";
import { TablePage } from "./pages/table.js";
import { Top } from "./pages/top.js";
import { PAGES } from "./pages/all.js";

function App() {
  if (!known.value || !lang.value) return html`<p class="sr">${t("loading")}</p>`;
  const [first = "", second = ""] = path.value;
  if (first === "table" && second) {
    return html`<${TablePage} key=${`${second}/${me.value?.id ?? ""}`} id=${second} tableKey=${query.value.get("key") ?? ""} />`;
  }
  if (first === "" && query.value.get("admin")) return html`<${Top} here="account" /><${PAGES.account} parts=${[]} query=${query.value} />`;
  const Page = first === "" ? LobbyPage : PAGES[first] ?? PAGES.nowhere;
  return html`<${Top} here=${first} /><${Page} key=${address.value.split("?")[0]} parts=${path.value.slice(1)} query=${query.value} />`;
}

await Promise.all([speak(preferred()), whoAmI()]);
connect();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
