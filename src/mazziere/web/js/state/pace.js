/** Timing and sound of what happens: how long a person needs to see it, and what it sounds like. */

/** A card of a coup is laid face down; turned, and with it the one beside it a little later, as css/tokens.css has it. */
const LAID = 100;
const SQUEEZE = 700;
const NEXT_SQUEEZE = 300;
const LOOKED = 2500;
/** Before the next box is dealt its card at blackjack, and before the bank draws another. */
const NEXT_BOX = 140;
const DRAWN = 700;
/** The bank's own box. */
const BANK = -1;

/** How long a showdown is looked at before the pot is pushed, and how long the push takes. */
export const LOOK = 2000;
export const PUSH = 650;

/** How long a street is looked at before somebody is asked, and before the next one where nobody is. */
const STREET = 650;
const RUN_OUT = 1200;

/** The board is dealt, or vele that lie there are turned. @param {any} event */
const turnsBoard = (event) => event.event === "vele-turned" || (event.event === "moved" && event.to.some((/** @type {string} */ zone) => zone.startsWith("board")));

/** Are these cards slowly turned? Then the dealer says which they are when they lie face up. @param {any} event */
export const turnsCoup = (event) => event.event === "pb-turned";

/** Boxes are dealt one card after the other; the bank draws while everybody looks. @param {any} event @param {any[]} rest */
function dealt(event, rest) {
  const next = rest.find((one) => one.event === "bj-dealt" || one.event === "bj-hole" || one.event === "bj-bank");
  if (!next) return 0;
  const drawn = (event.box ?? BANK) === BANK && (next.event === "bj-bank" || next.box === BANK);
  return drawn || next !== rest[0] ? DRAWN : NEXT_BOX;
}

/** How long to rest after an event before the next is shown. @param {any} event @param {any[]} rest @param {boolean} [showdown] */
export function pauseAfter(event, rest, showdown = false) {
  // What a round has brought stays to be looked at, however soon the next one begins.
  if (event.ended) return LOOKED;
  if (!rest.length) return 0;
  // A card is burned first. Where nobody can bet any more the next cards follow by themselves: a street is looked at for longer.
  if (turnsBoard(event)) return rest.find((one) => turnsBoard(one) || one.event === "round-opened")?.event === "round-opened" ? STREET : RUN_OUT;
  if (event.event === "moved" && event.source === "stub") return 120;
  if (event.event === "shown") return 300;
  if (event.event === "collected") return 250;
  if (event.event === "awarded") return showdown ? 0 : 350;
  // What a side has, and who has won, is not told before its cards are turned.
  if (event.event === "pb-dealt") return LAID;
  if (turnsCoup(event)) return SQUEEZE + (event.faces.length - 1) * NEXT_SQUEEZE;
  if (event.event === "bj-dealt" || event.event === "bj-hole-turned") return dealt(event, rest);
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
  const asked = happened.some((event) => (event.event === "turn" && place >= 0 && event.seats.includes(place)) || (event.event === "table-game-asked" && event.seat === view?.yours?.seat));
  return asked ? "turn" : "";
}
