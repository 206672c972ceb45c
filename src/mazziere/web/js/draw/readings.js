/** Hands in words, asked of the room: the client ranks no cards. */
import { useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { question } from "../state/question.js";
import { lang } from "../words.js";

/** @typedef {{best: number[], it: string, en: string, low?: number[], low_it?: string, low_en?: string}} Read */

/** @type {Map<string, Promise<Read|null>>} */
const asked = new Map();

/** @param {string} query */
function read(query) {
  let answer = asked.get(query);
  if (!answer) {
    // What could not be read is asked again the next time.
    answer = get(`/read?${query}`).catch(() => { asked.delete(query); return null; });
    asked.set(query, answer);
    if (asked.size > 300) asked.delete(asked.keys().next().value ?? "");
  }
  return answer;
}

/** The answer to one question, undefined until it is here and null where there is none. @param {string} [query] @returns {Read|null|undefined} */
export function useRead(query = "") {
  const [found, keep] = useState({ query: "", read: /** @type {Read|null} */ (null) });
  useEffect(() => {
    let current = Boolean(query);
    if (current) read(query).then((answer) => { if (current) keep({ query, read: answer }); });
    return () => { current = false; };
  }, [query]);
  return found.query === query ? found.read : undefined;
}

/** A hand in words, with its low half where it has one. @param {Read} read @param {"it"|"en"} word */
export const told = (read, word) => [read[word], read[word === "it" ? "low_it" : "low_en"]].filter(Boolean).join("\n");

/** The low half alone. @param {Read} read @returns {Read} */
const lowOf = (read) => ({ best: read.low ?? [], it: read.low_it ?? "", en: read.low_en ?? "" });

/** The half of a hand that has won, in the middle of a sentence. @param {Read} read @param {string} side */
export function within(read, side) {
  const word = lang.value === "it" ? "it" : "en";
  const name = (side === "low" ? lowOf(read) : read)[word];
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** The cards that won: those of the half that was won, where there are two. @param {Read} read @param {string[]} [halves] */
export const counted = (read, halves = []) => [...(halves.includes("low") && !halves.includes("high") ? [] : read.best), ...(halves.includes("low") ? read.low ?? [] : [])];

/** What of a board's halves a place has won. @param {string[]} halves @param {number} run */
const won = (halves, run) => halves.filter((half) => (half.split("/")[1] ?? "0") === String(run)).map((half) => half.split("/")[0]);

/**
 * A hand on several boards: what it is on each, in few words, and the cards that won wherever it did.
 * @param {(Read|null)[]} reads @param {string[]} [halves] @returns {Read}
 */
function onAll(reads, halves = []) {
  const words = (/** @type {"it"|"en"} */ word) => reads.map((read, run) => (read ? `${run + 1}. ${read[word].split(",")[0]}` : "")).filter(Boolean).join("\n");
  const best = reads.flatMap((read, run) => (read && won(halves, run).length ? counted(read, won(halves, run)) : []));
  return { best, low: best, it: words("it"), en: words("en") };
}

/**
 * What my hand is, and at the end what those that were shown are.
 * @param {any} view @param {Record<number, string[]>} halves which halves of the pot each place has won
 * @returns {{by: Record<number, Read>, winning: number[]|null, wins: [number, Read][][], lit: number[][]|null}} `wins`: who has won each board, and with what; `lit`: where there are several, the cards that won on each
 */
export function useReadings(view, halves) {
  const hand = view?.hand;
  const mine = view?.yours?.place ?? -1;
  const places = !hand ? [] : hand.seats.map((/** @type {any} */ _, /** @type {number} */ i) => i).filter((/** @type {number} */ place) =>
    (place === mine && hand.seats[place].status === "live") || (hand.ended && hand.seats[place].shown));
  /** @type {[number, string[]][]} */
  const questions = places.map((/** @type {number} */ place) => [place, hand.boards.map((/** @type {any} */ _, /** @type {number} */ run) => question(hand, place, run))]);
  const key = JSON.stringify(questions);
  const [found, keep] = useState({ key: "", by: /** @type {Record<number, (Read|null)[]>} */ ({}) });
  useEffect(() => {
    let current = true;
    Promise.all(questions.map(async ([place, asks]) => [place, await Promise.all(asks.map((q) => (q ? read(q) : null)))])).then((all) => {
      if (current) keep({ key, by: Object.fromEntries(all) });
    });
    return () => { current = false; };
  }, [key]);
  /** @type {Record<number, Read>} */
  const by = {};
  for (const [place, reads] of Object.entries(found.key === key ? found.by : {})) {
    const one = reads.length > 1 ? onAll(reads, halves[Number(place)]) : reads[0];
    if (one) by[Number(place)] = one;
  }
  // Who won without showing has shown no five.
  const winners = hand?.ended ? places.filter((/** @type {number} */ place) => hand.seats[place].award > 0 && hand.seats[place].shown && by[place]) : [];
  const winning = winners.length ? winners.flatMap((/** @type {number} */ place) => (hand.boards.length > 1 ? by[place].best : counted(by[place], halves[place]))) : null;
  const wins = !winning ? [] : hand.boards.map((/** @type {any} */ _, /** @type {number} */ run) => winners.flatMap((/** @type {number} */ place) => {
    const read = found.by[place]?.[run];
    const mine = won(halves[place] ?? [], run);
    return read && mine.length ? [[place, mine.includes("high") ? read : lowOf(read)]] : [];
  }));
  // A card that lies on every board may have won on one of them alone.
  const lit = winning && hand.boards.length > 1
    ? hand.boards.map((/** @type {any} */ _, /** @type {number} */ run) => winners.flatMap((/** @type {number} */ place) => {
      const read = found.by[place]?.[run];
      const mine = won(halves[place] ?? [], run);
      return read && mine.length ? counted(read, mine) : [];
    }))
    : null;
  return { by, winning, wins, lit };
}
