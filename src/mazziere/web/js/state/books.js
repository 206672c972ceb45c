/** The rulebooks of the room by name: shipped ones, and those that houses have written. */
import { useState } from "../lib.js";
import { useTold } from "../pages/told.js";
import { lang, moment, tOr } from "../words.js";

/** @typedef {{name: string, title: string, italian?: boolean, extends?: string, at?: number}} Title */

/** Not for tables: hands that were written down elsewhere are read by it. */
const READ_ONLY = "recorded";

/** The rulebooks there are, in the reader's language. @returns {Title[]} */
export function useBooks() {
  const [books, list] = useState(/** @type {Title[]} */ ([]));
  useTold(`/rulebooks?lang=${lang.value}`, list);
  return books;
}

/** Those a table may be played by. @param {Title[]} books */
export const playable = (books) => books.filter((one) => one.name !== READ_ONLY);

/** To choose from; where two have the same title, the moment each was saved tells them apart. @param {Title[]} books @returns {[string, string][]} */
export function options(books) {
  const title = (/** @type {Title} */ one) => (one.extends ? one.title : tOr(`book-${one.name}`, one.title));
  const twice = (/** @type {Title} */ one) => books.filter((other) => title(other) === title(one)).length > 1;
  return books.map((one) => [one.name, one.at && twice(one) ? `${title(one)} · ${moment(one.at)}` : title(one)]);
}
