/** Tell the person, wherever the page is, that it is their turn: in the title, and by the browser where that is wanted. */
import { useEffect } from "../lib.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";

/** @param {string} turn what to say, "" while nothing is asked of the person @param {string} name the page's own title */
export function useTurnNotice(turn, name) {
  useEffect(() => {
    document.title = turn ? `● ${turn} – ${name}` : `${name} – Mazziere`;
    if (turn && document.hidden && settings.value.notify && "Notification" in window && Notification.permission === "granted") {
      new Notification(turn, { body: name, tag: name });
    }
    return () => { document.title = "Mazziere"; };
  }, [turn, name]);
}

/** What to say where so many tables wait for me. @param {number} count */
export const turnsWaiting = (count) => (count ? t("turns-waiting", { count }) : "");
