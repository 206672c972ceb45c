/** What happened on a list, newest first: who did it at the desk, and the rule behind it. */
import { html } from "../lib.js";
import { moment, t, tOr } from "../words.js";
import { cardName, cardText } from "../draw/card.js";
import { Rule } from "../draw/rule.js";

/** A card that was drawn for a place on the list. @param {{card: number}} props */
export const Drawn = ({ card }) => html`<b class="drawn" role="img" aria-label=${cardName(card)}>${cardText(card)}</b>`;

/** @param {any} one */
function told(one) {
  const args = { name: one.name ?? "", other: one.other ?? "", table: one.table ?? "", seat: (one.seat ?? -1) + 1, to: (one.to ?? -1) + 1, home: one.home ?? "", who: one.by || t("desk-player"), what: one.verb ? t(`desk-did-${one.verb}`) : "" };
  return t(`desk-log-${one.event.replace("group-", "")}`, args) + (one.why ? ` (${tOr(`desk-why-${one.why}`, one.why)})` : "") + (one.draw ? ` · ${t("desk-draw", { draw: one.draw })}` : "");
}

/** @param {{log: any[]}} props */
export const DeskLog = ({ log }) => html`<ol class="panel desk-log" aria-label=${t("desk-side-log")}>
  ${[...log].reverse().map((one) => html`<li key=${one.number} class=${one.event === "group-step" || one.event === "group-undone" ? "strong" : ""}><time>${moment(one.at)}</time> <span>${told(one)}</span> <${Rule} rule=${one.rule ?? ""} most=${2} />${one.dealt && html`<ol class="dealt" aria-label=${t("desk-dealt")}>${one.dealt.map((/** @type {any} */ each) => html`<li key=${each.card}>${each.name} <${Drawn} card=${each.card} /></li>`)}</ol>`}</li>`)}</ol>`;
