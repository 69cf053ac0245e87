import { meansOf } from '../assaults/means.ts';
import { fieldIn, standing } from '../battle/standing.ts';
import { detectRange } from '../effects/detect.ts';
import { enemiesOf } from '../effects/moment.ts';
import type { Scene, UnitId } from '../scene.ts';
import { momentsOf } from '../space/moments.ts';
import type { WayPath } from '../space/path.ts';

/** How often a move is stopped on its way at most, beside where it sets out: each is a question to every opponent. */
const mostStops = 2;

/**
 * After which legs of a way opponents may step in (L521): where it first comes into somebody's sight, Detect range or reach, by what all can
 * see. Where it comes onto an enemy's tiles, and where it ends, it isn't held.
 */
export function stopsOn(scene: Scene, id: UnitId, path: WayPath): ReadonlySet<number> {
  const observers = enemiesOf(scene, id).flatMap((enemy) => {
    const body = standing(scene, enemy);
    const reach = Math.max(
      0,
      ...meansOf(scene, enemy).map(({ kind, range }) => (kind === 'melee' ? (range ?? 0) : 0)),
    );
    return body === null ? [] : [{ id: enemy, body, detect: detectRange(scene, enemy), reach }];
  });
  const legs = momentsOf(fieldIn(scene), path, observers)
    .filter(({ kind }) => kind === 'seen' || kind === 'detected' || kind === 'inReach')
    .map(({ leg }) => leg)
    .filter((leg) => leg < path.legs.length - 1 && path.legs[leg]?.through.length === 0);
  return new Set([...new Set(legs)].slice(0, mostStops));
}
