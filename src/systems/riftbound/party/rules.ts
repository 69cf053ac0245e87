import { type HouseRules, houseRulesSchema } from './party.ts';

export type HouseRuleId = keyof HouseRules;

type Choice = readonly [id: string, words: string];

/** A place that the book leaves open, and how it may be played; what is chosen reads on from the rule's name. */
interface RuleRow {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** The house rules, by id; the first choice of each is how we play it. */
export const houseRuleTable: { readonly [Id in HouseRuleId]: RuleRow } = {
  order: {
    name: 'In turn order first comes',
    choices: [
      ['highest', 'the highest result'],
      ['lowest', 'the lowest result, as printed'],
    ],
  },
  space: {
    name: 'Fights are played',
    choices: [
      ['metres', 'with free places, in metres'],
      ['squares', 'on squares of a metre'],
      ['hexes', 'on hexes of a metre'],
      ['mind', 'in the theatre of the mind'],
    ],
  },
  overflow: {
    name: 'Damage beyond the HP that are left',
    choices: [
      ['lost', 'is lost'],
      ['carries', 'goes on to EHP'],
    ],
  },
  overwatchHalf: {
    name: 'Overwatch ends without a check at half',
    choices: [
      ['current', 'of the HP you had'],
      ['maximum', 'of your Max HP'],
    ],
  },
  melee: {
    name: 'A Melee Attack is',
    choices: [
      ['range', 'one with the range Melee'],
      ['weapon', 'any Attack of a Melee Weapon'],
    ],
  },
  prepare: {
    name: 'Prepare rerolls',
    choices: [
      ['twice', 'two dice until your next turn'],
      ['eachRoll', 'two dice of each roll'],
    ],
  },
  rolePoints: {
    name: "The role's Ability Point of level 2 buys Abilities of the role only",
    choices: [
      ['captains', 'for Captains'],
      ['everybody', 'for everybody'],
    ],
  },
  heading: {
    name: 'A vehicle sets off',
    choices: [
      ['any', 'in any direction'],
      ['ahead', 'straight ahead, where it can turn on the way'],
    ],
  },
  gaps: {
    name: 'Between two Actions',
    choices: [
      ['goOn', 'play goes on: press to Seize the Initiative'],
      ['ask', 'play waits: everybody is asked whether they Seize it'],
    ],
  },
  falling: {
    name: 'A fall',
    choices: [
      ['hurts', 'does 1d6 for each 3 m beyond the first 3 m'],
      ['never', 'does no damage by itself'],
    ],
  },
};

/** All house rules, as they are listed. */
export const houseRuleIds = Object.keys(houseRuleTable).filter(
  (id): id is HouseRuleId => id in houseRulesSchema.shape,
);
