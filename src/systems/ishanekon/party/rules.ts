import { type HouseRules, houseRulesSchema } from './party.ts';

export type HouseRuleId = keyof HouseRules;

type Choice = readonly [id: string, words: string];

/** A place that the book leaves open or has alternatives for, and how it may be played; what is chosen reads on from the rule's name. */
interface RuleRow {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** The house rules, by id; the first choice of each is how we play it. */
export const houseRuleTable: { readonly [Id in HouseRuleId]: RuleRow } = {
  rounding: {
    name: 'Fractions are rounded down',
    choices: [
      ['side', 'once for each side'],
      ['end', 'once at the end'],
      ['step', 'at every step'],
    ],
  },
  dice: {
    name: 'Several dice of one kind',
    choices: [
      ['all', 'are all rolled'],
      ['fewer', 'are fewer, or more, where something multiplies them'],
      ['once', 'are one die, times their number'],
    ],
  },
  criticalHits: {
    name: 'A natural 20',
    choices: [
      ['always', 'always hits'],
      ['onHit', 'is only critical if it hits'],
    ],
  },
  takingCover: {
    name: 'Taking Cover',
    choices: [
      ['stacks', 'adds to half cover'],
      ['same', 'is the same bonus as half cover'],
    ],
  },
  bossTurns: {
    name: 'A boss has at most as many turns as enemies, counting',
    choices: [
      ['all', 'all of its turns'],
      ['extra', 'the extra ones alone'],
    ],
  },
  roundTime: {
    name: 'A round of a fight',
    choices: [
      ['about12', 'takes about 12 seconds'],
      ['about6', 'takes about 6 seconds'],
      ['about3', 'takes about 3 seconds'],
      ['about1', 'takes about a second'],
      ['instant', 'takes less than a second'],
    ],
  },
  resting: {
    name: 'Rests',
    choices: [
      ['normal', 'restore as the book has it'],
      ['realistic', 'restore little: a tenth after a full rest'],
      ['casual', 'are short, and count as often as you like'],
    ],
  },
  supplies: {
    name: 'Food and water',
    choices: [
      ['enough', 'are there, unless the GM says otherwise'],
      ['counted', 'are counted: rations and water each day'],
    ],
  },
  traits: {
    name: 'Traits',
    choices: [
      ['none', "aren't used"],
      ['zero', 'sum up to 0 at most'],
      ['two', 'sum up to 2 at most'],
      ['four', 'sum up to 4 at most'],
    ],
  },
  materials: {
    name: 'Stone, wood and the like',
    choices: [
      ['first', 'hold as much as in the first of the three settings'],
      ['second', 'hold half as much: the second of the three settings'],
      ['third', 'hold twice as much: the third of the three settings'],
    ],
  },
  cinematic: {
    name: 'Cinematic Rules',
    choices: [
      ['no', "aren't used"],
      ['yes', 'are how new characters and creatures are played: checks and Cinematic Actions alone'],
    ],
  },
  mereMortals: {
    name: 'Mere Mortals',
    choices: [
      ['no', "isn't used"],
      ['yes', 'is how new characters are made and rise'],
    ],
  },
  onlyHuman: {
    name: 'Only Human',
    choices: [
      ['no', "isn't used"],
      ['yes', 'is how new characters are made and rise'],
    ],
  },
  epicHeroes: {
    name: 'Epic Heroes',
    choices: [
      ['no', "isn't used"],
      ['yes', 'is how new characters are made and rise'],
    ],
  },
  freeStyle: {
    name: 'Free-Style',
    choices: [
      ['no', "isn't used"],
      ['yes', 'is how new characters are made and rise: a class and Creature Talents'],
    ],
  },
  negativeLevels: {
    name: 'Negative Levels',
    choices: [
      ['no', "aren't used"],
      ['yes', 'let characters begin at Level -2 or -1'],
    ],
  },
  backgrounds: {
    name: 'Backgrounds',
    choices: [
      ['no', "aren't used"],
      ['yes', 'give new characters Traits that sum up to 4'],
    ],
  },
  scale: {
    name: 'A space, 1 m in the rules,',
    choices: [
      ['1m', 'is 1 m'],
      ['10um', 'is 10 µm: cells in a body'],
      ['1cm', 'is 1 cm: insects'],
      ['10cm', 'is 10 cm: mice and dolls'],
      ['10m', 'is 10 m: giant monsters'],
      ['100m', 'is 100 m: starships'],
    ],
  },
};

/** All house rules, as they are listed. */
export const houseRuleIds = Object.keys(houseRuleTable).filter(
  (id): id is keyof typeof houseRuleTable => id in houseRulesSchema.shape,
);
