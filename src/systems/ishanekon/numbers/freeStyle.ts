import { rowOf } from '../../../engine/table.ts';
import { type CreatureClassId, creatureClasses } from '../content/creatures.ts';

/** Skill Points that a class begins with (Free-Style). */
export const CLASS_SKILL_POINTS = 6;

/** The Creature Talents that a Level gives: two at Level 0, and one with each other; with Negative Levels the first comes at Level -1 (Free-Style; Negative Levels). */
export const creatureTalentsBy = (level: number): number => Math.max(0, 2 + level);

/** How many weapon categories a class knows; without one, which is at Level -2, one (Free-Style; Negative Levels). */
export const categoriesOf = (own: CreatureClassId | null): number =>
  own === null ? 1 : rowOf(creatureClasses, own).categories;

/** How many Creature Talents so much takes: a Greater Talent, two Lesser ones, a Path, the fifth feature of a Sub-Archetype each take one (Free-Style). */
export const creatureTalentsFor = (chosen: {
  readonly greater: number;
  readonly lesser: number;
  readonly others: number;
}): number => chosen.greater + Math.ceil(chosen.lesser / 2) + chosen.others;
