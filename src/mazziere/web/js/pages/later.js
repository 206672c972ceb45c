/** A page comes when it is asked for: whoever opens the lobby does not wait for the table's modules. */
import { html, useEffect, useState } from "../lib.js";
import { t } from "../words.js";

/**
 * A page that is loaded when it is first drawn, or by `come()` before that.
 * @param {() => Promise<any>} load
 */
export function later(load) {
  /** @type {any} */
  let Page = null;
  const come = async () => { Page ??= await load(); };
  function Later(/** @type {any} */ props) {
    const [state, turn] = useState(Page ? "here" : "coming");
    // Also where it has come since it was drawn as coming: nobody else would draw it again.
    useEffect(() => { come().then(() => turn("here"), () => turn("missing")); }, []);
    if (Page) return html`<${Page} ...${props} />`;
    return html`<main class="page" aria-busy=${state === "coming"}><p class="muted">${t(state === "coming" ? "loading" : "page-missing")}</p>
      ${state === "missing" && html`<a class="button" href=${location.href} target="_self">${t("load-again")}</a>`}</main>`;
  }
  return Object.assign(Later, { come });
}
