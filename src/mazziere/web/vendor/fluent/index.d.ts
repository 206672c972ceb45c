// What this client uses of Fluent, typed for `tsc --checkJs`.
export class FluentNumber { constructor(value: number, options?: Intl.NumberFormatOptions); }
export class FluentResource { constructor(text: string); }
export class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: any } | undefined;
  formatPattern(pattern: any, args?: Record<string, any>, errors?: Error[]): string;
}
