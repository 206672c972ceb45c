/** The layouts of the vele to choose one from, each with its figure. */
import { html } from "../lib.js";
import { FREE } from "../state/games.js";
import { t, tOr } from "../words.js";
import { Vele } from "./middle.js";

/** Those that have no figure. */
const BARE = ["nessuna", FREE];

/** @param {{names: string[], chosen: string, set: (name: string) => void, mark?: (place: number) => any}} props */
export const Layouts = ({ names, chosen, set, mark }) => html`<fieldset><legend>${t("choose-vele")}</legend><div class="layouts">
  ${names.map((name, i) => html`<label class="layout" key=${name}>${mark?.(i)}<input type="radio" name="vele" value=${name} checked=${chosen === name} onChange=${() => set(name)} />
    <span>${tOr(`vele-${name}`, name)}</span>${!BARE.includes(name) && html`<${Vele} name=${name} cards=${[]} />`}</label>`)}
</div></fieldset>`;
