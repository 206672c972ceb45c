/** A screen on a wall: nobody scrolls it, so that what is on it grows smaller until all of it is seen. */
import { useLayoutEffect, useRef } from "../lib.js";

const STEP = 0.05;
/** Smaller than this nobody reads it across a hall. */
const LEAST = 0.3;
/** Whoever looks at it on a phone scrolls. */
const WALL = "(min-width: 801px)";

/** Give what is read there its size (`--fit`, 1 where there is room; `data-tight` where there is not). @param {string} told what is on it: only another is measured again */
export function useFit(told) {
  const screen = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => {
    const fit = () => {
      const on = screen.current;
      if (!on) return;
      const fits = (/** @type {number} */ size, /** @type {boolean} */ tight) => {
        on.style.setProperty("--fit", String(size));
        on.toggleAttribute("data-tight", tight);
        return !matchMedia(WALL).matches || on.scrollHeight <= on.clientHeight;
      };
      // Names side by side before they are smaller.
      let size = 1;
      for (let tight = false; !fits(size, tight) && size > LEAST; tight = true) size -= tight ? STEP : 0;
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [told]);
  return screen;
}
