import type { TownEvents } from '../../town/events.ts';
import type { Sentences } from '../telling.ts';

export const townSentences: Sentences<TownEvents> = {};
