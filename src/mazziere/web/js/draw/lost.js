/** The connection is gone: said over the table, with what is left of my own time. */
import { html } from "../lib.js";
import { connection } from "../net/socket.js";
import { dueAt, myTurn } from "../state/turn.js";
import { t } from "../words.js";
import { Clock } from "./clock.js";

/** @param {{view: any}} props */
export function Reconnecting({ view }) {
  if (connection.value !== "lost") return null;
  const due = myTurn(view) ? dueAt(view) : Number.MAX_SAFE_INTEGER;
  return html`<div class="overlay" role="status"><div><div class="spin"></div>${t("reconnecting")}
    ${due < Number.MAX_SAFE_INTEGER && html`<p class="own-clock">${t("your-turn")} <${Clock} deadline=${due} turn=${view.turn ?? view.hand?.turn ?? 0} bank=${Boolean(view.bank)} /></p>`}
  </div></div>`;
}
