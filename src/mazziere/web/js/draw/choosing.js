/** Whom the table waits for to choose something: the game of the next hands, or what the dealer of a Telesina lays and deals. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { useSeconds } from "./clock.js";
import { spoken } from "./time.js";

/** What a dealer may be left to choose, as the hand names it. */
const PARTS = ["vele", "distribuzione"];

/** @typedef {{seat: number, what: string, at: number}} Choosing `at`: until when, 0 without end */

/** Who chooses what, if anybody does. @param {import("../fold/shapes.js").TableView} view @returns {Choosing|null} */
export function choosing(view) {
  if (view.paused) return null;
  if (!view.running) return view.menu?.length ? { seat: view.chooser ?? -1, what: "game", at: view.choose_by ?? 0 } : null;
  const { hand } = view;
  if (hand?.street !== "scelta" || !hand.pending.length) return null;
  const free = PARTS.filter((part) => !(part in hand.facts));
  return { seat: view.table_seats?.[hand.pending[0]] ?? -1, what: free.join("-"), at: view.bank?.until ?? hand.deadline };
}

/** Said to everybody, with the time there is. @param {{asked: Choosing, view: import("../fold/shapes.js").TableView, people: Record<string, {name: string}>}} props */
export function ChoosingSaid({ asked, view, people }) {
  const seconds = useSeconds(asked.at);
  const player = view.seats.find((/** @type {any} */ one) => one.seat === asked.seat)?.player ?? "";
  const who = people[player]?.name ?? player;
  return html`<p class="waiting" data-choosing=${asked.what}>${t(asked.seat === view.yours?.seat ? "choosing-mine" : "choosing", { who, what: asked.what })}
    ${asked.at > 0 && html` <b class="seconds">${spoken(seconds)}</b>`}</p>`;
}
