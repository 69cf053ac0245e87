import type { AttackEvents } from '../../attack/events.ts';
import type { Sentences } from '../telling.ts';

export const attackSentences: Sentences<AttackEvents> = {};
