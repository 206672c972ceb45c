/** What the dealer says of each thing that happens at a poker table, Italian or not. Words are looked up when they are drawn. */
import { DISTRIBUTION, VELE } from "./games.js";

import { questionOfAward } from "./question.js";

/** @typedef {import("./telling.js").Line} Line */

/**
 * Where a hand is while it is told.
 * `players` play it; `who` names a place of the hand, `at` a seat of the table, `button` is the place of the button and `dealer` who has it; `plays` says who is still in it; `several`: the table plays more than one game;
 * `street` is the phase it is in, `lying` how many cards are seen on each board, `from` how many all boards share, `runs` how many boards there are, `lowest` the lowest card of the pack before,
 * `hand` is the hand as it is after all that is told, and `later` how many hands begin in what is not told yet.
 * @typedef {{players: string[], who: (place: number) => string, at: (seat: number) => string, button: number, dealer: () => string, plays: (player: string) => boolean, italian: boolean, several: boolean, street: string, lying: Map<string, number>, from: number, runs: number, lowest: number, hand: any, later: number}} At
 */
/** @typedef {Partial<Line>|Partial<Line>[]|null} Told */

/** The street that so many cards on the board are. @type {Record<number, string>} */
const STREETS = { 3: "flop", 4: "turn", 5: "river" };

/** What a dealer of Telesina chooses. @type {Record<string, string[]>} */
const CHOICES = { vele: VELE, distribuzione: DISTRIBUTION };

/** Jacks open, unless hands before have made it more. */
const JACKS = 11;

/** Does this leave nothing in front? @param {any} e */
const allIn = (e) => (e.stack ? "no" : "yes");

/** One line for each seat of an event. @param {any} e @param {At} at @param {string} id @param {number[]} [amounts] */
const each = (e, at, id, amounts = e.amounts) => e.seats.map((/** @type {number} */ seat, /** @type {number} */ i) => ({ id, args: { who: at.who(seat), amount: amounts?.[i] } }));

/** @param {any} e @param {At} at */
function satOut(e, at) {
  const who = e.player;
  if (e.why === "no chips") return { id: "log-busted", args: { who } };
  if (e.why === "credit") return { id: "log-short", args: { who, amount: e.least ?? 0 } };
  // Who is in a hand is away when it is over; in an Italian one the table speaks for the seat until then (IT-SIT-3).
  return { id: !at.plays(who) ? "log-sat-out" : at.italian ? "log-sat-out-played" : "log-sat-out-next", args: { who } };
}

/** A pot that nobody took, and what opens it. @param {any} e */
function carried(e) {
  const { pot, facts = {} } = e.carry ?? {};
  if (!pot) return null;
  const id = facts.inside ? "log-carried-parol" : facts.openers ? "log-carried-unopened" : "log-carried";
  return { id, args: { amount: pot, ...(facts.openers && { rank: facts.openers }) }, strong: true };
}

/** What a choice that is told at once says; a secret one is told when it is turned. @type {Record<string, string>} */
const CHOSE = { "show/nascondo": "log-hides", "parol/passo": "log-not-joining", "chop/chop": "log-chop", "time/no-raise": "log-no-raise" };

/** What a group of choices came to. @type {Record<string, (e: any, at: At) => Told>} */
const SETTLED = {
  openers: (e) => (e.result > JACKS ? { id: "log-openers", args: { rank: e.result }, strong: true } : null),
  // The pack is made for as many as play: news when it is another than that of the hand before (IT-DECK-2).
  lowest: (e, at) => (e.result === at.lowest ? null : { id: "log-pack", args: { lowest: e.result } }),
  vele: (e, at) => chosen(e, at),
  distribuzione: (e, at) => chosen(e, at),
  "dai-carte": (e, at) => ({ id: "log-dai-carte", args: { who: at.who(e.result) } }),
  parol: () => ({ id: "log-all-parol", args: {}, strong: true }),
  giro: () => ({ id: "log-giro", args: {}, strong: true }),
  chop: () => ({ id: "log-no-chop", args: {} }),
  "runs-from": (e, at) => { at.from = e.result; return null; },
  runs: (e, at) => { at.runs = e.result; return { id: "log-runs", args: { count: e.result } }; },
};

/** What the table fixes cites its own rule alone, and is no news. @param {any} e @param {At} at */
const chosen = (e, at) => (e.rule?.includes(" ") ? { id: `log-chosen-${e.what}`, args: { who: at.dealer(), [e.what]: CHOICES[e.what][e.result] } } : null);

/**
 * Cards that were turned or dealt, where the one who reads may see them.
 * @param {any} e @param {At} at
 */
function moved(e, at) {
  /** @type {Map<string, number[]>} */
  const zones = new Map();
  (e.faces ?? []).forEach((/** @type {number} */ face, /** @type {number} */ i) => {
    const zone = e.to[i] ?? e.to[0];
    if (face < 52) zones.set(zone, [...(zones.get(zone) ?? []), face]);
  });
  const lines = [];
  for (const [zone, cards] of zones) {
    const [pile, place] = zone.split("/");
    const who = at.who(Number(place));
    if (pile === "shared") lines.push({ id: "log-common", args: {}, cards, strong: true });
    else if (pile === "board") lines.push(board(zone, Number(place ?? 0), cards, at));
    else if (zone === e.source && pile === "hole") lines.push({ id: "log-shows", args: { who }, cards });
    // A card that its player has chosen to turn up leaves the hidden ones.
    else if (pile === "up" && e.source?.startsWith("hole/")) lines.push({ id: "log-turns", args: { who }, cards });
    else if (pile === "up" || (pile === "hole" && e.source === "stub")) lines.push({ id: "log-gets", args: { who }, cards });
  }
  return lines;
}

/** @param {string} zone @param {number} run @param {number[]} cards @param {At} at */
function board(zone, run, cards, at) {
  const lying = (at.lying.get(zone) ?? (run ? at.from : 0)) + cards.length;
  at.lying.set(zone, lying);
  const street = STREETS[lying];
  const several = at.runs > 1 ? "-of" : "";
  return street ? { id: `log-street${several}`, args: { street, board: run + 1 }, cards, strong: true } : { id: `log-board${several}`, args: { board: run + 1 }, cards };
}

/** @param {any} e @param {At} at */
const awarded = (e, at) => e.seats.map((/** @type {number} */ seat, /** @type {number} */ i) => ({
  id: at.runs > 1 ? "log-wins-board" : e.side === "low" ? "log-wins-low" : "log-wins", args: { who: at.who(seat), amount: e.amounts[i], board: (e.board ?? 0) + 1, side: e.side || "high" }, strong: true,
  asks: at.later ? "" : questionOfAward(at.hand, e, seat),
}));

/** @param {any} e @param {At} at */
function began(e, at) {
  at.lowest = e.lowest_before ?? 0;
  // What is special about the hand has the rule that makes it so.
  const special = [
    ...(e.giro?.length ? [{ id: "log-giro-hand", args: { number: e.giro[0], of: e.giro[1], who: at.at(e.button) }, strong: true }] : []),
    ...(e.parol ? [{ id: "log-parol-hand", args: { amount: e.parol }, strong: true }] : []),
  ];
  return [{ id: "log-hand", args: { number: e.number, game: at.several ? e.game : "none" }, strong: true, ...(special.length && { rule: "" }) }, ...special];
}

/** @type {Record<string, (e: any, at: At) => Told>} */
export const TOLD = {
  "table-hand-began": began,
  "table-hand-ended": carried,
  "table-giro-over": () => ({ id: "log-giro-over", args: {}, strong: true }),
  "table-closed": (e) => [
    { id: "log-closed", args: {}, strong: true },
    ...(e.players ?? []).flatMap((/** @type {string} */ who, /** @type {number} */ i) => (e.shares[i] ? [{ id: "log-share", args: { who, amount: e.shares[i] } }] : [])),
  ],
  "table-closing": (e) => ({ id: "log-closing", args: { by: e.by ? "host" : "floor" }, strong: true }),
  "table-kept-open": () => ({ id: "log-kept-open", args: {}, strong: true }),
  "table-bots-wanted": (e) => ({ id: "log-bots", args: { count: e.count } }),
  "table-paused": () => ({ id: "log-paused", args: {}, strong: true }),
  "table-resumed": () => ({ id: "log-resumed", args: {} }),
  "table-seat-asked": (e) => ({ id: "log-seat-asked", args: { who: e.player, seat: e.seat + 1, amount: e.amount } }),
  "table-sat-down": (e) => ({ id: "log-sat-down", args: { who: e.player, amount: e.stack } }),
  "table-seat-changed": (e) => ({ id: "log-seat-changed", args: { who: e.player, seat: e.to + 1 } }),
  "table-left": (e) => ({ id: e.why === "removed" ? (e.amount ? "log-removed" : "log-removed-bare") : e.amount ? "log-left" : "log-gone", args: { who: e.player, amount: e.amount } }),
  "table-removing": (e) => ({ id: "log-removing", args: { who: e.player } }),
  "table-leaving": (e) => ({ id: "log-leaving", args: { who: e.player } }),
  "table-paid-out": (e) => ({ id: "log-paid-out", args: { who: e.player, amount: e.amount } }),
  "table-bought": (e) => ({ id: e.behind ? "log-bought-next" : "log-bought", args: { who: e.player, amount: e.amount } }),
  "table-top-up-returned": (e) => ({ id: e.least ? "log-top-up-short" : "log-top-up-over", args: { who: e.player, amount: e.amount, limit: e.least || e.most } }),
  "table-sat-out": satOut,
  "table-came-back": (e) => ({ id: "log-came-back", args: { who: e.player } }),
  "table-absence-over": (e) => ({ id: "log-absence-over", args: { who: e.player } }),
  "table-blinds-missed": (e) => ({ id: "log-blinds-missed", args: { who: e.player, owes: e.small && e.big ? "both" : e.big ? "big" : "small" } }),
  "table-kept-out": (e) => ({ id: "log-kept-out", args: { who: e.player } }),
  "table-straddle-chosen": (e) => ({ id: "log-straddles", args: { who: e.player } }),
  "table-showed": (e) => ({ id: "log-shows", args: { who: e.player }, cards: e.cards }),
  "table-button-drawn": (e, at) => ({ id: at.italian ? "log-first-dealer" : "log-button", args: { who: at.at(e.button) }, cards: e.cards?.length ? [e.cards[e.seats.indexOf(e.button)]] : undefined }),
  "table-game-asked": (e) => ({ id: "log-game-asked", args: { who: e.player } }),
  "table-game-chosen": (e) => ({ id: e.by ? "log-game-by" : "log-game", args: { game: e.game, who: e.by, hands: e.hands } }),
  "table-bank-started": (e) => ({ id: "log-bank", args: { who: e.player } }),
  "table-clock-called": (e) => ({ id: "log-clock", args: { who: e.player, by: e.by } }),
  "table-timed-out": (e) => (e.times ? { id: "log-timed-out", args: { who: e.player } } : null),
  "table-disputed": (e) => ({ id: "log-disputed", args: { who: e.player }, strong: true }),
  posted: (e, at) => ({ id: e.kind === "invito" ? "log-invito" : "log-posted", args: { who: at.who(e.seat), amount: e.amount, kind: e.kind, allin: allIn(e) } }),
  folded: (e, at) => ({ id: "log-folded", args: { who: at.who(e.seat) } }),
  checked: (e, at) => ({ id: !at.italian ? "log-checked" : saysVaBene(e) ? "log-va-bene" : "log-busso", args: { who: at.who(e.seat) } }),
  called: (e, at) => ({ id: at.italian ? "log-vedo" : "log-called", args: { who: at.who(e.seat), amount: e.amount, allin: allIn(e) } }),
  wagered: (e, at) => ({ id: `log-${e.verb}`, args: { who: at.who(e.seat), amount: e.bet, allin: allIn(e) } }),
  "raised-blind": (e, at) => ({ id: `log-${e.kind}`, args: { who: at.who(e.seat), amount: e.amount, allin: allIn(e) } }),
  "said-parol": (e, at) => ({ id: "log-parol", args: { who: at.who(e.seat) } }),
  adjusted: (e, at) => ({ id: "log-adjusted", args: { who: at.who(e.seat), amount: e.amount } }),
  "left-out": (e, at) => (e.why === "not in the parol pot" ? { id: "log-not-in-parol", args: { who: at.who(e.seat) } } : null),
  returned: (e, at) => ({ id: "log-returned", args: { who: at.who(e.seat), amount: e.amount } }),
  "bets-returned": (e, at) => each(e, at, "log-returned"),
  drew: (e, at) => ({ id: "log-drew", args: { who: at.who(e.seat), count: e.count } }),
  reshuffled: (e) => ({ id: "log-reshuffled", args: { what: e.zones?.includes("burn") ? "burns" : "discards" } }),
  mucked: (e, at) => ({ id: "log-mucked", args: { who: at.who(e.seat) } }),
  exposed: (e, at) => ({ id: "log-exposed", args: { who: at.who(e.seat) } }),
  raked: (e) => ({ id: "log-raked", args: { amount: e.amount } }),
  awarded,
  moved,
  "vele-turned": (e) => ({ id: "log-vele", args: { count: e.faces.length }, cards: e.faces }),
  chose: (e, at) => (CHOSE[`${e.what}/${e.choice}`] ? { id: CHOSE[`${e.what}/${e.choice}`], args: { who: at.who(e.seat) } } : null),
  settled: (e, at) => SETTLED[e.what]?.(e, at) ?? null,
  opened: (e, at) => { at.street = e.street; return null; },
  // Whose turn it is, the felt shows; that somebody may still join a pot is news.
  turn: (_, at) => (at.street === "adeguamento parol" ? { id: "log-adjusting", args: {} } : null),
  // A street that turns cards was named with them.
  "round-opened": (e, at) => {
    at.street = e.street;
    return STREETS[at.lying.get("board") ?? 0] === e.street ? null : { id: "log-street", args: { street: e.street }, strong: true };
  },
  "hand-killed": (e, at) => ({ id: "log-killed", args: { who: at.who(e.seat) } }),
  restored: (e, at) => ({ id: "log-restored", args: { who: at.who(e.seat) } }),
  voided: () => ({ id: "log-voided", args: {}, strong: true }),
  rewound: () => ({ id: "log-rewound", args: {}, strong: true }),
  "winners-declared": (e, at) => each(e, at, "log-declared"),
  "award-amended": (e, at) => e.seats.map((/** @type {number} */ seat, /** @type {number} */ i) => ({ id: e.changes[i] < 0 ? "log-amended-less" : "log-amended-more", args: { who: at.who(seat), amount: Math.abs(e.changes[i]) } })),
  "pot-frozen": (e) => ({ id: "log-frozen", args: { amount: e.amount } }),
  "pot-thawed": (e, at) => each(e, at, "log-thawed"),
  told: (e) => ({ id: `log-told-${e.what}`, args: { amount: e.amounts[0], amounts: e.amounts.join(" · ") } }),
  held: () => ({ id: "log-held", args: {} }),
  released: () => ({ id: "log-released", args: {} }),
};

/** Staying without raising one's own blind is no knock, though nothing is paid either: its button has a rule of its own. @param {any} e */
export const saysVaBene = (e) => Boolean(e.rule?.split(" ").includes("IT-UI-11"));
