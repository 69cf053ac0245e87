import { remembered } from '../../../engine/remembered.ts';
import { distanceBetween } from '../fight/bodies.ts';
import { isUnseen } from '../fight/known.ts';
import { isUp } from '../fight/sides.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { insideOf, unitOf, whySheltered } from '../vehicles/crew.ts';

/**
 * Those whom somebody could think of attacking: units that are up and known to their side, whom no vehicle hides. Enemies first, the nearest of
 * them first.
 */
export const attackable = remembered((scene: Scene, actor: CharacterId): readonly CharacterId[] => {
  const side = fighterIn(scene, actor)?.side;
  const own = unitOf(scene, actor);
  const inside = insideOf(scene, actor)?.vehicle;
  const away = new Map<CharacterId, number>();
  const isFoe = (id: CharacterId) => fighterIn(scene, id)?.side !== side;
  const all = fightersIn(scene).filter((id) => {
    if (id === actor || id === own || !isUp(scene, id)) return false;
    if (isFoe(id) && isUnseen(scene, id)) return false;
    if (insideOf(scene, id)?.vehicle !== inside && whySheltered(scene, id, actor) !== null) return false;
    away.set(id, distanceBetween(scene, actor, id) ?? Number.POSITIVE_INFINITY);
    return true;
  });
  return all.sort((a, b) => Number(isFoe(b)) - Number(isFoe(a)) || (away.get(a) ?? 0) - (away.get(b) ?? 0));
});
