import type { Party } from './party.ts';

type Choice = readonly [id: string, words: string];

/** A place that the book leaves open, and how it may be played. */
interface RuleRow {
  readonly name: string;
  /** Each with how it reads behind the name; the first is how we play it. */
  readonly choices: readonly [Choice, ...(readonly Choice[])];
}

/** The house rules, by id, with the readings (A…) that they are about. What is chosen reads on from the rule's name. */
export const houseRuleTable = {
  /** A02. */
  mediumBand: {
    name: 'Medium weapons shoot best',
    choices: [
      ['fromTwo', 'at 2 to 16 tiles'],
      ['fromOne', 'at 1 to 16 tiles'],
    ],
  },
  /** A07. */
  clarity: {
    name: 'Clarity in the Chaos works',
    choices: [
      ['mission', 'once a mission'],
      ['encounter', 'once an encounter'],
    ],
  },
  /** A08. */
  salvationCharm: {
    name: 'A Salvation Charm leaves its wearer',
    choices: [
      ['holy', 'at 1 HP, with a Holy Shield in name only'],
      ['suspension', 'at 1 HP, in Ethereal Suspension'],
    ],
  },
  /** A10. */
  conditionArmour: {
    name: 'Armour against damage of conditions',
    choices: [
      ['counts', 'counts'],
      ['ignored', "doesn't count"],
    ],
  },
  /** A11. */
  overwatchShots: {
    name: 'Overwatch shoots',
    choices: [
      ['each', 'at every enemy move, while there is ammo'],
      ['once', "once, then it's over"],
    ],
  },
  /** L2910 of the book against its checklists. */
  controlledTick: {
    name: 'Conditions and cooldowns of a unit under control count',
    choices: [
      ['acting', 'in the phase it acts in'],
      ['own', 'in the phase of its own side'],
    ],
  },
  /** L3499: what Fear of Magic is of. */
  magicFire: {
    name: 'Fire Damage is magic',
    choices: [
      ['ofMagic', 'where a magic ability deals it'],
      ['always', 'wherever it comes from'],
    ],
  },
  /** A20. */
  climbing: {
    name: 'Climbing costs Agility for',
    choices: [
      ['every', 'each tile up'],
      ['aboveTwo', 'each tile above the second'],
    ],
  },
  /** Chapter 4, the alternate rule of resting. */
  restHealing: {
    name: 'Wounds heal',
    choices: [
      ['full', 'completely, when a mission ends'],
      ['slow', 'by rest in town, a little each day'],
    ],
  },
  /** Chapter 4, Let's Be Bad Guys: what the table agrees on before its first mission. */
  badGuys: {
    name: "Crime and lethal collateral damage (Let's be bad guys)",
    choices: [
      ['open', "haven't come up yet"],
      ['yes', 'are fine with everybody'],
      ['no', "aren't for us"],
    ],
  },
  /** Chapter 5, the optional start. */
  experienced: {
    name: 'New characters begin',
    choices: [
      ['no', 'at level 1'],
      ['yes', 'at level 2, with a base class'],
    ],
  },
  /** A49. */
  arcaneDefenses: {
    name: 'Arcane Defenses protect',
    choices: [
      ['allies', 'allies only'],
      ['self', 'allies and the caster'],
    ],
  },
  /** A58. */
  gripDodged: {
    name: 'A dodged shot, with a Grip',
    choices: [
      ['no', 'does nothing'],
      ['yes', 'still deals 1 damage'],
    ],
  },
} as const satisfies { readonly [id: string]: RuleRow };

type Table = typeof houseRuleTable;
export type HouseRuleId = keyof Table;
export type HouseRuleChoice<Id extends HouseRuleId> = Table[Id]['choices'][number][0];

/** All house rules, as they are listed. */
export const houseRuleIds = Object.keys(houseRuleTable).filter(
  (id): id is HouseRuleId => id in houseRuleTable,
);

/** How a crew plays one of the places that the book leaves open. What it has not chosen is as we play it. */
export function ruleOf<Id extends HouseRuleId>({ rules }: Party, id: Id): HouseRuleChoice<Id> {
  const choices: readonly (readonly [HouseRuleChoice<Id>, string])[] = houseRuleTable[id].choices;
  const chosen = Object.hasOwn(rules, id) ? rules[id] : undefined;
  const found = choices.find(([choice]) => choice === chosen) ?? choices[0];
  if (found === undefined) throw new Error(`the house rule '${id}' has no choices`);
  return found[0];
}
