/** Small parts that the pages with forms share. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { said, t } from "../words.js";
import { Rule } from "../draw/rule.js";

/** What somebody must come in for first. @param {{why?: string}} props */
export const ComeInFirst = ({ why = "come-in-first" }) => html`<div class="panel"><p>${t(why)}</p><a class="button primary" href="/account">${t("come-in")}</a></div>`;

/** An answer of the room that was a no; it is seen, however far down its form was sent. @param {{told: any}} props */
export function Told({ told }) {
  const line = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => { line.current?.scrollIntoView({ block: "nearest" }); }, [told]);
  return told && html`<p class="bad" role="alert" ref=${line}>${said(told) || told.code} ${told.rule && html`<${Rule} rule=${told.rule} />`}</p>`;
}

/** Do something that may be refused, and show why. @returns {[any, boolean, (work: () => Promise<any>) => Promise<any>]} */
export function useAsking() {
  const [told, tell] = useState(/** @type {any} */ (null));
  const [busy, wait] = useState(false);
  const ask = async (/** @type {() => Promise<any>} */ work) => {
    wait(true);
    tell(null);
    try {
      return await work();
    } catch (refused) {
      tell(/** @type {any} */ (refused).told ?? { message: String(refused) });
      return undefined;
    } finally {
      wait(false);
    }
  };
  return [told, busy, ask];
}

/** What was typed into these fields, as numbers. @param {Record<string, any>} form @param {string[]} fields */
export const numbers = (form, fields) => Object.fromEntries(fields.map((field) => [field, Number(form[field])]));

/** A number is always asked for. @param {{name: string, label: string, value: any, set: (value: string) => void, type?: string, [more: string]: any}} props */
export const Field = ({ name, label, value, set, type = "text", ...more }) => html`<label><span>${label}</span>
  <input name=${name} type=${type} value=${value} required=${type === "number"} onInput=${(/** @type {any} */ event) => set(event.target.value)} ...${more} /></label>`;

/** @param {{label: string, value: string, set: (value: string) => void, options: [string, string][]}} props */
export const Choice = ({ label, value, set, options, ...more }) => html`<label><span>${label}</span>
  <select value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)} ...${more}>
    ${options.map(([key, name]) => html`<option key=${key} value=${key} selected=${key === value}>${name}</option>`)}</select></label>`;

/** @param {{label: string, value: boolean, set: (value: boolean) => void}} props */
export const Check = ({ label, value, set }) => html`<label class="check"><input type="checkbox" checked=${value} onChange=${(/** @type {any} */ event) => set(event.target.checked)} /><span>${label}</span></label>`;
