import type { MoveEvents } from '../../move/events.ts';
import type { Sentences } from '../telling.ts';

export const moveSentences: Sentences<MoveEvents> = {};
