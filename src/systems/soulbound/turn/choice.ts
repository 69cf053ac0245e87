import { original } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isOpen, toAct } from './together.ts';

/** After a command: says who is to act in any order now, where that is another choice than before it. */
export function tellOfChoice(tx: Tx<Scene>): void {
  const before = original(tx.state);
  if (before === undefined || !isOpen(tx.now)) return;
  const now = tx.snapshot();
  const others = toAct(now);
  const goesOn = before.fight?.order.round === now.fight?.order.round && toAct(before).length > 0;
  if (goesOn && isOpen(before) && isSame(toAct(before), others)) return;
  tell(tx, 'heroesToAct', { others, goesOn });
}

const isSame = (some: readonly CharacterId[], others: readonly CharacterId[]): boolean =>
  some.length === others.length && some.every((id, place) => id === others[place]);
