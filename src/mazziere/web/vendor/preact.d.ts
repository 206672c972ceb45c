// What this client uses of Preact, typed for `tsc --checkJs`.
export const Fragment: any;
export function h(type: any, props: any, ...children: any[]): any;
export function render(what: any, where: Element): void;
