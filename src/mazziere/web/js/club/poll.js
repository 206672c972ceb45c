/** Something of the hall that is asked for again whenever the room says that it has changed. */
import { useEffect, useState } from "../lib.js";
import { connection, listen, now, onOpen, say } from "../net/socket.js";
import { me } from "../state/session.js";
import { minutes } from "../draw/time.js";

/** How many pages want to be told; the lobby's own page asks for itself. */
let wanted = 0;

/**
 * What the room tells at a path, kept up to date. The last of the three takes over an answer that came another way.
 * @param {string} path
 * @returns {[any, any, (told: any) => void]} what was told, why not, and how to put something newer in its place
 */
export function usePolled(path) {
  const [told, tell] = useState(/** @type {any} */ (null));
  const [wrong, fail] = useState(/** @type {any} */ (null));
  const [tags] = useState({ tag: "", seen: 0 });
  useEffect(() => {
    let on = true;
    const look = async () => {
      const before = tags.seen;
      try {
        const answer = await fetch(`/api${path}`, { headers: tags.tag ? { "if-none-match": tags.tag } : {} });
        if (!on || before !== tags.seen) return;
        if (answer.status === 304) { fail(null); return; }
        const body = await answer.json();
        if (!answer.ok) { fail(body); return; }
        tags.tag = answer.headers.get("etag") ?? "";
        fail(null);
        tell(body);
      } catch {
        if (on) fail({ code: "lost" });
      }
    };
    // A socket that comes back may have missed something.
    const stop = onOpen(() => { say({ type: "lobby" }); look(); });
    const deaf = listen((heard) => { if (heard.type === "hall") look(); });
    wanted++;
    look();
    return () => {
      on = false;
      stop();
      deaf();
      if (!--wanted) say({ type: "lobby", on: false });
    };
  }, [path, me.value?.id]);
  const put = (/** @type {any} */ fresh) => { tags.tag = ""; tags.seen += 1; tell(fresh); };
  // Nobody tells a page whose socket is gone that something has changed: it may be out of date.
  return [told, connection.value === "lost" ? { code: "lost" } : wrong, put];
}

/** The room's time, once a second: whatever else draws the page between two of them is not told the last one's. */
export function useNow() {
  const [, tick] = useState(now());
  useEffect(() => {
    const timer = setInterval(() => tick(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now();
}

/** Minutes and seconds until then, to the nearest: fifteen minutes are not 15:01 where a clock is a moment behind. @param {number} until @param {number} time */
export const left = (until, time) => minutes(Math.max(Math.round((until - time) / 1000), 0));
