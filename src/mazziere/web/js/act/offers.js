/** What the room offers somebody at a table between actions, with what it costs and why: only the room knows. */
import { useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";

/** What the room offers me at this table, asked whenever it may have changed. @param {import("../state/tables.js").Watched} watched @param {any} person @param {boolean} wanted */
export function useOffers(watched, person, wanted) {
  const [offers, learn] = useState(/** @type {any[]} */ ([]));
  const view = watched.view.value;
  useEffect(() => {
    if (!wanted) return void learn([]);
    let current = true;
    get(`/tables/${encodeURIComponent(watched.id)}?key=${encodeURIComponent(watched.key)}`)
      .then((told) => { if (current) learn(told.view.yours?.offers ?? []); }, () => {});
    return () => { current = false; };
  }, [wanted, person?.away, person?.stack, person?.behind, person?.owes_small, person?.owes_big, person?.entry, view.number, view.running]);
  return wanted ? offers : [];
}
