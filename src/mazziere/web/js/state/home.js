/** The room's address for others: who looks at it on its own machine hands on where its network reaches it. */
import { signal } from "../lib.js";
import { get } from "../net/rest.js";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

export const home = signal(location.origin);

if (LOOPBACK.includes(location.hostname)) get("/room").then(({ lan }) => { if (lan) home.value = lan; }, () => {});
