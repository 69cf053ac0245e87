import { closeWith, type Standing, stepAway } from '../../../engine/space/zones/index.ts';
import {
  areClose,
  type CharacterId,
  character,
  fighterIn,
  fightersIn,
  type Scene,
  zonesOf,
} from '../scene.ts';

/** On whom somebody rides, or whom they have climbed; null where that one is not there any more, or dead. */
export function mountOf(scene: Scene, id: CharacterId): CharacterId | null {
  const mount = fighterIn(scene, id)?.mount ?? null;
  if (mount === null || fighterIn(scene, mount) === null || character(scene, mount).dead) return null;
  return zonesOf(scene, mount).some((zone) => zonesOf(scene, id).includes(zone)) ? mount : null;
}

/** Who sits on somebody, friend or enemy. */
export const ridersOf = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((rider) => fighterIn(scene, rider)?.mount === id && mountOf(scene, rider) === id);

/** Whose legs or wings move somebody: a mount's of their own side, else their own. */
export function carrierOf(scene: Scene, id: CharacterId): CharacterId {
  const mount = mountOf(scene, id);
  return mount !== null && fighterIn(scene, mount)?.side === fighterIn(scene, id)?.side ? mount : id;
}

/** All who move together when somebody does: who carries them first, then whoever sits on that one. */
export function movingWith(scene: Scene, id: CharacterId): readonly CharacterId[] {
  const carrier = carrierOf(scene, id);
  return [carrier, ...ridersOf(scene, carrier)];
}

/** The standing after somebody has gone up to another in the same Zone, with all who move with them. Null where they cannot, or are close already. */
export function closedWith(scene: Scene, actor: CharacterId, target: CharacterId): Standing | null {
  if (scene.fight === null || areClose(scene, actor, target)) return null;
  const closed = closeWith(scene.fight.standing, actor, target);
  return closed.ok ? gathered(closed.standing, actor, movingWith(scene, actor)) : null;
}

/** The standing after somebody has stepped out of everybody's reach, with all who move with them. */
export function apart(scene: Scene, standing: Standing, actor: CharacterId): Standing {
  const group = movingWith(scene, actor);
  const away = group.reduce((now, id) => {
    const stepped = stepAway(now, id);
    return stepped.ok ? stepped.standing : now;
  }, standing);
  return gathered(away, actor, group);
}

/** Everybody of a group within reach of the one who leads it, where they share a Zone. */
export const gathered = (standing: Standing, leader: CharacterId, group: readonly CharacterId[]): Standing =>
  group.reduce((now, id) => {
    const closed = id === leader ? null : closeWith(now, id, leader);
    return closed?.ok ? closed.standing : now;
  }, standing);
