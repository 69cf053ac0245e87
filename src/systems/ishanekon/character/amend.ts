import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { write } from '../../../engine/sheetChange.ts';
import type { Tx } from '../../../engine/tx.ts';
import { characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { edited } from './edit.ts';

/** Values of somebody's sheet are changed by hand, in a fight or out of it: all of them, or none. */
export function* amendSheet(tx: Tx<Scene>, intent: IntentOf<'amend'>): Rule<void> {
  for (const { field, value } of [intent, ...(intent.also ?? [])]) {
    const before = characterIn(tx.snapshot(), intent.actor);
    if (before === null) return yield* tx.refuse('nobody', { actor: intent.actor });
    const after = edited(before, field, value);
    if (!after.ok) return yield* tx.refuse(after.refusal.code, after.refusal.params);
    const { changed, also, character } = after.value;
    const { id, label, from, to } = changed;
    write(tx.state.characters[intent.actor], before, character);
    tell(tx, 'sheetAmended', { actor: intent.actor, field: id, label, from, to, also });
  }
}
