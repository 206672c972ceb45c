import { html } from "../lib.js";
/** @type {Record<string, any>} */
export const PAGES = { nowhere: () => html`<main class="page">?</main>` };
