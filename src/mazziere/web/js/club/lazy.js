/** Pages of the club come when they are asked for: whoever only plays never loads them. */
import { html, useEffect, useState } from "../lib.js";
import { t } from "../words.js";

/** @param {() => Promise<any>} load */
export const later = (load) => function Later(/** @type {any} */ props) {
  const [Page, come] = useState(/** @type {any} */ (null));
  useEffect(() => { load().then((page) => come(() => page)); }, []);
  return Page ? html`<${Page} ...${props} />` : html`<main class="page" aria-busy="true"><p class="muted">${t("loading")}</p></main>`;
};
