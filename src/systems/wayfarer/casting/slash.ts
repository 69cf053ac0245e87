import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { takeArea } from '../assaults/areaAssault.ts';
import { meansOf } from '../assaults/means.ts';
import { distanceOf, fieldIn, standing } from '../battle/standing.ts';
import { detectRange } from '../effects/detect.ts';
import { enemiesOf } from '../effects/moment.ts';
import type { Scene, UnitId } from '../scene.ts';
import { nearestTile, stream } from '../space/areas.ts';

/** An ally strikes all on a straight line as long as its Detect, towards the enemy nearest to it (Air Slash, L4974): nobody strikes back. */
export function* slash(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const own = standing(scene, id);
  const means = meansOf(scene, id).find(({ kind }) => kind === 'melee');
  const [target] = enemiesOf(scene, id).toSorted(
    (a, b) => (distanceOf(scene, id, a) ?? 0) - (distanceOf(scene, id, b) ?? 0),
  );
  const other = target === undefined ? null : standing(scene, target);
  if (own === null || other === null || means === undefined || target === undefined) return;
  const area = { shape: 'line', size: detectRange(scene, id) } as const;
  const tiles = stream(fieldIn(scene), own, nearestTile(other, own), area.size).map(tileName);
  const taking = { unit: id, target, means: { ...means, area }, area, hasMoved: false, tiles, sneaks: false };
  yield* takeArea(tx, { ...taking, changes: [], given: [] }, null);
}
