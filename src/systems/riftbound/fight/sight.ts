import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { placeTold } from '../../../engine/space/plane/index.ts';
import type { Sight } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { character, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { bodyOf } from './bodies.ts';
import { isUnseen } from './known.ts';

/** What a GM may hide or reveal: foes. Heroes are the players' own. */
export const sightsOf = (scene: Scene): readonly Sight[] =>
  fightersIn(scene)
    .filter((id) => fighterIn(scene, id)?.side === 'foes')
    .map((id) => {
      const body = bodyOf(scene, id);
      return {
        id,
        name: character(scene, id).name,
        note: body === null ? 'a foe' : `a foe at ${placeTold(body.at)}`,
        hidden: isUnseen(scene, id),
      };
    });

/** A GM hides a foe from the players, or shows them. */
export function* changeSight(tx: Tx<Scene>, { change, what }: IntentOf<'sight'>): Rule<void> {
  const now = tx.snapshot();
  if (now.fight === null) return yield* tx.refuse('noFight');
  const sight = sightsOf(now).find(({ id }) => id === what);
  const fighter = tx.state.fight?.fighters[what];
  if (sight === undefined || fighter === undefined) return yield* tx.refuse('notToHide');
  const hide = change === 'hide';
  if (fighter.unseen === hide)
    return yield* tx.refuse(hide ? 'hiddenAlready' : 'shownAlready', { name: sight.name });
  fighter.unseen = hide;
  if (hide) return tell(tx, 'kept', { names: [sight.name] }, 'gm');
  tell(tx, 'shown', { actor: what });
}
