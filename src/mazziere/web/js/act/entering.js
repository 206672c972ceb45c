/** Coming into the game: what it costs and why, before anything is paid; and being back after an absence. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { me } from "../state/session.js";
import { settings } from "../state/settings.js";
import { isItalian } from "../state/telling.js";
import { chips, t } from "../words.js";
import { money } from "../draw/chips.js";
import { blindOf } from "../draw/felt.js";
import { Rule } from "../draw/rule.js";
import { Kbd, useKeys } from "./keys.js";
import { bounds } from "./sit.js";

/** Away by one's own wish, or because nothing was said in time: not for want of chips. */
const RETURNING = ["asked", "time"];

/** What the room offers me at this table, asked whenever it may have changed. @param {import("../state/tables.js").Watched} watched @param {any} person */
function useOffers(watched, person) {
  const [offers, learn] = useState(/** @type {any[]} */ ([]));
  const view = watched.view.value;
  const outside = person && !person.away && (person.standing !== "playing" || person.owes_small || person.owes_big);
  useEffect(() => {
    if (!outside) return void learn([]);
    let current = true;
    get(`/tables/${encodeURIComponent(watched.id)}?key=${encodeURIComponent(watched.key)}`)
      .then((told) => { if (current) learn(told.view.yours?.offers ?? []); }, () => {});
    return () => { current = false; };
  }, [outside, person?.owes_small, person?.owes_big, person?.entry, view.number, view.running]);
  return outside ? offers : [];
}

/** Somebody away: one large button; its key buys no chips. @param {{watched: import("../state/tables.js").Watched, person: any, keys: boolean}} props */
export function ImBack({ watched, person, keys }) {
  const { low } = bounds(watched.view.value);
  const key = person.stack ? settings.value.keys.call : "";
  const back = () => (person.stack ? watched.do("return") : watched.do("top-up", { amount: low }));
  useKeys(keys && Boolean(key), (pressed) => pressed === key && Boolean(back()));
  return html`<div class="sit-line"><button class="primary big" aria-keyshortcuts=${key || null} onClick=${back}>${person.stack ? t(isItalian(watched.view.value) ? "act-sono-tornato" : "im-back") : t("top-up-back", { amount: chips(low) })}<${Kbd} of=${key} /></button></div>`;
}

/** Who comes back to the page of an Italian table has come back to the table (IT-SIT-2). @param {import("../state/tables.js").Watched} watched */
export function useBackAtTheTable(watched) {
  const came = useRef(false);
  const view = watched.view.value;
  useEffect(() => {
    if (!view || came.current) return;
    came.current = true;
    if (!isItalian(view)) return;
    const person = view.seats.find((/** @type {any} */ one) => one.player === me.value?.id);
    if (RETURNING.includes(person?.away) && !person.leaving) watched.do("return");
  }, [view]);
}

/** Not in the game yet, or owing blinds: wait for the big blind, or pay now. @param {{watched: import("../state/tables.js").Watched, person: any}} props */
export function Entering({ watched, person }) {
  const offers = useOffers(watched, person);
  const post = offers.find((one) => one.verb === "post");
  if (!post || person.player !== me.value?.id) return null;
  const amount = money(post.low, blindOf(watched.view.value));
  const owes = person.owes_big ? (person.owes_small ? "both" : "big") : person.owes_small ? "small" : "none";
  const posting = person.entry === "post";
  return html`<div class="entering" role="group" aria-label=${t("entry")}>
    <p>${t("entry-why", { owes, amount })} <${Rule} rule=${post.rule} most=${1} /></p>
    <div class="row end"><button class=${posting ? "primary" : ""} aria-pressed=${posting} onClick=${() => watched.do("post")}>${t("entry-pay", { amount })}</button>
      <button class=${posting ? "" : "primary"} aria-pressed=${!posting} onClick=${() => watched.do("wait")}>${t("entry-wait")}</button></div>
  </div>`;
}
