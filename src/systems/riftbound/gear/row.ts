import { z } from 'zod';
import { row } from '../../../engine/table.ts';
import { attackSchema, type Benefit, benefitSchema, profileSchema } from './profile.ts';

/** One of several that a row comes as: a magazine for each type of Ammo, a tent for each number of people. */
const variant = z.object({
  id: z.string().regex(/^[a-z][A-Za-z]*$/),
  name: z.string().min(1).max(40),
  price: profileSchema.shape.price,
  rarity: profileSchema.shape.rarity,
  storage: profileSchema.shape.storage,
  benefits: z.array(benefitSchema).max(8).readonly().default([]),
});

/** A row of gear: a profile as the book prints it, and what is chosen when it is gained. */
export const gearRow = row.extend(profileSchema.omit({ row: true, name: true, text: true }).shape).extend({
  variants: z.array(variant).max(8).default([]),
  /** Its attacks' type of damage is chosen among theirs when it is gained (Signature Weapons marked *). */
  typeChosen: z.boolean().default(false),
  /** It may be made Two-handed when it is gained: it then has these attacks and benefits instead (Signature Shield). */
  twoHanded: z
    .object({
      attacks: z.array(attackSchema).max(2).readonly(),
      benefits: z.array(benefitSchema).max(2).readonly(),
    })
    .nullable()
    .default(null),
});

/** `count` shots. */
export const shots = (plus: number, dice = 0) => ({ dice, plus });

/** What every close weapon but shields and whips gives who is Skilled: a reroll against a Melee Attack. */
export const parry = { kind: 'parry' } satisfies Benefit;
