import { z } from 'zod';
import { creatureClasses, creatureRanks, creatureTypes } from '../content/creatures.ts';
import { filters } from '../character/filter.ts';
import { sizes } from '../content/sizes.ts';

const id = z.string().min(1).max(80);
const ids = z.array(id).max(60).nullable().default(null);

/** The highest Level and boss grade that the builder goes to. */
export const MOST_LEVEL = 20;
export const MOST_GRADE = 10;

/** A creature in the making: its outline; and what a GM has picked for it, null where that is left to the builder. */
export const creatureDraftSchema = z.object({
  rank: z.enum(creatureRanks.map((row) => row.id)).default('normal'),
  class: z
    .enum(creatureClasses.map((row) => row.id))
    .nullable()
    .default('hybrid'),
  grade: z.int().min(1).max(MOST_GRADE).default(1),
  level: z.int().min(0).max(MOST_LEVEL).default(1),
  size: z.enum(sizes.map((row) => row.id)).default('medium'),
  type: z.enum(creatureTypes.map((row) => row.id)).default('humanoid'),
  /** How much of what it could have is offered. */
  filter: z.enum(filters).default('all'),
  /** Talents and a Path, and Abilities, by their names. */
  talents: ids,
  abilities: ids,
});

type Read = z.infer<typeof creatureDraftSchema>;
export type CreatureDraft = {
  readonly [K in keyof Read]: Read[K] extends string[] | null ? readonly string[] | null : Read[K];
};
