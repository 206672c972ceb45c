/** The title of the tab: the page's own, or before it what is asked of the person. */
import { effect, signal, useEffect } from "../lib.js";

/** The page that is drawn. */
const page = signal({ name: "" });

/** What is asked of the person, and where; "" while nothing is. */
export const calling = signal({ what: "", where: "" });

effect(() => {
  const { what, where } = calling.value;
  const { name } = page.value;
  document.title = what ? `● ${what} – ${where || name || "Mazziere"}` : [name, "Mazziere"].filter(Boolean).join(" – ");
});

/** @param {string} name the page's own title */
export function useTitle(name) {
  useEffect(() => {
    const own = page.value = { name };
    // The next page may have come before this one goes.
    return () => { if (page.peek() === own) page.value = { name: "" }; };
  }, [name]);
}
