/** A round against the bank, moment by moment, in the shape its felt is drawn from. */
import { html } from "../lib.js";
import { Blackjack } from "../house/blackjack.js";
import { PuntoBanco } from "../house/punto.js";
import { boxesBy } from "../state/outcome.js";
import { linesOf } from "../state/telling.js";

/** Nothing can be staked in what is over. */
const nothing = () => {};

/** What a felt is drawn from: without what could be done, and what was thought about. @param {any} view */
const drawn = ({ options, seating, pending, turn, deadline, ...seen }) => JSON.stringify(seen);

/** Every moment of a round worth stopping at. @param {any} told */
export function roundMoments(told) {
  const moments = [];
  /** @type {any[]} */
  let lines = [];
  let before = "";
  /** @type {Record<number, import("../state/outcome.js").Settled>} */
  let boxes = {};
  for (const { event, hand } of told.moments) {
    const guests = told.names.map((/** @type {string} */ name, /** @type {number} */ seat) => ({ player: name, seat, chips: hand.chips[seat] ?? 0 })).filter((/** @type {any} */ one) => one.player);
    const view = { game: told.game, seats: told.seats, you: told.you, rules: told.rules, number: hand.hand ?? hand.number, guests, hand, options: [] };
    lines = [...lines, ...linesOf([event], view, {})];
    boxes = boxesBy(boxes, [event]);
    const now = drawn(hand);
    if (now !== before && lines.length) moments.push({ view, words: {}, halves: {}, boxes, lines });
    before = now;
  }
  return moments;
}

/** The felt as it was. @param {{watched: any}} props */
export function RoundFelt({ watched }) {
  const view = watched.view.value;
  const people = Object.fromEntries(view.guests.map((/** @type {any} */ one) => [one.player, { name: one.player }]));
  const Game = view.game === "blackjack" ? Blackjack : PuntoBanco;
  return html`<div class="house-felt felt-area"><${Game} watched=${{ people: { value: people }, boxes: watched.boxes }} view=${view} put=${nothing} back=${nothing} can=${{}} /></div>`;
}
