/** What somebody is told whatever page they are on, until they put it away. */
import { signal } from "../lib.js";
import { listen } from "../net/socket.js";
import { path } from "../router.js";

/** What the room says has its `code`; what the page says by itself has `words` and leads to `href`. @typedef {{key: number, code: string, message?: Record<string, string>, facts?: Record<string, any>, table?: string, words?: () => string, href?: string}} Notice */

const MOST = 3;

/** What the table itself shows to whoever is there. */
const SHOWN_THERE = ["room-seat-asked"];
let count = 0;

/** What has been told and not yet been put away. */
export const notices = signal(/** @type {Notice[]} */ ([]));

/** Tell something; it takes the place of what was told before of the same thing. @param {Omit<Notice, "key">} told */
export function notify(told) {
  const others = notices.value.filter((one) => one.code !== told.code || one.table !== told.table);
  notices.value = [...others, { ...told, key: ++count }].slice(-MOST);
}

listen((told) => {
  if (told.type !== "notice") return;
  if (!SHOWN_THERE.includes(told.code) || elsewhere(told.table)) notify(told);
});

/** @param {number} key */
export const putAway = (key) => { notices.value = notices.value.filter((one) => one.key !== key); };

/** Is it about a table that is not the one before me? @param {string|undefined} table */
export function elsewhere(table) {
  const [page, id] = path.value;
  return Boolean(table && (page !== "table" || id !== table));
}
