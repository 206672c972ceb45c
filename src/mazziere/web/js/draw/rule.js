/** A citation: each rule's id, linked to its text. */
import { html } from "../lib.js";

/** @param {{rule?: string, most?: number}} props */
export function Rule({ rule = "", most = 9 }) {
  const ids = rule.split(" ").filter(Boolean).slice(0, most);
  return ids.map((id) => html`<a class="rule" href=${`/rules/${encodeURIComponent(id)}`} key=${id}>${id}</a> `);
}
