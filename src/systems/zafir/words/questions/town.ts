import type { OptionWords, Prompts } from '../asking.ts';

export const townPrompts: Prompts = {};

export const townOptions: OptionWords = {};
