import type { Tx } from '../../../engine/tx.ts';
import { onMap } from '../battle/standing.ts';
import { rule } from '../content/effect.ts';
import { remove } from '../defeat/gone.ts';
import { rulesNamed } from '../effects/sources.ts';
import { begin } from '../lasting/ends.ts';
import { cardOf, type Scene, type UnitId, unit } from '../scene.ts';

/** A captive is taken out of the game, and all allies on the map have a bump against its kind for the round (Scientific Analysis, L1857). */
export function studyCaptive(tx: Tx<Scene>, id: UnitId, captive: UnitId): void {
  const scene = tx.snapshot();
  const [study] = rulesNamed(scene, id, 'studyCaptive');
  const { types } = cardOf(scene, captive);
  remove(tx, captive, 'scientificAnalysis');
  const until = scene.battle?.round ?? 0;
  const effects = [rule('bumpAgainst', { bump: Number(study?.figures.bump ?? 0), types })];
  for (const on of onMap(scene, unit(scene, id).side))
    begin(tx, { from: 'scientificAnalysis', on, by: id, until, effects });
}
