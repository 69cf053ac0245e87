import {
  type At,
  isInside,
  type SpaceRefusal,
  type TileName,
  tileName,
} from '../../../engine/space/index.ts';
import { refuse } from '../../../engine/space/refusal.ts';
import type { Strip } from './arrive.ts';
import { type Field, ground, hasGround, marksAt } from './field.ts';
import type { Battlefield } from './marks.ts';

/**
 * Why an objective or a grab can't be put on a tile when they are placed in turns (L77, L5837): it is off the map, within a side's strip,
 * where nobody can stand, or one is there or beside it, with which it would be one; null: it can.
 */
export function whyNoMarker(
  board: Battlefield,
  field: Field,
  strips: readonly Strip[],
  at: At,
): SpaceRefusal | null {
  const tile = tileName(at);
  if (!isInside(field, at)) return refuse('space.outside', { tile });
  const isClosed = hasGround(field, at, ground.impassable) || hasGround(field, at, ground.pit);
  if (isClosed || strips.some((strip) => isWithin(strip, at))) return refuse('space.cannotEnd', { tile });
  const isBeside = around(at).some((one) =>
    marksAt(board, one).some((mark) => mark === 'objective' || mark === 'grab'),
  );
  return isBeside ? refuse('space.occupied', { tile }) : null;
}

/** A tile and those that touch it. */
const around = ({ x, y }: At): readonly TileName[] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => tileName({ x: x + right, y: y + down })));

const isWithin = ({ at, columns, rows }: Strip, { x, y }: At): boolean =>
  x >= at.x && y >= at.y && x < at.x + columns && y < at.y + rows;
