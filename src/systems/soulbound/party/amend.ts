import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { partyEdit } from './edit.ts';

/** Soulfire, Doom or a house rule is set by hand. Refuses what it does not take. */
export function* amendParty(tx: Tx<Scene>, { field, value }: IntentOf<'amend'>): Rule<void> {
  const { party } = tx.snapshot();
  const edit = partyEdit(party, field, value);
  if (!edit.ok) return yield* tx.refuse(edit.refusal.code, edit.refusal.params);
  const { id, label, write, set } = edit.value;
  set(tx.state.party);
  tell(tx, 'partyAmended', { field: id, label, from: write(party), to: write(tx.now.party) });
}
