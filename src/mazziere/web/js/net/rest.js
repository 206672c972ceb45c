/** REST: requests to the room's own address, with the token that keeps other sites out. */
import { me } from "../state/session.js";

/** A rule, or the house, says no. */
export class Refused extends Error {
  /** @param {{code?: string, rule?: string, message?: any, status?: number}} told */
  constructor(told) {
    super(told.code ?? "refused");
    this.told = told;
  }
}

/**
 * Ask the room for something.
 * @param {string} method @param {string} path @param {any} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET" && me.value?.csrf) headers["x-mazziere-csrf"] = me.value.csrf;
  /** @type {Response} */
  let answer;
  let text = "";
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    text = await answer.text();
  } catch {
    throw new Refused({ code: "room-unreachable" });
  }
  const told = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  // What is no refusal of the room's own is in nobody's language: only whether the room is away can be told.
  if (!answer.ok) throw new Refused({ ...(typeof told === "object" ? told : { code: answer.status >= 500 ? "room-unreachable" : "" }), status: answer.status });
  return told;
}

export const get = (/** @type {string} */ path) => ask("GET", path);
export const post = (/** @type {string} */ path, /** @type {any} */ body = {}) => ask("POST", path, body);
export const put = (/** @type {string} */ path, /** @type {any} */ body = {}) => ask("PUT", path, body);
export const remove = (/** @type {string} */ path) => ask("DELETE", path);
