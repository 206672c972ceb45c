/** Is something asked of me at a table, and until when? */

/** Options at a table against the bank that are no decision: staking is open to all while it lasts. */
const QUIET = /^(stake|niwin|take-back|withdraw|ready)/;

/** Am I to choose the game of the next hands? @param {any} view */
const choosesGame = (view) => !view.running && view.menu?.length > 0 && view.yours?.seat === view.chooser;

/** At a paused table nobody is asked anything. @param {any} view */
export function myTurn(view) {
  if (!view || view.paused) return false;
  if (choosesGame(view)) return true;
  if (!view.running) return false;
  if (view.guests) return view.you >= 0 && view.options.some((/** @type {any} */ option) => !QUIET.test(option.verb));
  return Boolean(view.yours && view.hand?.pending.includes(view.yours.place));
}

/** When my decision is due. @param {any} view */
export const dueAt = (view) => (view.guests ? view.deadline : choosesGame(view) ? view.choose_by : view.bank?.until ?? view.hand.deadline) || Number.MAX_SAFE_INTEGER;
