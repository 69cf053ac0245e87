import type { Tx } from '../../../engine/tx.ts';
import { rule } from '../content/effect.ts';
import { begin } from '../lasting/ends.ts';
import type { Scene, UnitId } from '../scene.ts';
import type { WayPath } from '../space/path.ts';
import { vehicleRow } from './crew.ts';

/** A vehicle that has gone over half its Speed spoils the aim of its guns for the rest of the round (L5126). */
export function goesFast(tx: Tx<Scene>, id: UnitId, { legs }: WayPath): void {
  const scene = tx.snapshot();
  const row = vehicleRow(scene, id);
  const steps = legs.filter(({ how }) => how !== 'turn').length;
  if (row === null || row.weapons.length === 0 || 2 * steps <= row.speed || scene.battle === null) return;
  begin(tx, { from: 'speed', on: id, by: id, until: scene.battle.round, effects: [rule('speeding')] });
}
