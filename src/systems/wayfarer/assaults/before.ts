import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { allOnMap, fieldIn, standing } from '../battle/standing.ts';
import { toReserves } from '../defeat/reserves.ts';
import { inDetectRange } from '../effects/moment.ts';
import { mustPassAt, passesTest } from '../effects/mustPass.ts';
import { cardValue } from '../effects/pool.ts';
import { isOfType, rulesNamed } from '../effects/sources.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { isCornered } from '../space/occupying.ts';
import { tell } from '../tell.ts';
import { testStatic } from '../testing/static.ts';
import type { Means } from './wielded.ts';

/** What comes of the tests before an assault: none is made, or each of those named has a die less in each pool. */
export type Nerve = 'lost' | { readonly shaken: readonly UnitId[] };

function lost(tx: Tx<Scene>, id: UnitId, target: UnitId, why: string): 'lost' {
  tell(tx, 'assaultLost', { unit: id, target, why });
  return 'lost';
}

/** What who makes an assault must pass, whomever on: its own nerve (Craven, L828), and what minds near it lay on it (Empathic Subdual, L2581). */
export function* testNerveToAssault(tx: Tx<Scene>, id: UnitId, target: UnitId): Rule<'lost' | 'holds'> {
  for (const must of mustPassAt(tx.snapshot(), id, 'assault'))
    if (!(yield* passesTest(tx, id, must))) {
      yield* toReserves(tx, id, must.from);
      return lost(tx, id, target, must.from);
    }
  const scene = tx.snapshot();
  for (const enemy of allOnMap(scene)) {
    if (unit(scene, enemy).side === unit(scene, id).side || !inDetectRange(scene, enemy, id)) continue;
    for (const { figures } of rulesNamed(scene, enemy, 'subdual')) {
      const value = (cardValue(scene, enemy, 'arcaneOff')?.dice ?? 0) + Number(figures.plus);
      const dv = Math.min(Number(figures.most), value);
      if (!(yield* testStatic(tx, id, 'arcaneDef', [dv], 'empathicSubdual')))
        return lost(tx, id, target, 'empathicSubdual');
    }
  }
  return 'holds';
}

/** What comes before an assault on one: its own nerve, and what it asks of who would assault it (Negotiator, L1780; Allure, L5047). */
export function* testNerveOf(tx: Tx<Scene>, id: UnitId, target: UnitId): Rule<'lost' | 'holds'> {
  for (const must of mustPassAt(tx.snapshot(), target, 'assault'))
    if (!(yield* passesTest(tx, target, must))) {
      yield* toReserves(tx, target, must.from);
      return lost(tx, id, target, must.from);
    }
  for (const must of mustPassAt(tx.snapshot(), target, 'assaultsIt')) {
    const scene = tx.snapshot();
    const heeds =
      isOfType(scene, id, 'living') && !isOfType(scene, id, 'beast') && inDetectRange(scene, target, id);
    if (heeds && !(yield* passesTest(tx, id, must))) return lost(tx, id, target, must.from);
  }
  if (unit(tx.now, id).side === unit(tx.now, target).side) return 'holds';
  for (const must of mustPassAt(tx.snapshot(), target, 'targetsIt'))
    if (!(yield* passesTest(tx, id, must))) return lost(tx, id, target, must.from);
  return 'holds';
}

/** Who fights somebody Intimidating hand to hand and loses their nerve (L1734): a die less in each pool. */
function* shakenBy(tx: Tx<Scene>, id: UnitId, target: UnitId): Rule<readonly UnitId[]> {
  const shaken: UnitId[] = [];
  for (const [one, enemy] of [
    [id, target],
    [target, id],
  ] as const)
    for (const must of mustPassAt(tx.snapshot(), enemy, 'meleeAssault'))
      if (isOfType(tx.snapshot(), one, 'living') && !(yield* passesTest(tx, one, must))) shaken.push(one);
  return shaken;
}

/** All tests of nerve before an assault on one. */
export function* testNerve(tx: Tx<Scene>, id: UnitId, target: UnitId, kind: Means['kind']): Rule<Nerve> {
  if ((yield* testNerveToAssault(tx, id, target)) === 'lost') return 'lost';
  if ((yield* testNerveOf(tx, id, target)) === 'lost') return 'lost';
  return { shaken: kind === 'melee' ? yield* shakenBy(tx, id, target) : [] };
}

/** Whether a target between its attacker and a wall is cowed, and can't strike back (Corner, L2335). */
export function* isCowed(tx: Tx<Scene>, id: UnitId, target: UnitId): Rule<boolean> {
  for (const must of mustPassAt(tx.snapshot(), id, 'cornered')) {
    const scene = tx.snapshot();
    const [own, other] = [standing(scene, id), standing(scene, target)];
    if (own === null || other === null || !isCornered(fieldIn(scene), own, other)) return false;
    if (!(yield* passesTest(tx, target, must))) return true;
  }
  return false;
}
