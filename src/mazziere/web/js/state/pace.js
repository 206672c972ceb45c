/** Timing and sound of what happens: how long a person needs to see it, and what it sounds like. */

/** How long to rest after an event before the next is shown. @param {any} event @param {any[]} rest */
export function pauseAfter(event, rest) {
  if (!rest.length) return 0;
  if (event.event === "moved" && event.to[0]?.startsWith("board")) return 650;
  if (event.event === "moved" && event.source === "stub") return 120;
  if (event.event === "vele-turned") return 650;
  if (event.event === "shown") return 300;
  if (event.event === "collected") return 250;
  if (event.event === "awarded") return 350;
  return 0;
}

/** @type {Record<string, string>} */
const SOUNDS = {
  wagered: "chips", called: "chips", posted: "chips", "raised-blind": "chips", checked: "knock", folded: "fold",
  awarded: "win", "said-parol": "knock", staked: "chips",
};

/** What an event sounds like. @param {any} event */
export function soundOf(event) {
  if (event.event === "moved") return event.source === "stub" || event.faces?.length ? "card" : "";
  return SOUNDS[event.event] ?? "";
}

/** Is it my turn now? @param {any[]} happened @param {any} view */
export function soundsForMe(happened, view) {
  const place = view?.yours?.place ?? -1;
  const asked = happened.some((event) => event.event === "turn" && place >= 0 && event.seats.includes(place));
  return asked ? "turn" : "";
}
