/** A hand of cards to greet whoever comes in: ten to ace. */
import { html } from "../lib.js";
import { Card } from "./card.js";

const HAND = [35, 36, 41, 46, 51];

export const Fan = () => html`<div class="fan" aria-hidden="true">${HAND.map((card, i) => html`<${Card} key=${card} card=${card} label=${false} index=${i - 2} />`)}</div>`;
