/** Going: chips stay until the hand is over, then they are back in the purse, and that is said. */
import { html } from "../lib.js";
import { me } from "../state/session.js";
import { chips, t } from "../words.js";

/** @param {{house?: boolean}} props */
export const Leaving = ({ house = false }) => html`<div class="sit-line"><span role="status" data-leaving>${t(house ? "leaving-round" : "leaving-hand")}</span></div>`;

/** Why somebody leaves, as the table says it; whatever else it says is an absence. @type {Record<string, string>} */
const WHY = { "": "left", left: "left", removed: "removed", closed: "closed" };

/** What I got up with, and whose will it was. @param {{watched: import("../state/tables.js").Watched}} props */
export function Left({ watched }) {
  const left = watched.left.value;
  if (!left || !me.value) return null;
  const why = WHY[left.why] ?? "absent";
  return html`<span class=${why === "left" ? "good" : ""} role="status" data-left=${why}>${t(`left-${why}`, { amount: chips(left.amount), balance: chips(me.value.balance) })}</span>`;
}
