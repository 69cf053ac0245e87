import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Sight } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { unit, unitsIn } from './battle.ts';

/** Units that a GM may hide or show: the foes'. */
export const unitSights = (scene: Scene): readonly Sight[] =>
  unitsIn(scene)
    .filter((id) => unit(scene, id).side === 'foes')
    .map((id) => ({
      id,
      name: character(scene, id).name,
      note: `a unit at ${unit(scene, id).at}`,
      hidden: unit(scene, id).unseen,
    }));

/** A GM hides a unit from the players, or shows it. */
export function* sightOfUnit(tx: Tx<Scene>, { change, what }: IntentOf<'sight'>): Rule<void> {
  const sight = unitSights(tx.snapshot()).find(({ id }) => id === what);
  const found = tx.state.battle?.units[what];
  if (sight === undefined || found === undefined) return yield* tx.refuse('notToHide');
  const hide = change === 'hide';
  if (found.unseen === hide)
    return yield* tx.refuse(hide ? 'hiddenAlready' : 'shownAlready', { name: sight.name });
  found.unseen = hide;
  if (hide) return tell(tx, 'keptHidden', { names: [sight.name] }, 'gm');
  tell(tx, 'shown', { actor: what });
}
