/** The tables where I sit: followed on whatever page I am, and those of them that wait for me. */
import { computed, effect, signal } from "../lib.js";
import { t } from "../words.js";
import { me } from "./session.js";
import { keep, leave } from "./watching.js";
import { dueAt, myTurn } from "./turn.js";

/** @typedef {import("./tables.js").Watched} Watched */

export const mine = signal(/** @type {Watched[]} */ ([]));

effect(() => {
  const seats = me.value?.seats ?? [];
  const before = mine.peek();
  if (before.length === seats.length && before.every((table) => seats.includes(table.id))) return;
  mine.value = seats.map(keep);
  for (const table of before) if (!seats.includes(table.id)) leave(table);
});

/** Those that wait for me, the most urgent first. */
export const waiting = computed(() => mine.value.filter((table) => myTurn(table.view.value)).sort((a, b) => dueAt(a.view.value) - dueAt(b.view.value)));

/** A table's own name, else that of its game against the bank. @param {Watched} table */
export const nameOf = (table) => table.view.value?.setup?.name || (table.house ? t(`game-${table.view.value.game}`) : table.id);
