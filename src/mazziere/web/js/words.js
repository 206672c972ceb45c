/**
 * Words, from the Fluent files of both languages: `page.ftl` has the page's own, `room.ftl` what the room says, which the server
 * reads too. And numbers as the reader writes them.
 */
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "./lib.js";
import { settings } from "./state/settings.js";

export const LANGUAGES = ["it", "en"];

/** The language in use; components that read words read it too, and are drawn again when it changes. */
export const lang = signal("en");

/** @type {Record<string, FluentBundle>} */
const bundles = {};

/** What the room says, in each language: there when the page has been drawn. @type {Record<string, FluentBundle>} */
const room = {};

/** The words of a file, fetched the first time. @param {Record<string, FluentBundle>} known @param {string} which @param {string} file */
async function read(known, which, file) {
  if (known[which]) return;
  const answer = await fetch(new URL(`../locale/${which}/${file}.ftl`, import.meta.url));
  // What a room that is away answers has no words in it: a page drawn with them would be its own keys.
  if (!answer.ok) throw new Error(`${answer.status}`);
  const text = await answer.text();
  const bundle = new FluentBundle(which, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  known[which] = bundle;
}

/** Use a language, fetching its words the first time. @param {string} which */
export async function speak(which) {
  await read(bundles, which, "page");
  lang.value = which;
  document.documentElement.lang = which;
  // Until they are here, and should they not come, what the room says is read as the server wrote it.
  read(room, which, "room").catch(() => {});
}

/** The language for a first visit: of those the browser names, in its order, the first that we speak. */
export function preferred() {
  const named = [settings.value.lang, ...(navigator.languages ?? [navigator.language])].map((one) => one?.split("-")[0]);
  return named.find((one) => LANGUAGES.includes(one)) ?? "en";
}

/**
 * A message in the reader's language.
 * @param {string} id @param {Record<string, any>} [args]
 * @returns {string}
 */
export function t(id, args) {
  const bundle = bundles[lang.value];
  const message = bundle?.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args, []) : id;
}

/** Is there a message of this name? @param {string} id */
export const has = (id) => Boolean(lang.value && bundles[lang.value]?.hasMessage(id));

/** A message, or something else where there is none. @param {string} id @param {string} otherwise */
export const tOr = (id, otherwise) => (has(id) ? t(id) : otherwise);

/** @type {Record<string, Intl.NumberFormat>} */
const numbers = {};

/** Chips as the reader writes numbers; thousands always apart, so that 2.100 stands beside 21.550. @param {number} amount */
export function chips(amount) {
  const format = (numbers[lang.value] ??= new Intl.NumberFormat(lang.value, { maximumFractionDigits: 1, useGrouping: "always" }));
  return format.format(amount);
}

/** A gain or a loss, with its sign. @param {number} amount */
export const signed = (amount) => `${amount > 0 ? "+" : ""}${chips(amount).replace("-", "−")}`;

/** What a stake pays, "6.5:1", as the reader writes numbers. @param {string} odds */
export const paid = (odds) => odds.replace(/\d+\.\d+/g, (number) => chips(Number(number)));

/** Numbers that name something are no amounts. */
const NAMES = ["hand", "turn", "now", "number", "version"];

/** A fact as a sentence tells it. @param {string} name @param {any} fact */
function fact(name, fact) {
  if (typeof fact !== "number" || NAMES.includes(name)) return String(fact);
  return new FluentNumber(fact, { maximumFractionDigits: 1, useGrouping: /** @type {any} */ ("always") });
}

/**
 * What the room says: a refusal or a notice by its code, its amounts as the reader writes them.
 * @param {{code?: string, facts?: Record<string, any>, message?: Record<string, string>|string}|null|undefined} told
 */
export function said(told) {
  const bundle = room[lang.value];
  const known = bundle?.getMessage(told?.code ?? "");
  const message = told?.message ?? "";
  if (!known?.value) return typeof message === "string" ? message : message[lang.value] ?? message.en ?? "";
  const facts = Object.fromEntries(Object.entries(told?.facts ?? {}).map(([name, value]) => [name, fact(name, value)]));
  // A fact that nobody gave reads as three dots, as the server writes it.
  return bundle.formatPattern(known.value, facts, []).replace(/\{\$\w+\}/g, "…");
}

/** Days before months and twenty-four hours in English too, unless the browser speaks another English. */
const dates = () => (navigator.languages ?? []).find((one) => one.startsWith(`${lang.value}-`)) ?? (lang.value === "en" ? "en-GB" : lang.value);

/** A time of the day. @param {number} at */
export const hour = (at) => new Intl.DateTimeFormat(dates(), { timeStyle: "short" }).format(at);

/** A moment, as a clock shows it. @param {number} at */
export const moment = (at) => new Intl.DateTimeFormat(dates(), { dateStyle: "short", timeStyle: "short" }).format(at);
