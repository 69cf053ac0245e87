import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { type SkillId, skills } from './skills.ts';

const skill = z.enum(skills.map(({ id }) => id));

/** How much dearer a building is in each quality than a modest one, where its cost isn't printed (house). */
export const QUALITY_TIMES = [1, 2, 4, 10] as const;

/**
 * The buildings that the book's text names (Buildings; Base Building); all others are on a page that we don't have, and come with packs. It prints the material
 * cost of a modest building station alone: the other costs are the house's. `cost`: of the materials for a modest one.
 */
export const buildings = defineTable(row.extend({ cost: z.int().min(1) }), [
  {
    id: 'restingPlace',
    name: 'Resting place',
    cost: 300,
    text: 'A full rest here gives Temporary Vitality, as a rented one of its quality.',
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    cost: 250,
    text: 'Meals up to its quality cost half here.',
  },
  {
    id: 'buildingStation',
    name: 'Building station',
    cost: 500,
    text: 'Crafting takes less time here: a tenth less in each quality.',
  },
]);

/** The buildings that rules go by. */
export type BuildingUse = (typeof buildings)[number]['id'];
export const buildingUses = buildings.map(({ id }) => id);

/** What a pack brings of a building, and a base keeps of it whole. */
export const buildingShape = {
  /** What the materials for a modest one cost, in credits. */
  cost: z.int().min(1).max(1_000_000),
  helps: z.array(skill).max(6).default([]),
  /** It serves as one of the game's own besides. */
  like: z.enum(buildingUses).nullable().default(null),
} as const;

/** A building as a base keeps it, whole. */
export const buildingSchema = row.extend({ text: z.string().max(300), ...buildingShape });

/** A building as it can stand at a base, whoever brought it. */
export interface Building {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly cost: number;
  readonly helps: readonly SkillId[];
  readonly like: BuildingUse | null;
}
