/** Going: chips stay until the hand is over, then they are back in the purse, and that is said. */
import { html } from "../lib.js";
import { me } from "../state/session.js";
import { chips, t } from "../words.js";

/** @param {{house?: boolean}} props */
export const Leaving = ({ house = false }) => html`<div class="sit-line"><span role="status" data-leaving>${t(house ? "leaving-round" : "leaving-hand")}</span></div>`;

/** What I got up with. @param {{watched: import("../state/tables.js").Watched}} props */
export const Left = ({ watched }) => (watched.left.value > 0 && me.value
  ? html`<span class="good" role="status" data-left>${t("left-with", { amount: chips(watched.left.value), balance: chips(me.value.balance) })}</span>`
  : null);
