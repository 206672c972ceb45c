/** A rule read over the table where it acted, with the way to the whole reader in a tab of its own. */
import { html, useEffect } from "../lib.js";
import { Dialog } from "../draw/dialog.js";
import { asked } from "../draw/rule.js";
import { t } from "../words.js";
import { later } from "./later.js";

const Text = later(() => import("./rules.js").then((one) => one.One));

export function AskedRule() {
  const id = asked.value;
  useEffect(() => () => { asked.value = ""; }, []);
  if (!id) return null;
  return html`<${Dialog} key=${id} title=${t("rule")} onClose=${() => { if (asked.value === id) asked.value = ""; }}>
    <${Text} id=${id} />
    <div class="row end"><a class="button" href=${`/rules/${encodeURIComponent(id)}`} target="_blank" rel="noopener">${t("rule-in-reader")}</a></div>
  </${Dialog}>`;
}
