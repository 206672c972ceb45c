/** Coach mode, off unless asked for and never in tournaments: my hand by name, the cards that help, what a call needs. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { settings } from "../state/settings.js";
import { chips, lang, t } from "../words.js";
import { cardText } from "../draw/card.js";
import { money } from "../draw/chips.js";
import { blindOf } from "../draw/felt.js";
import { useReadings } from "../draw/readings.js";

/** @typedef {{category: string, cards: number[], top?: string}} Help */
/** @typedef {{unseen: number, outs?: Help[], comes?: boolean}} Outs */

/** Cards that lie open elsewhere, and cannot come any more. @param {any} hand @param {number} place @returns {number[]} */
const openElsewhere = (hand, place) => [
  ...hand.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ other) => (other === place ? [] : [...seat.hole, ...seat.up])), ...Object.values(hand.zones ?? {}).flat(),
].filter((card) => card < 52);

/** Cards still to come that make a better hand, asked of the room: the client ranks no cards. @param {any} hand @param {number} place @returns {Outs|null} */
function useOuts(hand, place) {
  const seat = hand.seats[place];
  const own = [...seat.hole, ...seat.up].filter((/** @type {number} */ card) => card < 52);
  const ask = seat.status === "live" && !hand.ended && hand.boards.length === 1 && own.length > 0 && own.length === seat.hole.length + seat.up.length;
  const query = ask ? `game=${hand.game}&own=${own.join(".")}&board=${hand.boards[0].join(".")}&seen=${openElsewhere(hand, place).join(".")}` : "";
  const [found, keep] = useState({ query: "", outs: /** @type {Outs|null} */ (null) });
  useEffect(() => {
    if (!query) return undefined;
    let current = true;
    get(`/read/outs?${query}`).then((outs) => { if (current) keep({ query, outs }); }, () => {});
    return () => { current = false; };
  }, [query]);
  return query && found.query === query && found.outs?.comes ? found.outs : null;
}

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function Coach({ watched }) {
  const view = watched.view.value;
  const hand = view.hand;
  const place = view.yours?.place ?? -1;
  if (!settings.value.coach || !hand?.seats[place] || watched.tournament) return null;
  return html`<${Advice} view=${view} hand=${hand} place=${place} />`;
}

/** What these cards make is called. @param {Help} help */
const named = ({ category, top }) => t(`category-${category.replaceAll(" ", "-")}`, { top });

/** What others have bet beyond so much: who calls with the rest of a stack cannot win it. @param {any} hand @param {number} level */
const beyond = (hand, level) => hand.seats.reduce((/** @type {number} */ sum, /** @type {any} */ seat) => sum + Math.max(seat.bet - level, 0), 0);

/** @param {{view: any, hand: any, place: number}} props */
function Advice({ view, hand, place }) {
  const outs = useOuts(hand, place);
  const mine = useReadings(view, {}).by[place];
  const word = lang.value === "it" ? "it" : "en";
  const call = hand.options.find((/** @type {any} */ option) => option.verb === "call" || option.verb === "vedo");
  const pot = call ? hand.pot - beyond(hand, hand.seats[place].bet + call.low) : 0;
  const needs = call ? Math.round((1000 * call.low) / (pot + call.low)) / 10 : 0;
  const helps = outs?.outs ?? [];
  // A card may make a high and a low at once.
  const count = new Set(helps.flatMap((one) => one.cards)).size;
  const chance = outs ? Math.round((1000 * count) / outs.unseen) / 10 : 0;
  // Where the hand's name lies under its cards already, it is not said twice.
  const name = settings.value.handName ? "" : mine?.[word] ?? "";
  if (hand.ended || (!name && !outs && !call)) return null;
  return html`<div class="coach" role="note" aria-label=${t("coach")}>
    ${name && html`<span>${t("coach-hand", { hand: name })}</span>`}
    ${outs && html`<span title=${helps.map((one) => `${named(one)}: ${one.cards.map(cardText).join(" ")}`).join("\n")}>${count
      ? t("coach-outs", { count, chance: chips(chance), what: helps.map((one) => `${named(one)} (${one.cards.length})`).join(", ") })
      : t("coach-no-outs")}</span>`}
    ${call && html`<span>${t("coach-odds", { call: money(call.low, blindOf(view)), pot: money(pot, blindOf(view)), needs: chips(needs) })}</span>`}
  </div>`;
}
