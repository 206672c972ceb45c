/** Families of games, by their keys. */

export const ITALIAN = ["italiana", "telesina"];
export const HOUSE = ["blackjack", "punto-banco"];

/** What the dealer of a Telesina lays and how the hidden cards are dealt, in the order in which the events count them. */
export const VELE = ["nessuna", "una", "due", "tre", "croce", "h", "piramide", "ascensore"];
export const DISTRIBUTION = ["mai", "primo-giro", "sempre"];
/** What a table leaves to whoever deals. */
export const FREE = "libera";

/** @param {string|undefined} game */
export const isItalian = (game) => ITALIAN.includes(game ?? "");

/** Is it played against the bank? @param {string|undefined} game */
export const isHouse = (game) => HOUSE.includes(game ?? "");

/** Does a table play several games in turn? @param {string|undefined} game */
export const playsSeveral = (game) => game === "mixed" || game === "dealers-choice";

/** Are some cards dealt face up, and antes paid instead of blinds? @param {string} game */
export const hasUpcards = (game) => game.startsWith("stud") || game === "razz";

/** Is one of the Italian games on this table? @param {any} view */
export const playsItalian = (view) => isItalian(view?.hand?.game ?? view?.setup?.game);
