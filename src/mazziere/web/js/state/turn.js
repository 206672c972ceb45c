/** Is something asked of me at a table, and until when? */

/** Options at a table against the bank that are no decision: staking is open to all while it lasts. */
const QUIET = /^(stake|niwin|take-back|withdraw|ready)/;

/** At a paused table nobody is asked anything. @param {any} view */
export function myTurn(view) {
  if (!view?.running || view.paused) return false;
  if (view.guests) return view.you >= 0 && view.options.some((/** @type {any} */ option) => !QUIET.test(option.verb));
  return Boolean(view.yours && view.hand?.pending.includes(view.yours.place));
}

/** When my decision is due. @param {any} view */
export const dueAt = (view) => (view.guests ? view.deadline : view.bank?.until ?? view.hand.deadline) || Number.MAX_SAFE_INTEGER;
