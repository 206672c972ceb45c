/**
 * Whoever plays by keyboard keeps their place: when what had the focus goes, the focus falls to what it lay in, the bar of
 * the table or the page, and not to the top of everything.
 */
const PLACES = ".bar-area, .table-head, dialog, form, section, nav, main";

/** What has the focus, and all it lies in. @type {Element[]} */
let held = [];

document.addEventListener("focusin", (event) => {
  held = [];
  for (let at = /** @type {Element|null} */ (event.target); at; at = at.parentElement) held.push(at);
});

/** The next thing around what is gone, or what the page is about. */
const place = () => held.find((one) => one.isConnected && one.matches(PLACES))
  ?? document.querySelector(".bar-area") ?? document.querySelector("main");

new MutationObserver(() => {
  if (!held.length || held[0].isConnected || document.activeElement !== document.body) return;
  const next = /** @type {HTMLElement|null} */ (place());
  if (!next) return;
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}).observe(document.body, { childList: true, subtree: true });
