/** A table in few signs, as lists of tables show it. */
import { html } from "../lib.js";
import { hasUpcards, isHouse, isItalian, playsSeveral } from "../state/games.js";
import { chips, t } from "../words.js";

/** Which family of games a table is found under. @param {string} game */
export function kindOf(game) {
  if (isHouse(game)) return "house";
  if (isItalian(game)) return "italian";
  if (playsSeveral(game)) return "mixed";
  if (game.startsWith("omaha")) return "omaha";
  if (hasUpcards(game)) return "stud";
  return game.startsWith("draw") ? "draw" : "holdem";
}

/** What is staked by, where it is not blinds. @type {Record<string, string>} */
const STAKED = { house: "stake", italian: "invito", stud: "limit" };

/** @param {any} table */
export const stakedFor = (table) => t(STAKED[kindOf(table.game)] ?? "stakes");

/** Stakes as the reader writes numbers: 50/100, and against the bank from 10 to 10,000. @param {string} stakes */
export const stakeText = (stakes) => stakes.replace(/\d+/g, (number) => chips(Number(number))).replace("-", " – ");

/** Who sits there: a dot a seat. @param {{table: any}} props */
export const SitsHere = ({ table }) => html`<span class="who-sits" role="img" aria-label=${t("seated-label", { people: table.people, bots: table.bots, seats: table.seats })}>
  ${Array.from({ length: table.seats }, (_, i) => html`<i key=${i} class=${i < table.people ? "person" : i < table.people + table.bots ? "bot" : ""}></i>`)}
  <span>${[`${table.people + table.bots}/${table.seats}`, ...(table.bots ? [t("lobby-bots", { count: table.bots })] : [])].join(" · ")}</span></span>`;
