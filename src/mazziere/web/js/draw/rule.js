/** A citation: each rule's id, linked to its text. At a table it is read there: nobody loses sight of a hand for it. */
import { html, signal } from "../lib.js";
import { path } from "../router.js";

/** The rule that somebody at a table wants to read; "" for none. */
export const asked = signal("");

/** @param {string} id */
const read = (id) => (/** @type {MouseEvent} */ event) => {
  if (!path.value[0]?.startsWith("table") || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  asked.value = id;
};

/** @param {{rule?: string, most?: number}} props */
export function Rule({ rule = "", most = 9 }) {
  const ids = rule.split(" ").filter(Boolean).slice(0, most);
  return ids.map((id) => html`<a class="rule" href=${`/rules/${encodeURIComponent(id)}`} key=${id} onClick=${read(id)}>${id}</a> `);
}
