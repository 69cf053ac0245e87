import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';

/** A name by an id. */
export type Name = (id: Json | undefined) => string;
export type Prompt = (params: Params, who: string, name: Name) => string;
export type Option = (params: Params, name: Name) => { readonly label: string; readonly effect: string };
