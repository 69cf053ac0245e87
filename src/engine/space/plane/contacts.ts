import { type Body, CONTACT, gapBetween } from './body.ts';
import { lengthBetween, type Point, plus, squared, squaredBetween } from './point.ts';
import type { Shape } from './step.ts';
import { ahead } from './turn.ts';

/** In how many directions contact with somebody is looked for. */
const SIDES = 36;

/** Where a disc may stand in contact with somebody: nearest to `from` first. */
export function contactsWith(
  body: Body,
  from: Point,
  { diameter }: Pick<Shape, 'diameter'>,
): readonly Point[] {
  return contactSteps(body.diameter, diameter)
    .map((step) => plus(body.at, step))
    .map((at) => ({ at, away: lengthBetween(from, at) }))
    .sort((a, b) => a.away - b.away)
    .map(({ at }) => at);
}

/** Steps from the middle of a base to those that touch it, by how wide both are: there are as many as there are sizes. */
const known = new Map<string, readonly Point[]>();
const MOST = 1_000;

function contactSteps(theirs: number, own: number): readonly Point[] {
  const key = `${theirs} ${own}`;
  const made =
    known.get(key) ??
    Array.from({ length: SIDES }, (_, n) => Math.floor((n * 360) / SIDES)).flatMap((bearing) =>
      touching(theirs, bearing, own),
    );
  if (known.size < MOST) known.set(key, made);
  return made;
}

/** The place of whole centimetres nearest to a direction that is in contact with the other base, and not over it. */
function touching(theirs: number, bearing: number, own: number): readonly Point[] {
  const middle = { x: 0, y: 0 };
  const width = theirs + own;
  const body: Body = { at: middle, diameter: theirs, altitude: 0, height: 0 };
  const near = ahead(middle, bearing, Math.ceil(width / 2));
  return STEPS.map((step) => plus(near, step))
    .filter((at) => 4 * squaredBetween(at, middle) >= width * width)
    .filter((at) => gapBetween({ ...body, at, diameter: own }, body) <= CONTACT)
    .slice(0, 1);
}

/** From where rounding leaves somebody to the places about it, nearest first. */
const STEPS: readonly Point[] = [-2, -1, 0, 1, 2]
  .flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })))
  .sort((a, b) => squared(a) - squared(b));
