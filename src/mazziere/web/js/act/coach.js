/** Coach mode, off unless asked for and never in tournaments: my hand by name, the cards that help, what a call needs. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { settings } from "../state/settings.js";
import { chips, lang, t } from "../words.js";
import { cardText } from "../draw/card.js";
import { money } from "../draw/chips.js";
import { blindOf } from "../draw/felt.js";
import { useReadings } from "../draw/readings.js";

/** @typedef {{unseen: number, outs: {category: string, cards: number[]}[]}} Outs */

/** Cards still to come that make a better hand, asked of the room: the client ranks no cards. @param {any} hand @param {number} place @returns {Outs|null} */
function useOuts(hand, place) {
  const seat = hand.seats[place];
  const own = seat.hole.filter((/** @type {number} */ card) => card < 52);
  const board = hand.boards.length === 1 ? hand.boards[0] : [];
  const ask = seat.status === "live" && !hand.ended && own.length === seat.hole.length && (board.length === 3 || board.length === 4);
  const query = ask ? `game=${hand.game}&own=${own.join(".")}&board=${board.join(".")}` : "";
  const [found, keep] = useState({ query: "", outs: /** @type {Outs|null} */ (null) });
  useEffect(() => {
    if (!query) return undefined;
    let current = true;
    get(`/read/outs?${query}`).then((outs) => { if (current) keep({ query, outs }); }, () => {});
    return () => { current = false; };
  }, [query]);
  return query && found.query === query ? found.outs : null;
}

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function Coach({ watched }) {
  const view = watched.view.value;
  const hand = view.hand;
  const place = view.yours?.place ?? -1;
  if (!settings.value.coach || !hand?.seats[place] || /tournament/.test(view.setup.rulebook ?? "")) return null;
  return html`<${Advice} view=${view} hand=${hand} place=${place} />`;
}

/** What a hand of this kind is called. @param {string} category */
const named = (category) => t(`category-${category.replaceAll(" ", "-")}`);

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
  const count = outs?.outs.reduce((sum, one) => sum + one.cards.length, 0) ?? 0;
  const chance = outs ? Math.round((1000 * count) / outs.unseen) / 10 : 0;
  if (hand.ended || (!mine && !outs && !call)) return null;
  return html`<div class="coach" role="note" aria-label=${t("coach")}>
    ${mine?.[word] && !settings.value.handName && html`<span>${t("coach-hand", { hand: mine[word] })}</span>`}
    ${outs && html`<span title=${outs.outs.map((one) => `${named(one.category)}: ${one.cards.map(cardText).join(" ")}`).join("\n")}>${count
      ? t("coach-outs", { count, chance: chips(chance), what: outs.outs.map((one) => `${named(one.category)} (${one.cards.length})`).join(", ") })
      : t("coach-no-outs")}</span>`}
    ${call && html`<span>${t("coach-odds", { call: money(call.low, blindOf(view)), pot: money(pot, blindOf(view)), needs: chips(needs) })}</span>`}
  </div>`;
}
