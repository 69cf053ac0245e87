import { type At, directions, type Footprint } from './tile.ts';

/** Where something looks, clockwise from north. */
export const facings = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Facing = (typeof facings)[number];

/** Something with a front. What is longer than wide takes other tiles when it turns from a row into a column. */
export interface Faced extends Footprint {
  readonly facing: Facing;
}

/** Parts of what lies around somebody: a quarter before and behind each, the rest beside. */
export type Arc = 'front' | 'side' | 'rear';

const clockwise = [0, 4, 1, 5, 2, 6, 3, 7] as const; // places in `directions`

const steps = Object.fromEntries(
  facings.map((facing, n) => [facing, directions[clockwise[n] ?? 0]]),
) as Readonly<Record<Facing, At>>;

/** One tile ahead of a facing, as a difference. */
export const ahead = (facing: Facing): At => steps[facing];

/** A facing turned by eighths of a circle, clockwise; negative: the other way. */
export function turnedBy(facing: Facing, eighths: number): Facing {
  const place = (((facings.indexOf(facing) + eighths) % 8) + 8) % 8;
  return facings[place] ?? facing;
}

/** How many eighths of a circle lie between two facings, 0 to 4. */
export function between(a: Facing, b: Facing): number {
  const apart = Math.abs(facings.indexOf(a) - facings.indexOf(b));
  return Math.min(apart, 8 - apart);
}

/** The facing nearest to a direction; null where there is none. Halfway between two it is the slanting one. */
export function facingTowards(dx: number, dy: number): Facing | null {
  if (dx === 0 && dy === 0) return null;
  const [along, across] = [Math.abs(dx), Math.abs(dy)];
  // 5/12 is a little less than the tangent of an eighth and a half of a circle: whole numbers, the same everywhere.
  const x = 12 * along < 5 * across ? 0 : Math.sign(dx);
  const y = 12 * across < 5 * along ? 0 : Math.sign(dy);
  return facings.find((facing) => steps[facing].x === x && steps[facing].y === y) ?? null;
}

/** The shortest way from one footprint to another as a difference; 0 in a direction in which they overlap. */
export function gapBetween(from: Footprint, to: Footprint): At {
  const gap = (a: number, aSize: number, b: number, bSize: number): number =>
    b >= a + aSize ? b - (a + aSize - 1) : a >= b + bSize ? b + bSize - 1 - a : 0;
  return {
    x: gap(from.at.x, from.size ?? 1, to.at.x, to.size ?? 1),
    y: gap(from.at.y, from.deep ?? from.size ?? 1, to.at.y, to.deep ?? to.size ?? 1),
  };
}

/**
 * In which arc of something another lies, by the shortest way between them. What is on the border of an arc lies in the front or
 * the rear, not beside; what overlaps is in front.
 */
export function arcOf(faced: Faced, other: Footprint): Arc {
  const gap = gapBetween(faced, other);
  const front = ahead(faced.facing);
  const along = gap.x * front.x + gap.y * front.y;
  const aside = Math.abs(gap.x * front.y - gap.y * front.x);
  if (Math.abs(along) < aside) return 'side';
  return along >= 0 ? 'front' : 'rear';
}

/**
 * Whether what faces there lies from north to south rather than from west to east. On squares nothing lies askew: who faces
 * between two of them lies as it does an eighth of a circle before, counter-clockwise.
 */
export const liesInColumn = (facing: Facing): boolean => (facings.indexOf(facing) & 2) === 0;

/** Something so wide and so long, its length along its facing, by its north-west tile. */
export const facedAt = (at: At, facing: Facing, wide: number, long: number): Required<Faced> =>
  liesInColumn(facing) ? { at, size: wide, deep: long, facing } : { at, size: long, deep: wide, facing };

/**
 * Something turned on its place: from a row into a column where its new facing lies otherwise. It turns about its middle; where
 * that falls between tiles there are several footprints, to be tried in this order.
 */
export function turnedTo(faced: Faced, facing: Facing): readonly Required<Faced>[] {
  const { at, size = 1, deep = size } = faced;
  if (liesInColumn(facing) === liesInColumn(faced.facing)) return [{ at, size, deep, facing }];
  const corner = { x: at.x + Math.trunc((size - deep) / 2), y: at.y + Math.trunc((deep - size) / 2) };
  const turned = (x: number, y: number): Required<Faced> => ({
    at: { x: corner.x + x, y: corner.y + y },
    size: deep,
    deep: size,
    facing,
  });
  if ((size - deep) % 2 === 0) return [turned(0, 0)];
  const right = Math.sign(size - deep);
  return [turned(0, 0), turned(right, 0), turned(0, -right), turned(right, -right)];
}
