import type { OptionWords, Prompts } from '../asking.ts';

export const missionPrompts: Prompts = {
  fear: (_params, who) =>
    `${who} had several conditions when they went Out of Action. Which one do they fear from now on?`,
};

export const missionOptions: OptionWords = {
  'fear.condition': ({ name }) => ({
    label: String(name),
    effect: `they gain Fear of Condition (${String(name)})`,
  }),
};
