/** What may be done now, as buttons: the room's options sorted into the places where people look for them. */
import { chips, has, t } from "../words.js";
import { money } from "../draw/chips.js";
import { DISTRIBUTION, VELE } from "../state/games.js";

/** @typedef {import("../fold/shapes.js").Option} Option */

const FOLD = ["fold", "passo"];
const FREE = ["check", "busso", "va-bene", "stand pat", "servito"];
const CALL = ["call", "vedo"];
export const WAGER = ["bet", "raise", "complete", "apro", "punto", "rilancio"];
export const CHANGE = ["draw", "cambio"];

/** The key of a button that stands by itself, by what it means: to go on, to stay out, to raise, to show. @type {Record<string, import("../state/settings.js").PokerKey>} */
export const KEY = {
  invito: "call", partecipo: "call", "dai-carte": "call", chop: "call", "bring-in": "call",
  sitout: "fold", "no-chop": "fold", buio: "raise", controbuio: "raise", over: "raise",
  parol: "parol", mostro: "show", show: "show", nascondo: "muck", muck: "muck",
};

/**
 * @param {Option[]} options
 */
export function sorted(options) {
  const of = (/** @type {string[]} */ verbs) => options.find((option) => verbs.includes(option.verb)) ?? null;
  const change = of(CHANGE);
  const choose = options.filter((option) => option.verb === "mostro" && (option.low ?? 0) > 0 && options.length > 1 && options.every((o) => o.verb === "mostro"));
  const wager = options.find((option) => WAGER.includes(option.verb) && (option.high ?? 0) > 0) ?? null;
  const vele = options.filter((option) => VELE.includes(option.verb));
  const distribution = options.filter((option) => DISTRIBUTION.includes(option.verb));
  const agree = options.find((option) => option.verb === "agree") ?? null;
  const placed = [of(FOLD), change ? null : of(FREE), of(CALL), wager, change, agree, ...choose, ...vele, ...distribution];
  const pat = change ? of(FREE) : null;
  const others = options.filter((option) => !placed.includes(option) && option !== pat);
  return { fold: of(FOLD), free: change ? null : of(FREE), call: of(CALL), wager, change, choose, vele, distribution, agree, pat, others };
}

/**
 * The words on a button: the total, never the increment, and the whole stack by its own name.
 * @param {string} verb @param {number} amount @param {{stack: number, bet: number, blind: number, italian: boolean}} mine
 */
export function label(verb, amount, { stack, bet, blind, italian }) {
  const whole = WAGER.includes(verb) ? amount >= stack + bet : CALL.includes(verb) && amount >= stack;
  const shown = money(amount, blind);
  if (whole && stack) return italian ? t("act-resto", { amount: shown }) : t(CALL.includes(verb) ? "act-call-all-in" : "act-all-in", { amount: shown });
  const id = `act-${verb.replaceAll(" ", "-")}`;
  return has(id) ? t(id, { amount: shown }) : amount ? `${verb} ${shown}` : verb;
}

/**
 * Amounts to jump to, within what is allowed.
 * @param {string[]} names @param {Option} wager @param {{pot: number, level: number, toCall: number, blind: number}} at
 * @returns {{name: string, amount: number}[]}
 */
export function presets(names, wager, { pot, level, toCall, blind }) {
  const low = wager.low ?? 0;
  const high = wager.high ?? 0;
  const clamp = (/** @type {number} */ amount) => Math.round(Math.min(Math.max(amount, low), high));
  const amountOf = (/** @type {string} */ name) => {
    if (name === "min") return low;
    if (name === "max") return high;
    if (name === "invito") return blind;
    if (name === "pot") return level + pot + toCall;
    const [, times] = /^([\d.]+)x$/.exec(name) ?? [];
    if (times) return Number(times) * Math.max(level, blind);
    const [, over, under] = /^(\d+)\/(\d+)$/.exec(name) ?? [];
    return under ? level + ((pot + toCall) * Number(over)) / Number(under) : low;
  };
  return names.map((name) => ({ name, amount: clamp(amountOf(name)) }));
}

/**
 * The first ready amount, where the lever begins. An Italian bet may be a single chip, and a raise one chip more, after
 * which nobody raises again (IT-LAST-5): the table's unit is the invito, and a raise that stays open the double.
 * @param {Option} wager @param {number} invito @param {boolean} italian
 */
export const leastReady = (wager, invito, italian) => (!italian ? "min" : wager.verb === "rilancio" ? "2x" : (wager.low ?? 0) < invito ? "invito" : "min");

/**
 * An amount so much higher or lower, between where the lever begins and the most; what was typed below that stays.
 * @param {number} amount @param {number} by @param {{start: number, high: number}} lever
 */
export const stepped = (amount, by, { start, high }) => (by < 0 ? Math.max(amount + by, Math.min(amount, start)) : Math.min(amount + by, high));

/** A preset's name on its button; the most there is may be all one has. @param {string} name @param {boolean} [whole] @param {boolean} [italian] */
export function presetName(name, whole = false, italian = false) {
  if (name === "max" && whole) return t(italian ? "preset-resto" : "preset-all-in");
  if (["min", "max", "pot", "invito"].includes(name)) return t(`preset-${name}`);
  const [, times] = /^([\d.]+)x$/.exec(name) ?? [];
  if (times) return `${chips(Number(times))}×`;
  return name.replace("1/2", "½").replace("2/3", "⅔").replace("1/3", "⅓").replace("3/4", "¾");
}
