/** Time that is left, as a clock shows it. */

/** Up to so many seconds they are said as such; from there on minutes are easier to read, and no longer. */
export const SHORT = 99;

/** Minutes and seconds. @param {number} seconds */
export const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** In figures alone: 45, 2:05. @param {number} seconds */
export const figures = (seconds) => (seconds > SHORT ? minutes(seconds) : String(seconds));

/** In a sentence: 45 s, 2:05. @param {number} seconds */
export const spoken = (seconds) => (seconds > SHORT ? minutes(seconds) : `${seconds} s`);
