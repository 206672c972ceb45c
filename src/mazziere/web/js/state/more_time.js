/** More time to decide, for whoever needs it: at every table to come, and at once where somebody sits already. */
import { me } from "./session.js";
import { set, settings } from "./settings.js";

/** @typedef {{name: string, given: boolean}} Answer */

/** Wish it, or not any more; what each of my tables answered. @param {boolean} extra @returns {Promise<Answer[]>} */
export async function wishMoreTime(extra) {
  if (settings.value.extraTime === extra) return [];
  set({ extraTime: extra });
  if (!me.value?.seats?.length) return [];
  const { mine, nameOf } = await import("./mine.js");
  return Promise.all(mine.value.map(async (table) => {
    const given = await table.prefer("time", extra ? "extra" : "usual");
    return { name: nameOf(table), given };
  }));
}
