import type { Params } from '../../../engine/refusal.ts';

/** Somebody's name, bold, by an id of a question's figures. */
export type Name = (id: unknown) => string;

/** What a question says, by its code; `who` is the asked. */
export type Prompts = { readonly [code: string]: (params: Params, who: string, name: Name) => string };

/** What an answer says, by its code: a label of a button (plain text, not escaped) and what it would do. */
export type OptionWords = {
  readonly [code: string]: (
    params: Params,
    name: (id: unknown) => string,
  ) => { readonly label: string; readonly effect: string };
};
