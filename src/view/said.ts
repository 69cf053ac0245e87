// What refusals have in common: names as people typed them, and what was probably meant.
import type { Json } from '../engine/json.ts';
import type { Params } from '../engine/refusal.ts';
import { escapeMarkdown } from '../engine/text.ts';

export const say = (value: Json | undefined): string => escapeMarkdown(String(value ?? ''));
export const did = (params: Params): string =>
  params.nearest === null || params.nearest === undefined ? '' : ` Did you mean **${say(params.nearest)}**?`;
/** What was probably meant; where nothing is near, all that there is. */
export const meant = (params: Params, all: string, lead = 'Choose from'): string =>
  did(params) || ` ${lead}: ${list(params[all])}.`;
export const list = (value: Json | undefined): string =>
  Array.isArray(value) && value.length > 0 ? value.map((one: Json) => `**${say(one)}**`).join(', ') : 'none';
/** 'Kira, Tiz and Orla': words that are ready to stand in a sentence. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
