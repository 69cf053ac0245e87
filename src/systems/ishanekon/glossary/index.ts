import type { RuleWord } from '../../../engine/glossary.ts';
import { fromTables } from './tables.ts';
import { terms } from './terms.ts';

/** Every word of the book. What stands only in packs, packs explain. */
export const glossary: readonly RuleWord[] = [...fromTables, ...terms];
