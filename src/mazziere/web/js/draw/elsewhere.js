/** My turn at a table that this page does not show: which, for how long, and the way there. */
import { classes, html } from "../lib.js";
import { path } from "../router.js";
import { tablePath } from "../state/links.js";
import { nameOf, waiting } from "../state/mine.js";
import { dueAt } from "../state/turn.js";
import { t } from "../words.js";
import { LATE, useSeconds } from "./clock.js";
import { spoken } from "./time.js";
import "../pages/notice.js";

/** Those that wait for me out of sight; the page of my tables has a queue of its own. */
function unseen() {
  const [page, id] = path.value;
  return page === "tables" ? [] : waiting.value.filter((table) => page !== "table" || table.id !== id);
}

export function Elsewhere() {
  const [first, ...others] = unseen();
  // Said once, when the table changes: not each second. The place where it is said is there before.
  return html`<aside class="elsewhere" aria-label=${t("next-to-act")}>
    <span class="sr" role="status">${first && t("turn-at", { name: nameOf(first) })}</span>
    ${first && html`<${Called} key=${first.id} table=${first} others=${others.length} />`}
  </aside>`;
}

/** @param {{table: import("../state/mine.js").Watched, others: number}} props */
function Called({ table, others }) {
  const due = dueAt(table.view.value);
  const seconds = useSeconds(due, true);
  const timed = due < Number.MAX_SAFE_INTEGER;
  return html`<p class=${classes("my-turn", timed && seconds <= LATE && "late")} data-called=${table.id}>
    <a href=${tablePath(table.id)}><b>${t("your-turn")}</b> <span class="name">${nameOf(table)}</span>${timed && html` <span class="seconds">${spoken(seconds)}</span>`}</a>
    ${others > 0 && html`<a href="/tables"><span class="long">${t("turns-more", { count: others })}</span><span class="short" aria-hidden="true">+${others}</span></a>`}
  </p>`;
}
