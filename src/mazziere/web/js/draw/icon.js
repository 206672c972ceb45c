/** Small drawings for buttons that have no room for words; whoever uses one gives it a label. */
import { html } from "../lib.js";

const PATHS = {
  talk: "M4 5h16v11H11l-5 4v-4H4Z",
  replay: "M5 12a7 7 0 1 0 2.400-5.300M5 4v4h4",
  info: "M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 0 0 0-17M12 11v5.500M12 7.500v.010",
  seat: "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.500 20.500c.500-4 3.500-6 7.500-6s7 2 7.500 6",
  gear: "M12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100",
};

/** @param {{name: keyof typeof PATHS}} props */
export const Icon = ({ name }) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
