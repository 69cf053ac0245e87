import type { OptionWords, Prompts } from '../asking.ts';

export const attackPrompts: Prompts = {};

export const attackOptions: OptionWords = {};
