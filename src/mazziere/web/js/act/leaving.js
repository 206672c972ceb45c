/** Going: what is not in the hand is back in the purse at once, the rest when it is over, and both are said. */
import { html, useEffect, useState } from "../lib.js";
import { now } from "../net/socket.js";
import { me } from "../state/session.js";
import { playsItalian } from "../state/games.js";
import { chips, hour, t } from "../words.js";
import { Rule } from "../draw/rule.js";

/** @param {{watched: import("../state/tables.js").Watched, taken: number, house?: boolean}} props */
export function Leaving({ watched, taken, house = false }) {
  const amount = watched.left.value?.amount ?? taken;
  // At an Italian table who is gone is played for: the hand is not given up where nothing is to be paid (IT-SIT-3).
  const { hand, yours } = watched.view.value;
  // Who has something in the pot by force gives it up when the word comes round.
  const given = house || hand?.seats[yours?.place ?? -1]?.status !== "live";
  const what = house ? "round" : !amount ? "pot" : playsItalian(watched.view.value) ? "played" : given ? "hand" : "turn";
  return html`<div class="sit-line"><span role="status" data-leaving>${t(`leaving-${what}`, { amount: chips(amount), balance: chips(me.value?.balance ?? 0) })}</span></div>`;
}

/** My seat is taken away when the hand is over; until then I play. @param {{house?: boolean}} props */
export const Removing = ({ house = false }) => html`<div class="sit-line"><span role="status" data-removing>${t(house ? "removing-round" : "removing-hand")}</span></div>`;

/** Why somebody leaves, as the table says it; whatever else it says is an absence. @type {Record<string, string>} */
const WHY = { "": "left", left: "left", moved: "moved", limit: "limit", removed: "removed", closed: "closed" };

/** Must I still wait until I may sit here again? @param {number} [at] from when on I may */
export function useTooSoon(at = 0) {
  const [, come] = useState(0);
  const left = at - now();
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => come(at), left);
    return () => clearTimeout(timer);
  }, [at]);
  return left > 0;
}

/** From when on I may sit here again, and by which rule. @param {{at: number, rule?: string}} props */
export const BackAt = ({ at, rule = "" }) => html`<span class="muted" data-back-at>${t("back-at", { time: hour(at) })} <${Rule} rule=${rule} /></span>`;

/** What I got up with, and whose will it was. @param {{watched: import("../state/tables.js").Watched}} props */
export function Left({ watched }) {
  const left = watched.left.value;
  if (!left || !me.value) return null;
  const why = WHY[left.why] ?? "absent";
  return html`<span class=${why === "left" ? "good" : ""} role="status" data-left=${why}>${t(`left-${why}`, { amount: chips(left.amount), balance: chips(me.value.balance) })}</span>`;
}
