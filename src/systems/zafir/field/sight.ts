import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Sight } from '../../../engine/system.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';

/** What a GM may hide or reveal: enemies, on the battlefield or on the reinforcement track. */
export function sightsOf(scene: Scene): readonly Sight[] {
  const units = unitsIn(scene).filter((id) => unitIn(scene, id)?.side === 'enemies');
  const coming = scene.fight?.reinforcements ?? [];
  return [
    ...units.map((id) => ({
      id,
      name: character(scene, id).name,
      note: `an enemy on ${unitIn(scene, id)?.at ?? ''}`,
      hidden: unitIn(scene, id)?.hidden === true,
    })),
    ...coming.flatMap(({ rounds, members }) =>
      members.map(({ id, name, hidden }) => ({
        id,
        name,
        note: rounds === 1 ? 'comes next round' : `comes in ${rounds} rounds`,
        hidden,
      })),
    ),
  ];
}

/** A GM hides an enemy from the players, or shows it to them. */
export function* changeSight(tx: Tx<Scene>, { change, what }: IntentOf<'sight'>): Rule<void> {
  const now = tx.snapshot();
  if (now.fight === null) return yield* tx.refuse('noFight');
  const hide = change === 'hide';
  const sight = sightsOf(now).find(({ id }) => id === what);
  if (sight === undefined) return yield* tx.refuse('notHidden', { actor: what });
  if (sight.hidden === hide)
    return yield* tx.refuse(hide ? 'hiddenAlready' : 'shownAlready', { name: sight.name });
  if (unitIn(now, what) !== null) return show(tx, what, !hide);
  for (const { rounds, members } of tx.state.fight?.reinforcements ?? []) {
    const coming = members.find(({ id }) => id === what);
    if (coming === undefined) continue;
    coming.hidden = hide;
    tell(tx, 'awaited', { names: [coming.name], rounds }, hide ? 'gm' : undefined);
  }
}

/** Players come to know of an enemy on the battlefield, or know nothing of it any more. */
export function show(tx: Tx<Scene>, id: CharacterId, shown: boolean): void {
  const unit = tx.state.fight?.units[id];
  if (unit === undefined || unit.hidden === !shown) return;
  unit.hidden = !shown;
  if (shown) tell(tx, 'unitShown', { target: id, at: unit.at });
  else tell(tx, 'unitHidden', { target: id }, 'gm');
}
