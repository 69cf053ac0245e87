import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { strikeFreely } from '../assaults/free.ts';
import { reaches } from '../assaults/legality.ts';
import { meansOf } from '../assaults/means.ts';
import { allOnMap, distanceOf, standing } from '../battle/standing.ts';
import { inDetectRange } from '../effects/moment.ts';
import { isOfType } from '../effects/sources.ts';
import { goTowards } from '../moves/reactions.ts';
import { type Scene, type UnitId, unitIn } from '../scene.ts';
import { testStatic } from '../testing/static.ts';

const isThere = (tx: Tx<Scene>, id: UnitId): boolean => unitIn(tx.now, id)?.where.kind === 'map';

/** The living near pass Arcane DEF, or go to whoever is nearest to them and strike, friend or foe (Empathic Bloodlust, L2546). */
export function* bloodlust(tx: Tx<Scene>, id: UnitId): Rule<void> {
  if (!(yield* testStatic(tx, id, 'arcaneOff', [6], 'empathicBloodlust'))) return;
  const scene = tx.snapshot();
  const near = allOnMap(scene).filter(
    (one) => one !== id && isOfType(scene, one, 'living') && inDetectRange(scene, id, one),
  );
  for (const one of near) {
    if (!isThere(tx, one) || (yield* testStatic(tx, one, 'arcaneDef', [5], 'empathicBloodlust'))) continue;
    yield* rave(tx, one);
  }
}

function* rave(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const [target] = allOnMap(scene)
    .filter((other) => other !== id)
    .toSorted((a, b) => (distanceOf(scene, id, a) ?? 0) - (distanceOf(scene, id, b) ?? 0));
  const body = target === undefined ? null : standing(scene, target);
  if (target === undefined || body === null) return;
  goTowards(tx, id, body);
  const now = tx.snapshot();
  const means = meansOf(now, id).find((one) => one.kind === 'melee' && reaches(now, id, target, one, false));
  if (means !== undefined) yield* strikeFreely(tx, { unit: id, target, means });
}
