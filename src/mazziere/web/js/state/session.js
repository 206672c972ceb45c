/** Who sits at this browser, as the room knows it. */
import { signal } from "../lib.js";
import { get, post, remove } from "../net/rest.js";

/** @typedef {{id: string, name: string, role: string, balance: number, on_tables: number, seats: string[], limits: any, csrf: string, muted?: string[]}} Me */

export const me = signal(/** @type {Me|null} */ (null));

/** Do I run the room, its tables and its lists? A dealer does not. */
export const isStaff = () => ["floor", "director", "admin"].includes(me.value?.role ?? "");

/** Has the room told us who we are? */
export const known = signal(false);

const FLAG = "mazziere-was-here";

/** Find out who we are; a browser that was never here does not ask. */
export async function whoAmI() {
  if (remembered()) await refresh();
  known.value = true;
}

/** Ask the room who we are. */
export async function refresh() {
  try {
    become(await get("/me"));
  } catch (refused) {
    // A room that does not answer has forgotten nobody.
    if (/** @type {any} */ (refused).told?.status === 401) become(null);
  }
}

/** @param {Me|null} who */
function become(who) {
  me.value = who;
  try {
    if (who) localStorage.setItem(FLAG, "1");
    else localStorage.removeItem(FLAG);
  } catch { /* then the room is asked at the next visit, through the socket */ }
}

function remembered() {
  try {
    return localStorage.getItem(FLAG) === "1";
  } catch {
    return true;
  }
}

/** Come in as a guest. @param {string} name */
export async function comeIn(name) {
  const session = await post("/guests", { name });
  become(session.me);
}

/** Open an account, or log into one. @param {"accounts"|"sessions"} where @param {string} name @param {string} password */
export async function enter(where, name, password) {
  const session = await post(`/${where}`, { name, password });
  become(session.me);
}

/** Go on here with another device's account. @param {string} code */
export async function redeem(code) {
  become((await post("/sessions/code", { code })).me);
}

export async function logOut() {
  await remove("/sessions/current");
  become(null);
}
