/** What the room answers to a question that changes with the page: only the last one's answer counts, whichever comes last. */
import { useEffect } from "../lib.js";
import { get } from "../net/rest.js";

/** @param {string} path "" to ask nothing @param {(answer: any) => void} tell @param {any} [otherwise] what to tell where there is no answer */
export function useTold(path, tell, otherwise) {
  useEffect(() => {
    let current = Boolean(path);
    const told = (/** @type {any} */ answer) => { if (current && answer !== undefined) tell(answer); };
    if (current) get(path).then(told, () => told(otherwise));
    return () => { current = false; };
  }, [path]);
}
