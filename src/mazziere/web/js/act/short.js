/** Too little to be dealt in: how much it takes and by which rule, and the chips right there. No key buys chips. */
import { html, useState } from "../lib.js";
import { me } from "../state/session.js";
import { chips, t } from "../words.js";
import { Rule } from "../draw/rule.js";
import { useOffers } from "./offers.js";
import { bounds } from "./sit.js";

/** Away for want of chips: all gone, or fewer than it takes to be dealt in. */
export const SHORT = ["no chips", "credit"];

/** @param {{watched: import("../state/tables.js").Watched, person: any}} props */
export function ShortOfChips({ watched, person }) {
  const offer = useOffers(watched, person, true).find((/** @type {any} */ one) => one.verb === "top-up");
  const have = person.stack + (person.behind ?? 0);
  const balance = me.value?.balance ?? 0;
  // The room has answered before the page has told the end of the hand, and who presses again would buy twice.
  const [bought, buy] = useState(/** @type {number|null} */ (null));
  const add = (/** @type {number} */ amount) => { buy(have); watched.once("top-up", { amount }).then((done) => { if (!done) buy(null); }); };
  const least = offer?.low ?? 0;
  // The least that brings back, and what makes the stack of a newcomer; who has nothing begins like one.
  const ready = [...new Set([...(have ? [least] : []), Math.max(bounds(watched.view.value).low - have, least)])].filter((amount) => amount > 0 && (!offer?.high || amount <= offer.high));
  return html`<div class="sit-line" role="group" aria-label=${t("short")}>
    ${person.behind > 0
      ? html`<span role="status">${t("short-waits", { amount: chips(person.behind) })}</span>`
      : offer && html`<span role="status" data-short>${have ? t("short-credit", { have: chips(have), least: chips(have + least) }) : t("short-none")} <${Rule} rule=${offer.rule ?? ""} most=${1} /></span>`}
    ${offer && !person.behind && ready.map((amount, i) => html`<button key=${amount} class=${i ? "" : "primary big"} data-add=${amount} disabled=${amount > balance || bought === have} onClick=${() => add(amount)}>${t("top-up-back", { amount: chips(amount) })}</button>`)}
    ${offer && !person.behind && html`<span class="muted">${t("balance", { amount: chips(balance) })}${ready.length > 0 && balance < ready[0] && html` <a href="/account">${t("short-refill")}</a>`}</span>`}
  </div>`;
}
