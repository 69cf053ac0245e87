import type { RefusalSentences } from '../saying.ts';

export const conditionRefusals: RefusalSentences = {};
