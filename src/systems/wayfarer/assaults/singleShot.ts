import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { hasEffect } from './means.ts';
import type { Means } from './wielded.ts';

/** Whether a unit has shot with something that shoots once a round (Single-Shot, A60). */
export const isEmpty = (scene: Scene, id: UnitId, { id: means }: Pick<Means, 'id'>): boolean =>
  unit(scene, id).empty?.includes(means) === true;

/** Units have shot with something, in an assault or to answer one: what shoots once is empty until the round is over. */
export function emptied(tx: Tx<Scene>, ids: readonly UnitId[], means: Means | null): void {
  if (means === null || !hasEffect(means, 'singleShot')) return;
  for (const id of ids) {
    const drafted = tx.state.battle?.units[id];
    if (drafted !== undefined) drafted.empty = castDraft([...(drafted.empty ?? []), means.id]);
  }
  if (ids.length > 0) tell(tx, 'emptied', { units: ids, means: means.id });
}
