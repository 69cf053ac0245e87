import { z } from 'zod';
import { type Attribute, attributes } from '../../content/attributes.ts';
import { damageTypes } from '../../content/damageTypes.ts';
import { equipmentEffects } from '../../content/equipmentEffects.ts';
import { skillCategories } from '../../content/skills/skill.ts';
import { traits } from '../../content/traits/index.ts';
import { vehicleFeatures, vehicleWeaponEffects } from '../../content/vehicleFeatures.ts';
import { vehicleAttributes } from '../../content/vehicles.ts';

/** An id of a table, as a pack writes it. */
const idIn = <Id extends string>(rows: readonly { readonly id: Id }[]) => z.enum(rows.map(({ id }) => id));

/** Names are found whatever their capitals and signs, so they need letters or digits to be told apart by. */
const name = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9]([A-Za-z0-9 '().-]*[A-Za-z0-9).])?$/, 'a name of letters, digits and spaces');
const text = z.string().max(100).default('');
const size = z.strictObject({ wide: z.int().min(1).max(12), long: z.int().min(1).max(12) });

/** Bumps of one box: as far as 4 either way (L730, L734), three at most (L695). */
const box = z.array(z.int().min(-4).max(4)).max(3);
const attribute = z.enum(attributes.map(({ id }) => id) as [Attribute, ...Attribute[]]);

const has = z.array(
  z.strictObject({ effect: idIn(equipmentEffects), rank: z.int().min(1).max(10).default(1) }),
);
const types = z.array(idIn(damageTypes)).min(1).max(4);
const trait = idIn(traits);

/** A species of a group's own: what isn't listed is a bump of 0; null: no such attribute (L2962). */
export const ownSpecies = z.strictObject({
  name,
  text,
  kind: z.enum(['fantasy', 'human', 'alien', 'animal', 'monster']),
  bumps: z.partialRecord(attribute, box.nullable()),
  mandatory: z.array(z.strictObject({ trait, times: z.int().min(1).max(4).default(1) })).max(10),
  open: z.array(trait).max(20),
  size,
  types: z.array(name).max(6).default([]),
});

/** An occupation of a group's own: a spread of dice and a couple of categories (L1668 to L1671). */
export const ownOccupation = z.strictObject({
  name,
  text,
  dice: z.partialRecord(
    attribute,
    z.strictObject({ least: z.int().min(0).max(6), most: z.int().min(0).max(6) }),
  ),
  skills: z.array(idIn(skillCategories)).min(1).max(3),
});

/** A weapon of a group's own (L4600 to L4643). */
export const ownWeapon = z.strictObject({
  name,
  text,
  kind: z.enum(['melee', 'ballistic']),
  bumps: z.strictObject({
    meleeOff: box.default([]),
    meleeDef: box.default([]),
    ballisticOff: box.default([]),
  }),
  types,
  range: z.int().min(-2).max(20).nullable().default(null),
  has: has.max(8).default([]),
});

const kicker = z.int().min(0).max(6);

/** Armour of a group's own, with kickers against one kind of harm and save dice. */
export const ownArmour = z.strictObject({
  name,
  text,
  meleeDef: kicker,
  ballisticDef: kicker,
  athletics: z.int().min(-4).max(4).default(0),
  detect: z.int().min(-4).max(4).default(0),
  has: has.max(4).default([]),
  against: z
    .array(
      z.strictObject({
        harm: z.enum(['byEnergy', 'byCold', 'byPiercing', 'bySmashing']),
        value: z.int().min(1).max(6),
      }),
    )
    .max(4)
    .default([]),
  saveDice: z.array(z.int().min(1).max(6)).max(3).default([]),
});

/** A vehicle of a group's own (L5155 to L5297). */
export const ownVehicle = z.strictObject({
  name,
  text,
  values: z.partialRecord(
    z.enum(vehicleAttributes),
    z.strictObject({ dice: z.int().min(0).max(3), bumps: box.default([]) }),
  ),
  speed: z.int().min(0).max(60),
  movedBy: z.enum(['rider', 'horses']).nullable().default(null),
  capacity: size,
  maxOccupant: size,
  types: z
    .array(z.enum(['mechanical', 'tech']))
    .min(1)
    .max(2),
  features: z
    .array(z.strictObject({ feature: idIn(vehicleFeatures), rank: z.int().min(1).max(6).default(1) }))
    .max(14),
  weapons: z
    .array(
      z.strictObject({ weapon: z.string().max(60), effects: z.array(idIn(vehicleWeaponEffects)).max(2) }),
    )
    .max(8),
  devices: z.array(z.string().max(60)).max(8),
  size,
  saveDice: z.array(z.int().min(1).max(6)).max(6),
});

/** Everything that a group makes by the book's formulas, in one piece. Prices aren't written: they follow. */
export const ownPieces = z.strictObject({
  species: z.array(ownSpecies).max(50).default([]),
  occupations: z.array(ownOccupation).max(50).default([]),
  weapons: z.array(ownWeapon).max(100).default([]),
  armour: z.array(ownArmour).max(50).default([]),
  vehicles: z.array(ownVehicle).max(50).default([]),
});

export type OwnPieces = z.output<typeof ownPieces>;
