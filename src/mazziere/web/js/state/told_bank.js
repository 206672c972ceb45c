/** What the dealer says of each thing that happens at a table against the bank. */

/** @typedef {import("./told.js").At} At */
/** @typedef {import("./told.js").Told} Told */

/** What of the answers at blackjack is worth a line: "no" is not. */
const DECIDED = ["hit", "stand", "double", "split", "surrender", "insure", "even-money"];

/** One stake paid or lost, and where it lay. @param {any} e @param {string} who */
const settled = (e, who) => ({
  id: e.net > 0 ? "log-stake-won" : e.net < 0 ? "log-stake-lost" : "log-stake-push",
  args: { who, amount: Math.abs(e.net), bet: e.bet, box: (e.box ?? 0) + 1, nth: (e.hand ?? 0) + 1 },
});

/** What both games have. @type {Record<string, (e: any, at: At) => Told>} */
const BOTH = {
  shoe: (e) => ({ id: "log-shoe", args: { count: e.cards } }),
  returned: (e, at) => ({ id: "log-stake-back", args: { who: at.who(e.player ?? e.seat), amount: e.amount } }),
  closed: () => ({ id: "log-no-more-bets", args: {} }),
  "cut-card": () => ({ id: "log-cut-card", args: {} }),
  settled: (e, at) => settled(e, at.who(e.player ?? e.seat)),
  "last-hands": (e) => ({ id: "log-last-hands", args: { count: e.count }, strong: true }),
  limits: (e) => ({ id: "log-limits", args: { low: e.limits.least, high: e.limits.most } }),
  irregular: () => ({ id: "log-irregular", args: {} }),
  rebuilt: () => ({ id: "log-rebuilt", args: {} }),
  void: () => ({ id: "log-voided", args: {}, strong: true }),
  suspended: () => ({ id: "log-suspended", args: {}, strong: true }),
  resumed: () => ({ id: "log-resumed", args: {} }),
  sixain: () => ({ id: "log-new-cards", args: {} }),
};

/** What is said of the bank's last point beside how much it is. */
const BANK_HAS = ["blackjack", "bust"];

/** @type {Record<string, (e: any, at: At) => Told>} */
const BLACKJACK = {
  staked: (e, at) => ({ id: e.niwin ? "log-bj-niwin" : "log-bj-staked", args: { who: at.who(e.player), amount: e.amount, box: e.niwin || e.box + 1 } }),
  answered: (e, at) => (DECIDED.includes(e.verb) ? { id: `log-bj-${e.verb}`, args: { who: at.who(e.player), box: e.box + 1 } } : null),
  time: () => ({ id: "log-bj-time", args: {} }),
  dealt: (e) => ({ id: e.box < 0 ? "log-bj-bank-card" : "log-bj-card", args: { box: e.box + 1, nth: (e.hand ?? 0) + 1 }, cards: [e.card] }),
  peeked: (e) => ({ id: e.blackjack ? "log-bj-blackjack" : "log-bj-no-blackjack", args: {} }),
  "hole-turned": (e) => ({ id: "log-bj-bank-card", args: {}, cards: [e.card] }),
  "card-void": (e) => ({ id: "log-bj-card-void", args: {}, cards: [e.card] }),
  bank: (e) => ({ id: "log-bj-bank", args: { total: e.total, how: BANK_HAS.find((how) => e.point.startsWith(how)) ?? (e.drew ? "stands" : "waits") }, strong: true }),
};

/** @type {Record<string, (e: any, at: At) => Told>} */
const PUNTO_BANCO = {
  staked: (e, at) => ({ id: "log-pb-staked", args: { who: at.who(e.seat), amount: e.amount, bet: e.bet } }),
  cut: (e, at) => (e.seat < 0 ? null : { id: "log-pb-cut", args: { who: at.who(e.seat) } }),
  turned: (e) => ({ id: "log-pb-turned", args: { count: e.faces.length }, cards: e.faces }),
  called: (e) => ({ id: "log-pb-called", args: { bet: e.side, score: e.score, call: e.call } }),
  scored: (e) => ({ id: "log-pb-scored", args: { punto: e.punto, banco: e.banco }, strong: true }),
};

/** @param {string} game @param {Record<string, (e: any, at: At) => Told>} lines */
const of = (game, lines) => Object.fromEntries(Object.entries(lines).map(([name, line]) => [`${game}-${name}`, line]));

/** @type {Record<string, (e: any, at: At) => Told>} */
export const TOLD_BY_THE_BANK = {
  "table-company-came": (e) => ({ id: "log-company", args: { who: e.player } }),
  "table-company-left": (e) => ({ id: "log-company-left", args: { who: e.player } }),
  "table-unclaimed": (e) => ({ id: "log-unclaimed", args: { who: e.player, amount: e.amount } }),
  "table-standing-players": (e) => ({ id: e.accepted ? "log-standing" : "log-standing-no", args: {} }),
  ...of("bj", { ...BOTH, ...BLACKJACK }),
  ...of("pb", { ...BOTH, ...PUNTO_BANCO }),
};
