import { rowFrom } from '../../../../src/systems/ishanekon/creatures/line.ts';
import { creatureOf } from '../../../../src/systems/ishanekon/creatures/build.ts';
import type { Creature } from '../../../../src/systems/ishanekon/character/schema.ts';
import { creatureClasses, creatureTypes } from '../../../../src/systems/ishanekon/content/creatures.ts';
import { tierOfCost } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { tierOf } from '../../../../src/systems/ishanekon/numbers/levels.ts';
import { shipped } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';

/** Some of a list, each at most once. */
export function someOf<T>(all: readonly T[], most: number, chance: Chance): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(most, left.length) }, () =>
    left.splice(chance(left.length), 1),
  ).flat();
}

/** Abilities that somebody of a Level may know; of one type alone where that is said. */
export const abilitiesFor = (level: number, most: number, chance: Chance, of: 'summon' | null = null) =>
  someOf(
    shipped().pack.abilities.filter(
      ({ wp, types }) => tierOfCost(wp) <= tierOf(level) && (of === null || types.includes(of)),
    ),
    most,
    chance,
  );

/**
 * A creature of the builder, of Level 0 to 12 and of any rank, class, type and size, with as many Abilities and Talents as its table gives, by chance; or one of our
 * pack as it is.
 */
export function built(name: string, chance: Chance): Creature {
  const { pack } = shipped();
  if (once(3, chance)) return { ...creatureOf(pack, one(pack.creatures, chance)), name };
  const rank = one(['minor', 'normal', 'elite', 'boss'] as const, chance);
  const level = chance(13);
  const row = rowFrom(pack, name, {
    ...{ rank, level, grade: rank === 'boss' ? 1 + chance(3) : 1 },
    class: rank === 'minor' ? null : one(creatureClasses, chance).id,
    vehicle: false,
    size: one(['smaller', 'small', 'medium', 'medium', 'big', 'bigger'] as const, chance),
    type: one(creatureTypes, chance).id,
  });
  return creatureOf(pack, {
    ...row,
    weapons: [one(pack.weapons, chance).name],
    abilities: abilitiesFor(level, row.abilities.length, chance).map((each) => each.name),
    talents: someOf([...pack.talents, ...pack.paths], Math.min(8, row.talents.length), chance).map(
      (each) => each.name,
    ),
  });
}
