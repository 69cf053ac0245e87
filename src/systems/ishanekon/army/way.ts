import type { Viewer } from '../../../engine/event.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { At } from '../../../engine/space/index.ts';
import type { WayTold } from '../../../engine/way.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { type MarchFound, marchBy, marchTo, marchTyped } from './acts/march.ts';
import { opposed, unit, unitsIn } from './battle.ts';
import { inReach } from './range.ts';

/** What a way of a unit would take, for those who may move it, and who might be waiting for it. */
export function marchTold(
  scene: Scene,
  id: CharacterId,
  where: readonly At[] | string,
  viewer: Viewer,
): WayTold {
  const own = [id, ...unit(scene, id).heroes].some((one) => viewer.characters.includes(one));
  if (!viewer.gm && !own) return { ok: false, refusal: refusal('notYours', { actor: id }) };
  const found = wayMeant(scene, id, where);
  if (!found.ok) return found;
  return {
    ok: true,
    places: found.march.tiles,
    words: [`${found.march.cost} Movement`],
    risks: unitsIn(scene)
      .filter((other) => opposed(scene, id, other) && unit(scene, other).prepared !== null)
      .filter((other) => (viewer.gm || unit(scene, other).side === 'players') && !inReach(scene, other, id))
      .map((other) => `${character(scene, other).name} is prepared`),
  };
}

function wayMeant(scene: Scene, id: CharacterId, where: readonly At[] | string): MarchFound {
  if (typeof where === 'string') return marchTyped(scene, id, where);
  const [only, ...more] = where;
  return only !== undefined && more.length === 0 ? marchTo(scene, id, only) : marchBy(scene, id, where);
}
