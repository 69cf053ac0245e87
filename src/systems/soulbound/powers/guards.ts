import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import type { Weapon } from '../character/schema.ts';
import type { ConditionId } from '../content/conditions.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { activeOn } from './active.ts';
import { type DamageKind, damageKinds } from './schema/effects.ts';

/** The power that keeps a condition from somebody; null where none does. */
export function immuneBy(scene: Scene, id: CharacterId, condition: ConditionId): string | null {
  const found = activeOn(scene, id).find(
    ({ effect }) => effect.effect === 'guard' && effect.is === 'immune' && effect.against === condition,
  );
  return found?.power ?? null;
}

/**
 * What of Damage that Armour let through is suffered: nothing by the immune, half (rounded up) by the resistant, twice
 * as much by the weak. Resistance and weakness count once each, and both together cancel. `kinds` is what the Damage
 * is (S51).
 */
export function harmOf(scene: Scene, target: CharacterId, kinds: readonly DamageKind[], dealt: number): Sum {
  const guards = kinds.length === 0 ? [] : activeOn(scene, target);
  const found = (is: 'immune' | 'resistant' | 'weak') =>
    guards.find(
      ({ effect }) =>
        effect.effect === 'guard' && effect.is === is && kinds.some((kind) => kind === effect.against),
    );
  const change = (power: string, guard: string, amount: number): Modifier => ({
    source: 'power',
    amount,
    params: { power, guard },
  });
  const [immune, resistant, weak] = [found('immune'), found('resistant'), found('weak')];
  if (immune !== undefined) return sum(dealt, [change(immune.power, 'immune', -dealt)]);
  if (resistant !== undefined && weak === undefined)
    return sum(dealt, [change(resistant.power, 'resistant', -Math.floor(dealt / 2))]);
  if (weak !== undefined && resistant === undefined) return sum(dealt, [change(weak.power, 'weak', dealt)]);
  return sum(dealt, []);
}

/** What kind of Damage a weapon deals: what its traits say. */
export const kindsOf = ({ traits }: Pick<Weapon, 'traits'>): readonly DamageKind[] =>
  damageKinds.filter((kind) => traits.some(({ id }) => id === kind));
