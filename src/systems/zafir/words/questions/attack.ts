import type { OptionWords, Prompts } from '../asking.ts';

export const attackPrompts: Prompts = {
  casualty: (_params, who) =>
    `${who} is at 0 HP and the Casualty roll leaves the choice to you. What becomes of them?`,
};

export const attackOptions: OptionWords = {
  'casualty.eyeOfTheVoid': () => ({
    label: 'Eye of the Void',
    effect: 'they stand with 1 HP; at 0 HP again on this mission they are Out of Action at once',
  }),
  'casualty.bleedingOut': () => ({
    label: 'Bleeding Out',
    effect: 'they can do nothing, and are Out of Action in 3 turns unless somebody heals them',
  }),
};
