// What this client uses of signals, typed for `tsc --checkJs`.
export interface Signal<T> { value: T; peek(): T; }
export function signal<T>(value: T): Signal<T>;
export function computed<T>(make: () => T): Signal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(make: () => T): Signal<T>;
