import type { OptionWords, Prompts } from '../asking.ts';

export const turnPrompts: Prompts = {};

export const turnOptions: OptionWords = {};
