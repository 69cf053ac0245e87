import type { RefusalSentences } from '../saying.ts';

export const abilityRefusals: RefusalSentences = {};
