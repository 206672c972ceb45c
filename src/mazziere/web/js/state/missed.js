/** Hands that were played while this browser could not be told of them: after a lost network, a sleep, or a tab that was put away. */
import { get } from "../net/rest.js";
import { signed, t } from "../words.js";
import { notify } from "./notices.js";
import { me } from "./session.js";

const KEPT = "mazziere-seen";

/** @typedef {{number: number, won?: {name: string, amount: number}[], voided?: boolean, mine?: {net: number, stack: number, late?: boolean}}} Missed */

/** The last hand that was seen to its end. @param {any} view */
export const seenOf = (view) => (view.running ? view.number - 1 : view.number);

/** @returns {Record<string, number>} */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

/** Where I sit is remembered over a reload; where I do not, nothing is missed. @param {string} table @param {number} seen @param {boolean} seated */
export function remember(table, seen, seated) {
  const all = kept();
  const mine = `${me.value?.id}/${table}`;
  if (all[mine] === (seated ? seen : undefined)) return;
  delete all[mine];
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(seated ? { ...all, [mine]: seen } : all));
  } catch { /* then a reload forgets it */ }
}

/** The last hand I saw here before the page was loaded, if I sat here. @param {string} table @returns {number|null} */
export const recalled = (table) => kept()[`${me.value?.id}/${table}`] ?? null;

/**
 * Ask the room for the hands between the last one seen and the one that stands in the log.
 * @param {import("./tables.js").Watched} watched @param {number} after @param {number} before @returns {Promise<Missed[]>}
 */
export const missedBetween = (watched, after, before) =>
  get(`/tables/${encodeURIComponent(watched.id)}/missed?after=${after}&before=${before}&key=${encodeURIComponent(watched.key)}`).catch(() => []);

/** @param {string} table @param {number} number */
const replayOf = (table, number) => `/replay/${encodeURIComponent(table)}/${number}`;

/** One line of the log for each, with a link to see it. @param {string} table @param {Missed[]} missed @param {boolean} house @returns {Partial<import("./telling.js").Line>[]} */
export const missedLines = (table, missed, house) => missed.map((hand) => ({
  id: house ? "log-missed-round" : "log-missed",
  args: { number: hand.number, missed: hand },
  href: replayOf(table, hand.number),
}));

/** What became of a hand, and of my chips in it. @param {Missed} hand @param {(amount: number) => string} written */
export function outcomeOf({ won = [], voided, mine }, written) {
  return [
    ...(voided ? [t("log-voided")] : []),
    ...won.map(({ name, amount }) => t("log-wins", { who: name, amount: written(amount) })),
    ...(mine?.late ? [t("log-missed-late")] : []),
    ...(mine ? [t("log-missed-mine", { net: signed(mine.net), stack: written(mine.stack) })] : []),
  ];
}

/** How many there were and what they made of my chips, in a notice that leads to the first of mine. @param {import("./tables.js").Watched} watched @param {Missed[]} missed @param {string} name of the table */
export function tellMissed(watched, missed, name) {
  const mine = missed.filter((hand) => hand.mine);
  const net = mine.reduce((sum, hand) => sum + (hand.mine?.net ?? 0), 0);
  const id = watched.house ? "missed-rounds" : "missed-hands";
  notify({
    code: "missed",
    table: watched.id,
    href: replayOf(watched.id, (mine[0] ?? missed[0]).number),
    words: () => [t(id, { count: missed.length, table: name }), mine.length ? t(`${id}-mine`, { count: mine.length, net: signed(net) }) : ""].filter(Boolean).join(" "),
  });
}
