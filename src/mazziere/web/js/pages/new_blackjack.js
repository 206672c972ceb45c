/** The rules of a blackjack table that its host may choose; what is left as it is, is the rulebook's. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { ruleSaid } from "../draw/posted.js";
import { Choice } from "./forms.js";

/** What the room lets a host choose between, and what its rulebook has. @typedef {Record<string, {usual: Value, may: Value[]}>} Rules */
/** @typedef {string|number|boolean} Value */

/** @param {{form: any, put: (field: string) => (value: any) => void, rules: Rules}} props */
export function BlackjackRules({ form, put, rules }) {
  const now = (/** @type {string} */ rule) => form.rules[rule] ?? rules[rule].usual;
  const had = (/** @type {string} */ rule) => (rule === "least-boxes" ? rules[rule].may.filter((one) => one <= now("boxes")) : rules[rule].may);
  const choose = (/** @type {string} */ rule, /** @type {any} */ value) => put("rules")({ ...form.rules, [rule]: value, ...(rule === "boxes" && now("least-boxes") > value && { "least-boxes": value }) });
  return html`<fieldset><legend>${t("bj-rules")}</legend><div class="grid">
    ${Object.keys(rules).map((rule) => html`<${Choice} key=${rule} label=${t(`bj-${rule}`)} name=${rule} value=${String(now(rule))}
      set=${(/** @type {string} */ value) => choose(rule, rules[rule].may.find((one) => String(one) === value))}
      options=${had(rule).map((one) => [String(one), ruleSaid(rule, one)])} />`)}
  </div></fieldset>`;
}
