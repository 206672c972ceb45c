import { html } from "../lib.js";
/** @param {any} props */
export const HouseTable = ({ watched }) => html`<main class="felt-area"><pre>${JSON.stringify(watched.view.value, null, 1)}</pre></main>`;
