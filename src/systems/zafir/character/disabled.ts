import { rowOf } from '../../../engine/table.ts';
import { aids } from '../content/aids.ts';
import { type DisabilityId, type DisabilityRow, disabilities } from '../content/disabilities.ts';
import type { Hero } from './schema.ts';

type Of = Pick<Hero, 'disabilities'>;

/** Whether somebody has an aid for a disability: it counts for all of the same kind, and takes their effects away. */
export const isAided = (hero: Of, id: DisabilityId): boolean =>
  hero.disabilities.some((held) => held.id === id && held.aids.length > 0);

/** The disabilities that have their effect: each as often as it is had, those with an aid not at all. */
export const effective = (hero: Of): readonly DisabilityRow[] =>
  hero.disabilities.filter(({ id }) => !isAided(hero, id)).map(({ id }) => rowOf(disabilities, id));

/** What a disability keeps somebody from missions with: had twice, without an aid. Null where none does. */
export function retiredBy(hero: Of): DisabilityRow | null {
  const found = effective(hero).find(
    (row) => row.retires && hero.disabilities.filter(({ id }) => id === row.id).length > 1,
  );
  return found ?? null;
}

/**
 * The chair that somebody moves in: where it is the only aid that a disability of theirs has. It takes the disability's effects
 * away, and brings its own (A53).
 */
export function chairOf(hero: Of): 'wheelchair' | 'hoverWheelchair' | null {
  const chairs = hero.disabilities.flatMap((held) => {
    const all = hero.disabilities.filter(({ id }) => id === held.id).flatMap((one) => one.aids);
    const missions = all.map((id) => rowOf(aids, id).mission);
    return missions.includes(null) ? [] : missions;
  });
  if (chairs.includes('hoverWheelchair')) return 'hoverWheelchair';
  return chairs.includes('wheelchair') ? 'wheelchair' : null;
}
