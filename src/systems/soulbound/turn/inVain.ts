import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { moveToEnd, type SortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { turnMoment } from '../powers/moments.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/**
 * The end of the round, and the trigger has not happened: no Action this round, or one now and last in the order for
 * the rest of the fight. Who is Incapacitated has waited in vain. Without one the turn ends.
 */
export function* waitedInVain(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.state;
  const before = tx.snapshot();
  const waiting = fighterIn(before, actor)?.waiting ?? null;
  const fighter = fight?.fighters[actor];
  if (fight === null || fighter === undefined || waiting === null) return;
  fighter.waiting = null;
  const answer = isIncapacitated(before, actor)
    ? 'nothing'
    : yield* tx.ask({
        id: 'waited',
        asked: actor,
        code: 'waited',
        params: { actor, trigger: waiting.trigger },
        options: [
          { id: 'nothing', code: 'waited.nothing', params: {} },
          { id: 'act', code: 'waited.act', params: {} },
        ],
        default: 'nothing',
      });
  tell(tx, 'waitedInVain', { actor, acts: answer === 'act' });
  if (answer !== 'act') return yield* turnMoment(tx, 'turnEnding', actor);
  fight.turn = castDraft({ ...waiting.turn });
  const last = moveToEnd<SortedOrder>(fight.order, actor);
  if (last.ok) fight.order = castDraft(last.order);
}
