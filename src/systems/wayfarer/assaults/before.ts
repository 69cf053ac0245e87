import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { toReserves } from '../defeat/defeat.ts';
import { mustPassAt, passesTest } from '../effects/mustPass.ts';
import { inDetectRange } from '../effects/moment.ts';
import { isOfType } from '../effects/sources.ts';
import type { Scene, UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Means } from './means.ts';

/** What comes of the tests before an assault: none is made, or each of those named has a die less in each pool. */
export type Nerve = 'lost' | { readonly shaken: readonly UnitId[] };

/**
 * The tests of nerve that come before an assault: of who is Craven (L828), of who would assault a Negotiator (L1780), of who fights somebody
 * Intimidating hand to hand (L1734).
 */
export function* testNerve(tx: Tx<Scene>, id: UnitId, target: UnitId, kind: Means['kind']): Rule<Nerve> {
  const lost = (why: string): Nerve => {
    tell(tx, 'assaultLost', { unit: id, target, why });
    return 'lost';
  };
  for (const one of [id, target])
    for (const must of mustPassAt(tx.snapshot(), one, 'assault'))
      if (!(yield* passesTest(tx, one, must))) {
        toReserves(tx, one, must.from);
        return lost(must.from);
      }
  for (const must of mustPassAt(tx.snapshot(), target, 'assaultsIt')) {
    const scene = tx.snapshot();
    const heeds =
      isOfType(scene, id, 'living') && !isOfType(scene, id, 'beast') && inDetectRange(scene, target, id);
    if (heeds && !(yield* passesTest(tx, id, must))) return lost(must.from);
  }
  const shaken: UnitId[] = [];
  if (kind === 'melee')
    for (const [one, enemy] of [
      [id, target],
      [target, id],
    ] as const)
      for (const must of mustPassAt(tx.snapshot(), enemy, 'meleeAssault'))
        if (isOfType(tx.snapshot(), one, 'living') && !(yield* passesTest(tx, one, must))) shaken.push(one);
  return { shaken };
}
