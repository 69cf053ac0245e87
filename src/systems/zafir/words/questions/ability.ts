import type { OptionWords, Prompts } from '../asking.ts';

export const abilityPrompts: Prompts = {};

export const abilityOptions: OptionWords = {};
