import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Activation, isPresent, runningIn, type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { isCowed, testNerve } from './before.ts';
import { counterstrike } from './counterstrike.ts';
import { answerOf, assaultOf } from './fighting.ts';
import { reaches } from './legality.ts';
import { guardedBy, jumpIn, scurries, turnsAround } from './reactions.ts';
import { resolve } from './resolve.ts';
import { type Sides, sidesOf } from './sides.ts';
import type { Way } from './ways.ts';
import type { Means } from './wielded.ts';

interface Single {
  readonly target: UnitId;
  readonly means: Means;
  readonly way: Way | null;
  readonly sneaks: boolean;
}

/**
 * An assault on one: who may takes the target's place, steps in or out, is turned around; then nerve, dice and a counterstrike. Who is saved
 * from it by stepping away is not touched.
 */
export function* makeSingle(tx: Tx<Scene>, running: Activation, single: Single): Rule<void> {
  const { unit: id, done, card } = running;
  const { means, way, sneaks } = single;
  const moved = done.moved === 'move' || done.moved === 'rush';
  const target = yield* guardedBy(tx, id, single.target, card);
  if (means.kind === 'melee') jumpIn(tx, id, target);
  if (yield* scurries(tx, id, target)) {
    if (!reaches(tx.snapshot(), id, target, means, moved)) return;
  }
  yield* turnsAround(tx, id, target);
  const nerve = yield* testNerve(tx, id, target, means.kind);
  if (nerve === 'lost' || !areThere(tx.now, id, target)) return;
  const isMute = sneaks || (yield* isCowed(tx, id, target));
  const now = tx.snapshot();
  const sides = sidesNow(now, running, target, means);
  const { attackers, targets } = sides;
  if (attackers.length + targets.length > 2)
    tell(tx, 'strikeTogether', { unit: id, units: attackers, target, targets });
  const beaten = yield* resolve(
    tx,
    assaultOf(now, {
      unit: id,
      target,
      means,
      back: isMute ? null : answerOf(now, id, target, means),
      hasMoved: moved,
      shaken: nerve.shaken,
      sneaks,
      given: way?.given ?? [],
      changes: (way?.changes ?? []).map((change) => ({ ...change, of: id })),
      sides,
    }),
  );
  if (means.kind === 'melee' && !beaten.target) yield* counterstrike(tx, id, target);
}

/** Who takes part as it comes to the dice: by then somebody may have moved, or be gone. */
const sidesNow = (scene: Scene, running: Activation, target: UnitId, means: Means): Sides => {
  const now = runningIn(scene);
  return now?.unit === running.unit
    ? sidesOf(scene, { ...now, done: running.done }, target, means)
    : { attackers: [running.unit], targets: [target] };
};

const areThere = (scene: Scene, ...ids: readonly UnitId[]): boolean =>
  ids.every((id) => isPresent(scene, id)) && new Set(ids.map((id) => unit(scene, id).side)).size > 1;
