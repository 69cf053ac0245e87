import { noPool, type TestPool } from '../effects/pool.ts';
import type { Scene, SideId } from '../scene.ts';
import type { Thrown } from '../testing/throw.ts';
import type { Fighter, Lying, Preference, Reserve } from './exchange.ts';
import { type Fighting, reserveOf } from './pools.ts';

/** Everything that one of the two rolls. */
export interface Thrower {
  readonly fighting: Fighting;
  readonly side: SideId;
  readonly offense: { readonly pool: TestPool; readonly thrown: Thrown } | null;
  readonly defense: { readonly pool: TestPool; readonly thrown: Thrown } | null;
  /** Dice of the other's that curses have it roll again (L4909). */
  readonly cursing: number;
}

export const nothing: Lying = { dice: [], kickers: [] };

/** What may be rolled again, with so many dice of the other's by curses on them. */
export const cursed = (reserve: Reserve, cursing: number): Reserve => ({
  ...reserve,
  eitherEnemy: reserve.eitherEnemy + cursing,
});

export function fighterOf(scene: Scene, { fighting, side, offense, defense, cursing }: Thrower): Fighter {
  const prefers = scene.characters[side]?.prefers ?? 'both';
  const preference: Preference = prefers === 'ask' ? 'both' : prefers;
  return {
    offense: offense === null ? null : offense.thrown,
    defense: defense === null ? nothing : defense.thrown,
    reserve: cursed(reserveOf(scene, fighting, offense?.pool ?? null, defense?.pool ?? noPool), cursing),
    preference,
  };
}
