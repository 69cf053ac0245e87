import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isOnEarth } from '../battle/seeing.ts';
import { isAdjacentTo } from '../battle/standing.ts';
import { toReserves } from '../defeat/reserves.ts';
import { enemiesOf, inDetectRange, plainTest } from '../effects/moment.ts';
import { mustPassAt, passesTest } from '../effects/mustPass.ts';
import { hasRule } from '../effects/sources.ts';
import { runningIn, type Scene, type UnitId, unitIn } from '../scene.ts';
import { actingOf, dropOut } from '../squads/acting.ts';
import { tell } from '../tell.ts';
import { testOpposed } from '../testing/opposed.ts';

/** Who keeps a unit from acting as it is activated: who holds it fast beside it (L1001, L2397), and roots in the earth (Entangle, L5022). */
function* testHolds(tx: Tx<Scene>, id: UnitId): Rule<void> {
  for (const enemy of enemiesOf(tx.snapshot(), id)) {
    const scene = tx.snapshot();
    const running = runningIn(scene);
    if (running === null || !actingOf(scene, running).includes(id)) return;
    if (unitIn(scene, id)?.where.kind !== 'map') return;
    const holds = hasRule(scene, enemy, 'hold') && isAdjacentTo(scene, enemy, id);
    if (holds && (yield* isHeld(tx, enemy, id, 'meleeOff', 'hold'))) return cancel(tx, id, 'hold');
    const roots =
      hasRule(scene, enemy, 'entangle') && inDetectRange(scene, enemy, id) && isOnEarth(scene, id);
    if (roots && (yield* isHeld(tx, enemy, id, 'arcaneOff', 'entangle'))) return cancel(tx, id, 'entangle');
  }
}

function* isHeld(
  tx: Tx<Scene>,
  enemy: UnitId,
  id: UnitId,
  tested: 'meleeOff' | 'arcaneOff',
  why: string,
): Rule<boolean> {
  const came = yield* testOpposed(
    tx,
    { unit: enemy, tested, moment: { ...plainTest, enemy: id } },
    { unit: id, tested: 'meleeDef', moment: { ...plainTest, enemy } },
    why,
  );
  // Who holds must win; who is rooted must.
  return tested === 'meleeOff' ? came === 'ahead' : came !== 'behind';
}

/** A unit's activation is over before it has done anything; of a squad, the others act. */
function cancel(tx: Tx<Scene>, id: UnitId, why: string): void {
  const drafted = dropOut(tx, id) ? undefined : tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.done = { moved: 'stayed', assaulted: 'operate' };
  if (drafted !== undefined) drafted.cast = true;
  tell(tx, 'keptFrom', { unit: id, why });
}

/** All who act by a card pass what keeps them from it, each by itself. */
export function* testNerveToAct(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const running = runningIn(scene);
  const all = running?.unit === id ? actingOf(scene, running) : [id];
  for (const one of all) yield* testNerve(tx, one);
}

/**
 * What a unit must pass as it is activated, or it is back in reserves: what is Ramshackle tests itself (L1631), and who has somebody Horrifying
 * in its Detect range its nerve (L905).
 */
function* testNerve(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const musts = [
    ...mustPassAt(scene, id, 'activated'),
    ...enemiesOf(scene, id)
      .filter((enemy) => inDetectRange(scene, id, enemy))
      .flatMap((enemy) => mustPassAt(scene, enemy, 'activatedInDetect')),
  ];
  for (const must of musts) {
    if (unitIn(tx.now, id)?.where.kind !== 'map') return;
    if (!(yield* passesTest(tx, id, must))) yield* toReserves(tx, id, must.from);
  }
  yield* testHolds(tx, id);
}
