import { z } from 'zod';
import type { Json } from '../../../../engine/json.ts';
import { overLimit } from '../../../../engine/limit.ts';
import type { Made } from '../../../../engine/creation.ts';
import { yes } from '../../../../engine/made.ts';
import { type Force, type Muster, muster } from '../../forces/force.ts';
import { typedForce } from '../../forces/limits.ts';
import { parseForce, type ReadForce } from '../../forces/line/parse.ts';
import { printForce, printUnits } from '../../forces/line/print.ts';
import { entrySchema, preferences } from '../schema.ts';

/** Points where nobody has said: what the book advises for a first battle (L40). */
export const firstPoints = 500;

const lists = ['entries', 'sideboard'] as const;

/** A side that is being made: its force as lines, and the unit that is being built. */
export const draftSchema = z.object({
  name: z.string(),
  points: z.int().min(1).max(100_000),
  lines: z.string().max(typedForce.most),
  prefers: z.enum(preferences),
  /** `from`: where in the force it stands; null where it is new. */
  unit: z
    .object({
      entry: entrySchema,
      from: z.object({ list: z.enum(lists), at: z.int().min(0) }).nullable(),
    })
    .nullable()
    .default(null),
});
export type Draft = Readonly<z.infer<typeof draftSchema>>;
export type Building = NonNullable<Draft['unit']>;
export type List = (typeof lists)[number];

export const begun = (name: string): Json => ({
  name,
  points: firstPoints,
  lines: '',
  prefers: 'both',
  unit: null,
});

const called = ({ name }: Draft): string => name || 'Force';

/** The force of a draft, as far as its lines can be read. */
export const forceOf = (draft: Draft): ReadForce =>
  parseForce(draft.lines, { name: called(draft), points: draft.points });

/** Heroes are had where all agree (L593), and that is before a battle: a force may have them. */
export const mustered = (force: Force): Muster => muster(force, { heroes: true });

/** A draft with another force, as it would be pasted. Refuses one that is too long to be. */
export function withForce(draft: Draft, force: Force): Made<Draft> {
  const lines = force.name === called(draft) ? printUnits(force) : printForce(force);
  return lines.length > typedForce.most
    ? { ok: false, refusal: overLimit(typedForce, lines.length) }
    : yes({ ...draft, points: force.points, lines });
}

/** The force without the unit that is being built: what the others cost. */
export function restOf({ unit, ...draft }: Draft): Force {
  const { force } = forceOf({ ...draft, unit });
  return unit?.from == null ? force : without(force, unit.from);
}

export const without = (force: Force, { list, at }: NonNullable<Building['from']>): Force => ({
  ...force,
  [list]: force[list].filter((_, index) => index !== at),
});
