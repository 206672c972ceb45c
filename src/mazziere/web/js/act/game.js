/** Dealer's choice: the game of the next hands. */
import { html } from "../lib.js";
import { t, tOr } from "../words.js";
import { Until } from "../draw/clock.js";
import { useDead } from "./dead.js";
import { Kbd, digit, useKeys } from "./keys.js";

/** @param {{watched: import("../state/tables.js").Watched, keys: boolean}} props */
export function ChooseGame({ watched, keys }) {
  const view = watched.view.value;
  const dead = useDead(`${view.number}/${view.menu.join()}`);
  const choose = (/** @type {string} */ what) => watched.once("choose", { what });
  useKeys(keys && !dead, (key) => {
    const game = view.menu[digit(key, view.menu.length)];
    return Boolean(game && choose(game));
  });
  return html`<div class="bar" role="group" aria-label=${t("choose-game")}><p class="question">${t("choose-game")}${view.choose_by > 0 && html` · <${Until} at=${view.choose_by} id="seconds-left" />`}</p>
    <div class="row">${view.menu.map((/** @type {string} */ game, /** @type {number} */ i) => html`<button key=${game} disabled=${dead} onClick=${() => choose(game)}>${tOr(`game-${game}`, game)}<${Kbd} of=${i < 9 ? i + 1 : ""} /></button>`)}</div>
  </div>`;
}
