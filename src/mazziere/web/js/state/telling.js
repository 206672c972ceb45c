/** The dealer's log: events put into lines, and what each seat said last. Words are looked up when they are drawn. */

/** @typedef {{key: number, id: string, args: Record<string, any>, cards?: number[], rule?: string, strong?: boolean, number?: number, href?: string, asks?: string}} Line `number` is that of the hand a line begins, `href` where more of it is seen, `asks` the question that names its hand */
/** What a place said last on this street, and how many cards it has changed in this hand. @typedef {{id?: string, amount?: number, drew?: number}} Said */

import { isItalian, playsItalian, playsSeveral } from "./games.js";
import { TOLD, saysVaBene } from "./told.js";
import { TOLD_BY_THE_BANK } from "./told_bank.js";

let count = 0;

/** Whoever keeps a lone player company at blackjack: nobody in the room has such an id. */
const COMPANY = /^@/;

/** Every kind of event that has words of its own. */
export const LINES = { ...TOLD, ...TOLD_BY_THE_BANK };

/** What is said of a round against the bank, not of a hand. @type {Record<string, string>} */
const ROUND = { "log-hand": "log-round", "log-closing": "log-closing-round", "log-removing": "log-removing-round" };

/**
 * What happened, line by line.
 * @param {any[]} happened @param {any} view after all that @param {Record<string, any>} people @param {string[]} [playing] those of the hand before it, where another may have begun since
 * @returns {Line[]}
 */
export function linesOf(happened, view, people, playing) {
  const at = before(happened, view, playing);
  const lines = [];
  for (const event of happened) {
    if (event.event === "table-hand-began") anew(at, event.players);
    if (event.event === "started") at.button = event.button ?? -1;
    const told = LINES[event.event]?.(event, at);
    for (const line of Array.isArray(told) ? told : told ? [told] : []) {
      const args = { ...line.args };
      if (view?.guests) line.id = ROUND[/** @type {string} */ (line.id)] ?? line.id;
      if (COMPANY.test(args.who)) args.company = true;
      for (const part of PEOPLE) if (args[part] && people[args[part]]) args[part] = people[args[part]].name;
      lines.push({ key: ++count, id: /** @type {string} */ (line.id), args, cards: line.cards, asks: line.asks || undefined, rule: line.rule ?? event.rule, strong: line.strong, number: line.id === "log-hand" || line.id === "log-round" ? event.number : undefined });
    }
  }
  return lines;
}

/** Lines that no event tells, each with a key of its own. @param {Partial<Line>[]} lines @returns {Line[]} */
export const written = (lines) => lines.map((line) => ({ id: "", args: {}, ...line, key: ++count }));

/** With these a phase of a hand begins. */
const OPENS = new Set(["opened", "round-opened"]);


/** What of a line is somebody's id. */
const PEOPLE = ["who", "by"];

/** A hand begins: these play it, and nothing lies on the board. @param {import("./told.js").At} at @param {string[]} players */
function anew(at, players) {
  at.players = players;
  at.lying.clear();
  at.from = 0;
  at.runs = 1;
  at.later--;
}

/** Where the hand was before all this. @param {any[]} happened @param {any} view @param {string[]} [playing] @returns {import("./told.js").At} */
function before(happened, view, playing) {
  const hand = view?.hand;
  const began = happened.find((e) => e.event === "table-hand-began");
  // At a table against the bank, where a place is a seat, somebody may have come or gone meanwhile.
  const guests = view?.guests ? [...view.guests, ...happened.filter((e) => /^table-.*(left|unclaimed)$/.test(e.event))] : [];
  const seats = [...(view?.guests ?? view?.seats ?? []), ...(began?.seats ?? []).map((/** @type {number} */ seat, /** @type {number} */ place) => ({ seat, player: began.players[place] })), ...happened.filter((e) => e.event === "table-sat-down")];
  const agreed = happened.some((e) => e.event === "settled" && e.what === "runs");
  /** @type {import("./told.js").At} */
  const at = {
    players: playing ?? view?.players ?? began?.players ?? [],
    who: (place) => guests.find((one) => one.seat === place)?.player ?? at.players[place] ?? hand?.names?.[place] ?? "",
    at: (seat) => seats.find((one) => one.seat === seat)?.player ?? "",
    button: hand?.button ?? -1,
    dealer: () => at.who(at.button),
    plays: (player) => Boolean(view?.running) && hand?.seats?.[at.players.indexOf(player)]?.status === "live",
    italian: playsItalian(view) || happened.some((e) => e.event === "started" && isItalian(e.game)),
    several: playsSeveral(view?.setup?.game),
    street: happened.some((e) => OPENS.has(e.event)) ? "" : hand?.street ?? "",
    lying: lyingBefore(happened, hand),
    from: hand?.facts?.["runs-from"] ?? 0,
    lowest: view?.lowest_before ?? 0,
    hand,
    later: happened.filter((e) => e.event === "table-hand-began").length,
    runs: agreed ? 1 : hand?.boards?.length ?? 1,
  };
  return at;
}

/** How many cards were seen on each board before all this. @param {any[]} happened @param {any} hand @returns {Map<string, number>} */
function lyingBefore(happened, hand) {
  const seen = (/** @type {number} */ face) => face < 52;
  const turned = (/** @type {string} */ zone) => happened.filter((e) => e.event === "moved").flatMap((e) => (e.faces ?? []).filter((/** @type {number} */ face, /** @type {number} */ i) => seen(face) && e.to[i] === zone)).length;
  return new Map((hand?.boards ?? []).map((/** @type {number[]} */ board, /** @type {number} */ run) => {
    const zone = run ? `board/${run}` : "board";
    return [zone, Math.max(board.filter(seen).length - turned(zone), 0)];
  }));
}

/** Which halves of the pot each place has won, on another board "high/1"; the next hand wipes it. @param {Record<number, string[]>} before @param {any[]} happened */
export function halvesBy(before, happened) {
  let halves = before;
  for (const e of happened) {
    if (e.event === "table-hand-began") halves = {};
    else if (e.event === "awarded") for (const seat of e.seats) halves = { ...halves, [seat]: [...(halves[seat] ?? []), [e.side || "high", ...(e.board ? [e.board] : [])].join("/")] };
  }
  return halves;
}

/** What each place said last; a new street wipes it, but not how many cards were changed. @param {Record<number, Said>} before @param {any[]} happened @param {boolean} [italian] */
export function saidBy(before, happened, italian = false) {
  let said = before;
  const put = (/** @type {number} */ seat, /** @type {string} */ id, /** @type {number} */ amount = 0) => { said = { ...said, [seat]: { ...said[seat], id, amount } }; };
  for (const e of happened) {
    if (e.event === "table-hand-began") said = {};
    else if (e.event === "round-opened") said = Object.fromEntries(Object.entries(said).flatMap(([seat, { drew }]) => (drew === undefined ? [] : [[seat, { drew }]])));
    else if (e.event === "folded") put(e.seat, "said-fold");
    else if (e.event === "checked") put(e.seat, !italian ? "said-check" : saysVaBene(e) ? "said-va-bene" : "said-busso");
    else if (e.event === "called") put(e.seat, e.stack ? "said-call" : italian ? "said-call-resto" : "said-call-all-in", e.amount);
    else if (e.event === "wagered") put(e.seat, e.stack ? `said-${e.verb}` : italian ? "said-resto" : "said-all-in", e.bet);
    else if (e.event === "raised-blind") put(e.seat, `said-${e.kind}`, e.amount);
    else if (e.event === "said-parol") put(e.seat, "said-parol");
    else if (e.event === "drew") {
      put(e.seat, e.count ? "said-drew" : "said-pat", e.count);
      said = { ...said, [e.seat]: { ...said[e.seat], drew: e.count } };
    }
  }
  return said;
}
