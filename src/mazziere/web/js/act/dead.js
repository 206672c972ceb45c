/** Buttons that have just come are dead for a moment: what was under the pointer before may have been pressed. */
import { useEffect, useState } from "../lib.js";

/** After the situation changed, buttons are dead for so long: none changes its meaning under the pointer. */
export const DEAD = 500;

/** Is it too early to press? @param {string} situation */
export function useDead(situation) {
  const [alive, live] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => live(situation), DEAD);
    return () => clearTimeout(timer);
  }, [situation]);
  return alive !== situation;
}
