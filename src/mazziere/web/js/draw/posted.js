/** The rules of a blackjack table, in words. */
import { paid, t } from "../words.js";

/** What a choice is called. @param {string} rule @param {string|number|boolean} value */
export function ruleSaid(rule, value) {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return rule === "blackjack-pays" ? paid(value) : t(`bj-${rule}-${value}`);
}
