import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { happen } from '../powers/moments.ts';
import { actingIn, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { advance, startFight } from './advance.ts';

/** The turn passes on, or a GM has the first one come. Only who is on turn ends theirs; a GM ends anybody's. */
export function* next(tx: Tx<Scene>, { actor, asGm }: Pick<IntentOf<'next'>, 'actor' | 'asGm'>): Rule<void> {
  const { fight } = tx.now;
  if (fight === null) return yield* tx.refuse('noFight');
  if (actor !== null && fighterIn(tx.now, actor) === null)
    return yield* tx.refuse('notInFight', { id: actor });
  const acting = actingIn(tx.now);
  if (acting === null) return yield* asGm ? startFight(tx) : tx.refuse('notBegun');
  if (actor !== null && actor !== acting) return yield* tx.refuse('notYourTurn', { actor, current: acting });
  yield* happen(tx, acting, 'turnEnd');
  yield* tx.window(windows.turnEnds, { actor: acting });
  tell(tx, 'turnEnded', { actor: acting });
  yield* advance(tx);
}
