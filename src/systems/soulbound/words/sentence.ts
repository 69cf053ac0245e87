import type { Json } from '../../../engine/json.ts';
import type { Pronouns } from '../../../engine/pronouns.ts';
import type { Params } from '../../../engine/refusal.ts';

/** What the sentences of refusals are made of. */
export interface Saying {
  /** Somebody's name in bold; what is no id is shown as it is. */
  who(id: Json | undefined): string;
  /** The words for somebody whose name has been said: 'her', 'they'. */
  of(id: Json | undefined): Pronouns;
  /** A zone's name. */
  zone(id: Json | undefined): string;
  /** Anything typed, escaped and cut short. */
  text(value: Json | undefined): string;
  list(value: Json | undefined): string;
}

export type Sentence = (params: Params, say: Saying) => string;
