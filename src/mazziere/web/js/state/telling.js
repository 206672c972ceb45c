/** The dealer's log: events put into lines, and what each seat said last. Words are looked up when they are drawn. */

/** @typedef {{key: number, id: string, args: Record<string, any>, cards?: number[], rule?: string, strong?: boolean, number?: number}} Line `number` is that of the hand a line begins */
/** What a place said last on this street, and how many cards it has changed in this hand. @typedef {{id?: string, amount?: number, drew?: number}} Said */

let count = 0;

/** Whoever keeps a lone player company at blackjack: nobody in the room has such an id. */
const COMPANY = /^@/;

/** Where a hand is while it is told: how many cards are seen on the board, and how many boards there are. @typedef {{board: number, runs: number}} At */

/** @type {Record<string, (e: any, who: (place: number) => string, at: At) => Partial<Line>|Partial<Line>[]|null>} */
const LINES = {
  "table-hand-began": (e) => ({ id: "log-hand", args: { number: e.number }, strong: true }),
  "table-sat-down": (e) => ({ id: "log-sat-down", args: { who: e.player, amount: e.stack } }),
  "table-left": (e) => ({ id: e.amount ? "log-left" : "log-gone", args: { who: e.player, amount: e.amount } }),
  "table-paid-out": (e) => ({ id: "log-paid-out", args: { who: e.player, amount: e.amount } }),
  "table-leaving": (e) => ({ id: "log-leaving", args: { who: e.player } }),
  "table-sat-out": (e) => ({ id: e.why === "no chips" ? "log-busted" : "log-sat-out", args: { who: e.player } }),
  "table-came-back": (e) => ({ id: "log-came-back", args: { who: e.player } }),
  "table-bought": (e) => ({ id: "log-bought", args: { who: e.player, amount: e.amount } }),
  "table-timed-out": (e) => (e.times ? { id: "log-timed-out", args: { who: e.player } } : null),
  "table-bank-started": (e) => ({ id: "log-bank", args: { who: e.player } }),
  "table-paused": () => ({ id: "log-paused", args: {}, strong: true }),
  "table-resumed": () => ({ id: "log-resumed", args: {} }),
  "table-game-chosen": (e) => ({ id: "log-game", args: { game: e.game } }),
  "table-showed": (e) => ({ id: "log-shows", args: { who: e.player }, cards: e.cards }),
  "table-straddle-chosen": (e) => ({ id: "log-straddles", args: { who: e.player } }),
  "table-company-came": (e) => ({ id: "log-company", args: { who: e.player } }),
  posted: (e, who) => ({ id: e.kind === "invito" ? "log-invito" : "log-posted", args: { who: who(e.seat), amount: e.amount, kind: e.kind } }),
  folded: (e, who) => ({ id: "log-folded", args: { who: who(e.seat) } }),
  checked: (e, who) => ({ id: "log-checked", args: { who: who(e.seat) } }),
  called: (e, who) => ({ id: "log-called", args: { who: who(e.seat), amount: e.amount } }),
  wagered: (e, who) => ({ id: `log-${e.verb}`, args: { who: who(e.seat), amount: e.bet, allin: e.stack ? "no" : "yes" } }),
  "raised-blind": (e, who) => ({ id: `log-${e.kind}`, args: { who: who(e.seat), amount: e.amount } }),
  "said-parol": (e, who) => ({ id: "log-parol", args: { who: who(e.seat) } }),
  adjusted: (e, who) => ({ id: "log-adjusted", args: { who: who(e.seat), amount: e.amount } }),
  returned: (e, who) => ({ id: "log-returned", args: { who: who(e.seat), amount: e.amount } }),
  drew: (e, who) => ({ id: "log-drew", args: { who: who(e.seat), count: e.count } }),
  mucked: (e, who) => ({ id: "log-mucked", args: { who: who(e.seat) } }),
  raked: (e) => ({ id: "log-raked", args: { amount: e.amount } }),
  awarded: (e, who, at) => e.seats.map((/** @type {number} */ seat, /** @type {number} */ i) => (
    { id: at.runs > 1 ? "log-wins-board" : e.side === "low" ? "log-wins-low" : "log-wins", args: { who: who(seat), amount: e.amounts[i], board: (e.board ?? 0) + 1, side: e.side || "high" }, strong: true })),
  moved: (e, who, at) => moved(e, who, at),
  "table-hand-ended": (e) => (e.carry?.pot ? { id: "log-carried", args: { amount: e.carry.pot }, strong: true } : null),
  "vele-turned": (e) => ({ id: "log-vele", args: { count: e.faces.length }, cards: e.faces }),
  // A street that turns cards was named with them.
  "round-opened": (e, _, at) => (STREETS[at.board] === e.street ? null : { id: "log-street", args: { street: e.street }, strong: true }),
  "hand-killed": (e, who) => ({ id: "log-killed", args: { who: who(e.seat) } }),
  voided: () => ({ id: "log-voided", args: {}, strong: true }),
  "bj-staked": (e, who) => ({ id: e.niwin ? "log-bj-niwin" : "log-bj-staked", args: { who: who(e.player), amount: e.amount, box: e.niwin || e.box + 1 } }),
  "bj-answered": (e, who) => (DECIDED.includes(e.verb) ? { id: `log-bj-${e.verb}`, args: { who: who(e.player), box: e.box + 1 } } : null),
  "bj-dealt": (e) => ({ id: e.box < 0 ? "log-bj-bank-card" : "log-bj-card", args: { box: e.box + 1 }, cards: [e.card] }),
  "bj-hole-turned": (e) => ({ id: "log-bj-bank-card", args: {}, cards: [e.card] }),
  "bj-bank": (e) => ({ id: "log-bj-bank", args: { total: e.total }, strong: true }),
  "bj-settled": (e, who) => settled(e, who(e.player)),
  "pb-staked": (e, who) => ({ id: "log-pb-staked", args: { who: who(e.seat), amount: e.amount, bet: e.bet } }),
  "pb-scored": (e) => ({ id: "log-pb-scored", args: { punto: e.punto, banco: e.banco }, strong: true }),
  "pb-settled": (e, who) => settled(e, who(e.seat)),
  held: () => ({ id: "log-held", args: {} }),
};

/** One stake paid or lost, and where it lay. @param {any} e @param {string} who */
const settled = (e, who) => ({
  id: e.net > 0 ? "log-stake-won" : e.net < 0 ? "log-stake-lost" : "log-stake-push",
  args: { who, amount: Math.abs(e.net), bet: e.bet, box: (e.box ?? 0) + 1 },
});

/** What of the answers at blackjack is worth a line: "no" is not. */
const DECIDED = ["hit", "stand", "double", "split", "surrender", "insure", "even-money"];

/** The street that so many cards on the board are. @type {Record<number, string>} */
const STREETS = { 3: "flop", 4: "turn", 5: "river" };

/**
 * Cards that were turned or dealt, where the one who reads may see them.
 * @param {any} e @param {(place: number) => string} who @param {At} at
 */
function moved(e, who, at) {
  /** @type {Map<string, number[]>} */
  const zones = new Map();
  (e.faces ?? []).forEach((/** @type {number} */ face, /** @type {number} */ i) => {
    const zone = e.to[i] ?? e.to[0];
    if (face < 52) zones.set(zone, [...(zones.get(zone) ?? []), face]);
  });
  const lines = [];
  for (const [zone, cards] of zones) {
    const [pile, place] = zone.split("/");
    if (zone === "board" && STREETS[at.board += cards.length]) lines.push({ id: "log-street", args: { street: STREETS[at.board] }, cards, strong: true });
    else if (pile === "board") lines.push({ id: "log-board", args: {}, cards });
    else if (zone === e.source && pile === "hole") lines.push({ id: "log-shows", args: { who: who(Number(place)) }, cards });
    else if (pile === "up" || (pile === "hole" && e.source === "stub")) lines.push({ id: "log-gets", args: { who: who(Number(place)) }, cards });
  }
  return lines;
}

/**
 * What happened, line by line.
 * @param {any[]} happened @param {any} view @param {Record<string, any>} people
 * @returns {Line[]}
 */
export function linesOf(happened, view, people) {
  const players = [...happened].reverse().find((e) => e.event === "table-hand-began")?.players ?? view?.players ?? [];
  // At a table against the bank somebody may have come or gone meanwhile.
  const guests = [...(view?.guests ?? []), ...happened.filter((e) => /^table-.*(left|unclaimed)$/.test(e.event))];
  const who = (/** @type {number} */ place) => guests.find((/** @type {any} */ one) => one.seat === place)?.player ?? players[place] ?? view?.hand?.names?.[place] ?? "";
  const italian = isItalian(view);
  const lines = [];
  const at = { board: boardBefore(happened, view), runs: view?.hand?.boards?.length ?? 1 };
  for (const event of happened) {
    if (event.event === "table-hand-began") at.board = 0;
    const told = LINES[event.event]?.(event, who, at);
    for (const line of Array.isArray(told) ? told : told ? [told] : []) {
      const args = { ...line.args };
      if (line.id === "log-checked" && italian) line.id = saysVaBene(event) ? "log-va-bene" : "log-busso";
      if (view?.guests && line.id === "log-hand") line.id = "log-round";
      if (COMPANY.test(args.who)) args.company = true;
      else if (args.who) args.who = people[args.who]?.name ?? args.who;
      lines.push({ key: ++count, id: /** @type {string} */ (line.id), args, cards: line.cards, rule: event.rule, strong: line.strong, number: event.event === "table-hand-began" ? event.number : undefined });
    }
  }
  return lines;
}

/** How many cards were seen on the board before all this. @param {any[]} happened @param {any} view */
function boardBefore(happened, view) {
  const seen = (/** @type {number} */ face) => face < 52;
  const now = (view?.hand?.boards?.[0] ?? []).filter(seen).length;
  const turned = happened.filter((e) => e.event === "moved").flatMap((e) => (e.faces ?? []).filter((/** @type {number} */ face, /** @type {number} */ i) => seen(face) && e.to[i] === "board"));
  return Math.max(now - turned.length, 0);
}

/** Is this one of the Italian games? @param {any} view */
export const isItalian = (view) => Boolean((view?.hand?.rulebook ?? view?.setup?.rulebook)?.startsWith("italiana"));

/** Staying without raising one's own blind is no knock, though nothing is paid either: its button has a rule of its own. @param {any} e */
const saysVaBene = (e) => Boolean(e.rule?.split(" ").includes("IT-UI-11"));

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
    else if (e.event === "called") put(e.seat, "said-call", e.amount);
    else if (e.event === "wagered") put(e.seat, e.stack ? `said-${e.verb}` : "said-all-in", e.bet);
    else if (e.event === "raised-blind") put(e.seat, `said-${e.kind}`, e.amount);
    else if (e.event === "said-parol") put(e.seat, "said-parol");
    else if (e.event === "drew") {
      put(e.seat, e.count ? "said-drew" : "said-pat", e.count);
      said = { ...said, [e.seat]: { ...said[e.seat], drew: e.count } };
    }
  }
  return said;
}
