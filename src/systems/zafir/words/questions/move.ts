import type { OptionWords, Prompts } from '../asking.ts';

export const movePrompts: Prompts = {};

export const moveOptions: OptionWords = {};
