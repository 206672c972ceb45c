/** What an Italian table fixes, or leaves to its dealer: the giro pazzo, the vele, how the hidden card is dealt. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { Layouts } from "../draw/layouts.js";
import { DISTRIBUTION, FREE, VELE } from "../state/games.js";
import { Check, Choice } from "./forms.js";

/** @param {{form: any, put: (field: string) => (value: any) => void}} props */
export function Italian({ form, put }) {
  const crazy = form.game === "italiana";
  return html`${crazy && html`<div><${Check} label=${t("giro-pazzo")} value=${form.giro_pazzo} set=${put("giro_pazzo")} /><p class="muted">${t("giro-pazzo-means")}</p></div>`}
    ${(!crazy || form.giro_pazzo) && html`<${Layouts} names=${[...VELE, FREE]} chosen=${form.vele} set=${put("vele")} />
      <${Choice} label=${t("choose-distribution")} value=${form.distribuzione} set=${put("distribuzione")} name="distribuzione"
        options=${[...DISTRIBUTION, FREE].map((one) => [one, t(`distribution-${one}`)])} />`}`;
}
