import type { ConditionEvents } from '../../conditions/events.ts';
import type { Sentences } from '../telling.ts';

export const conditionSentences: Sentences<ConditionEvents> = {};
