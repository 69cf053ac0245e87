import type { Json } from '../../engine/json.ts';
import type { Params } from '../../engine/refusal.ts';
import { inCode } from '../../engine/text.ts';

/** One sentence for each code: what is wrong, and what to do about it. */
export type Worded = { readonly [code: string]: (params: Params) => string };

/** Words of the dice's own, which have code in them and are not escaped for that. */
export const plain = (value: Json | undefined): string =>
  String(value ?? '').replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');

export const code = (value: Json | undefined): string => inCode(plain(value));
