import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { hasRule } from '../effects/sources.ts';
import { type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { strikeFreely } from './free.ts';
import { reaches } from './legality.ts';
import { meansOf } from './means.ts';

/**
 * Who has held off a melee assault may strike at the attacker for free (Counterstrike, L2345), who may answer that as any assault. It gives cause
 * for no other.
 */
export function* counterstrike(tx: Tx<Scene>, attacker: UnitId, target: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const areThere = [attacker, target].every((id) => unitIn(scene, id)?.where.kind === 'map');
  if (!areThere || !hasRule(scene, target, 'counterstrike')) return;
  const means = meansOf(scene, target).find(
    (one) => one.kind === 'melee' && reaches(scene, target, attacker, one, false),
  );
  if (means === undefined) return;
  const choice = yield* tx.ask({
    id: 'counterstrike',
    asked: unit(scene, target).side,
    code: 'counterstrike',
    params: { unit: target, target: attacker },
    options: [
      { id: 'strike', code: 'counterstrike.strike', params: {} },
      { id: 'pass', code: 'counterstrike.pass', params: {} },
    ],
    default: 'strike',
  });
  if (choice === 'pass') return;
  yield* strikeFreely(tx, { unit: target, target: attacker, means });
}
