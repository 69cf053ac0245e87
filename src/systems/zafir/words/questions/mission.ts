import type { OptionWords, Prompts } from '../asking.ts';

export const missionPrompts: Prompts = {
  fear: (_params, who) =>
    `${who} had several conditions when they fell. Which one are they afraid of from now on?`,
};

export const missionOptions: OptionWords = {
  'fear.condition': ({ name }) => ({
    label: String(name),
    effect: `they gain Fear of Condition (${String(name)})`,
  }),
};
