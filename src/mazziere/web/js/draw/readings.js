/** Hands in words, asked of the room: the client ranks no cards. */
import { useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";

/** @typedef {{best: number[], it: string, en: string, low?: number[], low_it?: string, low_en?: string}} Read */

/** @type {Map<string, Promise<Read|null>>} */
const asked = new Map();

/** @param {string} query */
function read(query) {
  let answer = asked.get(query);
  if (!answer) {
    answer = get(`/read?${query}`).catch(() => null);
    asked.set(query, answer);
    if (asked.size > 300) asked.delete(asked.keys().next().value ?? "");
  }
  return answer;
}

/** The question for one seat, "" where there is nothing to read. @param {any} hand @param {number} place */
function question(hand, place) {
  const seat = hand.seats[place];
  const own = [...seat.hole, ...seat.up].filter((card) => card < 52);
  const board = (hand.boards[0] ?? []);
  const known = board.filter((/** @type {number} */ card) => card < 52);
  const telesina = hand.game === "telesina";
  if (own.length + (telesina ? 0 : known.length) < 5 || own.length < seat.hole.length + seat.up.length) return "";
  if (hand.game.startsWith("omaha") && known.length < 3) return "";
  // The vele are given in their places, those that are not turned yet as well.
  const vele = telesina ? hand.facts.vele ?? 0 : 0;
  const shown = telesina ? (vele ? board : []) : known;
  const players = hand.facts.players ?? hand.seats.length;
  return `game=${hand.game}&own=${own.join(".")}&board=${shown.join(".")}&players=${Math.max(players, 2)}&vele=${vele}`;
}

/** A hand in words, with its low half where it has one. @param {Read} read @param {"it"|"en"} word */
export const told = (read, word) => [read[word], read[word === "it" ? "low_it" : "low_en"]].filter(Boolean).join("\n");

/** The cards that won: those of the half that was won, where there are two. @param {Read} read @param {string[]} [halves] */
export const counted = (read, halves = []) => [...(halves.includes("low") && !halves.includes("high") ? [] : read.best), ...(halves.includes("low") ? read.low ?? [] : [])];

/**
 * What my hand is, and at the end what those that were shown are.
 * @param {any} view @param {Record<number, string[]>} halves which halves of the pot each place has won
 * @returns {{by: Record<number, Read>, winning: number[]|null}}
 */
export function useReadings(view, halves) {
  const hand = view?.hand;
  const mine = view?.yours?.place ?? -1;
  const places = !hand ? [] : hand.seats.map((/** @type {any} */ _, /** @type {number} */ i) => i).filter((/** @type {number} */ place) =>
    hand.boards.length < 2 && ((place === mine && hand.seats[place].status === "live") || (hand.ended && hand.seats[place].shown)));
  const questions = places.map((/** @type {number} */ place) => [place, question(hand, place)]).filter((/** @type {any} */ [, q]) => q);
  const key = JSON.stringify(questions);
  const [found, keep] = useState({ key: "", by: /** @type {Record<number, Read>} */ ({}) });
  useEffect(() => {
    let current = true;
    Promise.all(questions.map(async (/** @type {[number, string]} */ [place, q]) => [place, await read(q)])).then((all) => {
      if (current) keep({ key, by: Object.fromEntries(all.filter(([, r]) => r)) });
    });
    return () => { current = false; };
  }, [key]);
  const by = found.key === key ? found.by : {};
  // One reading does not tell what won on each of several boards; who won without showing has shown no five.
  const winners = hand?.ended && hand.boards.length < 2 ? places.filter((/** @type {number} */ place) => hand.seats[place].award > 0 && hand.seats[place].shown && by[place]) : [];
  const winning = winners.length ? winners.flatMap((/** @type {number} */ place) => counted(by[place], halves[place])) : null;
  return { by, winning };
}
