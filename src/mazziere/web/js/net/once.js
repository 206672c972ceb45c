/** What is asked again before it is answered is asked once: a hasty hand presses twice. */

/** @returns {(what: any, ask: () => Promise<any>) => Promise<any>} the answer to `what`, by `ask` unless it is on its way already */
export function once() {
  /** @type {Map<string, Promise<any>>} */
  const sent = new Map();
  return (what, ask) => {
    const key = JSON.stringify(what);
    const answer = sent.get(key) ?? ask().finally(() => sent.delete(key));
    sent.set(key, answer);
    return answer;
  };
}
