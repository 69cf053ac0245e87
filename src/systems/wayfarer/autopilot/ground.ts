import { type Ground, nowhere, type Place, type Spot } from '../../../engine/autopilot/rules.ts';
import { parseTile } from '../../../engine/space/index.ts';
import { playedCard } from '../activations/legality.ts';
import { standing, withStanding } from '../battle/standing.ts';
import { countsAs } from '../cards/card.ts';
import { enemiesOf } from '../effects/moment.ts';
import { incrementsFor } from '../moves/gait.ts';
import { whyNotMove } from '../moves/move.ts';
import { whyNotGoOn } from '../moves/onTheWay.ts';
import { tilesInReach } from '../moves/reach.ts';
import { type Activation, isVehicleUnit, runningIn, type Scene, type SideId, type UnitId } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { apart } from '../space/measure.ts';
import { aimAt } from './aim.ts';
import { hasGrab, staysThere } from './markers.ts';

/** How many tiles are looked at: each takes a while. */
const MOST = 40;

/** What a place is like for a unit; null: where it stands. */
function spotOf(scene: Scene, id: UnitId, place: Body | null, hasMoved: boolean): Spot {
  const there = place === null ? scene : withStanding(scene, id, place);
  const own = place ?? standing(scene, id);
  const away = (enemy: UnitId): number => {
    const other = standing(scene, enemy);
    return own === null || other === null ? Number.POSITIVE_INFINITY : apart(own, other);
  };
  return {
    distance: away,
    nearest: () => Math.min(Number.POSITIVE_INFINITY, ...enemiesOf(scene, id).map(away)),
    aim: (enemy) => (standing(scene, enemy) === null ? 0 : aimAt(there, id, enemy, hasMoved)),
    shelter: 0,
  };
}

/** The same of a tile, facing as the unit does. */
function spotAt(scene: Scene, id: UnitId, tile: string): Spot {
  const [body, at] = [standing(scene, id), parseTile(tile)];
  return spotOf(scene, id, body === null || at === null ? null : { ...body, at }, true);
}

/** The ways in which the unit that acts can go somewhere now, each with how far. */
function waysNow(
  scene: Scene,
  running: Activation,
): readonly { readonly act: string; readonly increments: number }[] {
  if (running.rushed !== null)
    return [{ act: 'run', increments: incrementsFor(scene, running, running.rushed) }];
  return [
    ...(whyNotMove(scene, running, 'move') === null
      ? [{ act: 'move', increments: incrementsFor(scene, running, null) }]
      : []),
    ...(whyNotGoOn(scene, running) === null ? [{ act: 'goOn', increments: running.left ?? 0 }] : []),
  ];
}

/** Where the unit that acts is, and where its card lets it go. Of where vehicles drive `driving.ts` says what it is worth. */
export function groundOf(scene: Scene, actor: SideId, wanted: UnitId | null): Ground {
  const running = runningIn(scene);
  if (running === null || running.side !== actor || standing(scene, running.unit) === null)
    return { here: nowhere, places: [] };
  const { unit: id, done } = running;
  const here = spotOf(scene, id, null, done.moved !== null);
  if (isVehicleUnit(scene, id) || staysThere(scene, id) || hasGrab(scene, id)) return { here, places: [] };
  const card = countsAs(playedCard(running));
  const places = waysNow(scene, running).flatMap(({ act, increments }) => {
    const thenAttack = done.assaulted === null && card >= (act === 'run' ? 10 : 8);
    return nearest(scene, id, tilesInReach(scene, running, increments), wanted).map(
      (target): Place => ({
        ...spotAt(scene, id, target),
        go: { kind: 'act', actor, act, target, means: null, detail: null, spend: [], asGm: true },
        thenAttack,
      }),
    );
  });
  return { here, places };
}

/** Of the tiles in reach those nearest to an enemy: of hundreds no others would be gone to. */
function nearest(
  scene: Scene,
  id: UnitId,
  tiles: readonly string[],
  wanted: UnitId | null,
): readonly string[] {
  const enemy = wanted === null ? null : standing(scene, wanted);
  const own = standing(scene, id);
  if (enemy === null || own === null) return tiles.slice(0, MOST);
  const far = (tile: string) => {
    const at = parseTile(tile);
    return at === null ? Number.POSITIVE_INFINITY : apart({ ...own, at }, enemy);
  };
  return tiles
    .map((tile) => ({ tile, away: far(tile) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, MOST)
    .map(({ tile }) => tile);
}
