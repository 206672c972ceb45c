/** Who sits at this browser, as the room knows it. */
import { signal } from "../lib.js";
import { get, post, remove } from "../net/rest.js";

/** @typedef {{id: string, name: string, role: string, balance: number, on_tables: number, seats: string[], limits: any, csrf: string}} Me */

/** @type {import("../lib.js").signal<Me|null>} */
export const me = signal(/** @type {Me|null} */ (null));

/** Has the room told us who we are? */
export const known = signal(false);

/** Find out who we are; nobody is nobody, without a fuss. */
export async function whoAmI() {
  try {
    me.value = await get("/me");
  } catch {
    me.value = null;
  }
  known.value = true;
}

/** Come in as a guest. @param {string} name */
export async function comeIn(name) {
  const session = await post("/guests", { name });
  me.value = session.me;
}

/** Open an account, or log into one. @param {"accounts"|"sessions"} where @param {string} name @param {string} password */
export async function enter(where, name, password) {
  const session = await post(`/${where}`, { name, password });
  me.value = session.me;
}

/** Go on here with another device's account. @param {string} code */
export async function redeem(code) {
  me.value = (await post("/sessions/code", { code })).me;
}

export async function logOut() {
  await remove("/sessions/current");
  me.value = null;
}
