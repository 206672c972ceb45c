/** A way from the lobby to the lists of the hall, where there are any. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { t } from "../words.js";

export function HallLink() {
  const [lists, know] = useState(0);
  useEffect(() => { get("/desk/lists").then((found) => know(found.length), () => {}); }, []);
  return lists > 0 ? html`<a class="button" href="/list">${t("hall-lists")}</a>` : null;
}
