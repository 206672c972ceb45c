/** The editor of house rulebooks: a profile, what the house changes, and the difference at every moment. */
import { html, useEffect, useMemo, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { me } from "../state/session.js";
import { options, playable, useBooks } from "../state/books.js";
import { lang, said, t } from "../words.js";
import { Rule } from "../draw/rule.js";
import { saveAs } from "../pages/exporting.js";
import { Choice, Field, Told, useAsking } from "../pages/forms.js";
import { useTold } from "../pages/told.js";
import { PolicyField, shown } from "./policy.js";

const GROUPS = ["engine", "showdown", "pots", "floor", "table", "tournament", "clock", "italiana"];
const EMPTY = { name: "", extends: "home", en: "", it: "", policies: /** @type {Record<string, any>} */ ({}), rules: /** @type {Record<string, string>} */ ({}) };

/** @param {{parts: string[]}} props */
export function BookPage({ parts }) {
  const [draft, write] = useState(EMPTY);
  const books = useBooks();
  const [policies, list] = useState(/** @type {any[]} */ ([]));
  const [profile, base] = useState(/** @type {any} */ (null));
  const [checked, check] = useState(/** @type {any} */ ({ wrong: [], differs: [], toml: "" }));
  const [find, seek] = useState("");
  const [told, , ask] = useAsking();
  useTold(`/house/policies?lang=${lang.value}`, list);
  useTold(`/house/profiles/${draft.extends}?lang=${lang.value}`, base);
  useEffect(() => { if (parts[0]) ask(async () => write({ ...EMPTY, ...(await post("/house/read", { toml: (await get(`/house/rulebooks/${encodeURIComponent(parts[0])}`)).toml })) })); }, [parts[0]]);
  useEffect(() => {
    // What was found of a draft that has been changed since is found too late.
    let current = true;
    const timer = setTimeout(() => post("/house/check", { ...draft, name: draft.name || "house" }).then((found) => { if (current) check(found); }, () => {}), 200);
    return () => { current = false; clearTimeout(timer); };
  }, [draft]);
  const wrong = Object.fromEntries(checked.wrong.map((/** @type {any} */ one) => [one.key, said(one)]));
  const change = (/** @type {string} */ key, /** @type {any} */ value) => {
    const { [key]: old, ...rest } = draft.policies;
    const same = JSON.stringify(value) === JSON.stringify(profile?.policies[key]?.[0]);
    const { [key]: cited, ...rules } = draft.rules;
    write(same ? { ...draft, policies: rest, rules } : { ...draft, policies: { ...rest, [key]: value } });
  };
  // Who thinks better of choosing a file has chosen none.
  const read = (/** @type {File|undefined} */ file) => file && ask(async () => write({ ...EMPTY, ...(await post("/house/read", { toml: await file.text() })) }));
  const cite = (/** @type {string} */ key, /** @type {string} */ rule) => write({ ...draft, rules: { ...draft.rules, [key]: rule } });
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {any} */ one) => words.every((word) => `${one.name} ${one.text} ${one.values ? shown(one.values) : ""}`.toLowerCase().includes(word));
  const found = useMemo(() => policies.filter(fits), [policies, find]);
  const profiles = playable(books).filter((one) => !one.extends);
  return html`<main class="page book"><h1>${t("house-book")}</h1><p class="muted">${t("house-book-lead")}</p><${Told} told=${told} />
    <div class="book-columns"><div>
      <section class="panel form"><div class="grid">
        <${Choice} label=${t("book-from")} value=${draft.extends} set=${(/** @type {string} */ name) => write({ ...draft, extends: name })} options=${options(profiles)} />
        <div><${Field} name="book" label=${t("book-name")} value=${draft.name} set=${(/** @type {string} */ name) => write({ ...draft, name: name.toLowerCase().replace(/[^a-z0-9-]+/g, "-") })} maxlength="30" />${wrong.name && draft.name && html`<p class="bad" role="alert">${wrong.name}</p>`}</div>
        <${Field} name="it" label=${t("book-it")} value=${draft.it} set=${(/** @type {string} */ it) => write({ ...draft, it })} maxlength="60" />
        <${Field} name="en" label=${t("book-en")} value=${draft.en} set=${(/** @type {string} */ en) => write({ ...draft, en })} maxlength="60" />
      </div><div class="row"><label class="button file">${t("book-open-file")}<input type="file" accept=".toml" class="sr" onChange=${(/** @type {any} */ e) => read(e.target.files[0])} /></label></div></section>
      <input type="search" aria-label=${t("book-find")} placeholder=${t("book-find")} value=${find} onInput=${(/** @type {any} */ e) => seek(e.target.value)} />
      ${GROUPS.map((group) => {
        const own = found.filter((one) => one.group === group);
        const changed = own.filter((one) => one.name in draft.policies).length;
        return own.length > 0 && html`<details key=${group} class="policy-group" open=${words.length > 0 || changed > 0 || group === "engine"}><summary><h2>${t(`policies-${group}`)}</h2> <span class="tag">${own.length}</span>${changed > 0 && html` <span class="tag open">${t("book-changed", { count: changed })}</span>`}</summary>
          ${profile && own.map((one) => html`<${PolicyField} key=${one.name} policy=${one} base=${profile.policies[one.name]} value=${draft.policies[one.name]} rule=${draft.rules[one.name] ?? ""} wrong=${wrong[one.name]} onChange=${change} onCite=${cite} />`)}</details>`;
      })}</div>
      <${Difference} draft=${draft} checked=${checked} policies=${policies} ask=${ask} />
    </div></main>`;
}

/** @param {{draft: any, checked: any, policies: any[], ask: (work: () => Promise<any>) => Promise<any>}} props */
function Difference({ draft, checked, policies, ask }) {
  const [kept, keep] = useState(/** @type {any} */ (null));
  const text = (/** @type {string} */ name) => policies.find((one) => one.name === name)?.text ?? name;
  const named = Boolean(draft.name) && !checked.wrong.length;
  const download = () => saveAs(`${checked.toml}\n`, `${draft.name}.toml`);
  return html`<aside class="panel book-diff" aria-label=${t("book-differs")}><h2>${t("book-differs")}</h2>
    <div aria-live="polite">${checked.wrong.filter((/** @type {any} */ one) => one.key !== "name").map((/** @type {any} */ one) => html`<p key=${one.key} class="bad">${said(one)}</p>`)}
      ${!checked.wrong.length && html`<p>${t("book-differences", { count: checked.differs.length })}</p>`}</div>
    <ul class="plain">${checked.differs.map((/** @type {any} */ [name, ours, rule, theirs, theirRule]) => html`<li key=${name} data-differs=${name}><code>${name}</code><p>${text(name)}</p>
      <p><del>${shown(theirs)}</del> <${Rule} rule=${theirRule} /> → <ins>${shown(ours)}</ins> ${rule && html`<span class="tag">${rule}</span>`}</p></li>`)}</ul>
    ${checked.toml && html`<details><summary>TOML</summary><pre>${checked.toml}</pre></details>`}
    <div class="row"><button disabled=${!named} onClick=${download}>${t("book-download")}</button>
      <button class="primary" disabled=${!named || !me.value} onClick=${() => ask(async () => keep(await post("/house/rulebooks", draft)))}>${t("book-save")}</button></div>
    ${!me.value && html`<p class="muted">${t("come-in-first")} <a href="/account">${t("come-in")}</a></p>`}
    ${kept && html`<p class="good" role="status">${t("book-saved", { title: draft[lang.value] || draft.it || draft.en || draft.name })} <a class="button" href=${`/rules?book=${encodeURIComponent(kept.id)}`}>${t("book-read")}</a> <a class="button primary" href=${`/new?book=${encodeURIComponent(kept.id)}`}>${t("book-use")}</a></p>`}
  </aside>`;
}
