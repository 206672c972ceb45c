/** Coming into the game: what it costs and why, before anything is paid; and being back after an absence. */
import { html, useEffect, useRef } from "../lib.js";
import { me } from "../state/session.js";
import { settings } from "../state/settings.js";
import { playsItalian } from "../state/games.js";
import { t } from "../words.js";
import { money } from "../draw/chips.js";
import { blindOf } from "../draw/felt.js";
import { Rule } from "../draw/rule.js";
import { Kbd, useKeys } from "./keys.js";
import { useOffers } from "./offers.js";
import { SHORT, ShortOfChips } from "./short.js";

/** Away by one's own wish, or because nothing was said in time: not for want of chips. */
const RETURNING = ["asked", "time"];

/** Am I away from a table, and would one press bring me back? @param {any} view */
export function awayFrom(view) {
  const person = [...(view?.guests ?? []), ...(Array.isArray(view?.seats) ? view.seats : [])].find((one) => one.player && one.player === me.value?.id);
  return Boolean(person?.away && !person.leaving && !SHORT.includes(person.away));
}

/** Somebody away: one large button, or the chips that are missing. @param {{watched: import("../state/tables.js").Watched, person: any, keys: boolean}} props */
export function ImBack({ watched, person, keys }) {
  const key = settings.value.keys.call;
  const back = () => watched.once("return");
  const short = SHORT.includes(person.away);
  useKeys(keys && !short, (pressed) => pressed === key && Boolean(back()));
  if (short) return html`<${ShortOfChips} watched=${watched} person=${person} />`;
  return html`<div class="sit-line"><button class="primary big" aria-keyshortcuts=${key} onClick=${back}>${t(playsItalian(watched.view.value) ? "act-sono-tornato" : "im-back")}<${Kbd} of=${key} /></button></div>`;
}

/** Who comes back to the page of an Italian table has come back to the table (IT-SIT-2). @param {import("../state/tables.js").Watched} watched */
export function useBackAtTheTable(watched) {
  const came = useRef(false);
  const view = watched.view.value;
  useEffect(() => {
    if (!view || came.current) return;
    came.current = true;
    if (!playsItalian(view)) return;
    const person = view.seats.find((/** @type {any} */ one) => one.player === me.value?.id);
    if (RETURNING.includes(person?.away) && !person.leaving) watched.do("return");
  }, [view]);
}

/** Not in the game yet, or owing blinds: wait for the big blind, or pay now. @param {{watched: import("../state/tables.js").Watched, person: any}} props */
export function Entering({ watched, person }) {
  const outside = !person.away && (person.standing !== "playing" || person.owes_small || person.owes_big);
  const offers = useOffers(watched, person, Boolean(outside));
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
