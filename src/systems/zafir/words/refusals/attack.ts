import type { RefusalSentences } from '../saying.ts';

export const attackRefusals: RefusalSentences = {};
