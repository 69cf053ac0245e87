import { z } from 'zod';
import { row } from '../../../engine/table.ts';
import { sizes } from '../content/sizes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { systemSchema } from './profile.ts';

const whole = (from: number, to: number) => z.int().min(from).max(to);

/** A row of systems: a profile as the book prints it. */
export const systemRow = row.extend(systemSchema.omit({ row: true, name: true, text: true }).shape).extend({
  /** The type of damage of its attack is chosen when a vehicle gains it (Signature Mechsuit Arm). */
  typeChosen: z.boolean().default(false),
});

/** A row of vehicles. `systems` are those it comes with: where a slot names several, one of them is chosen. */
export const vehicleRow = row.extend({
  group: z.enum(skilledGroups.map(({ id }) => id)),
  medium: z.enum(['land', 'air']),
  size: z.enum(sizes.map(({ id }) => id)),
  diameter: whole(10, 100_000), // centimetres
  hp: whole(1, 10_000),
  terminals: z
    .array(z.object({ capacity: whole(0, 100) }))
    .min(1)
    .max(20),
  passengers: whole(0, 100),
  inside: z.enum(['targeted', 'seen', 'unseen']),
  skilledOnly: z.boolean(),
  signature: z.boolean(),
  systems: z
    .array(z.array(z.string().max(60)).min(1).max(5).readonly())
    .max(20)
    .readonly(),
});
