/** Timing and sound of what happens: how long a person needs to see it, and what it sounds like. */

/** Until the sixth card of a coup is turned, as css/tokens.css has it. */
const TURNED = 3000;
const LOOKED = 2500;
/** The bank's own box. */
const BANK = -1;

/** How long a showdown is looked at before the pot is pushed, and how long the push takes. */
export const LOOK = 2000;
export const PUSH = 650;

/** How long a street is looked at before somebody is asked, and before the next one where nobody is. */
const STREET = 650;
const RUN_OUT = 1200;

/** @param {any} event */
const turnsBoard = (event) => event.event === "moved" && event.to.some((/** @type {string} */ zone) => zone.startsWith("board"));

/** How long to rest after an event before the next is shown. @param {any} event @param {any[]} rest @param {boolean} [showdown] */
export function pauseAfter(event, rest, showdown = false) {
  // What a round has brought stays to be looked at, however soon the next one begins.
  if (event.ended) return LOOKED;
  if (!rest.length) return 0;
  // A card is burned first. Where nobody can bet any more the next cards follow by themselves: a street is looked at for longer.
  if (turnsBoard(event)) return rest.find((one) => turnsBoard(one) || one.event === "round-opened")?.event === "round-opened" ? STREET : RUN_OUT;
  if (event.event === "moved" && event.source === "stub") return 120;
  if (event.event === "vele-turned") return 650;
  if (event.event === "shown") return 300;
  if (event.event === "collected") return 250;
  if (event.event === "awarded") return showdown ? 0 : 350;
  // Who has won is not told before the last card is turned.
  if (rest[0].event === "pb-scored") return TURNED;
  if (event.event === "bj-dealt" && event.box === BANK && rest.some((one) => one.event === "bj-bank")) return 600;
  if (event.event === "bj-bank") return 900;
  return 0;
}

/** @typedef {{place: number, amount: number, to: "seat"|"pot", wait: number, key: number}} Flight */

/**
 * Chips on their way, told before the event has moved them: bets to the pot, and the pot to who has won it.
 * @param {any} event @param {any} hand
 * @returns {Flight[]}
 */
export function flightsOf(event, hand) {
  const wait = hand?.shown.some(Boolean) ? LOOK : 0;
  /** @type {[number, number][]} */
  const moved = event.event === "awarded" ? event.seats.map((/** @type {number} */ place, /** @type {number} */ i) => [place, event.amounts[i]])
    : event.event === "collected" && hand ? hand.bets.map((/** @type {number} */ bet, /** @type {number} */ place) => [place, bet]) : [];
  const to = event.event === "awarded" ? "seat" : "pot";
  return moved.filter(([, amount]) => amount > 0).map(([place, amount]) => ({ place, amount, to, wait: to === "seat" ? wait : 0, key: Math.random() }));
}

/** @type {Record<string, string>} */
const SOUNDS = {
  wagered: "chips", called: "chips", posted: "chips", "raised-blind": "chips", checked: "knock", folded: "fold",
  awarded: "win", "said-parol": "knock", "bj-staked": "chips", "pb-staked": "chips", "bj-dealt": "card", "pb-turned": "card",
};

/** What an event sounds like. @param {any} event */
export function soundOf(event) {
  if (event.event === "moved") return event.source === "stub" || event.faces?.length ? "card" : "";
  return SOUNDS[event.event] ?? "";
}

/** Is it my turn now? @param {any[]} happened @param {any} view */
export function soundsForMe(happened, view) {
  const place = view?.yours?.place ?? -1;
  const asked = happened.some((event) => event.event === "turn" && place >= 0 && event.seats.includes(place));
  return asked ? "turn" : "";
}
