/** The games of a table of several: those that take turns, in their order, or the menu of the dealer's choice. */
import { html } from "../lib.js";
import { t, tOr } from "../words.js";
import { Choice } from "./forms.js";

const LIMITED = ["fixed-limit", "pot-limit", "no-limit"];
export const SEVERAL = ["mixed", "dealers-choice"];

/** The limit of each kind where nothing else is said: a mix is played limit, a dealer chooses a game as it is usually played. @type {Record<string, string>} */
export const USUAL = { mixed: "fixed-limit", "dealers-choice": "" };

/** @param {{form: any, put: (field: string) => (value: any) => void, known: string[], chosen: string[]}} props */
export function Several({ form, put, known, chosen }) {
  const mixed = form.game === "mixed";
  // One that is added comes last; the last one stays.
  const turn = (/** @type {string} */ game) => put("games")({ ...form.games, [form.game]: chosen.includes(game) ? chosen.filter((one) => one !== game) : [...chosen, game] });
  return html`<fieldset><legend>${t(mixed ? "games-in-turn" : "games-menu")}</legend><div class="games">
      ${known.map((game) => html`<label class="check" key=${game}><input type="checkbox" name="games" value=${game} checked=${chosen.includes(game)} disabled=${chosen.length === 1 && chosen[0] === game} onChange=${() => turn(game)} />
        <span>${tOr(`game-${game}`, game)}${mixed && chosen.includes(game) && html` <b class="tag">${chosen.indexOf(game) + 1}</b>`}</span></label>`)}
    </div></fieldset>
    <div class="grid">
      <${Choice} label=${t("limit")} value=${form.limits[form.game]} set=${(/** @type {string} */ limit) => put("limits")({ ...form.limits, [form.game]: limit })} name="limit"
        options=${[...(mixed ? [] : [""]), ...LIMITED].map((one) => [one, t(`limit-${one || "usual"}`)])} />
      <${Choice} label=${t("games-change")} value=${form.every} set=${put("every")} name="every" options=${["hand", "orbit"].map((one) => [one, t(`every-${one}`)])} />
    </div>`;
}
