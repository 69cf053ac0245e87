import type { OptionWords, Prompts } from '../asking.ts';

export const missionPrompts: Prompts = {};

export const missionOptions: OptionWords = {};
