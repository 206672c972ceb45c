/** Dealer's choice: the game of the next hands. */
import { html } from "../lib.js";
import { t, tOr } from "../words.js";
import { useDead } from "./dead.js";

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function ChooseGame({ watched }) {
  const view = watched.view.value;
  const dead = useDead(`${view.number}/${view.menu.join()}`);
  return html`<div class="bar" role="group" aria-label=${t("choose-game")}><p class="question">${t("choose-game")}</p>
    <div class="row">${view.menu.map((/** @type {string} */ game) => html`<button key=${game} disabled=${dead} onClick=${() => watched.do("choose", { what: game })}>${tOr(`game-${game}`, game)}</button>`)}</div>
  </div>`;
}
