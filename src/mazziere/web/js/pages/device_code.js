/** A code to go on with the same account on another device: typed there, or its picture pointed at. */
import { html } from "../lib.js";
import { home } from "../state/home.js";
import { t } from "../words.js";
import { CopyLink } from "../draw/copy.js";

/** @param {{code: string}} props */
export function DeviceCode({ code }) {
  const path = `/account?code=${encodeURIComponent(code)}`;
  return html`<section class="panel" role="status" data-device-code><h2>${t("device-code-get")}</h2>
    <div class="host-link"><img src=${`/api/qr?to=${encodeURIComponent(path)}`} width="140" height="140" alt=${t("device-code-qr")} />
      <div><p class="code">${code}</p><${CopyLink} text=${code} label="device-code-copy" />
        <p>${t("device-code-where", { address: `${home.value}/account` })}</p>
        <p class="muted">${t("device-code-means")}</p></div></div></section>`;
}
