import { type At, parseTile, type TileName } from '../../../engine/space/index.ts';
import { standing } from '../battle/standing.ts';
import { enemiesOf } from '../effects/moment.ts';
import { markerKinds } from '../markers/marker.ts';
import { loadOf, markersOf, placesOf } from '../markers/things.ts';
import { goesTo } from '../missions/ending.ts';
import { type Activation, type Scene, unit } from '../scene.ts';
import { apart } from '../space/measure.ts';

/** Somewhere a unit would sensibly go, and why. */
export interface Goal {
  readonly tile: TileName;
  readonly goal: string;
  /** What is there. */
  readonly to: 'enemy' | 'marker' | 'edge';
}

/** So many enemies are gone for, the nearest ones. */
const mostEnemies = 3;
/** And so many objectives and grabs. */
const mostPlaces = 3;

/** How far off the straight way somewhere lies, less than an increment. */
const straightness = (one: At, other: At): number =>
  (Math.abs(one.x - other.x) + Math.abs(one.y - other.y)) / 1000;

/** Of the tiles where the unit that acts may go, those nearest to its enemies and to objectives; each once. */
export function goalsOf(scene: Scene, { unit: id }: Activation, tiles: readonly TileName[]): readonly Goal[] {
  const own = standing(scene, id);
  if (own === null || tiles.length === 0) return [];
  const enemies = enemiesOf(scene, id)
    .flatMap((enemy) => {
      const body = standing(scene, enemy);
      return body === null
        ? []
        : [{ to: 'enemy' as const, name: unit(scene, enemy).name, body, away: apart(own, body) }];
    })
    .toSorted((one, other) => one.away - other.away)
    .slice(0, mostEnemies);
  const places = markerKinds
    .filter((kind) => kind === 'objective' || loadOf(scene, id) === null)
    .flatMap((kind) => markersOf(scene, kind))
    .filter(({ carrier }) => carrier === null)
    .map((one) => {
      const [nearest = { at: own.at }] = placesOf(scene, one).toSorted(
        (first, other) => apart(own, first) - apart(own, other),
      );
      const name = `the ${one.kind} at ${one.at}`;
      return { to: 'marker' as const, name, body: nearest, away: apart(own, nearest) };
    })
    .toSorted((one, other) => one.away - other.away)
    .slice(0, mostPlaces);
  const edge = goesTo(scene, id, own.at);
  const ends =
    edge === null
      ? []
      : [
          {
            to: 'edge' as const,
            name: 'the far edge',
            body: { at: edge },
            away: apart(own, { at: edge }),
          },
        ];
  const goals = [...ends, ...enemies, ...places].flatMap(({ to, name, body, away }): readonly Goal[] => {
    let best: { readonly tile: TileName; readonly left: number } | null = null;
    for (const tile of tiles) {
      const at = parseTile(tile);
      if (at === null) continue;
      // Slanting increments count as one, so many tiles are as near: of these, the one straightest ahead.
      const left = apart({ ...own, at }, body) + straightness(at, body.at);
      if (left < (best?.left ?? away)) best = { tile, left };
    }
    return best === null ? [] : [{ tile: best.tile, goal: `to ${name}`, to }];
  });
  return goals.filter(({ tile }, at) => goals.findIndex((one) => one.tile === tile) === at);
}
