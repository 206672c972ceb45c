/** The same again: what I had staked in my last round, put down one by one as by hand. */

/** @typedef {Record<string, number>} Stakes what would be sent to put them there, with how much */

/** What lies there for me. @param {any} view @returns {Stakes} */
export function lying(view) {
  const { stakes, niwin = {} } = view.hand;
  const named = (/** @type {string} */ word, /** @type {Record<string, number>} */ on) => Object.entries(on ?? {}).map(([where, amount]) => [`${word} ${where}`, amount]);
  if (view.game !== "blackjack") return Object.fromEntries(named("stake", stakes[view.you]));
  const boxes = Object.entries(stakes).filter(([, on]) => view.you in on).map(([box, on]) => [box, on[view.you]]);
  return Object.fromEntries([...named("stake", Object.fromEntries(boxes)), ...named("niwin", niwin[view.you])]);
}

/** Of each table the round I saw last, what I have staked in it, and what in the one before. @type {Map<string, {number: number, now: Stakes, before: Stakes}>} */
const rounds = new Map();

/** What of my last round's stakes does not lie there yet; empty when none may be placed. @param {string} table @param {any} view @returns {[string, number][]} */
export function again(table, view) {
  if (view.you < 0 || (view.hand.stage ?? view.hand.phase) !== "betting") return [];
  const now = lying(view);
  const seen = rounds.get(table) ?? { number: -1, now: {}, before: {} };
  const before = seen.number === view.number || !Object.keys(seen.now).length ? seen.before : seen.now;
  rounds.set(table, { number: view.number, now, before });
  return Object.entries(before).map(([verb, amount]) => /** @type {[string, number]} */ ([verb, amount - (now[verb] ?? 0)])).filter(([, amount]) => amount > 0);
}
