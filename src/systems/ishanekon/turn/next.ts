import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isUnseen } from '../fight/known.ts';
import { fighterIn, onTurn, type Scene } from '../scene.ts';
import { endOwnTurn, startFight } from './advance.ts';
import { hasBegun } from './begun.ts';

/** Somebody ends their turn, or a GM has the first one come. Only who is on turn ends theirs; a GM ends anybody's. */
export function* next(tx: Tx<Scene>, { actor, asGm }: Pick<IntentOf<'next'>, 'actor' | 'asGm'>): Rule<void> {
  const scene = tx.snapshot();
  if (scene.fight === null) return yield* tx.refuse('noFight');
  if (actor !== null && fighterIn(scene, actor) === null)
    return yield* tx.refuse('notInFight', { id: actor });
  const acting = onTurn(scene);
  const [first] = acting;
  if (first === undefined && hasBegun(scene)) return yield* tx.refuse('nobodyToAct');
  if (first === undefined) return yield* asGm ? startFight(tx) : tx.refuse('notBegun');
  if (actor !== null && !acting.includes(actor))
    return yield* tx.refuse('notYourTurn', {
      actor,
      current: !asGm && isUnseen(scene, first) ? null : first,
    });
  yield* endOwnTurn(tx, actor ?? first);
}
