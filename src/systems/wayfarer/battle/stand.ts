import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene, UnitId } from '../scene.ts';
import type { Body } from '../space/body.ts';

/** Puts a unit where a body lies. */
export function stand(tx: Tx<Scene>, id: UnitId, { at, facing }: Body): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted !== undefined) drafted.where = castDraft({ kind: 'map', at, facing });
}
