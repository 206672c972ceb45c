/** The rules: search, one rule by its id, a rulebook's policies, and two rulebooks side by side. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { go } from "../router.js";
import { options, useBooks } from "../state/books.js";
import { lang, t, tOr } from "../words.js";
import { Rule } from "../draw/rule.js";
import { shown } from "../club/policy.js";
import { Choice } from "./forms.js";
import { useTold } from "./told.js";

/** A rule by its number: a conflict may begin with a word instead. */
const ID = /^[A-Z]{2}-/;

/** A rulebook that is not in this room. */
const MISSING = {};

/** So many are found at once. */
const MOST = 60;

/** @param {{parts: string[], query: URLSearchParams}} props */
export function RulesPage({ parts, query }) {
  if (parts[0]) return html`<main class="page"><${One} id=${parts[0]} /><p><a href="/rules">${t("all-rules")}</a></p></main>`;
  const book = query.get("book");
  return html`<main class="page"><h1>${t("rules")}</h1>
    <nav class="filters" aria-label=${t("rules")}><a class="button" href="/rules" aria-current=${!book && !query.get("compare") ? "page" : null}>${t("search")}</a>
      <a class="button" href="/rules?book=sanremo-cash" aria-current=${book ? "page" : null}>${t("rulebooks")}</a></nav>
    ${book ? html`<${Books} book=${book} other=${query.get("against") ?? ""} />` : html`<${Search} q=${query.get("q") ?? ""} />`}</main>`;
}

/** @param {{id: string}} props */
export function One({ id }) {
  const [rule, tell] = useState(/** @type {any} */ (null));
  const [near, list] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    // Whoever changes language in between wants the other answer, whichever comes last.
    let current = true;
    const speaking = lang.value;
    const asked = (/** @type {string} */ path) => get(`/rules${path}lang=${speaking}`);
    const missed = async (/** @type {any} */ refused) => {
      const found = await asked(`?q=${encodeURIComponent(id)}&most=40&`).catch(() => []);
      if (!current) return;
      tell({ id, title: t("no-rule"), text: refused.told ? "" : String(refused) });
      list(found.filter((/** @type {any} */ one) => one.id.startsWith(id)));
    };
    asked(`/${encodeURIComponent(id)}?`).then((told) => { if (current) { tell(told); list([]); } }, missed);
    return () => { current = false; };
  }, [id, lang.value]);
  if (!rule) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
  return html`<article class="panel rule-text"><p><span class="tag">${rule.id}</span> <span class="muted">${tOr(`source-${id.split("-")[0]}`, "")}</span></p><h1>${rule.title}</h1><p>${rule.text}</p>
    ${rule.unclear && html`<p class="muted"><strong>${t("unclear")}</strong> ${rule.unclear}</p>`}
    ${rule.conflicts?.length > 0 && html`<p>${t("compare-with")} ${rule.conflicts.map((/** @type {string} */ other) => other.split(" ")[0]).filter((/** @type {string} */ other) => ID.test(other)).map((/** @type {string} */ other) => html`<${Rule} rule=${other} />`)}</p>`}
    ${rule.games?.length > 0 && html`<p class="muted">${t("rule-for", { games: rule.games.map((/** @type {string} */ g) => g === "*" ? t("every-game") : tOr(`game-${g}`, tOr(`limit-${g}`, g))).join(", ") })}</p>`}</article>
    ${near.length > 0 && html`<${Found} rules=${near} />`}`;
}

/** @param {{q: string}} props */
function Search({ q }) {
  const [words, write] = useState(q);
  const [found, list] = useState(/** @type {any[]|null} */ (null));
  useTold(`/rules?q=${encodeURIComponent(q)}&lang=${lang.value}&most=${MOST}`, list, []);
  const submit = (/** @type {Event} */ event) => { event.preventDefault(); go(`/rules?q=${encodeURIComponent(words)}`); };
  return html`<form class="row search" role="search" onSubmit=${submit}><input type="search" name="q" value=${words} aria-label=${t("search-rules")} placeholder=${t("search-rules")} onInput=${(/** @type {any} */ e) => write(e.target.value)} /><button class="primary">${t("search")}</button></form>
    ${found && !found.length && html`<p class="muted">${t("nothing-found")}</p>`}
    <${Found} rules=${found ?? []} />
    ${found?.length === MOST && html`<p class="muted">${t("found-most", { count: MOST })}</p>`}`;
}

/** @param {{rules: any[]}} props */
const Found = ({ rules }) => html`<ul class="found">${rules.map((rule) => html`<li key=${rule.id}><a href=${`/rules/${encodeURIComponent(rule.id)}`}><span class="tag">${rule.id}</span> <strong>${rule.title}</strong></a><p>${rule.text}</p></li>`)}</ul>`;

/** @param {{book: string, other: string}} props */
function Books({ book, other }) {
  const books = useBooks();
  const [mine, read] = useState(/** @type {any} */ (null));
  const [differ, compare] = useState(/** @type {any[]|null} */ (null));
  const [texts, know] = useState(/** @type {Record<string, string>} */ ({}));
  const told = `/rulebooks/${encodeURIComponent(book)}`;
  useTold(`${told}?lang=${lang.value}`, read, MISSING);
  // A house's own rulebook is what it changes of the profile it extends.
  const theirs = other || (mine?.name === book ? mine.extends : "");
  useEffect(() => compare(null), [book, theirs]);
  useTold(theirs && `${told}/against/${encodeURIComponent(theirs)}`, compare, []);
  useTold(`/house/policies?lang=${lang.value}`, (all) => know(Object.fromEntries(all.map((/** @type {any} */ one) => [one.name, one.text]))));
  const word = (/** @type {string} */ policy) => texts[policy] ?? policy.replaceAll("_", " ");
  const named = options(books);
  const title = (/** @type {string} */ name) => books.find((one) => one.name === name)?.title ?? "";
  const changed = new Set(theirs && !other ? (differ ?? []).map((one) => one.policy) : []);
  return html`<div class="grid books"><${Choice} label=${t("info-rulebook")} name="book" value=${book} set=${(/** @type {string} */ to) => go(`/rules?book=${to}${other ? `&against=${other}` : ""}`)} options=${named} />
      <${Choice} label=${t("compare-against")} name="against" value=${other} set=${(/** @type {string} */ to) => go(`/rules?book=${book}${to ? `&against=${to}` : ""}`)} options=${[["", "–"], ...named]} /></div>
    ${mine === MISSING && html`<p class="muted">${t("no-book")}</p>`}
    ${!other && mine?.extends && html`<h2>${mine.title}</h2><p class="muted">${t("book-extends")} <a href=${`/rules?book=${mine.extends}`}>${title(mine.extends)}</a></p>`}
    ${theirs && differ && html`<p class="count" data-differences>${t("differences", { count: differ.length })}</p>
      ${differ.length > 0 && html`<div class="scroll" tabindex="0" role="region" aria-label=${t("compare-against")}><table class="beside"><thead><tr><th>${t("policy")}</th><th>${title(book)}</th><th>${title(theirs)}</th></tr></thead>
        <tbody>${differ.map((one) => html`<tr key=${one.policy} data-differs=${one.policy}><td>${word(one.policy)}</td><td>${shown(one.ours)} <${Rule} rule=${one.ours_rule} /></td><td>${shown(one.theirs)} <${Rule} rule=${one.theirs_rule} /></td></tr>`)}</tbody></table></div>`}`}
    ${!other && mine?.policies && html`<p class="count">${t("policies", { count: Object.keys(mine.policies).length })}</p><div class="scroll" tabindex="0" role="region" aria-label=${mine.title}><table><thead><tr><th>${t("policy")}</th><th>${mine.title}</th></tr></thead>
      <tbody>${Object.entries(mine.policies).map(([policy, ruled]) => html`<tr key=${policy} data-policy=${policy}><td>${word(policy)}</td><td>${shown(/** @type {any} */ (ruled).value)} ${changed.has(policy) && html`<span class="tag open">${t("book-own")}</span> `}<${Rule} rule=${/** @type {any} */ (ruled).rule} /></td></tr>`)}</tbody></table></div>`}`;
}
