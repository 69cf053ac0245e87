import type { RefusalSentences } from '../saying.ts';

export const missionRefusals: RefusalSentences = {};
