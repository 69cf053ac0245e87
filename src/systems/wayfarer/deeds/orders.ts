import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beginActivation } from '../activations/activate.ts';
import { onMap, standing } from '../battle/standing.ts';
import { enemiesOf, shareDetectRange } from '../effects/moment.ts';
import { isOfType } from '../effects/sources.ts';
import { goTowards } from '../moves/reactions.ts';
import { type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { apart } from '../space/measure.ts';
import { dropOut } from '../squads/acting.ts';

const near = (scene: Scene, id: UnitId): readonly UnitId[] =>
  onMap(scene, unit(scene, id).side).filter((ally) => ally !== id && shareDetectRange(scene, id, ally));

/** Every ally near moves (Marching Orders, L2704): each towards the enemy nearest to it. */
export function* marchAllies(tx: Tx<Scene>, id: UnitId): Rule<void> {
  yield* done();
  for (const ally of near(tx.snapshot(), id)) {
    const scene = tx.snapshot();
    const own = standing(scene, ally);
    if (own === null) continue;
    const bodies = enemiesOf(scene, ally).flatMap((enemy) => standing(scene, enemy) ?? []);
    const [nearest] = bodies.toSorted((a, b) => apart(own, a) - apart(own, b));
    if (nearest !== undefined) goTowards(tx, ally, nearest);
  }
}

/** Every ally near moves towards who rallies them (L2766). */
export function* rallyAllies(tx: Tx<Scene>, id: UnitId): Rule<void> {
  yield* done();
  for (const ally of near(tx.snapshot(), id)) {
    const own = standing(tx.snapshot(), id);
    if (own !== null) goTowards(tx, ally, own);
  }
}

/** An ally that has acted acts again, with the card of who Motivates it (L2720). */
export function* giveActivation(tx: Tx<Scene>, target: UnitId, card: string): Rule<void> {
  yield* done();
  handOver(tx, target, card);
}

/** The unit that acts is done, and another acts with its card. */
function handOver(tx: Tx<Scene>, target: UnitId, card: string): void {
  const { battle } = tx.state;
  const found = unitIn(tx.snapshot(), target);
  if (battle === null || found === null) return;
  // Who acts with its squad leaves it for that.
  dropOut(tx, target);
  beginActivation(tx, found.side, { unit: target, others: [] }, card);
}

/** Up to three Minions near act with one card, one after another (Puppet Master, L2757). */
export function* wake(tx: Tx<Scene>, id: UnitId, card: string): Rule<void> {
  yield* done();
  const scene = tx.snapshot();
  const minions = near(scene, id).filter(
    (one) => isOfType(scene, one, 'minion') && !unit(scene, one).activated,
  );
  for (const one of minions.slice(0, 3).toReversed()) handOver(tx, one, card);
  const { battle } = tx.state;
  if (battle !== null) battle.activations = castDraft([...battle.activations]);
}

function* done(): Rule<void> {}
