/** Settings: language, look, cards, sounds, keys. They stay in this browser. */
import { html } from "../lib.js";
import { DEFAULTS, set, settings } from "../state/settings.js";
import { play } from "../state/sounds.js";
import { lang, speak, t } from "../words.js";
import { Card } from "../draw/card.js";
import { Check, Choice, Field } from "./forms.js";

export function SettingsPage() {
  const now = settings.value;
  const named = (/** @type {string} */ group, /** @type {string[]} */ values) => values.map((value) => /** @type {[string, string]} */ ([value, t(`${group}-${value}`)]));
  const presets = (/** @type {"preflop"|"later"} */ which) => (/** @type {string} */ text) => set({ presets: { ...now.presets, [which]: text.split(/[\s,]+/).filter((one) => /^([\d.]+x|\d+\/\d+|pot)$/.test(one)) } });
  return html`<main class="page"><h1>${t("settings")}</h1>
    <fieldset class="two"><legend>${t("set-look")}</legend>
      <${Choice} label=${t("set-language")} value=${lang.value} set=${(/** @type {string} */ value) => { set({ lang: value }); speak(value); }} options=${[["it", "Italiano"], ["en", "English"]]} />
      <${Choice} label=${t("set-theme")} value=${now.theme} set=${(/** @type {any} */ theme) => set({ theme })} options=${named("theme", ["auto", "light", "dark"])} />
      <${Choice} label=${t("set-felt")} value=${now.felt} set=${(/** @type {any} */ felt) => set({ felt })} options=${named("felt", ["green", "blue", "wine", "grey"])} />
      <${Choice} label=${t("set-motion")} value=${now.motion} set=${(/** @type {any} */ motion) => set({ motion })} options=${named("motion", ["auto", "on", "off"])} />
      <${Choice} label=${t("set-unit")} value=${now.unit} set=${(/** @type {any} */ unit) => set({ unit })} options=${named("unit-name", ["chips", "bb"])} />
    </fieldset>
    <fieldset class="two"><legend>${t("set-cards")}</legend>
      <${Choice} label=${t("set-deck")} value=${now.deck} set=${(/** @type {any} */ deck) => set({ deck })} options=${named("deck", ["two", "four"])} />
      <${Choice} label=${t("set-index")} value=${now.index} set=${(/** @type {any} */ index) => set({ index })} options=${named("index", ["normal", "large"])} />
      <div class="sample">${[51, 46, 41, 32].map((card) => html`<${Card} card=${card} key=${card} />`)}<${Card} card=${52} /></div>
      <${Check} label=${t("set-hand-name")} value=${now.handName} set=${(/** @type {boolean} */ handName) => set({ handName })} />
      <${Check} label=${t("set-coach")} value=${now.coach} set=${(/** @type {boolean} */ coach) => set({ coach })} />
    </fieldset>
    <fieldset class="two"><legend>${t("set-sounds")}</legend>
      ${/** @type {("turn"|"cards"|"chips"|"win")[]} */ (["turn", "cards", "chips", "win"]).map((one) => html`<${Check} key=${one} label=${t(`sound-${one}`)} value=${now.sounds[one]} set=${(/** @type {boolean} */ on) => set({ sounds: { ...now.sounds, [one]: on } })} />`)}
      <label><span>${t("set-volume")}</span><input type="range" min="0" max="1" step="0.050" value=${now.volume} onChange=${(/** @type {any} */ e) => { set({ volume: Number(e.target.value) }); play("chips"); }} /></label>
      <${Check} label=${t("set-notify")} value=${now.notify} set=${async (/** @type {boolean} */ on) => set({ notify: on && "Notification" in window && (await Notification.requestPermission()) === "granted" })} />
    </fieldset>
    <fieldset class="two"><legend>${t("set-keys")}</legend>
      ${/** @type {("fold"|"call"|"raise"|"bet"|"allIn")[]} */ (["fold", "call", "raise", "bet", "allIn"]).map((one) => html`<${Field} key=${one} name=${`key-${one}`} label=${t(`key-${one}`)} value=${now.keys[one]} maxlength="1"
        set=${(/** @type {string} */ key) => key && set({ keys: { ...now.keys, [one]: key.toLowerCase() } })} />`)}
      <${Field} name="preflop" label=${t("set-preflop")} value=${now.presets.preflop.join(" ")} set=${presets("preflop")} />
      <${Field} name="later" label=${t("set-later")} value=${now.presets.later.join(" ")} set=${presets("later")} />
    </fieldset>
    <button onClick=${() => set({ ...DEFAULTS, lang: lang.value, name: now.name, lastBuyIn: now.lastBuyIn })}>${t("set-defaults")}</button>
  </main>`;
}
