import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { playing } from '../rounds/clockwise.ts';
import { playerIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/**
 * One player asks all others to let steps be taken back that showed dice or cards, or weren't their own. What is said is told and counted, and whoever
 * wants isn't asked again in this battle. Ours: the book leaves it to those at the table. Refuses where somebody isn't to be asked.
 */
export function* takeBack(tx: Tx<Scene>, { actor, steps, last, asking }: IntentOf<'takeBack'>): Rule<void> {
  const scene = tx.snapshot();
  const { battle } = scene;
  if (battle === null) return yield* tx.refuse('noBattle');
  const player = tx.state.battle?.sides[actor];
  if (player === undefined) return yield* tx.refuse('notInBattle', { side: actor });
  const others = playing(battle).filter((side) => side !== actor && asking.includes(side));
  const shut = others.find((side) => playerIn(scene, side)?.asksNoMore === true);
  if (shut !== undefined) return yield* tx.refuse('asksNoMore', { side: shut });
  const asked = player.asked ?? 0;
  const said = yield* tx.askAll(
    others.map((side) => ({
      id: 'agree',
      asked: side,
      code: 'takeBack',
      params: { side: actor, steps, asked },
      options: [
        { id: 'accept', code: 'takeBack.accept', params: {} },
        { id: 'decline', code: 'takeBack.decline', params: {} },
        { id: 'never', code: 'takeBack.never', params: {} },
      ],
      default: 'decline',
    })),
  );
  player.asked = asked + 1;
  const against = others.filter((_, at) => said[at] !== 'accept');
  if (against.length === 0) return tell(tx, 'undoAgreed', { side: actor, steps, last });
  for (const side of others.filter((_, at) => said[at] === 'never')) {
    const other = tx.state.battle?.sides[side];
    if (other !== undefined) other.asksNoMore = true;
  }
  tell(tx, 'undoDeclined', { side: actor, steps, by: against, never: said.includes('never') });
}
