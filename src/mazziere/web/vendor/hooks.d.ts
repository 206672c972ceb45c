// What this client uses of Preact's hooks, typed for `tsc --checkJs`.
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useEffect(effect: () => void | (() => unknown), inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => unknown), inputs?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, inputs: readonly unknown[]): T;
export function useRef<T>(initial: T): { current: T };
