/** Keys at a table: dead while somebody types, in a dialog, and with Ctrl, Alt or Command held. */
import { html, useEffect, useRef } from "../lib.js";
import { settings } from "../state/settings.js";

const TYPED = "input:not([type=range], [type=checkbox], [type=radio]), textarea, select";
/** A key held down is pressed once; only what goes step by step goes on. */
const STEPS = /^(arrow|backspace)/;

/**
 * Hear the keys while a component lives and `live` says so. `pressed` gets the key in small letters and what has the focus, and
 * says whether it took it; what one has taken no other hears.
 * @param {boolean} live @param {(key: string, target: HTMLElement) => boolean|void} pressed
 */
export function useKeys(live, pressed) {
  const latest = useRef({ live, pressed });
  latest.current = { live, pressed };
  useEffect(() => {
    const heard = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      const key = event.key.toLowerCase();
      if (!latest.current.live || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog")) return;
      if (event.repeat && !STEPS.test(key)) return;
      // The box of an amount keeps what is typed, and gives away what ends it.
      if (target.matches(TYPED) && !(target.matches("[data-raise-box]") && (key === "enter" || key === "escape"))) return;
      if (latest.current.pressed(key, target)) event.preventDefault();
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  }, []);
}

/** Enter where it presses nothing else. @param {string} key @param {HTMLElement} target */
export const entered = (key, target) => key === "enter" && !target.closest("button, a");

/** What goes on by the key that agrees, and by Enter. @param {string} key @param {HTMLElement} target */
export const confirmed = (key, target) => key === settings.value.keys.call || entered(key, target);

/** Which of several a digit means; -1 is none. @param {string} key @param {number} count */
export const digit = (key, count) => (/^[1-9]$/.test(key) && Number(key) <= count ? Number(key) - 1 : -1);

/** The key in the corner of its button, where there is a keyboard. @param {{of: string|number}} props */
export const Kbd = ({ of }) => (of ? html`<kbd aria-hidden="true" data-letter=${of === "Esc" ? of : String(of).toUpperCase()}></kbd>` : null);
