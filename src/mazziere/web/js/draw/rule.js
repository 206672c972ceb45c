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

/** A rule of the catalogue; a house's rulebook may cite articles of its own, which stand nowhere else. */
const ID = /^[A-Z]{2}-/;

/** @param {{rule?: string, most?: number}} props */
export function Rule({ rule = "", most = 9 }) {
  const words = rule.split(" ").filter(Boolean);
  const own = words.filter((word) => !ID.test(word)).join(" ");
  const ids = words.filter((word) => ID.test(word)).slice(0, own ? most - 1 : most);
  return html`${own && html`<span class="tag own-rule">${own}</span> `}${ids.map((id) => html`<a class="rule" href=${`/rules/${encodeURIComponent(id)}`} key=${id} onClick=${read(id)}>${id}</a> `)}`;
}
