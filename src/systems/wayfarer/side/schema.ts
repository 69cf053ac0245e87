import { z } from 'zod';
import type { Made } from '../../../engine/creation.ts';
import type { Json } from '../../../engine/json.ts';
import { no, yes } from '../../../engine/made.ts';
import { misfit } from '../../../engine/misfit.ts';
import { type Attribute, attributes } from '../content/attributes.ts';
import { ranks } from '../content/ranks.ts';
import { templates } from '../content/templates.ts';
import { type Band, mostResources } from '../escalation/band.ts';
import type { Entry, Force } from '../forces/force.ts';
import {
  abilitiesOfUnit,
  copies,
  forceLines,
  gearOfUnit,
  lessonsOfUnit,
  nameLength,
} from '../forces/limits.ts';
import type { Lesson, UnitPlan } from '../forces/plan.ts';

/** What re-rolls are for where both can't be had; 'ask': the player chooses each. */
export const preferences = ['hit', 'live', 'both', 'ask'] as const;

/**
 * A player of a battle: the sheet is their force. Everything that the engine does for a character it does for a side, so what is a side's
 * alone (its hand) is its player's alone.
 */
export interface Side {
  readonly name: string;
  readonly force: Force;
  readonly prefers: (typeof preferences)[number];
  /** What it has in an Escalation campaign; absent: it has fought in none. */
  readonly band?: Band | undefined;
}

const name = z.string().min(1).max(nameLength.most);
const id = z.string().min(1).max(60);
const ids = z.array(id).max(abilitiesOfUnit.most).readonly();
const attribute = z.enum(attributes.map((row) => row.id) as [Attribute, ...Attribute[]]);
const numbers = z.partialRecord(attribute, z.int().min(-20).max(20)).readonly();
const length = z.int().min(1).max(12);

const by = z.union([z.literal(1), z.literal(-1)]);
const lesson: z.ZodType<Lesson> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('die'), id: attribute, by }),
  z.strictObject({ kind: z.literal('skill'), id, by }),
  z.strictObject({ kind: z.literal('trait'), id, by }),
]);

const plan: z.ZodType<UnitPlan> = z
  .strictObject({
    name,
    rank: z.enum(ranks.map((row) => row.id)),
    species: id,
    templates: z.array(z.enum(templates.map((row) => row.id))).max(templates.length),
    bumps: numbers,
    size: z.strictObject({ wide: length, long: length }).nullable(),
    traits: ids,
    occupation: id.nullable(),
    dice: numbers,
    skills: ids,
    spells: ids,
    gear: z.array(id).max(gearOfUnit.most).readonly(),
    lessons: z.array(lesson).max(lessonsOfUnit.most).readonly().optional(),
    get mount() {
      return plan.nullable();
    },
  })
  .readonly()
  // A mount carries its rider and nothing carries it: so deep a sheet goes, and no deeper.
  .refine(({ mount }) => mount === null || mount.mount === null, 'a mount has no mount');

const about = {
  copies: z.int().min(1).max(copies.most),
  squad: name.nullable(),
  rests: z.literal(true).optional(),
};

/** An entry of a force, as it is stored. */
export const entrySchema: z.ZodType<Entry> = z.discriminatedUnion('kind', [
  z.strictObject({ ...about, kind: z.literal('unit'), plan }),
  z.strictObject({ ...about, kind: z.literal('vehicle'), name, vehicle: id }),
]);

const force: z.ZodType<Force> = z.strictObject({
  name,
  points: z.int().min(0).max(999_999),
  entries: z.array(entrySchema).max(forceLines.most).readonly(),
  tomes: z
    .array(z.strictObject({ name, spells: ids }))
    .max(forceLines.most)
    .readonly(),
  sideboard: z.array(entrySchema).max(forceLines.most).readonly(),
});

const count = z.int().min(0).max(mostResources);

export const sideSchema: z.ZodType<Side> = z.strictObject({
  name,
  force,
  prefers: z.enum(preferences),
  band: z.strictObject({ resources: count, matches: count, won: count }).optional(),
});

/** A side with a force, as it begins. */
export const sideOf = (force: Force, called = force.name): Side => ({ name: called, force, prefers: 'both' });

/** Reads a stored or imported side; refuses with where it is wrong. There has been one revision so far. */
export function readSide(raw: Json): Made<Side> {
  const read = sideSchema.safeParse(raw);
  return read.success ? yes(read.data) : no('badSheet', { ...misfit(read.error) });
}
