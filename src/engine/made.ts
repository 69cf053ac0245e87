import type { Made } from './creation.ts';
import { type Refusal, refusal } from './refusal.ts';

/** It can be made, so. */
export const yes = <T>(value: T): Made<T> => ({ ok: true, value });

/** It can't be made, and why. */
export const no = (code: string, params: Refusal['params'] = {}): Made<never> => ({
  ok: false,
  refusal: refusal(code, params),
});
