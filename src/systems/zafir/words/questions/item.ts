import type { OptionWords, Prompts } from '../asking.ts';

export const itemPrompts: Prompts = {};

export const itemOptions: OptionWords = {};
