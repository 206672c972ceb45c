/** Another language, for as long as its words can be had. */
import { lang, speak, t } from "../words.js";
import { notices, notify } from "./notices.js";
import { set } from "./settings.js";

const MISSING = "language-missing";

/** Speak this one from now on; without its words (no network, the room away) the old one stays, and that is said. @param {string} which */
export async function changeLanguage(which) {
  try {
    await speak(which);
    set({ lang: which });
    notices.value = notices.value.filter((one) => one.code !== MISSING);
  } catch {
    // Also draws the list of languages again, which shows the other one already.
    set({ lang: lang.value });
    notify({ code: MISSING, words: () => t(MISSING) });
  }
}
