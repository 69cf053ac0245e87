import { type Limit, overLimit } from '../engine/limit.ts';
import { type Params, type Refusal, refusal } from '../engine/refusal.ts';

export { type Limit, type Refusal, refusal };

/** What a use case gives: its value, or the reason why not. */
export type Result<T> = { readonly ok: true; readonly value: T } | No;

export interface No {
  readonly ok: false;
  readonly refusal: Refusal;
}

export function yes<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function no(code: string, params: Params = {}): No {
  return { ok: false, refusal: refusal(code, params) };
}

/** The 'no' that names a limit, where there would be more than it allows. */
export function tooMany(limit: Limit, given: number | null = null): No {
  return { ok: false, refusal: overLimit(limit, given) };
}
