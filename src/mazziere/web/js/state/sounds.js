/** Sounds made in code: no file is fetched, and none plays before the person has touched the page. */
import { settings } from "./settings.js";

/** @type {AudioContext|null} */
let audio = null;
let touched = false;
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { touched = true; }, { once: true });

/** @type {Record<string, {group: "turn"|"cards"|"chips"|"win", make: (a: AudioContext, out: GainNode, t: number) => void}>} */
const MADE = {
  card: { group: "cards", make: (a, out, t) => noise(a, out, t, 0.05, 5200, 0.35) },
  fold: { group: "cards", make: (a, out, t) => noise(a, out, t, 0.11, 1800, 0.25) },
  knock: { group: "cards", make: (a, out, t) => { tone(a, out, t, 170, 0.05, 0.5); tone(a, out, t + 0.1, 160, 0.05, 0.4); } },
  chips: { group: "chips", make: (a, out, t) => [0, 0.045, 0.08].forEach((d, i) => tone(a, out, t + d, 2900 + 400 * i, 0.03, 0.16, "triangle")) },
  turn: { group: "turn", make: (a, out, t) => { tone(a, out, t, 660, 0.12, 0.35); tone(a, out, t + 0.13, 880, 0.18, 0.35); } },
  warning: { group: "turn", make: (a, out, t) => [0, 0.18].forEach((d) => tone(a, out, t + d, 990, 0.09, 0.35, "square")) },
  win: { group: "win", make: (a, out, t) => [523, 659, 784].forEach((f, i) => tone(a, out, t + 0.09 * i, f, 0.2, 0.22)) },
};

/** @param {AudioContext} a @param {GainNode} out @param {number} t @param {number} f @param {number} d @param {number} v @param {OscillatorType} [type] */
function tone(a, out, t, f, d, v, type = "sine") {
  const source = a.createOscillator();
  const gain = a.createGain();
  source.type = type;
  source.frequency.value = f;
  gain.gain.setValueAtTime(v, t);
  gain.gain.exponentialRampToValueAtTime(0.001, t + d);
  source.connect(gain).connect(out);
  source.start(t);
  source.stop(t + d);
}

/** @param {AudioContext} a @param {GainNode} out @param {number} t @param {number} d @param {number} f @param {number} v */
function noise(a, out, t, d, f, v) {
  const buffer = a.createBuffer(1, Math.ceil(a.sampleRate * d), a.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = a.createBufferSource();
  source.buffer = buffer;
  const filter = a.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = f;
  const gain = a.createGain();
  gain.gain.value = v;
  source.connect(filter).connect(gain).connect(out);
  source.start(t);
}

/** Make a sound, if it is wanted. @param {string} name */
export function play(name) {
  const { sounds, volume } = settings.value;
  const made = MADE[name];
  if (!touched || !made || !sounds[made.group] || !volume || document.hidden && name !== "turn") return;
  audio ??= new AudioContext();
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  made.make(audio, out, audio.currentTime);
}
