import type { OptionWords, Prompts } from '../asking.ts';

export const missionPrompts: Prompts = {
  fear: (_params, who) =>
    `${who} went Out of Action with several conditions. Which one is a Fear from now on?`,
};

export const missionOptions: OptionWords = {
  'fear.condition': ({ name }) => ({
    label: String(name),
    effect: `gains Fear of Condition (${String(name)})`,
  }),
};
