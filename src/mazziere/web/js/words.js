/**
 * Words: the page's own are Fluent files that the server ships; what the room says comes from the server's message file, in
 * both languages at once. And numbers as the reader writes them.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "./lib.js";
import { settings } from "./state/settings.js";

export const LANGUAGES = ["it", "en"];

/** The language in use; components that read words read it too, and are drawn again when it changes. */
export const lang = signal("en");

/** @type {Record<string, FluentBundle>} */
const bundles = {};

/** Use a language, fetching its words the first time. @param {string} which */
export async function speak(which) {
  if (!bundles[which]) {
    const text = await (await fetch(`/locale/${which}.ftl`)).text();
    const bundle = new FluentBundle(which, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles[which] = bundle;
  }
  lang.value = which;
  document.documentElement.lang = which;
}

/** The language for a first visit: the browser's, where we speak it. */
export function preferred() {
  const chosen = settings.value.lang;
  if (LANGUAGES.includes(chosen)) return chosen;
  return (navigator.languages ?? [navigator.language]).some((one) => one?.startsWith("it")) ? "it" : "en";
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

/** What a stake pays, "6.5:1", as the reader writes numbers. @param {string} odds */
export const paid = (odds) => odds.replace(/\d+\.\d+/g, (number) => chips(Number(number)));

/** A sentence the server gives in both languages, its amounts as the reader writes them. @param {Record<string, string>|string|undefined} message */
export function said(message) {
  if (!message) return "";
  const sentence = typeof message === "string" ? message : message[lang.value] ?? message.en ?? "";
  // A hand's number is no amount.
  return sentence.replace(/(?<!(?:hand|mano) )\b\d{4,}\b/gi, (number) => chips(Number(number)));
}

/** Days before months and twenty-four hours in English too, unless the browser speaks another English. */
const dates = () => (navigator.languages ?? []).find((one) => one.startsWith(`${lang.value}-`)) ?? (lang.value === "en" ? "en-GB" : lang.value);

/** A time of the day. @param {number} at */
export const hour = (at) => new Intl.DateTimeFormat(dates(), { timeStyle: "short" }).format(at);

/** A moment, as a clock shows it. @param {number} at */
export const moment = (at) => new Intl.DateTimeFormat(dates(), { dateStyle: "short", timeStyle: "short" }).format(at);
