/** Pages by their address. Links inside the room change the page without loading it again. */
import { computed, signal } from "./lib.js";

export const address = signal(location.pathname + location.search);

/** The parts of the path: /table/x is ["table", "x"]. */
export const path = computed(() => address.value.split("?")[0].split("/").filter(Boolean).map(decoded));

/** What somebody has written by hand, or a letter has cut off, may be no code at all: then it is what it is. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What follows the question mark. */
export const query = computed(() => new URLSearchParams(address.value.split("?")[1] ?? ""));

/** Go to a page. @param {string} to @param {boolean} [instead] leave no step back */
export function go(to, instead = false) {
  if (to === address.value) return;
  history[instead ? "replaceState" : "pushState"](null, "", to);
  address.value = to;
  scrollTo(0, 0);
}

addEventListener("popstate", () => { address.value = location.pathname + location.search; });

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search);
});
