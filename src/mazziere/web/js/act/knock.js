/** Before a table that does not open: its password where it has one, or the way back. */
import { html, useState } from "../lib.js";
import { said, t } from "../words.js";

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function Knock({ watched }) {
  const [password, type] = useState("");
  const [tried, knock] = useState(false);
  const gone = /** @type {any} */ (watched.gone.value);
  const locked = gone.code === "room-key";
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    watched.key = password;
    watched.watch().then(() => knock(true));
  };
  return html`<main class="page"><div class="panel"><h1>${t(locked ? "table-locked" : "no-table")}</h1><p>${said(gone)}</p>
    ${locked && html`<form class="form" onSubmit=${submit}><label><span>${t("password")}</span>
      <input name="table-password" type="password" required maxlength="128" autocomplete="off" value=${password} onInput=${(/** @type {any} */ e) => { type(e.target.value); knock(false); }} /></label>
      ${tried && html`<p class="bad" role="alert">${t("wrong-password")}</p>`}
      <button class="primary">${t("come-in")}</button></form>`}
    <a class="button" href="/">${t("lobby")}</a></div></main>`;
}
