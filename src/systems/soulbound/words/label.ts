import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown } from '../../../engine/text.ts';

/**
 * A name on a button, where no markdown is read but the same words stand in a text as well: without its marks, escaped and
 * cut short. `otherwise` is what stands there where nothing of it is left.
 */
export const plainLabel = (name: Json | undefined, otherwise = 'this', longest = 70): string =>
  escapeMarkdown(String(name ?? '').replace(/[\\*_~`|>#[\]()<@]/g, '')).slice(0, longest) || otherwise;
