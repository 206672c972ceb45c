/** The events of blackjack. Mirrors `mazziere.house.blackjack.state`. */
import { Missed } from "./missed.js";

/** The bank's own box. */
const BANK = -1;

/**
 * The game a snapshot shows. Stakes put down for a split that is about to be made are in none, nor is the order in which cards
 * on the table left the shoe.
 * @param {any} hand
 */
export const blackjackOf = (hand) => ({ ...hand, hidden: { added: hand.window === "follow" ? null : {}, dealt: hand.bank.length ? null : [] } });

/** @param {any} h @param {any} told */
export function workedBlackjack(h, told) {
  h.stakes_open = told.stakes_open ?? [];
  h.offers = told.offers ?? [];
  h.bank_point = told.bank_point ?? "";
  for (const [box, points] of Object.entries(told.points ?? {})) {
    points.forEach((/** @type {string} */ point, /** @type {number} */ i) => { h.hands[box][i].point = point; });
  }
}

/** @param {any} stakes @param {any} first @param {any} second @param {number} amount */
function less(stakes, first, second, amount) {
  stakes[first][second] -= amount;
  if (!stakes[first][second]) delete stakes[first][second];
  if (!Object.keys(stakes[first]).length) delete stakes[first];
}

/** @param {any} h @param {number} box @param {number} player */
function answered(h, box, player) {
  h.pending = h.pending.filter((/** @type {number[]} */ [one, who]) => one !== box || who !== player);
  if (player === h.viewer) delete h.options[box];
}

const hand = (/** @type {any} */ cards, /** @type {any} */ stakes) => ({ cards, point: "", stakes, closed: "" });
const niwin = (/** @type {string} */ bet) => bet.replace(/^niwin /, "");

/** @type {Record<string, (h: any, e: any) => void>} */
export const BLACKJACK = {
  "bj-opened"(h, e) { Object.assign(h, { names: [...e.names], chips: [...e.chips], owners: [...e.owners] }); },
  "bj-taken-up"(h, e) {
    Object.assign(h, { phase: e.phase, number: e.hand, turn: e.turn, hands_left: e.hands_left ?? null });
    Object.assign(h, { remaining: e.cards - e.drawn, last_of_shoe: e.cut_out ?? false });
  },
  "bj-joined"(h, e) { h.names.push(e.name); h.chips.push(e.chips); },
  "bj-box"(h, e) { h.owners[e.box] = e.player; },
  "bj-cash"(h, e) { h.chips[e.player] = e.chips; },
  "bj-shoe"(h, e) { h.remaining = e.cards; h.last_of_shoe = false; },
  "bj-burned"(h, e) { h.remaining -= e.count; },
  "bj-betting"(h, e) {
    Object.assign(h, { number: e.hand, phase: "betting", deadline: e.deadline ?? 0 });
    Object.assign(h, { stakes: {}, niwin: {}, hands: {}, insured: {}, given_up: {}, bank: [] });
  },
  "bj-staked"(h, e) {
    h.chips[e.player] = e.chips;
    if (e.niwin) (h.niwin[e.player] ??= {})[e.niwin] = e.stake;
    else (h.stakes[e.box ?? BANK] ??= {})[e.player] = e.stake;
  },
  "bj-returned"(h, e) {
    const box = e.box ?? BANK;
    h.chips[e.player] = e.chips;
    if (e.bet === "main" && h.phase === "betting") less(h.stakes, box, e.player, e.amount);
    else if (e.bet === "main" || e.bet === "excess") {
      if (e.bet === "excess") h.stakes[box][e.player] = e.stake ?? 0;
      const on = h.hands[box].map((/** @type {any} */ one) => one.stakes).filter((/** @type {any} */ stakes) => e.player in stakes);
      const staked = on.reduce((/** @type {number} */ sum, /** @type {any} */ stakes) => sum + stakes[e.player], 0);
      for (const stakes of on) {
        stakes[e.player] -= Math.floor((e.amount * stakes[e.player]) / staked);
        if (!stakes[e.player]) delete stakes[e.player];
      }
    } else if (e.bet === "added") delete added(h)[e.player];
    else if (e.bet === "insurance") less(h.insured, box, e.player, e.amount);
    else if (e.bet === "surrender") less(h.given_up, box, e.player, e.amount);
    else if (e.bet !== "lost") less(h.niwin, e.player, niwin(e.bet), e.amount);
  },
  "bj-closed"(h) {
    Object.assign(h, { phase: "play", deadline: 0 });
    h.hands = Object.fromEntries(Object.entries(h.stakes).map(([box, stakes]) => [box, [hand([], { ...stakes })]]));
    h.hidden.dealt = [];
  },
  "bj-cut-card"(h) { h.last_of_shoe = true; },
  "bj-dealt"(h, e) {
    h.remaining -= 1;
    (e.box === BANK ? h.bank : h.hands[e.box][e.hand].cards).push(e.card);
    // What it makes now is not known before it is read out.
    if (e.box === BANK) h.bank_point = "";
    else h.hands[e.box][e.hand].point = "";
    h.hidden.dealt?.push(e.box);
  },
  "bj-hole"(h) { h.hole = true; h.remaining -= 1; },
  "bj-hole-turned"(h, e) { h.hole = false; h.bank.push(e.card); h.hidden.dealt?.push(BANK); },
  "bj-asked"(h, e) {
    Object.assign(h, { turn: e.turn, window: e.window, deadline: e.deadline ?? 0, pending: e.places, options: {} });
    e.places.forEach((/** @type {number[]} */ [box, player], /** @type {number} */ i) => { if (player === h.viewer) h.options[box] = e.options[i]; });
  },
  "bj-options"(h, e) {
    if (!e.asked) answered(h, e.box, e.player);
    else if (e.player === h.viewer) h.options[e.box] = e.options ?? [];
  },
  "bj-answered"(h, e) { answered(h, e.box, e.player); },
  "bj-insured"(h, e) { h.chips[e.player] = e.chips; (h.insured[e.box] ??= {})[e.player] = e.amount; },
  "bj-gave-up"(h, e) {
    delete h.hands[e.box][0].stakes[e.player];
    (h.given_up[e.box] ??= {})[e.player] = e.amount;
    answered(h, e.box, e.player);
  },
  "bj-added"(h, e) {
    h.chips[e.player] = e.chips;
    if (e.verb === "double") h.hands[e.box][e.hand].stakes[e.player] += e.amount;
    else added(h)[e.player] = e.amount;
  },
  "bj-split"(h, e) {
    const first = h.hands[e.box][e.hand];
    h.hands[e.box].splice(e.hand + 1, 0, hand([first.cards.pop()], added(h)));
    h.hidden.added = {};
  },
  "bj-hand-closed"(h, e) { Object.assign(h.hands[e.box][e.hand], { closed: e.why, point: e.point }); },
  "bj-bank"(h, e) { h.bank_point = e.point; },
  "bj-settled"(h, e) {
    const box = e.box ?? BANK;
    h.chips[e.player] = e.chips;
    if (e.bet === "main") {
      delete h.hands[box][e.hand ?? 0].stakes[e.player];
      answered(h, box, e.player);
    } else if (e.bet === "insurance") less(h.insured, box, e.player, e.stake);
    else if (e.bet === "surrender") less(h.given_up, box, e.player, e.stake);
    else less(h.niwin, e.player, niwin(e.bet), e.stake);
  },
  "bj-ended"(h) {
    Object.assign(h, { phase: "between", window: "", pending: [], options: {}, hole: false, deadline: 0 });
    if (h.hands_left !== null) h.hands_left -= 1;
  },
  "bj-last-hands"(h, e) { h.hands_left = e.count; },
  "bj-card-void"(h) { h.remaining -= 1; },
  "bj-misdealt": lie,
  "bj-rebuilt": lie,
  "bj-suspended"(h) { h.suspended = true; },
  "bj-resumed"(h) { h.suspended = false; },
  // Nothing of these is seen; new limits come with the hand they are for.
  "bj-shoe-ended"() {}, "bj-limits"() {}, "bj-checked"() {}, "bj-peeked"() {}, "bj-time"() {},
  "bj-asked-again"() {}, "bj-irregular"() {}, "bj-void"() {}, "bj-sixain"() {},
};

/** @param {any} h */
function added(h) {
  if (!h.hidden.added) throw new Missed("stakes put down before the snapshot");
  return h.hidden.added;
}

/** The cards of the deal lie on other boxes than was thought, or go where they belong. @param {any} h @param {any} e */
function lie(h, e) {
  if (!h.hidden.dealt) throw new Missed("cards that lay there before the snapshot");
  const pile = (/** @type {number} */ box) => (box === BANK ? h.bank : h.hands[box][0].cards);
  const cards = h.hidden.dealt.map((/** @type {number} */ box) => pile(box).shift());
  e.boxes.forEach((/** @type {number} */ box, /** @type {number} */ i) => { pile(box).push(cards[i]); });
  h.hidden.dealt = [...e.boxes];
}
