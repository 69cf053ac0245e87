import { remembered } from '../../../engine/remembered.ts';
import { fieldIn, standing } from '../battle/standing.ts';
import { areLinked, detectRange } from '../effects/detect.ts';
import type { Scene, UnitId } from '../scene.ts';
import { type Member, strayed } from '../space/squads.ts';
import { membersIn, squadOf } from './squad.ts';

/** One of a squad on the map, as space knows it. */
export function memberAt(scene: Scene, id: UnitId): Member | null {
  const body = standing(scene, id);
  return body === null ? null : { id, body, detect: detectRange(scene, id) };
}

/** Of a unit's squad on the map, those that share Detect range with no other of it (L5966). */
export const strayedOf = remembered((scene: Scene, id: UnitId): readonly UnitId[] => {
  if (squadOf(scene, id) === null) return [];
  const members = membersIn(scene, id, 'map').flatMap((one) => memberAt(scene, one) ?? []);
  return strayed(fieldIn(scene).terrain, members, (one, other) => areLinked(scene, one, other));
});

/** Whether a unit's squad is in cohesion: who is in none always is. */
export const isCohesive = (scene: Scene, id: UnitId): boolean => strayedOf(scene, id).length === 0;

/** From whom a unit draws its Detect range: itself, and all of its squad on the map while it is in cohesion (L5981). */
export function watchersOf(scene: Scene, id: UnitId): readonly UnitId[] {
  if (squadOf(scene, id) === null) return [id];
  const members = membersIn(scene, id, 'map');
  return members.includes(id) && isCohesive(scene, id) ? members : [id];
}
