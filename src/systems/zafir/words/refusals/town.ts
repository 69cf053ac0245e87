import type { RefusalSentences } from '../saying.ts';

export const townRefusals: RefusalSentences = {};
