import type { Refusal } from '../../../../src/engine/refusal.ts';
import { refusal } from '../../../../src/engine/refusal.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import {
  type Boundary,
  spend,
  tickDurations,
  tickUses,
  whyNotUsable,
} from '../../../../src/engine/uses/index.ts';
import { limitOf } from '../content.ts';
import type { Night } from '../night.ts';

/** Why a keeper cannot use something now; null where they can. */
export function whyNot(night: Night, id: string, use: string): Refusal | null {
  const limit = limitOf(use);
  const keeper = night.keepers[id];
  if (limit === undefined || keeper === undefined) return null;
  const no = whyNotUsable(keeper.uses, use, limit);
  return no === null ? null : refusal(no.code, no.params);
}

/** Counts one use; refuses where none is left. */
export function* use(tx: Tx<Night>, id: string, what: string): Rule<void> {
  const limit = limitOf(what);
  const draft = tx.state.keepers[id];
  if (limit === undefined || draft === undefined) return;
  const spent = spend(draft.uses, what, limit);
  if (!spent.ok) return yield* tx.refuse(spent.code, spent.params);
  draft.uses = { ...spent.uses };
}

/** A moment has come: what was used comes back, what lasts so long is over. */
export function pass(tx: Tx<Night>, boundary: Boundary): void {
  for (const id of Object.keys(tx.now.keepers).sort()) {
    const [draft, before] = [tx.state.keepers[id], tx.now.keepers[id]];
    if (draft === undefined || before === undefined) continue;
    draft.uses = { ...tickUses(before.uses, limitOf, boundary, id).uses };
    const { kept, over } = tickDurations(before.conditions, boundary, id);
    if (over.length === 0) continue;
    draft.conditions = kept.map((condition) => ({
      ...condition,
      duration: { ends: [...condition.duration.ends] },
    }));
    for (const condition of over) tx.emit('eased', { id, condition: condition.id });
  }
}
