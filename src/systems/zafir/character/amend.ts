import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isDown } from '../conditions/can.ts';
import { getUp } from '../conditions/consequences.ts';
import { characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { edited } from './edit.ts';

/** Values of somebody's sheet are changed by hand, in an encounter or out of it: all of them, or none. */
export function* amendSheet(tx: Tx<Scene>, intent: IntentOf<'amend'>): Rule<void> {
  for (const amendment of [intent, ...(intent.also ?? [])]) yield* amendOne(tx, intent.actor, amendment);
}

/** Writes what changed, and nothing else. */
function* amendOne(
  tx: Tx<Scene>,
  actor: string,
  { field, value }: Pick<IntentOf<'amend'>, 'field' | 'value'>,
): Rule<void> {
  const before = characterIn(tx.snapshot(), actor);
  const who = Object.hasOwn(tx.state.characters, actor) ? tx.state.characters[actor] : undefined;
  if (before === null || who === undefined) return yield* tx.refuse('unknownCharacter', { id: actor });
  const was = isDown(tx.now, actor);
  const after = edited(before, field, value);
  if (!after.ok) return yield* tx.refuse(after.refusal.code, after.refusal.params);
  const { changed, also, character: now } = after.value;
  const { id, label, from, to } = changed;
  tell(tx, 'sheetAmended', { actor, field: id, label, from, to, also });
  const old: { readonly [key: string]: unknown } = before;
  Object.assign(
    who,
    castDraft(Object.fromEntries(Object.entries(now).filter(([key, one]) => one !== old[key]))),
  );
  if (was && !isDown(tx.now, actor)) getUp(tx, actor);
}
