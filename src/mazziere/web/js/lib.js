/** The few things every component needs, from one place. */
import { Fragment, h, render } from "../vendor/preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { batch, computed, effect, signal, useComputed, useSignal } from "../vendor/signals.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);
export {
  Fragment, batch, computed, effect, h, render, signal, useComputed, useEffect, useLayoutEffect, useMemo, useRef,
  useSignal, useState,
};

/** Class names from what is true. @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
