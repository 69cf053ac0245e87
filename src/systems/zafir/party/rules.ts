import type { Party } from './party.ts';

/** A place that the book leaves open, and how it may be played: the first choice is how we play it. */
interface RuleRow {
  readonly name: string;
  readonly choices: { readonly [id: string]: string };
}

/** The house rules, by id, with the readings (A…) that they are about. What is chosen reads on from the rule's name. */
export const houseRuleTable = {
  /** A02. */
  mediumBand: {
    name: 'Medium weapons shoot best',
    choices: { fromTwo: 'at 2 to 16 tiles', fromOne: 'at 1 to 16 tiles' },
  },
  /** A07. */
  clarity: {
    name: 'Clarity in the Chaos works',
    choices: { mission: 'once a mission', encounter: 'once an encounter' },
  },
  /** A08. */
  salvationCharm: {
    name: 'A Salvation Charm leaves its wearer',
    choices: { holy: 'at 1 HP, with a Holy Shield in name', suspension: 'at 1 HP, in Ethereal Suspension' },
  },
  /** A10. */
  conditionArmour: {
    name: 'Armour against damage of conditions',
    choices: { counts: 'counts', ignored: 'does not count' },
  },
  /** A11. */
  overwatchShots: {
    name: 'Overwatch shoots',
    choices: { each: 'at every enemy move, while there is ammo', once: 'once, then it is over' },
  },
  /** A20. */
  climbing: {
    name: 'Climbing is paid for',
    choices: { every: 'each tile up', aboveTwo: 'each tile above the second' },
  },
  /** Chapter 4, the alternate rule of resting. */
  restHealing: {
    name: 'Wounds heal',
    choices: { full: 'wholly, once a mission is over', slow: 'by rest in town, a little each day' },
  },
  /** Chapter 5, the optional start. */
  experienced: {
    name: 'New characters begin',
    choices: { no: 'at level 1', yes: 'at level 2, with a base class' },
  },
  /** A49. */
  arcaneDefenses: {
    name: 'Arcane Defenses protect',
    choices: { allies: 'allies only', self: 'allies and the caster' },
  },
  /** A58. */
  gripDodged: {
    name: 'A shot that was dodged, with a Grip,',
    choices: { no: 'does nothing', yes: 'still deals 1 damage' },
  },
} as const satisfies { readonly [id: string]: RuleRow };

type Table = typeof houseRuleTable;
export type HouseRuleId = keyof Table;
export type HouseRuleChoice<Id extends HouseRuleId> = keyof Table[Id]['choices'] & string;

/** All house rules, as they are listed. */
export const houseRuleIds = Object.keys(houseRuleTable).filter(
  (id): id is HouseRuleId => id in houseRuleTable,
);

/** The choices of a rule; the first is how we play it. */
export const choicesOf = <Id extends HouseRuleId>(id: Id): readonly HouseRuleChoice<Id>[] =>
  Object.keys(houseRuleTable[id].choices).filter(
    (choice): choice is HouseRuleChoice<Id> => choice in houseRuleTable[id].choices,
  );

/** How a crew plays one of the places that the book leaves open. What it has not chosen, or chose by another name, is as we play it. */
export function ruleOf<Id extends HouseRuleId>({ rules }: Party, id: Id): HouseRuleChoice<Id> {
  const chosen = Object.hasOwn(rules, id) ? rules[id] : undefined;
  const choices = choicesOf(id);
  const found = choices.find((choice) => choice === chosen) ?? choices[0];
  if (found === undefined) throw new Error(`the house rule '${id}' has no choices`);
  return found;
}
