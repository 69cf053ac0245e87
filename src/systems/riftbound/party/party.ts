import { z } from 'zod';

/** The last level of this playtest, and the last that content packs can bring. */
export const LAST_LEVEL = 4;
export const LAST_OF_PACKS = 20;

/** How unclear places of the book are played: each with the ways there are, the default first. docs/systems/riftbound/readings.md says why. */
export const houseRulesSchema = z.object({
  /** Turn order: highest result first, or lowest as printed (A1). */
  order: z.enum(['highest', 'lowest']).default('highest'),
  /** How places are measured. */
  space: z.enum(['metres', 'squares', 'hexes', 'mind']).default('metres'),
  /** Damage beyond what HP was left: lost, or taken from EHP (A31). */
  overflow: z.enum(['lost', 'carries']).default('lost'),
  /** Half of one's HP that ends Overwatch at once: of what one had, or of the maximum (A34). */
  overwatchHalf: z.enum(['current', 'maximum']).default('current'),
  /** What counts as a Melee Attack: the range Melee alone, or every attack of a Melee Weapon (A16). */
  melee: z.enum(['range', 'weapon']).default('range'),
  /** Prepare gives two dice for its whole time, or two for each roll (A20). */
  prepare: z.enum(['twice', 'eachRoll']).default('twice'),
  /** The dice of the role's Ability Points at level 2: of their own role for Captains alone, or for all (A28). */
  rolePoints: z.enum(['captains', 'everybody']).default('captains'),
  /** Where a vehicle may set off: the book knows no front, so anywhere; or straight ahead, where its movement has a turn in it. */
  heading: z.enum(['any', 'ahead']).default('any'),
  /** Between two Actions: play goes on, and who wants to Seize the Initiative presses for it; or everybody is asked each time. */
  gaps: z.enum(['goOn', 'ask']).default('goOn'),
  /** Falling hurts, a house rule: 1d6 for each 3 m beyond the first 3 m. */
  falling: z.enum(['hurts', 'never']).default('hurts'),
});

export type HouseRules = Readonly<z.infer<typeof houseRulesSchema>>;

/** What belongs to the whole campaign: house rules, and the clock of the story. */
export const partySchema = z.object({
  rules: houseRulesSchema,
  /** The level that the group has reached: new characters begin at it (at the book's last at most), others may rise to it. */
  level: z.int().min(1).max(LAST_OF_PACKS).default(1),
  /** Hours since the story began. */
  hours: z.int().min(0).max(10_000_000).default(0),
  /** The scene has air: without any, Atmospheric systems stop. */
  air: z.boolean().default(true),
  /** In direct sunlight: solar arrays fill. */
  sun: z.boolean().default(true),
  /** How communicators reach others: those near, all by way of a Base Communicator in range, or none, for rock or interference. */
  signal: z.enum(['near', 'base', 'none']).default('near'),
});

export type Party = Readonly<z.infer<typeof partySchema>> & { readonly rules: HouseRules };

export const newParty: Party = partySchema.parse({ rules: {} });
