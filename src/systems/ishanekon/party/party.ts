import { z } from 'zod';
import { SHEET_LIMITS } from '../character/limits.ts';
import { type Creature, creatureSchema } from '../character/schema.ts';
import { type Building, buildingSchema } from '../content/buildings.ts';
import { type QualityId, qualityIds } from '../content/prices.ts';

/** How unclear places of the book are played: each with the ways there are, the default first. */
export const houseRulesSchema = z.object({
  /** When fractions are rounded down: once a side, once at the end, at every step (reading A1). */
  rounding: z.enum(['side', 'end', 'step']).default('side'),
  /** Several dice of a kind are rolled each, as one times their number, or fewer where something multiplies them (Dice). */
  dice: z.enum(['all', 'fewer', 'once']).default('all'),
  /** A natural 20 hits whatever the Evasion, or is only critical where it hits (A5). */
  criticalHits: z.enum(['always', 'onHit']).default('always'),
  /** Taking Cover adds to half cover, or is the same bonus (A23). */
  takingCover: z.enum(['stacks', 'same']).default('stacks'),
  /** All turns of a boss count against its enemies' number, or the extra ones alone (A25). */
  bossTurns: z.enum(['all', 'extra']).default('all'),
  /** How much time of the story a round of a fight takes (Rounds and Turns). */
  roundTime: z.enum(['about12', 'about6', 'about3', 'about1', 'instant']).default('about12'),
  /** How rests restore (Alternative Resting). */
  resting: z.enum(['normal', 'realistic', 'casual']).default('normal'),
  /** Food and water: there is enough where the GM says nothing else, or each day's is counted (Exhaustion). */
  supplies: z.enum(['enough', 'counted']).default('enough'),
  /** Whether characters may have Traits (Traits): the sum that they may reach. */
  traits: z.enum(['none', 'zero', 'two', 'four']).default('none'),
  /** Cinematic actions and checks are all there is (Cinematic Rules). */
  cinematic: z.enum(['no', 'yes']).default('no'),
  /** How much things of a material hold: the first, second or third of the settings that the book has figures for (Objects; A42). */
  materials: z.enum(['first', 'second', 'third']).default('first'),
  /** Characters stay in a realistic range, however they rise (Mere Mortals). */
  mereMortals: z.enum(['no', 'yes']).default('no'),
  /** Everyday people: no Archetypes, Talents, Paths or Abilities (Only Human). */
  onlyHuman: z.enum(['no', 'yes']).default('no'),
  /** More Vitality, no bleeding, more Skill Points (Epic Heroes). */
  epicHeroes: z.enum(['no', 'yes']).default('no'),
  /** A class and Creature Talents in the place of Archetypes (Free-Style). */
  freeStyle: z.enum(['no', 'yes']).default('no'),
  /** Characters may begin at Level -2 or -1 (Negative Levels). */
  negativeLevels: z.enum(['no', 'yes']).default('no'),
  /** Characters have a background: Traits that sum up to 4 (Backgrounds). */
  backgrounds: z.enum(['no', 'yes']).default('no'),
  /** What a space, a metre of the rules, stands for (Scaling Size and Area of Effects). */
  scale: z.enum(['1m', '10um', '1cm', '10cm', '10m', '100m']).default('1m'),
});

export type HouseRules = Readonly<z.infer<typeof houseRulesSchema>>;

/** What belongs to the whole campaign: house rules, and the clock of the story. */
export const partySchema = z.object({
  rules: houseRulesSchema,
  /** The level that the group has reached: new characters begin at it. */
  level: z.int().min(-2).max(60).default(1),
  /** Minutes since the story began. */
  clock: z.int().min(0).max(1_000_000_000).default(0),
  /** What rounds of fights have begun of the next minute. Absent: nothing. */
  seconds: z.int().min(0).max(59).optional(),
  /** There is food, and water, where they are. */
  food: z.boolean().default(true),
  water: z.boolean().default(true),
  /** What stands at their base, each building once (Base Building). */
  base: z
    .array(
      z.object({
        building: z.string().min(1).max(60),
        quality: z.enum(qualityIds),
        /** All of it, where a pack of the group's has brought it. */
        own: buildingSchema.optional(),
      }),
    )
    .max(SHEET_LIMITS.base.most)
    .default([]),
  /** Vehicles that they have built or bought, and that wait for them (Building and Upgrading Vehicles). `out`: it is in a fight, with its numbers. */
  garage: z
    .array(
      z.object({ id: z.string().min(1).max(200), sheet: creatureSchema, out: z.boolean().default(false) }),
    )
    .max(SHEET_LIMITS.garage.most)
    .default([]),
  /** How many they have had: numbers the next. */
  vehicles: z.int().min(0).max(1_000_000).default(0),
  /** They are there: its buildings can be used. */
  atBase: z.boolean().default(false),
});

type Stored = Readonly<z.infer<typeof partySchema>>;
/** A vehicle of the group's, where it waits. */
export interface Parked {
  readonly id: string;
  readonly sheet: Creature;
  readonly out: boolean;
}

/** A building of the group's, where it stands. */
export interface Standing {
  readonly building: string;
  readonly quality: QualityId;
  readonly own?: Building;
}

export type Party = Omit<Stored, 'base' | 'garage'> & {
  readonly rules: HouseRules;
  readonly garage: readonly Parked[];
  readonly base: readonly Standing[];
};

export const newParty: Party = partySchema.parse({ rules: {} });
