import type { MissionEvents } from '../../mission/events.ts';
import type { Sentences } from '../telling.ts';

export const missionSentences: Sentences<MissionEvents> = {};
