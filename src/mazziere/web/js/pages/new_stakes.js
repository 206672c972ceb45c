/** What is played for: each family of games is asked for its own amounts. */
import { html } from "../lib.js";
import { hasUpcards, isHouse, isItalian } from "../state/games.js";
import { t } from "../words.js";
import { Field } from "./forms.js";

const MOST = 1_000_000_000;
const RAKED = 10;

/** @typedef {{form: any, put: (field: string) => (value: any) => void}} Filled */

/** An amount of the form. @param {Filled & {name: string, field: string, label: string, [more: string]: any}} props */
const Amount = ({ form, put, name, field, label, ...more }) => html`<${Field} name=${name} type="number" min="1" max=${MOST} label=${label} value=${form[field]} set=${put(field)} ...${more} />`;

/** @param {Filled} props */
export function Staked({ form, put }) {
  const of = { form, put };
  if (isHouse(form.game)) {
    return html`<${Amount} ...${of} name="least" field="least" max=${form.most} label=${t("stake-least")} /><${Amount} ...${of} name="most" field="most" min=${form.least} label=${t("stake-most")} />`;
  }
  if (isItalian(form.game)) return html`<${Amount} ...${of} name="big" field="big_blind" label=${t("invito")} />`;
  if (hasUpcards(form.game)) {
    return html`<${Amount} ...${of} name="ante" field="stud_ante" label=${t("ante")} /><${Amount} ...${of} name="small" field="small_blind" max=${form.big_blind} label=${t("bring-in")} />
      <${Amount} ...${of} name="big" field="big_blind" min=${form.small_blind} label=${t("small-bet")} />`;
  }
  return html`<${Amount} ...${of} name="small" field="small_blind" label=${t("small-blind")} /><${Amount} ...${of} name="big" field="big_blind" label=${t("big-blind")} />`;
}

/** What most hosts leave as it is: an ante, how much one sits down with, the rake, a reserve of time. @param {Filled} props */
export function StakedToo({ form, put }) {
  const of = { form, put };
  const house = isHouse(form.game);
  const usual = { required: false, min: "0", placeholder: t("usual") };
  return html`${!house && !isItalian(form.game) && !hasUpcards(form.game) && html`<${Amount} ...${of} ...${usual} name="ante" field="ante" label=${t("ante")} />`}
    <${Amount} ...${of} ...${usual} name="buy-in-least" field="buy_in_least" label=${t("new-buy-in-least")} required=${form.buy_in_most !== ""} />
    <${Amount} ...${of} ...${usual} name="buy-in-most" field="buy_in_most" min=${form.buy_in_least || "0"} label=${t("new-buy-in-most")} required=${form.buy_in_least !== ""} />
    ${!house && html`<${Amount} ...${of} ...${usual} name="rake" field="rake" max=${RAKED} placeholder=${t("by-the-book")} label=${t("new-rake")} /><${Amount} ...${of} ...${usual} name="rake-cap" field="rake_cap" placeholder=${t(form.rake === "" ? "by-the-book" : "usual")} label=${t("new-rake-cap")} /><${Amount} ...${of} ...${usual} name="bank" field="bank" max="600" placeholder=${t("by-the-book")} label=${t("new-bank")} />`}`;
}

/** What the room is told of all this. @param {any} form */
export function stakesTold(form) {
  const { small_blind, big_blind, least, most, ante, stud_ante, buy_in_least, buy_in_most, rake, rake_cap, bank } = form;
  return {
    small_blind: isItalian(form.game) ? 0 : Number(small_blind), big_blind: Number(big_blind), ante: Number(hasUpcards(form.game) ? stud_ante : ante),
    stake: [Number(least), Number(most)], buy_in: [Number(buy_in_least), Number(buy_in_most)],
    // None at all is another wish than the rulebook's.
    ...(rake !== "" && { rake: Number(rake) }), ...(rake_cap !== "" && { rake_cap: Number(rake_cap) }), ...(bank !== "" && { bank: Number(bank) }),
  };
}

/** As the form begins. */
export const STAKES = { small_blind: 50, big_blind: 100, least: 10, most: 10_000, ante: "", stud_ante: 20, buy_in_least: "", buy_in_most: "", rake: "", rake_cap: "", bank: "" };
