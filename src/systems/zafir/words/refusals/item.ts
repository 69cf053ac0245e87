import type { RefusalSentences } from '../saying.ts';

export const itemRefusals: RefusalSentences = {};
