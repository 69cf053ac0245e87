import type { AbilityEvents } from '../../abilities/events.ts';
import type { Sentences } from '../telling.ts';

export const abilitySentences: Sentences<AbilityEvents> = {};
