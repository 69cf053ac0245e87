import type { Json } from './json.ts';

/** Figures and names that a sentence about something needs. */
export type Params = { readonly [name: string]: Json };

/** A 'no' with its reason. It is a value: who words it decides where it is shown. */
export interface Refusal {
  readonly code: string;
  readonly params: Params;
}

/** Takes a code (lowerCamelCase) and what its sentence needs; gives the refusal. */
export function refusal(code: string, params: Params = {}): Refusal {
  return { code, params };
}
