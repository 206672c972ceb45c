/** The rules of a blackjack table that its host may choose; what is left as it is, is the rulebook's. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { ruleSaid } from "../draw/posted.js";
import { Choice } from "./forms.js";

/** What is chosen between; the first is the rulebook's. @type {Record<string, (string|number|boolean)[]>} */
const CHOICES = {
  surrender: ["early", "early-not-ace", "late", "none"],
  "hole-card": ["none", "peek"],
  insurance: ["ace", "none"],
  "blackjack-pays": ["3:2", "6:5"],
  "bank-soft-17": ["stands", "draws"],
  "bank-blackjack-takes": ["all", "opening"],
  "max-hands": [3, 1, 2, 4],
  "double-after-split": [true, false],
  boxes: [7, 6, 5, 4, 3, 2],
  "least-boxes": [2, 1, 3, 4, 5, 6, 7],
  decks: [6, 4, 8],
  device: ["shoe", "csm"],
};

/** In the order of what is chosen, not of what is usual. @param {(string|number|boolean)[]} values */
const inOrder = (values) => (typeof values[0] === "number" ? [...values].sort((a, b) => Number(a) - Number(b)) : values);

/** @param {{form: any, put: (field: string) => (value: any) => void}} props */
export function BlackjackRules({ form, put }) {
  const now = (/** @type {string} */ rule) => form.rules[rule] ?? CHOICES[rule][0];
  const had = (/** @type {string} */ rule) => (rule === "least-boxes" ? CHOICES[rule].filter((one) => one <= now("boxes")) : CHOICES[rule]);
  const choose = (/** @type {string} */ rule, /** @type {any} */ value) => put("rules")({ ...form.rules, [rule]: value, ...(rule === "boxes" && now("least-boxes") > value && { "least-boxes": value }) });
  return html`<fieldset><legend>${t("bj-rules")}</legend><div class="grid">
    ${Object.keys(CHOICES).map((rule) => html`<${Choice} key=${rule} label=${t(`bj-${rule}`)} name=${rule} value=${String(now(rule))}
      set=${(/** @type {string} */ value) => choose(rule, CHOICES[rule].find((one) => String(one) === value))}
      options=${inOrder(had(rule)).map((one) => [String(one), ruleSaid(rule, one)])} />`)}
  </div></fieldset>`;
}
