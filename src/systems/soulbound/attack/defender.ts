import { isCharmedBy, isIncapacitated } from '../conditions/active.ts';
import { zonesApart } from '../fight/zones.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/**
 * Who takes an attack or a spell in the target's place: the last who said so and still can, in the target's Zone. Nobody is made
 * to attack themselves, or who charmed them.
 */
export function defenderOf(
  scene: Scene,
  { actor, target }: Pick<AttackAbout, 'actor' | 'target'>,
): CharacterId | null {
  const fighters = Object.entries(scene.fight?.fighters ?? {});
  const defends = ([id, { left, effects }]: (typeof fighters)[number]) =>
    effects.some((effect) => effect.id === 'defend' && effect.ally === target) &&
    !left &&
    id !== actor &&
    id !== target &&
    !character(scene, id).dead &&
    !isIncapacitated(scene, id) &&
    !isCharmedBy(scene, actor, id) &&
    zonesApart(scene, id, target) === 0;
  return fighters.findLast(defends)?.[0] ?? null;
}
