import type { RefusalSentences } from '../saying.ts';

export const moveRefusals: RefusalSentences = {};
