/** Settings: language, look, cards, sounds, keys. They stay in this browser. */
import { html, useState } from "../lib.js";
import { changeLanguage } from "../state/language.js";
import { DEFAULTS, set, settings } from "../state/settings.js";
import { wishMoreTime } from "../state/more_time.js";
import { play } from "../state/sounds.js";
import { lang, t } from "../words.js";
import { Card } from "../draw/card.js";
import { Check, Choice, Field } from "./forms.js";

const PRESET = /^(\d+(\.\d+)?x|[1-9]\d*\/[1-9]\d*|pot)$/;

/** What was written, one by one, with a point in the numbers whatever the reader writes there. @param {string} text */
const read = (text) => text.toLowerCase().replace(/(\d),(\d+x)/g, "$1.$2").split(/[\s,;]+/).filter(Boolean);

/** As the reader writes numbers. @param {string[]} presets */
const written = (presets) => presets.join(" ").replaceAll(".", lang.value === "it" ? "," : ".");

/**
 * Each action's key: press the button, then the key. A key taken from another action of the same tables gets that one's in exchange.
 * @param {{of: "keys"|"bankKeys"}} props
 */
function Keys({ of }) {
  const [waits, wait] = useState("");
  /** @type {Record<string, string>} */
  const keys = settings.value[of];
  const actions = Object.keys(DEFAULTS[of]);
  const pressed = (/** @type {string} */ one) => (/** @type {KeyboardEvent} */ event) => {
    if (waits !== one) return;
    event.preventDefault();
    const key = event.key.toLowerCase();
    if (key === "escape" || key === "tab") return wait("");
    if (!/^[^\s\d]$/.test(key)) return;
    const other = actions.find((action) => action !== one && keys[action] === key);
    set({ [of]: { ...keys, [one]: key, ...(other ? { [other]: keys[one] } : {}) } });
    wait("");
  };
  return html`<div class="row keys" role="group" aria-label=${t(of === "keys" ? "set-keys-poker" : "set-keys-bank")}>${actions.map((one) => html`<div class="key-field row" key=${one}><span id=${`key-${one}`}>${t(`key-${one}`)}</span>
    <button type="button" data-key=${one} aria-labelledby=${`key-${one} key-${one}-now`} onClick=${() => wait(one)} onKeyDown=${pressed(one)} onBlur=${() => wait("")}>
      <span id=${`key-${one}-now`}>${waits === one ? t("set-key-press") : keys[one].toUpperCase()}</span></button></div>`)}</div>`;
}

/** Ready amounts, written as people say them: taken over when all of them can be read. @param {{which: "preflop"|"later", label: string}} props */
function Presets({ which, label }) {
  const { presets } = settings.value;
  const [text, write] = useState(written(presets[which]));
  const wrong = read(text).filter((word) => !PRESET.test(word));
  const change = (/** @type {string} */ fresh) => {
    write(fresh);
    const all = read(fresh);
    if (all.length <= 5 && all.every((word) => PRESET.test(word))) set({ presets: { ...settings.value.presets, [which]: all } });
  };
  return html`<div><${Field} name=${which} label=${label} value=${text} set=${change} aria-invalid=${wrong.length > 0} />
    ${wrong.length > 0 && html`<p class="bad" role="alert">${t("set-preset-wrong", { what: wrong.join(" ") })}</p>`}</div>`;
}

/** More time to decide, and which of the tables where I sit give it. */
function MoreTime() {
  const [answers, tell] = useState(/** @type {import("../state/more_time.js").Answer[]} */ ([]));
  const extra = settings.value.extraTime;
  const names = (/** @type {boolean} */ given) => answers.filter((one) => one.given === given).map((one) => one.name).join(", ");
  return html`<div><${Check} label=${t("set-extra-time")} value=${extra} set=${(/** @type {boolean} */ on) => wishMoreTime(on).then(tell)} />
    <p class="muted" role="status" data-more-time>${names(true) && t(extra ? "extra-time-given" : "extra-time-ended", { tables: names(true) })} ${extra && names(false) && t("extra-time-not-given", { tables: names(false) })}</p></div>`;
}

export function SettingsPage() {
  const now = settings.value;
  const named = (/** @type {string} */ group, /** @type {string[]} */ values) => values.map((value) => /** @type {[string, string]} */ ([value, t(`${group}-${value}`)]));
  return html`<main class="page"><h1>${t("settings")}</h1>
    <fieldset class="two"><legend>${t("set-look")}</legend>
      <${Choice} label=${t("set-language")} value=${lang.value} set=${changeLanguage} options=${[["it", "Italiano"], ["en", "English"]]} />
      <${Choice} label=${t("set-theme")} value=${now.theme} set=${(/** @type {any} */ theme) => set({ theme })} options=${named("theme", ["auto", "light", "dark"])} />
      <${Choice} label=${t("set-felt")} value=${now.felt} set=${(/** @type {any} */ felt) => set({ felt })} options=${named("felt", ["green", "blue", "wine", "grey"])} />
      <${Choice} label=${t("set-motion")} value=${now.motion} set=${(/** @type {any} */ motion) => set({ motion })} options=${named("motion", ["auto", "on", "off"])} />
      <${Choice} label=${t("set-unit")} value=${now.unit} set=${(/** @type {any} */ unit) => set({ unit })} options=${named("unit-name", ["chips", "bb"])} />
    </fieldset>
    <fieldset class="two"><legend>${t("set-cards")}</legend>
      <${Choice} label=${t("set-deck")} value=${now.deck} set=${(/** @type {any} */ deck) => set({ deck })} options=${named("deck", ["two", "four"])} />
      <${Choice} label=${t("set-index")} value=${now.index} set=${(/** @type {any} */ index) => set({ index })} options=${named("index", ["normal", "large"])} />
      <div class="sample">${[51, 46, 41, 32].map((card) => html`<${Card} card=${card} key=${card} />`)}<${Card} card=${52} /></div>
    </fieldset>
    <fieldset class="two"><legend>${t("set-playing")}</legend>
      <${Check} label=${t("set-hand-name")} value=${now.handName} set=${(/** @type {boolean} */ handName) => set({ handName })} />
      <${Check} label=${t("set-auto-muck")} value=${now.autoMuck} set=${(/** @type {boolean} */ autoMuck) => set({ autoMuck })} />
      <${MoreTime} />
      <${Check} label=${t("set-coach")} value=${now.coach} set=${(/** @type {boolean} */ coach) => set({ coach })} />
    </fieldset>
    <fieldset class="two"><legend>${t("set-sounds")}</legend>
      ${/** @type {("turn"|"cards"|"chips"|"win")[]} */ (["turn", "cards", "chips", "win"]).map((one) => html`<${Check} key=${one} label=${t(`sound-${one}`)} value=${now.sounds[one]} set=${(/** @type {boolean} */ on) => set({ sounds: { ...now.sounds, [one]: on } })} />`)}
      <label><span>${t("set-volume")}</span><input type="range" min="0" max="1" step="0.050" value=${now.volume} onChange=${(/** @type {any} */ e) => { set({ volume: Number(e.target.value) }); play("chips"); }} /></label>
      <${Check} label=${t("set-notify")} value=${now.notify} set=${async (/** @type {boolean} */ on) => set({ notify: on && "Notification" in window && (await Notification.requestPermission()) === "granted" })} />
    </fieldset>
    <fieldset class="two"><legend>${t("set-keys")}</legend>
      <h3>${t("set-keys-poker")}</h3><${Keys} of="keys" />
      <p class="muted">${t("set-keys-buio", { call: now.keys.call.toUpperCase(), raise: now.keys.raise.toUpperCase(), fold: now.keys.fold.toUpperCase() })}</p>
      <h3>${t("set-keys-bank")}</h3><${Keys} of="bankKeys" />
      <p class="muted">${t("set-keys-fixed")}</p>
      <${Presets} key=${`preflop ${lang.value}`} which="preflop" label=${t("set-preflop")} />
      <${Presets} key=${`later ${lang.value}`} which="later" label=${t("set-later")} />
      <p class="muted">${t("set-presets-how")}</p>
    </fieldset>
    <button onClick=${() => { wishMoreTime(DEFAULTS.extraTime); set({ ...DEFAULTS, lang: lang.value, name: now.name, lastBuyIn: now.lastBuyIn, rotate: now.rotate }); }}>${t("set-defaults")}</button>
  </main>`;
}
