import type { ItemEvents } from '../../items/events.ts';
import type { Sentences } from '../telling.ts';

export const itemSentences: Sentences<ItemEvents> = {};
