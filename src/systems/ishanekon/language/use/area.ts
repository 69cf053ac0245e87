import {
  type At,
  directions,
  isInside,
  parseTile,
  sameTile,
  tileName,
  tilesOf,
} from '../../../../engine/space/grid/index.ts';
import { bestCube, type Cube, reachedFromMiddle } from '../../cover/cube.ts';
import { lineBetween, seesPlace } from '../../cover/sight.ts';
import { areEnemies, characterIn, type CharacterId, fightersIn, type Scene } from '../../scene.ts';
import { footprintIn, standingOn } from '../../space/bodies.ts';
import { metresBetween } from '../../space/distance.ts';
import { reachesOut } from '../../vehicles/modules.ts';
import { mapIn } from '../../space/terrain.ts';
import type { Ability } from '../schema/ability.ts';

type Shape = NonNullable<Ability['area']>;

/** Where an Ability's area is put: at somebody, or at a square. */
export type Aimed = { readonly id: CharacterId } | { readonly tile: At };

/** What somebody typed as the place of an area: somebody who fights, or a square of the map. */
export function aimedAt(scene: Scene, text: string): Aimed | null {
  if (fightersIn(scene).includes(text)) return { id: text };
  const [tile, map] = [parseTile(text), mapIn(scene)];
  return tile !== null && map !== null && isInside(map.grid, tile) ? { tile } : null;
}

/** The squares that an area covers, the best for its user among those that hold what it is put at; none without a map. */
export function tilesIn(
  scene: Scene,
  actor: CharacterId,
  shape: Shape,
  metres: number,
  aimed: Aimed,
): readonly At[] {
  const map = mapIn(scene);
  if (map === null) return [];
  const inside = (tiles: readonly At[]) => tiles.filter((tile) => isInside(map.grid, tile));
  if (shape.shape === 'line') {
    const goals = 'tile' in aimed ? [aimed.tile] : bodyOf(scene, aimed.id);
    return inSight(scene, actor, inside(lineFrom(scene, actor, goals, metres)));
  }
  const cube = cubeFor(scene, actor, shape, metres, aimed);
  return cube === null ? [] : inside(tilesOf(cube));
}

/** Where a cube lies: around a square, or so that it holds somebody and targets most of those it is for. */
function cubeFor(scene: Scene, actor: CharacterId, shape: Shape, metres: number, aimed: Aimed): Cube | null {
  if ('tile' in aimed) return cubeAround(aimed.tile, metres);
  return bestCube(scene, cubesWith(bodyOf(scene, aimed.id), metres), {
    by: actor,
    standing: (cube) => standingIn(scene, tilesOf(cube)),
    worth: (ids) => worthOf(scene, actor, shape, ids),
  });
}

/** A line goes as far as its user has a straight line to each of its spaces (Area of Effect Forms). */
function inSight(scene: Scene, actor: CharacterId, tiles: readonly At[]): readonly At[] {
  const hidden = tiles.findIndex((at) => !seesPlace(scene, actor, { at, height: 1 }));
  return hidden < 0 ? tiles : tiles.slice(0, hidden);
}

/** The squares whose ground an Ability changes: those that it covers; a line goes straight on as far as it is long. */
export function groundIn(
  scene: Scene,
  actor: CharacterId,
  shape: Shape,
  metres: number,
  aimed: Aimed | null,
): readonly At[] {
  if (shape.shape === 'around') return aroundTiles(scene, actor, metres);
  if (aimed === null) return [];
  if (shape.shape === 'cube') return tilesIn(scene, actor, shape, metres, aimed);
  const map = mapIn(scene);
  const [start, goal] = [bodyOf(scene, actor)[0], 'tile' in aimed ? aimed.tile : bodyOf(scene, aimed.id)[0]];
  if (map === null || start === undefined || goal === undefined || sameTile(start, goal)) return [];
  const line: At[] = [];
  let way = { x: 0, y: 0 };
  for (let at = start; line.length < metres; line.push(at)) {
    if (!sameTile(at, goal) && !line.some((one) => sameTile(one, goal)))
      way = { x: Math.sign(goal.x - at.x), y: Math.sign(goal.y - at.y) };
    at = { x: at.x + way.x, y: at.y + way.y };
  }
  return inSight(
    scene,
    actor,
    line.filter((tile) => isInside(map.grid, tile)),
  );
}

/** All squares within so many metres of somebody, their own left out. */
function aroundTiles(scene: Scene, actor: CharacterId, metres: number): readonly At[] {
  const [map, own] = [mapIn(scene), footprintIn(scene, actor)];
  if (map === null || own === null) return [];
  const wide = (own.size ?? 1) + 2 * metres;
  const body = tilesOf(own);
  return tilesOf({ at: { x: own.at.x - metres, y: own.at.y - metres }, size: wide }).filter(
    (tile) => isInside(map.grid, tile) && !body.some((one) => sameTile(one, tile)),
  );
}

const bodyOf = (scene: Scene, id: CharacterId): readonly At[] => {
  const footprint = footprintIn(scene, id);
  return footprint === null ? [] : tilesOf(footprint);
};

/** The cube around a square, of which it is the middle, or the north-western one of the four about that. */
export const cubeAround = ({ x, y }: At, size: number): Cube => {
  const back = Math.floor((size - 1) / 2);
  return { at: { x: x - back, y: y - back }, size };
};

/** All cubes that hold one of some squares. */
const cubesWith = (goals: readonly At[], size: number): readonly Cube[] => {
  const steps = Array.from({ length: size }, (_, n) => n);
  return goals.flatMap(({ x, y }) =>
    steps.flatMap((dx) => steps.map((dy) => ({ at: { x: x - dx, y: y - dy }, size }))),
  );
};

const standingIn = (scene: Scene, tiles: readonly At[]): readonly CharacterId[] => [
  ...new Set(tiles.flatMap((tile) => standingOn(scene, tile))),
];

/** More of those whom it is for are better, and fewer of the others; the user least of all. */
const worthOf = (scene: Scene, actor: CharacterId, { who }: Shape, ids: readonly CharacterId[]): number =>
  ids.reduce((sum, id) => {
    if (!isMeant(scene, actor, who, id)) return sum;
    const helps = who === 'allies';
    return sum + (id === actor && !helps ? -2 : areEnemies(scene, actor, id) === helps ? -1 : 1);
  }, 0);

/** A line that begins beside its user and may bend (Area of Effect Forms): to what it is put at, then on to whoever is nearest. */
function lineFrom(scene: Scene, actor: CharacterId, goals: readonly At[], metres: number): readonly At[] {
  const [start, goal] = [bodyOf(scene, actor)[0], goals[0]];
  if (start === undefined || goal === undefined) return [];
  const line: At[] = [];
  let [at, to]: [At, At | null] = [start, goal];
  while (line.length < metres && to !== null) {
    if (sameTile(at, to)) {
      to = nextFoe(scene, actor, at, line, metres - line.length);
      continue;
    }
    const next = stepTo(at, to);
    line.push(next);
    at = next;
  }
  return line;
}

const stepTo = (from: At, to: At): At => {
  const [x, y] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const step = directions.find((one) => one.x === x && one.y === y) ?? { x, y };
  return { x: from.x + step.x, y: from.y + step.y };
};

function nextFoe(scene: Scene, actor: CharacterId, at: At, line: readonly At[], left: number): At | null {
  const hit = new Set(standingIn(scene, line));
  const far = ({ x, y }: At) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y));
  const [first] = fightersIn(scene)
    .filter((id) => areEnemies(scene, actor, id) && !hit.has(id) && characterIn(scene, id)?.dead === false)
    .flatMap((id) => bodyOf(scene, id))
    .filter((tile) => far(tile) <= left && far(tile) > 0)
    .sort((a, b) => far(a) - far(b) || tileName(a).localeCompare(tileName(b)));
  return first ?? null;
}

/** Whether an area is for somebody: for all, for all but its user, for one side. */
export const isMeant = (scene: Scene, actor: CharacterId, who: Shape['who'], id: CharacterId): boolean => {
  switch (who) {
    case 'everybody':
      return true;
    case 'others':
      return id !== actor;
    case 'enemies':
      return areEnemies(scene, actor, id);
    case 'allies':
      return !areEnemies(scene, actor, id);
  }
};

/** Everybody whom an area reaches. On told ground: who is said to be near enough to whom it is put at, or to its user. */
export function caughtIn(
  scene: Scene,
  actor: CharacterId,
  shape: Shape,
  metres: number,
  aimed: Aimed | null,
): readonly CharacterId[] {
  const living = fightersIn(scene).filter((id) => characterIn(scene, id)?.dead === false);
  const meant = (ids: readonly CharacterId[]) => ids.filter((id) => isMeant(scene, actor, shape.who, id));
  if (shape.shape === 'around')
    return meant(
      living.filter(
        (id) =>
          (id !== actor || shape.who === 'allies') &&
          metresBetween(scene, actor, id) <= metres &&
          lineBetween(scene, actor, id, reachesOut(scene, actor)) !== 'none',
      ),
    );
  if (aimed === null) return [];
  if (mapIn(scene) !== null) return meant(targetedIn(scene, actor, shape, metres, aimed, living));
  if (!('id' in aimed)) return [];
  const near = (id: CharacterId) =>
    id === aimed.id || (id !== actor && metresBetween(scene, aimed.id, id) < metres);
  return meant(living.filter(near));
}

/** Those of some whom an area on a map targets: a cube from its middle, a line from its user (Area of Effect Forms). */
function targetedIn(
  scene: Scene,
  actor: CharacterId,
  shape: Shape,
  metres: number,
  aimed: Aimed,
  ids: readonly CharacterId[],
): readonly CharacterId[] {
  const cube = shape.shape === 'cube' ? cubeFor(scene, actor, shape, metres, aimed) : null;
  const tiles = cube === null ? tilesIn(scene, actor, shape, metres, aimed) : tilesOf(cube);
  const there = new Set(standingIn(scene, tiles));
  const within = ids.filter((id) => there.has(id));
  return cube === null
    ? within.filter((id) => lineBetween(scene, actor, id, reachesOut(scene, actor)) !== 'none')
    : reachedFromMiddle(scene, cube, within);
}
