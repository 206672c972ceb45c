/** What is asked of the room to have a hand in words: the client ranks no cards. */

/** The question for one seat and one board, "" where there is nothing to read. @param {import("../fold/shapes.js").HandView} hand @param {number} place @param {number} run */
export function question(hand, place, run) {
  const seat = hand.seats[place];
  const own = [...seat.hole, ...seat.up].filter((card) => card < 52);
  // A last card of stud for which the pack was too short lies in the middle, everybody's.
  const board = [...(hand.boards[run] ?? []), ...(hand.zones?.shared ?? [])];
  const known = board.filter((/** @type {number} */ card) => card < 52);
  const telesina = hand.game === "telesina";
  if (own.length + (telesina ? 0 : known.length) < 5 || own.length < seat.hole.length + seat.up.length) return "";
  if (hand.game.startsWith("omaha") && known.length < 3) return "";
  // The vele are given in their places, those that are not turned yet as well.
  const vele = telesina ? hand.facts.vele ?? 0 : 0;
  const shown = telesina ? (vele ? board : []) : known;
  const players = hand.facts.players ?? hand.seats.length;
  return `game=${hand.game}&own=${own.join(".")}&board=${shown.join(".")}&players=${Math.max(players, 2)}&vele=${vele}`;
}

/** Those who did not give a pot up before the cards were compared. */
const COMPARED = new Set(["live", "mucked"]);

/** The question for a share of a pot that was won by a hand everybody saw, "" where no cards were compared. @param {import("../fold/shapes.js").HandView} hand @param {any} award @param {number} place */
export function questionOfAward(hand, award, place) {
  if (!hand?.seats[place]?.shown) return "";
  const contested = hand.pots[award.pot]?.seats.filter((/** @type {number} */ seat) => COMPARED.has(hand.seats[seat]?.status)).length > 1;
  return contested ? question(hand, place, award.board ?? 0) : "";
}
