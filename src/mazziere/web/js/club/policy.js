/** One policy of a rulebook as a field: what it decides, what it can be, and which rule says so. */
import { html } from "../lib.js";
import { t, tOr } from "../words.js";
import { Rule } from "../draw/rule.js";

/** One of the values a policy can take, in words. @param {string} value */
const word = (value) => tOr(`value-${value}`, value.replaceAll("-", " "));

/** A value in words. @param {any} value */
export function shown(value) {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (Array.isArray(value)) return value.length ? value.map(word).join(", ") : t("policy-none");
  return typeof value === "string" ? word(value) : String(value);
}

/** @param {{policy: any, base: [any, string], value: any, rule: string, wrong?: string, onChange: (key: string, value: any) => void, onCite: (key: string, rule: string) => void}} props */
export function PolicyField({ policy, base, value, rule, wrong, onChange, onCite }) {
  const changed = value !== undefined;
  const now = changed ? value : base[0];
  const set = (/** @type {any} */ fresh) => onChange(policy.name, fresh);
  const id = `policy-${policy.name}`;
  return html`<div class=${`policy ${changed ? "changed" : ""}`} data-policy=${policy.name}>
    <div class="policy-text"><label for=${id}><b>${policy.text}</b></label><code>${policy.name}</code>
      <small>${t("policy-profile", { value: shown(base[0]) })} <${Rule} rule=${base[1]} /></small></div>
    <div class="policy-value"><${Control} policy=${policy} id=${id} now=${now} set=${set} />
      ${changed && html`<div class="row"><input aria-label=${t("policy-rule")} placeholder=${t("policy-rule")} maxlength="60" value=${rule} onInput=${(/** @type {any} */ e) => onCite(policy.name, e.target.value)} /><button class="quiet" onClick=${() => set(base[0])}>${t("policy-reset")}</button></div>`}
      ${wrong && html`<p class="bad" role="alert">${wrong}</p>`}</div>
  </div>`;
}

/** @param {{policy: any, id: string, now: any, set: (value: any) => void}} props */
function Control({ policy, id, now, set }) {
  // What cannot be otherwise is read, not chosen.
  if (typeof policy.fixed === "boolean" || (policy.type === "choice" && policy.values.length === 1)) return html`<output id=${id}>${shown(now)}</output>`;
  if (policy.type === "bool") {
    return html`<label class="check"><input id=${id} type="checkbox" checked=${now} onChange=${(/** @type {any} */ e) => set(e.target.checked)} /><span>${shown(now)}</span></label>`;
  }
  if (policy.type === "int") {
    return html`<input id=${id} type="number" min=${policy.least} value=${now} onInput=${(/** @type {any} */ e) => set(Number(e.target.value))} />`;
  }
  if (policy.type === "list") {
    const among = (/** @type {string} */ one) => (now.includes(one) ? now.filter((/** @type {string} */ other) => other !== one) : policy.values.filter((/** @type {string} */ other) => other === one || now.includes(other)));
    return html`<div id=${id} role="group" aria-label=${policy.text} class="row">${policy.values.map((/** @type {string} */ one) => html`<label key=${one} class="check"><input type="checkbox" checked=${now.includes(one)} onChange=${() => set(among(one))} /><span>${word(one)}</span></label>`)}</div>`;
  }
  if (policy.type === "order") {
    const up = (/** @type {number} */ place) => { const next = [...now]; [next[place - 1], next[place]] = [next[place], next[place - 1]]; set(next); };
    return html`<ol id=${id} class="plain order">${now.map((/** @type {string} */ one, /** @type {number} */ place) => html`<li key=${one}><span>${place + 1}. ${word(one)}</span><button disabled=${place === 0} aria-label=${t("policy-up", { value: word(one) })} onClick=${() => up(place)}>↑</button></li>`)}</ol>`;
  }
  return html`<select id=${id} value=${now} onChange=${(/** @type {any} */ e) => set(e.target.value)}>${policy.values.map((/** @type {string} */ one) => html`<option key=${one} value=${one} selected=${one === now}>${word(one)}</option>`)}</select>`;
}
