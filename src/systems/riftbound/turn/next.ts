import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isUnseen } from '../fight/known.ts';
import { actingIn, fighterIn, type Scene } from '../scene.ts';
import { advance, startFight } from './advance.ts';
import { hasBegun } from './begun.ts';

/** The turn passes on, or a GM has the first one come. Only who is on turn ends theirs; a GM ends anybody's. */
export function* next(tx: Tx<Scene>, { actor, asGm }: Pick<IntentOf<'next'>, 'actor' | 'asGm'>): Rule<void> {
  const { fight } = tx.now;
  if (fight === null) return yield* tx.refuse('noFight');
  if (actor !== null && fighterIn(tx.now, actor) === null)
    return yield* tx.refuse('notInFight', { id: actor });
  const acting = actingIn(tx.now);
  if (acting === null && hasBegun(tx.now)) return yield* tx.refuse('nobodyToAct');
  if (acting === null) return yield* asGm ? startFight(tx) : tx.refuse('notBegun');
  if (actor !== null && actor !== acting)
    return yield* tx.refuse('notYourTurn', {
      actor,
      current: !asGm && isUnseen(tx.now, acting) ? null : acting,
    });
  yield* advance(tx);
}
