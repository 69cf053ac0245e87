import { z } from 'zod';
import { type Json, plain } from '../../../../engine/json.ts';
import { archetypes } from '../../content/archetypes.ts';
import { creatureClassIds } from '../../content/creatures.ts';
import { powerSources } from '../../content/powerSources.ts';
import { skillIds } from '../../content/skills.ts';
import { statIds } from '../../content/stats.ts';
import { creatureDraftSchema } from '../../creatures/draft.ts';
import { weaponCategories } from '../../items/profile.ts';
import { LOWEST } from '../../numbers/levels.ts';
import { partySchema } from '../../party/party.ts';
import { filters } from '../filter.ts';
import { characterWays } from '../schema.ts';

const stat = z.enum(statIds);
const id = z.string().min(1).max(80);

/** Somebody in the making: what has been chosen or rolled so far; null, or nothing, where nothing was. */
const schema = z.object({
  name: z.string(),
  level: z.int().min(LOWEST).max(60).default(1),
  /** What the sum of Traits may reach; null: the group plays without Traits. */
  traitLimit: z.int().nullable().default(null),
  /** The alternative rules that the campaign makes characters by. */
  ways: z.array(z.enum(characterWays)).default([]),
  /** The campaign gives characters a background (Backgrounds). */
  backgrounds: z.boolean().default(false),
  /** The id of one of the pack, or of one's own; and the Traits of one's own. */
  background: id.nullable().default(null),
  ownTraits: z.array(id).default([]),
  /** The class in the place of an Archetype (Free-Style). */
  class: z.enum(creatureClassIds).nullable().default(null),
  /** Proficiencies that everyday people buy with Skill Points (Only Human), and the weapon categories of a class (Free-Style). */
  trained: z.array(z.enum([...weaponCategories, 'light', 'medium', 'heavy'])).default([]),
  filter: z.enum(filters).default('beginner'),
  ready: z.string().nullable().default(null),
  /** A GM makes them: they may be a creature; null: they are made as heroes are. Absent for players. */
  creature: creatureDraftSchema.nullable().optional(),
  pronouns: z.string().default(''),
  archetype: z
    .enum(archetypes.map((row) => row.id))
    .nullable()
    .default(null),
  subArchetype: id.nullable().default(null),
  primary: stat.nullable().default(null),
  secondary: stat.nullable().default(null),
  evasion: stat.nullable().default(null),
  path: id.nullable().default(null),
  /** The seven values of dice, in the order in which they fell; none: Stats are bought with points. */
  dice: z.array(z.int()).max(7).default([]),
  /** Which of those values each Stat has, by its place. */
  assigned: z.partialRecord(stat, z.int().min(0).max(6)).default({}),
  /** Stats as they are bought. */
  bought: z.partialRecord(stat, z.int()).default({}),
  skills: z.partialRecord(z.enum(skillIds), z.int().min(1)).default({}),
  /** Two, and each further for a Skill Point. */
  languages: z.array(z.string()).default([]),
  abilities: z.array(id).default([]),
  source: z
    .enum(powerSources.map((row) => row.id))
    .nullable()
    .default(null),
  lesser: z.array(id).default([]),
  greater: z.array(id).default([]),
  traits: z.array(id).default([]),
  armour: id.nullable().default(null),
  weapons: z.array(id).default([]),
  /** Upgrades of what they begin with at a higher Tier. */
  upgrades: z.array(id).max(25).default([]),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;
export type Draft = Deep<z.infer<typeof schema>>;

const traitLimits = { none: null, zero: 0, two: 2, four: 4 } as const;

/** Nobody in particular yet; `party` is what the campaign keeps, its level and house rules among it. */
export function newDraft(name: string, party: object | undefined, isNpc = false): Draft {
  const draft = heroDraft(name, party);
  return isNpc
    ? { ...draft, creature: creatureDraftSchema.parse({ level: Math.max(0, draft.level) }) }
    : draft;
}

function heroDraft(name: string, party: object | undefined): Draft {
  const read = partySchema.safeParse(party);
  if (!read.success) return schema.parse({ name });
  const { level, rules } = read.data;
  const ways = characterWays.filter((way) => rules[way] === 'yes');
  const [backgrounds, traitLimit] = [rules.backgrounds === 'yes', traitLimits[rules.traits]];
  return schema.parse(
    ways.includes('cinematic') ? { name, level, ways } : { name, level, ways, backgrounds, traitLimit },
  );
}

export const readDraft = (json: Json): Draft => schema.parse(json);
export const writeDraft = (draft: Draft): Json => plain(draft);
