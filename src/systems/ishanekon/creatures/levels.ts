import type { PackCreature } from '../packs/schema.ts';

export type Rank = PackCreature['rank'];
export type CreatureClass = NonNullable<PackCreature['class']>;

/** Where the three classes stand in the book's cells 'Fighter, Hybrid, Caster'. */
const places: Readonly<Record<CreatureClass, number>> = { fighter: 0, hybrid: 1, caster: 2 };

type Three = readonly [number, number, number];

const add = (a: Three, b: Three): Three => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Abilities learned at a Level, by class (Normal, Elite, Boss creature leveling). */
function abilitiesAt(rank: Rank, level: number): Three {
  switch (rank) {
    case 'minor':
      return [0, 0, 0];
    case 'normal':
      return level % 3 === 0 ? [1, 2, 3] : [0, 0, 0];
    case 'elite':
      return level === 0 ? [1, 1, 1] : [level % 2 === 0 ? 1 : 0, 1, 2];
    case 'boss':
      return level === 0 ? [2, 2, 2] : [level % 2 === 0 ? 1 : 0, 1, 2];
  }
}

/** Skill Points at a Level. Those of Level 0 are by rank; each Level gives 1, a new Tier 2, Level 12 only 1, as the tables print it. */
function skillPointsAt(rank: Rank, level: number): number {
  if (level === 0) return { minor: 0, normal: 3, elite: 6, boss: 9 }[rank];
  return level % 3 === 0 && level !== 12 ? 2 : 1;
}

/**
 * Creature Talents at a Level. The tables have lost which cells were merged: a Boss has one on each line, an Elite where the line has one number more (all
 * but 2, 5, 8 and 11, L1207–1219), a Normal creature with each Tier. A Minor one has up to two, one of them a Path (A33).
 */
function talentsAt(rank: Rank, level: number): number {
  switch (rank) {
    case 'minor':
      return level === 0 ? 2 : 0;
    case 'normal':
      return level % 3 === 0 ? 1 : 0;
    case 'elite':
      return level % 3 === 2 ? 0 : 1;
    case 'boss':
      return 1;
  }
}

export interface CreatureBudget {
  readonly statPoints: number;
  readonly skillPoints: number;
  readonly talents: number;
  readonly abilities: number;
}

/** All that a creature of a rank, class and Level may have. */
export function budgetOf(rank: Rank, kind: CreatureClass | null, level: number): CreatureBudget {
  const levels = Array.from({ length: level + 1 }, (_, n) => n);
  const sum = (of: (level: number) => number) => levels.reduce((all, one) => all + of(one), 0);
  const abilities = levels.reduce<Three>((all, one) => add(all, abilitiesAt(rank, one)), [0, 0, 0]);
  return {
    statPoints: 27 + level,
    skillPoints: sum((one) => skillPointsAt(rank, one)),
    talents: sum((one) => talentsAt(rank, one)),
    abilities: kind === null ? 0 : (abilities[places[kind]] ?? 0),
  };
}
