import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';

/** What a sentence needs: names for ids, what people typed, escaped. */
export interface Saying {
  who(id: Json | undefined): string;
  thing(id: Json | undefined): string;
  typed(text: Json | undefined): string;
}

/** Sentences of refusals, by their codes. */
export type Refusals = { readonly [code: string]: (params: Params, say: Saying) => string };
