import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { standing } from '../battle/standing.ts';
import { comeHome } from '../commands/goOver.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { shrunk } from '../space/body.ts';
import { tell } from '../tell.ts';
import type { Lasting } from './row.ts';
import { type Brief, lastingOf } from './lasting.ts';

/** Something holds of a unit from now on. The same from the same hand isn't had twice: it begins anew. */
export function begin(tx: Tx<Scene>, brief: Brief): void {
  const { battle } = tx.state;
  if (battle === null) return;
  const one = lastingOf(brief);
  battle.lasting = battle.lasting.filter(
    ({ from, on, by }) => from !== one.from || on !== one.on || by !== one.by,
  );
  battle.lasting.push(castDraft(structuredClone(one)));
  tell(tx, 'lastingBegan', { unit: one.on, why: one.from, until: one.until });
}

/** Who was dominated is their own side's again (L5059). */
function comeBack(tx: Tx<Scene>, { on, effects }: Lasting): void {
  for (const effect of effects)
    if (effect.does === 'rule' && effect.rule === 'dominated' && typeof effect.figures.former === 'string')
      if ((effect.figures.to ?? unit(tx.now, on).side) === unit(tx.now, on).side)
        // Whoever else has won it over since keeps it.
        comeHome(tx, on, effect.figures.former);
}

/** Who had grown is somewhere on the tiles it had (L5028). */
function shrink(tx: Tx<Scene>, { on, effects }: Lasting): void {
  const body = standing(tx.snapshot(), on);
  if (body === null || !effects.some((one) => one.does === 'rule' && one.rule === 'sizeTimes')) return;
  stand(tx, on, shrunk(body));
}

/** What no longer holds is taken away. */
function end(tx: Tx<Scene>, isOver: (one: Lasting) => boolean): void {
  const before = tx.snapshot().battle?.lasting ?? [];
  const over = before.filter(isOver);
  const { battle } = tx.state;
  if (battle === null || over.length === 0) return;
  for (const one of over) shrink(tx, one);
  battle.lasting = castDraft(before.filter((one) => !isOver(one)));
  for (const one of over) comeBack(tx, one);
  for (const { on, from } of over) tell(tx, 'lastingEnded', { unit: on, why: from });
}

/** A round is over: what was to hold until then ends. */
export function endLasting(tx: Tx<Scene>): void {
  const round = tx.now.battle?.round ?? 0;
  end(tx, ({ until }) => until !== null && until <= round);
}

/** All spells on a unit end (Unbind, L4969). */
export const endSpellsOn = (tx: Tx<Scene>, unit: UnitId): void =>
  end(tx, ({ on, isSpell }) => on === unit && isSpell);
