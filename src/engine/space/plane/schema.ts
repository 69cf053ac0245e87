import { z } from 'zod';
import type { Json } from '../../json.ts';
import { PLANE_LIMITS } from './limits.ts';
import { METRE } from './point.ts';
import type { PlaneBoard } from './typed.ts';

const length = z
  .number()
  .int()
  .min(0)
  .max(PLANE_LIMITS.side.most * METRE);
const side = length.min(1);
const name = z.string().max(100);
const point = z.object({ x: length, y: length });

const opening = z.object({ name, side: z.number().int().min(0), from: length, to: length });

const obstacle = z.object({
  id: z.string().max(100),
  name,
  shape: z.enum(['line', 'area']),
  points: z.array(point).min(1).max(PLANE_LIMITS.corners.most),
  height: length,
  opaque: z.boolean(),
  way: z.enum(['open', 'barrier', 'floor']),
  openings: z.array(opening).max(PLANE_LIMITS.openings.most),
});

const board = z.object({
  name,
  plane: z.object({
    width: side,
    depth: side,
    obstacles: z.array(obstacle).max(PLANE_LIMITS.obstacles.most),
  }),
  spots: z.record(z.string(), z.array(point).max(20)),
}) satisfies z.ZodType<PlaneBoard>;

/** A board that was stored as JSON; null for what is none. */
export function readBoard(raw: Json): PlaneBoard | null {
  const read = board.safeParse(raw);
  return read.success ? read.data : null;
}
