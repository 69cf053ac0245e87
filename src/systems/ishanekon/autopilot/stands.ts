import { beingIn, type CharacterId, fightersIn, type Scene, type Side, sideOf } from '../scene.ts';

/** Whether somebody is on their feet: alive, and with Vitality left. */
export function stands(scene: Scene, id: CharacterId): boolean {
  const who = beingIn(scene, id);
  return who !== null && !who.dead && who.vitality > 0;
}

export const standsOn = (scene: Scene, side: Side): boolean =>
  fightersIn(scene).some((id) => sideOf(scene, id) === side && stands(scene, id));
