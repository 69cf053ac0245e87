import { type At, type Faced, type Facing, facedAt, turnedTo } from '../../../engine/space/index.ts';
import type { Size } from '../content/species/species.ts';

/** The tiles that a unit takes up, and its front (L709, L7171). Where it faces says how its length lies. */
export type Body = Required<Faced>;

/** A body so large by its north-west tile. A size of 1x2 is one wide and two long (L7173). */
export const bodyAt = (at: At, facing: Facing, { wide, long }: Size): Body => facedAt(at, facing, wide, long);

/** Increments that something takes up: what sizes are compared by (L474, L5112, L7171). */
export const areaOf = ({ wide, long }: Size): number => wide * long;

export const areaOfBody = ({ size, deep }: Body): number => size * deep;

/** How many increments a model of a size rises: its shorter side, 4 at most. A house value: on the table it is the model's own. */
export const tallOf = ({ wide, long }: Size): number => Math.min(4, wide, long);

/** How tall a body is. */
export const tallOfBody = ({ size, deep }: Body): number => Math.min(4, size, deep);

/** Growth doubles a size (L5028): both ways, as bases are. */
export const doubled = ({ wide, long }: Size): Size => ({ wide: 2 * wide, long: 2 * long });

/** The bodies that somebody of a size may have after a spin to a facing (L290), the best first; which are free is another matter. */
export const spun = (body: Body, facing: Facing): readonly Body[] => turnedTo(body, facing);

/**
 * The bodies that one grown to twice its size may have: each takes in all tiles it had, those about its middle first. Shrinking
 * is the other way round: somewhere on the tiles it had.
 */
export function grown({ at, size, deep, facing }: Body): readonly Body[] {
  const offsets = (side: number) =>
    Array.from({ length: side + 1 }, (_, n) => n).sort(
      (a, b) => Math.abs(2 * a - side) - Math.abs(2 * b - side) || a - b,
    );
  return offsets(deep)
    .flatMap((y) => offsets(size).map((x) => ({ x, y })))
    .sort((a, b) => offCentre(a.x, size) + offCentre(a.y, deep) - offCentre(b.x, size) - offCentre(b.y, deep))
    .map(({ x, y }) => ({ at: { x: at.x - x, y: at.y - y }, size: 2 * size, deep: 2 * deep, facing }));
}

const offCentre = (offset: number, side: number): number => Math.abs(2 * offset - side);

/** The body of one that has its usual size again: about the middle of what it had. */
export const shrunk = ({ at, size, deep, facing }: Body): Body => ({
  at: { x: at.x + Math.floor(size / 4), y: at.y + Math.floor(deep / 4) },
  size: Math.max(1, size / 2),
  deep: Math.max(1, deep / 2),
  facing,
});
