/** Where a table is, and where whoever is invited to it sits down. */

/** @param {string} id @param {string} [key] a private table's */
export const tablePath = (id, key = "") => `/table/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ""}`;

/** For who comes to play: a name and an amount are asked for at once. @param {string} id @param {string} [key] */
export const invitation = (id, key = "") => `${tablePath(id, key)}${key ? "&" : "?"}sit`;
