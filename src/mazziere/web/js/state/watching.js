/** The tables this browser watches: those a page looks at and those I sit at, each once. */
import { computed, effect } from "../lib.js";
import { greeted, listen, onOpen, say } from "../net/socket.js";
import { me } from "./session.js";
import { KEPT, Watched } from "./tables.js";

/** @type {Map<string, Watched>} */
const watched = new Map();

/** @param {string} id @param {string} [key] */
function follow(id, key = "") {
  let table = watched.get(id);
  if (!table) {
    table = new Watched(id, key);
    watched.set(id, table);
    table.watch();
  }
  return table;
}

/** Look at a table; give it back with `release`. @param {string} id @param {string} [key] */
export function hold(id, key = "") {
  const table = follow(id, key);
  table.users++;
  return table;
}

/** @param {string} id */
export function release(id) {
  const table = watched.get(id);
  if (!table) return;
  table.users--;
  unfollow(table);
}

/** I sit here: follow the table, whatever page I am on; until `leave`. @param {string} id */
export function keep(id) {
  const table = follow(id);
  table.kept = true;
  return table;
}

/** I sit here no more. @param {Watched} table */
export function leave(table) {
  table.kept = false;
  unfollow(table);
}

/** @param {Watched} table */
function unfollow(table) {
  const { id } = table;
  // A moment's grace: a page that draws itself anew holds it again at once.
  setTimeout(() => {
    if (table.users > 0 || table.kept || watched.get(id) !== table) return;
    watched.delete(id);
    say({ type: "unwatch", table: id });
  }, 50);
}

let opened = false;
onOpen(() => {
  if (opened) for (const table of watched.values()) table.watch();
  opened = true;
});

// Who I am was told after the tables: they were folded for a stranger, who has no seat, or for who I was. Where the socket is another's it opens anew.
const myself = computed(() => me.value?.id ?? "");
effect(() => {
  const id = myself.value;
  if (id !== greeted.peek()) return;
  for (const table of watched.values()) if (table.view.peek() && table.viewer !== id) table.watch();
});

listen((told) => {
  const table = told.table && watched.get(told.table);
  if (!table) return;
  if (told.type === "snapshot" && !told.id) table.snapshot(told);
  else if (told.type === "events") table.events(told);
  else if (told.type === "people") table.people.value = { ...table.people.value, ...told.people };
  else if (told.type === "presence") table.connections.value = { ...table.connections.value, [told.player]: told.connection };
  else if (told.type === "watching") table.watching.value = { names: told.names, others: told.others ?? 0 };
  else if (told.type === "chat") table.chat.value = [...table.chat.value, told].slice(-KEPT);
  else if (told.type === "notice") table.notice.value = told;
});
