import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { allOnMap } from '../battle/standing.ts';
import { goOver } from '../commands/goOver.ts';
import { inDetectRange } from '../effects/moment.ts';
import { isOfType, rulesNamed } from '../effects/sources.ts';
import { homeOf, type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { testStatic } from '../testing/static.ts';
import { goBack } from './gone.ts';

interface Engineer {
  readonly id: UnitId;
  readonly dv: number;
}

/** Enemies who can make a machine that leaves the map theirs (Repurpose, L2920): it is in their Detect range. */
function engineersNear(scene: Scene, id: UnitId): readonly Engineer[] {
  const whose = homeOf(scene, id);
  return allOnMap(scene)
    .filter((one) => one !== id && unit(scene, one).side !== whose)
    .flatMap((one) =>
      rulesNamed(scene, one, 'repurpose').flatMap(({ figures: { types, dv } }) => {
        const isFor = Array.isArray(types) && types.some((type: string) => isOfType(scene, id, type));
        return isFor && inDetectRange(scene, one, id) ? [{ id: one, dv: Number(dv) }] : [];
      }),
    );
}

/**
 * A unit is returned to its side's reserves, whatever save dice it has used. Each enemy near who can Repurpose it tries once, until one
 * succeeds: it is that side's from then on.
 */
export function* toReserves(tx: Tx<Scene>, id: UnitId, why: string): Rule<void> {
  const scene = tx.snapshot();
  if (unitIn(scene, id)?.where.kind === 'reserves') return;
  const engineers = engineersNear(scene, id);
  goBack(tx, id, why);
  for (const engineer of engineers) {
    const { side } = unit(tx.now, engineer.id);
    if (side === unit(tx.now, id).side) continue;
    if (!(yield* testStatic(tx, engineer.id, 'technicalOff', [engineer.dv], 'repurpose'))) continue;
    goOver(tx, id, side, 'repurpose');
    return;
  }
}
