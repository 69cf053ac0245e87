import type { RefusalSentences } from '../saying.ts';

export const turnRefusals: RefusalSentences = {};
