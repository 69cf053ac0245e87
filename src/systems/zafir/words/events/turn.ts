import type { TurnEvents } from '../../turn/events.ts';
import type { Sentences } from '../telling.ts';

export const turnSentences: Sentences<TurnEvents> = {};
