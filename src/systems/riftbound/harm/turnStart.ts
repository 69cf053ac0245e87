import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isCritical } from '../conditions/active.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { hurt } from './hurt.ts';
import { restore } from './restore.ts';

/**
 * What a turn's start does to somebody's body: 1 damage in Critical Condition, and 1 HP for a stack of Regeneration 1. The stack comes first,
 * for it may end Critical Condition.
 */
export function* bodyAtTurnStart(tx: Tx<Scene>, id: CharacterId): Rule<void> {
  const stacks = personIn(tx.now, id)?.boons.regeneration ?? 0;
  if (stacks > 0 && personIn(tx.now, id)?.dead === false) {
    yield* restore(tx, { actor: null, target: id, amount: { dice: 0, plus: 1 }, because: 'regeneration' });
    const person = tx.state.characters[id];
    if (person?.kind === 'person') person.boons.regeneration -= 1;
  }
  const person = personIn(tx.now, id);
  if (person !== null && isCritical(person))
    yield* hurt(tx, { target: id, amount: 1, type: null, by: null, because: 'bleeding' });
}
