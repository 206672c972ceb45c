/** What a round against the bank has brought: to me, what my stakes have won and what they have lost; to each hand of a box; and on each box to whoever staked there. */

/** @typedef {{won: number, lost: number}} Outcome */

const SETTLED = /^(bj|pb)-settled$/;

/** What an event is worth to a seat; null where it settles nothing of its. @param {any} event @param {number} seat @returns {number|null} */
function netOf(event, seat) {
  if ((event.player ?? event.seat) !== seat) return null;
  if (SETTLED.test(event.event)) return event.net;
  // What went with a bust hand and comes back after all: no more than an opening stake is lost to a blackjack, nothing in a void deal.
  return event.event === "bj-returned" && event.bet === "lost" ? event.amount : null;
}

/** Nothing is said before something is settled. @param {Outcome|null} before @param {any[]} happened @param {number} seat @returns {Outcome|null} */
export function outcomeBy(before, happened, seat) {
  let outcome = before;
  for (const event of happened) {
    const net = netOf(event, seat);
    if (event.event === "table-hand-began") outcome = null;
    else if (net !== null) {
      const { won, lost } = outcome ?? { won: 0, lost: 0 };
      outcome = event.event === "bj-returned" ? { won, lost: lost - net } : { won: won + Math.max(net, 0), lost: lost + Math.max(-net, 0) };
    }
  }
  return outcome;
}

/** What became of a box: at blackjack of each of its hands, and what whoever staked on it has won or lost there. @typedef {{hands: Record<number, "won"|"lost"|"push">, nets: Record<number, number>}} Settled */

/** @param {number} net @returns {"won"|"lost"|"push"} */
const verdict = (net) => (net > 0 ? "won" : net < 0 ? "lost" : "push");

/** The boxes as far as they are settled: those of blackjack by their number, the others by what is staked on there. @param {Record<string, Settled>} before @param {any[]} happened @returns {Record<string, Settled>} */
export function boxesBy(before, happened) {
  let boxes = before;
  for (const event of happened) {
    const box = event.box ?? event.bet;
    const seat = event.player ?? event.seat;
    if (event.event === "table-hand-began") boxes = {};
    else if (SETTLED.test(event.event) || (event.event === "bj-returned" && event.bet === "lost")) {
      const { hands, nets } = boxes[box] ?? { hands: {}, nets: {} };
      const hand = event.hand ?? 0;
      // Who has given up shares a box with who plays on: the hand is what it is to those who play.
      const told = event.bet === "main" || (event.bet === "surrender" && !(hand in hands)) ? { [hand]: verdict(event.net) } : {};
      boxes = { ...boxes, [box]: { hands: { ...hands, ...told }, nets: { ...nets, [seat]: (nets[seat] ?? 0) + (event.net ?? event.amount) } } };
    }
  }
  return boxes;
}
