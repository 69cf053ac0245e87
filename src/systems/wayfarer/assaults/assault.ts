import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, playedCard } from '../activations/legality.ts';
import { after, whyNotOrder } from '../activations/orders.ts';
import type { Held } from '../interrupts/held.ts';
import { stop } from '../interrupts/stop.ts';
import { type Activation, runningIn, type Scene, unit, type UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import { comeOut, findsTarget } from '../sneaking/sneak.ts';
import { testNerve } from './before.ts';
import { counterstrike } from './counterstrike.ts';
import { answerOf, assaultOf } from './fighting.ts';
import { whyNotTarget } from './legality.ts';
import { type Means, meansNamed, meansOf } from './means.ts';
import { resolve } from './resolve.ts';

type HeldAssault = Extract<Held, { does: 'assault' }>;

/** The first of a unit's means that reaches a target: what an assault is made with where nothing is said. */
export const bestMeans = (scene: Scene, running: Activation, target: UnitId): Means | null =>
  meansOf(scene, running.unit).find((one) => whyNotTarget(scene, running, target, one) === null) ?? null;

/** Why the unit that acts can't make an assault now, whomever on; null: it can. */
export const whyNotAssault = (running: Activation): Refusal | null =>
  running.rushed !== null
    ? refusal('runsFirst', { unit: running.unit })
    : whyNotOrder(playedCard(running), running.done, 'assault');

const hasMoved = ({ done }: Activation): boolean => done.moved === 'move' || done.moved === 'rush';

/** An assault is declared (L379): `target` is an enemy, `means` what it is made with. Opponents may interrupt before the dice. */
export function* assault(tx: Tx<Scene>, { actor, target, means }: IntentOf<'attack'>): Rule<void> {
  const scene = tx.snapshot();
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotAssault(running));
  const chosen =
    means === null
      ? (bestMeans(scene, running, target) ?? meansOf(scene, running.unit)[0])
      : meansNamed(scene, running.unit, means);
  if (chosen === null || chosen === undefined) return yield* tx.refuse('noSuchMeans', { means });
  yield* unless(tx, whyNotTarget(scene, running, target, chosen));
  if (!(yield* findsTarget(tx, running.unit, target))) return miss(tx);
  const sneaks = unit(scene, running.unit).sneaking;
  const back = sneaks ? null : answerOf(scene, running.unit, target, chosen);
  tell(tx, 'assaultDeclared', {
    unit: running.unit,
    target,
    means: chosen.id,
    kind: chosen.kind,
    back: back?.id ?? null,
  });
  const held: HeldAssault = { does: 'assault', target, weapon: chosen.id };
  if (yield* stop(tx, held)) return;
  yield* carryOut(tx, held);
}

/** The assault is spent on somebody who was not found: the unit's turn is over (L541). */
function miss(tx: Tx<Scene>): void {
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.done = { moved: 'operate', assaulted: 'assault' };
}

/** Why a held assault can't be made any more; null: it can. */
export function whyLost(scene: Scene, running: Activation, { target, weapon }: HeldAssault): Refusal | null {
  const means = meansNamed(scene, running.unit, weapon);
  return means === null
    ? refusal('noSuchMeans', { means: weapon })
    : whyNotTarget(scene, running, target, means);
}

/** An assault that nobody interrupts is carried out: tests of nerve, dice, and what comes of them. */
export function* carryOut(tx: Tx<Scene>, { target, weapon }: HeldAssault): Rule<void> {
  const scene = tx.snapshot();
  const running = runningIn(scene);
  const means = running === null ? null : meansNamed(scene, running.unit, weapon);
  if (running === null || means === null) return;
  const done = after(running.done, 'assault');
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined && done !== null) drafted.done = castDraft({ ...done });
  const sneaks = comeOut(tx, running.unit, means);
  const nerve = yield* testNerve(tx, running.unit, target, means.kind);
  if (nerve === 'lost') return;
  const now = tx.snapshot();
  const beaten = yield* resolve(
    tx,
    assaultOf(now, {
      unit: running.unit,
      target,
      means,
      back: sneaks ? null : answerOf(now, running.unit, target, means),
      hasMoved: hasMoved(running),
      shaken: nerve.shaken,
      sneaks,
    }),
  );
  if (means.kind === 'melee' && !beaten.target) yield* counterstrike(tx, running.unit, target);
}
