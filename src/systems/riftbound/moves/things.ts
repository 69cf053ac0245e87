import {
  type Obstacle,
  type Point,
  type Segment,
  sidesOf,
  readPlace,
  lengthBetween,
  towards,
} from '../../../engine/space/plane/index.ts';
import { nameKey } from '../../../engine/names.ts';
import { bodyOf, distanceBetween } from '../fight/bodies.ts';
import { alliesOf, enemiesOf } from '../fight/sides.ts';
import { type CharacterId, characterIn, fightersIn, type Scene } from '../scene.ts';
import { unitOf } from '../vehicles/crew.ts';

/** What a way may be about: somebody, something that stands there, or a place. */
export type Thing =
  | { readonly kind: 'unit'; readonly id: CharacterId; readonly name: string; readonly at: Point }
  | {
      readonly kind: 'thing';
      readonly name: string;
      readonly at: Point;
      /** Its outline; of an opening, from one post to the other. */
      readonly sides?: readonly Segment[];
      readonly opening?: true;
    }
  | { readonly kind: 'place'; readonly name: string; readonly at: Point };

/** What people call something: without articles, and numbered where there are several ('crate 2'). */
const said = (typed: string): string =>
  nameKey(typed.replace(/^(?:the |a |an |my )?(?:nearest |closest )?/iu, ''));

/** The middle of something that stands on the map; of a wall the middle of its longest part. */
function middleOf(obstacle: Obstacle): Point {
  if (obstacle.shape === 'area') {
    const { points } = obstacle;
    const sum = points.reduce((all, at) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 });
    return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) };
  }
  const sides = sidesOf(obstacle);
  const [longest] = [...sides].sort((a, b) => lengthBetween(b.a, b.b) - lengthBetween(a.a, a.b));
  return longest === undefined
    ? (obstacle.points[0] ?? { x: 0, y: 0 })
    : towards(longest.a, longest.b, Math.floor(lengthBetween(longest.a, longest.b) / 2));
}

/** Everything on the map that has a name: what stands there, its doors and stairs, spots. Of alike ones the nearest to `from` first. */
export function thingsIn(scene: Scene, from: Point): readonly Thing[] {
  const board = scene.fight?.board;
  if (board === undefined) return [];
  const standing = board.plane.obstacles.flatMap((one): readonly Thing[] => {
    const sides = sidesOf(one);
    const openings = one.openings.flatMap(({ name, side, from: begun, to }): readonly Thing[] => {
      const whole = sides[side];
      if (whole === undefined) return [];
      const posts = { a: towards(whole.a, whole.b, begun), b: towards(whole.a, whole.b, to) };
      const at = towards(whole.a, whole.b, Math.floor((begun + to) / 2));
      return [{ kind: 'thing', name, at, sides: [posts], opening: true }];
    });
    return [{ kind: 'thing', name: one.name, at: middleOf(one), sides }, ...openings];
  });
  const spots = Object.entries(board.spots).flatMap(([name, points]) =>
    points.map((at): Thing => ({ kind: 'thing', name, at })),
  );
  return [...standing, ...spots].sort((a, b) => lengthBetween(from, a.at) - lengthBetween(from, b.at));
}

/** Somebody as what a way may be about; null where they stand nowhere. */
export function unitThing(scene: Scene, id: CharacterId): Thing | null {
  const at = bodyOf(scene, id)?.at;
  if (at === undefined) return null;
  return { kind: 'unit', id: unitOf(scene, id), name: characterIn(scene, id)?.name ?? id, at };
}

const NEAREST = /^(?:the )?(?:nearest|closest|next) (enemy|foe|ally|friend)$/iu;

/** Whom 'the nearest enemy' means, or ally; null for any other name, and where there is nobody. */
export function nearestCalled(scene: Scene, actor: CharacterId, typed: string): Thing | null {
  const side = NEAREST.exec(typed)?.[1];
  if (side === undefined) return null;
  const all = /^(?:enemy|foe)$/iu.test(side) ? enemiesOf(scene, actor) : alliesOf(scene, actor);
  const far = (id: CharacterId) => distanceBetween(scene, actor, id) ?? Number.POSITIVE_INFINITY;
  const [nearest] = [...all].filter((id) => unitOf(scene, id) === id).sort((a, b) => far(a) - far(b));
  return nearest === undefined ? null : unitThing(scene, nearest);
}

/** What is meant by a name, an id or a place: 'Raider 1', 'the door', 'crate 2', '12,5'. Null for nothing there. */
export function thingCalled(scene: Scene, typed: string, from: Point): Thing | null {
  const place = readPlace(typed);
  if (place !== null) return { kind: 'place', name: typed, at: place };
  const unit =
    fightersIn(scene).find((id) => id === typed) ??
    fightersIn(scene).find((id) => nameKey(characterIn(scene, id)?.name ?? '') === nameKey(typed));
  const there = unit === undefined ? null : unitThing(scene, unit);
  if (there !== null) return there;
  const [, name = typed, number] = /^(.*?) ?(\d{1,2})$/u.exec(typed) ?? [];
  const alike = thingsIn(scene, from).filter(
    (one) => nameKey(one.name) === said(number === undefined ? typed : name),
  );
  return alike[number === undefined ? 0 : Number(number) - 1] ?? null;
}
