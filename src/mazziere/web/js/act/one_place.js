/**
 * Of several tables one hears the keys, and the focus is there: by Tab or a click both go to another table, and when the table is done
 * with me both go on to the next that waits.
 */
import { useEffect, useRef, useState } from "../lib.js";
import { useDead } from "./dead.js";

const CONTROLS = "button, a, input, select, textarea, summary, [role=tab]";

/** Is somebody about to press something where the focus is, or writing? Then it stays. */
function busy() {
  const at = document.activeElement;
  return Boolean(document.querySelector("dialog[open]") || (at?.closest(".cell") && at.matches(CONTROLS) && at.matches(":focus-visible")));
}

/** @param {string} id */
const placeOf = (id) => /** @type {HTMLElement|null} */ (document.querySelector(`.cell[data-table="${CSS.escape(id)}"]`));

/**
 * `active` is the table where the focus and the keys are; `early` says that they have come there by themselves a moment ago, and what
 * is pressed may still be meant for another; `lead` takes both to a table; `cell` goes to each table's own part of the page.
 * @param {string[]} waiting tables where it is my turn, the most urgent first
 */
export function useOnePlace(waiting) {
  const [active, settle] = useState("");
  const [led, count] = useState(0);
  const pressing = useRef(false);
  const early = useDead(led ? String(led) : "");
  const lead = (/** @type {string} */ id) => {
    placeOf(id)?.focus({ preventScroll: true });
    settle(id);
  };
  useEffect(() => {
    if (!waiting.length || waiting.includes(active) || busy()) return;
    count(led + 1);
    lead(waiting[0]);
  });
  useEffect(() => { if (active) placeOf(active)?.scrollIntoView({ block: "nearest" }); }, [active]);
  useEffect(() => {
    const released = () => { pressing.current = false; };
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, released);
    return () => { for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, released); };
  }, []);
  const cell = (/** @type {string} */ id) => ({
    "data-table": id,
    tabindex: -1,
    // What is pressed is pressed first: a table that comes to the fore grows, and its buttons move.
    onPointerDown: () => { pressing.current = true; },
    onClick: () => settle(id),
    onFocusIn: () => { if (!pressing.current) settle(id); },
  });
  return { active, early, lead, cell };
}
