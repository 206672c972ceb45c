/** How this person likes the room: kept in the browser, nowhere else. */
import { effect, signal } from "../lib.js";

const KEY = "mazziere";

export const DEFAULTS = {
  lang: "",
  theme: "auto",
  felt: "green",
  deck: "two",
  index: "normal",
  motion: "auto",
  unit: "chips",
  handName: true,
  autoMuck: true,
  sounds: { turn: true, cards: true, chips: true, win: true },
  volume: 0.5,
  notify: false,
  presets: { preflop: ["2x", "2.5x", "3x"], later: ["1/2", "2/3", "pot"] },
  keys: { fold: "f", call: "c", raise: "r", bet: "b", allIn: "a", parol: "p", show: "m", muck: "n" },
  bankKeys: { ready: "g", repeat: "r", hit: "h", stand: "s", double: "d", split: "p", surrender: "u", insure: "i", yes: "y", no: "n", boxes: "b", company: "c" },
  coach: false,
  extraTime: false,
  rotate: /** @type {Record<string, number>} */ ({}),
  lastBuyIn: /** @type {Record<string, number>} */ ({}),
  name: "",
};

/** @typedef {keyof typeof DEFAULTS.keys} PokerKey */
/** @typedef {keyof typeof DEFAULTS.bankKeys} BankKey */

/** @returns {typeof DEFAULTS} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...found, sounds: { ...DEFAULTS.sounds, ...found.sounds }, keys: { ...DEFAULTS.keys, ...found.keys },
      bankKeys: { ...DEFAULTS.bankKeys, ...found.bankKeys }, presets: { ...DEFAULTS.presets, ...found.presets } };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal(kept());

/** Change some of them. @param {Partial<typeof DEFAULTS>} change */
export function set(change) {
  settings.value = { ...settings.value, ...change };
}

// What is changed in one tab holds in all: an older one would also write over it with what it knew.
addEventListener("storage", (event) => { if (event.key === KEY) settings.value = kept(); });

/** Turn the seats of a table by one; it is remembered. @param {string} table @param {number} seats */
export function rotate(table, seats) {
  const now = settings.value.rotate;
  set({ rotate: { ...now, [table]: ((now[table] ?? 0) + 1) % seats } });
}

/** Is motion wanted? */
export function moving() {
  const { motion } = settings.value;
  return motion === "on" || (motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
}

effect(() => {
  const now = settings.value;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch { /* a browser that keeps nothing still plays */ }
  const root = document.documentElement;
  root.dataset.theme = now.theme;
  root.dataset.felt = now.felt;
  root.dataset.deck = now.deck;
  root.dataset.index = now.index;
  root.dataset.motion = moving() ? "on" : "off";
});
