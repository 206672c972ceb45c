/** My turn at the table that a dialog covers, and how long I have: whoever adds chips or reads a rule does not lose a hand for it. */
import { classes, html } from "../lib.js";
import { path } from "../router.js";
import { nameOf, waiting } from "../state/mine.js";
import { dueAt } from "../state/turn.js";
import { t } from "../words.js";
import { LATE, useSeconds } from "./clock.js";
import { beside } from "./dialog.js";
import { spoken } from "./time.js";

beside.value = TurnHere;

function TurnHere() {
  const [page, id] = path.value;
  const covered = page === "tables" ? waiting.value[0] : page === "table" ? waiting.value.find((table) => table.id === id) : null;
  return covered ? html`<${Running} table=${covered} named=${page === "tables"} />` : null;
}

/** @param {{table: import("../state/mine.js").Watched, named: boolean}} props */
function Running({ table, named }) {
  const due = dueAt(table.view.value);
  const seconds = useSeconds(due);
  const timed = due < Number.MAX_SAFE_INTEGER;
  return html`<p class=${classes("turn-here", timed && seconds <= LATE && "late")} data-turn-here=${table.id}><b>${t("your-turn")}</b>${named && html` <span>${nameOf(table)}</span>`}${timed && html` <span class="seconds">${spoken(seconds)}</span>`}</p>`;
}
