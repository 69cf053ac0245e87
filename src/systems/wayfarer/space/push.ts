import { ahead, type Facing, isFootprintInside, standingHeight } from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { type Crowd, hasFloor, type Model, onTiles } from './crowd.ts';
import type { Field } from './field.ts';

/** Where somebody is pushed to, and what stopped it. */
export interface Pushed {
  readonly body: Body;
  /** Increments that it was moved. */
  readonly moved: number;
  readonly stoppedBy: 'edge' | 'ground' | 'unit' | null;
  /** The deepest drop on the way, in increments. */
  readonly fell: number;
}

/**
 * Moves somebody against its will so many increments in a direction, as far as nothing is in the way (L5032; Press, L4798; also
 * what tilts it up). Heights stop it, as the map's edge does; over an edge it falls. It faces as it did.
 */
export function pushed(
  field: Field,
  crowd: Crowd,
  { id, body }: Pick<Model, 'id' | 'body'>,
  facing: Facing,
  increments: number,
): Pushed {
  const by = ahead(facing);
  let [now, fell] = [body, 0];
  for (let moved = 0; moved < increments; moved += 1) {
    const next = { ...now, at: { x: now.at.x + by.x, y: now.at.y + by.y } };
    const stoppedBy = stopping(field, crowd, id, now, next);
    if (stoppedBy !== null) return { body: now, moved, stoppedBy, fell };
    fell = Math.max(fell, standingHeight(field.terrain, now) - standingHeight(field.terrain, next));
    now = next;
  }
  return { body: now, moved: increments, stoppedBy: null, fell };
}

function stopping(field: Field, crowd: Crowd, id: string, now: Body, next: Body): Pushed['stoppedBy'] {
  if (!isFootprintInside(field, next)) return 'edge';
  const isUp = standingHeight(field.terrain, next) > standingHeight(field.terrain, now);
  if (isUp || !hasFloor(field, next)) return 'ground';
  return onTiles(field, crowd, next, id).length > 0 ? 'unit' : null;
}

/**
 * What Athletics must beat after a fall of so many increments, or one is defeated; null: none. The book has no falls: a house value,
 * as hard as a climb from two increments on (L318).
 */
export const fallDv = (increments: number): number | null =>
  increments < 2 ? null : Math.min(6, 2 + Math.ceil(increments));
