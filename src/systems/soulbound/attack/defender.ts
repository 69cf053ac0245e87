import { isCharmedBy, isIncapacitated } from '../conditions/active.ts';
import { zonesApart } from '../fight/zones.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from '../scene.ts';

/**
 * Who takes an attack in the target's place: the last who said so and still can, in the target's Zone. Nobody is made
 * to attack themselves, or who charmed them.
 */
export function defenderOf(scene: Scene, { actor, target }: AttackAbout): CharacterId | null {
  const defends = (id: CharacterId) =>
    fighterIn(scene, id)?.effects.some((effect) => effect.id === 'defend' && effect.ally === target) ?? false;
  return (
    fightersIn(scene).findLast(
      (id) =>
        defends(id) &&
        id !== actor &&
        id !== target &&
        !character(scene, id).dead &&
        !isIncapacitated(scene, id) &&
        !isCharmedBy(scene, actor, id) &&
        zonesApart(scene, id, target) === 0,
    ) ?? null
  );
}
