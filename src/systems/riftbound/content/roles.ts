import { z } from 'zod';
import { abilityIds } from '../abilities/ids.ts';
import { defineTable, row } from '../../../engine/table.ts';
import { attributes } from './attributes.ts';

const score = z.enum(attributes.map(({ id }) => id));
const dice = z.object({ dice: z.int().min(0).max(5), plus: z.int().min(0).max(50) });

/** What a role makes of somebody (Appendix, Roles). SP are the same for every role: see `spAt`. */
const roleRow = row.extend({
  kind: z.enum(['damage', 'support', 'defense']),
  /** One more in this Score, one more in one of two, one less in one of two. */
  gains: score,
  gainsOne: z.tuple([score, score]).readonly(),
  losesOne: z.tuple([score, score]).readonly(),
  /** Maximum HP at level 1, FTD besides. */
  hp: z.int().min(1).max(50),
  /** What each further level adds, FTD besides; never less than 4. */
  hpEachLevel: dice,
  /** The Ability of level 1, and the Signature Ability of level 3. */
  abilities: z.tuple([z.enum(abilityIds), z.enum(abilityIds)]).readonly(),
  /** Its Ability Point of level 2 buys only Abilities of the role (A28). */
  ownPointsOnly: z.boolean(),
  armour: z.enum(['lightArmour', 'heavyArmour']),
  /** What comes besides the armour: any simple weapon, a Primitive first-aid kit (A38), a sign of one's standing. */
  gear: z.enum(['simpleWeapon', 'firstAidKit', 'symbol', 'none']),
  /** Skilled with simple weapons. */
  skilled: z.boolean(),
});

export const roles = defineTable(roleRow, [
  {
    id: 'lancer',
    name: 'The Lancer',
    kind: 'damage',
    gains: 'will',
    gainsOne: ['strength', 'vision'],
    losesOne: ['fortitude', 'agility'],
    hp: 12,
    hpEachLevel: { dice: 1, plus: 6 },
    abilities: ['tryThatAgainI', 'surge'],
    ownPointsOnly: false,
    armour: 'lightArmour',
    gear: 'simpleWeapon',
    skilled: true,
    text: 'Heavy, steady damage, mostly from afar, and more attacks than others. Fragile.',
  },
  {
    id: 'healer',
    name: 'The Healer',
    kind: 'support',
    gains: 'knowledge',
    gainsOne: ['will', 'agility'],
    losesOne: ['strength', 'vision'],
    hp: 16,
    hpEachLevel: { dice: 2, plus: 4 },
    abilities: ['patchUpI', 'supercharge'],
    ownPointsOnly: false,
    armour: 'lightArmour',
    gear: 'firstAidKit',
    skilled: false,
    text: 'Gives HP and SP back and makes others stronger. Weak alone.',
  },
  {
    id: 'captain',
    name: 'The Captain',
    kind: 'support',
    gains: 'charisma',
    gainsOne: ['will', 'wisdom'],
    losesOne: ['strength', 'agility'], // the book prints CEL, which no attribute is (A27)
    hp: 16,
    hpEachLevel: { dice: 2, plus: 4 },
    abilities: ['thatsAnOrderI', 'rally'],
    ownPointsOnly: true,
    armour: 'lightArmour',
    gear: 'symbol',
    skilled: false,
    text: 'Changes who acts when, and speaks for the party. Needs others around.',
  },
  {
    id: 'tank',
    name: 'The Tank',
    kind: 'defense',
    gains: 'fortitude',
    gainsOne: ['strength', 'will'],
    losesOne: ['vision', 'agility'],
    hp: 20,
    hpEachLevel: { dice: 2, plus: 8 },
    abilities: ['interceptI', 'sanctuary'],
    ownPointsOnly: false,
    armour: 'heavyArmour',
    gear: 'none',
    skilled: false,
    text: 'Takes the hits of others and gives some back. Lives on SP.',
  },
]);

export type RoleId = (typeof roles)[number]['id'];
export type RoleKind = (typeof roles)[number]['kind'];
