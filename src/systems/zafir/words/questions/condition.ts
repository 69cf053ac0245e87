import type { OptionWords, Prompts } from '../asking.ts';

export const conditionPrompts: Prompts = {};

export const conditionOptions: OptionWords = {};
