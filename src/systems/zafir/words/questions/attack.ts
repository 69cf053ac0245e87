import { bold } from '../telling.ts';
import type { OptionWords, Prompts } from '../asking.ts';

export const attackPrompts: Prompts = {
  casualty: (_params, who) =>
    `${who} is at 0 HP and the Casualty roll leaves the choice to you. What happens?`,
  lastShot: ({ target, weapon }, who, name) =>
    `${who} has one shot left in ${bold(String(weapon))}, and ${name(target)} is within arm's reach. Strike or shoot?`,
  runUp: ({ target, empty }, who, name) =>
    `${bold(String(empty))} is empty, so ${who} would have to run up to ${name(target)}. Go?`,
};

export const attackOptions: OptionWords = {
  'lastShot.strike': ({ weapon }) => ({ label: 'Strike', effect: `with ${String(weapon)}; the shot stays` }),
  'lastShot.shoot': ({ weapon }) => ({
    label: 'Fire the last shot',
    effect: `${String(weapon)} is empty until it's reloaded`,
  }),
  'runUp.run': ({ weapon, to }) => ({
    label: 'Run up',
    effect: `moves to ${String(to)} and strikes with ${String(weapon)}`,
  }),
  'runUp.stay': () => ({ label: 'Stay', effect: 'spends nothing; Reload, then shoot' }),
  'casualty.eyeOfTheVoid': () => ({
    label: 'Eye of the Void',
    effect: 'stands with 1 HP; at 0 HP again on this mission Out of Action at once',
  }),
  'casualty.bleedingOut': () => ({
    label: 'Bleeding Out',
    effect: 'can do nothing; Out of Action in 3 turns unless somebody heals',
  }),
};
