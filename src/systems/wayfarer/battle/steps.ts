import { ahead, facings, standingHeight } from '../../../engine/space/index.ts';
import type { Scene, UnitId } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { isFree } from '../space/crowd.ts';
import { crowdIn, fieldIn, standing } from './standing.ts';

/** Where a unit would stand after one step in any direction: free floor that is no higher, its facing as it was. */
export function stepsOf(scene: Scene, id: UnitId): readonly Body[] {
  const body = standing(scene, id);
  if (body === null) return [];
  const field = fieldIn(scene);
  return facings
    .map((facing) => ahead(facing))
    .map((by) => ({ ...body, at: { x: body.at.x + by.x, y: body.at.y + by.y } }))
    .filter((to) => isFree(field, crowdIn(scene, null), to, id))
    .filter((to) => standingHeight(field.terrain, to) <= standingHeight(field.terrain, body));
}
