import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { overLimit } from '../../../engine/limit.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { conditions } from '../content/conditions.ts';
import { character, characterIn, type Scene } from '../scene.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import { addCondition, isFull, isSame, removeCondition } from './change.ts';
import { readUntil } from './until.ts';

/** A condition given or taken by hand. */
export function* changeCondition(tx: Tx<Scene>, intent: IntentOf<'condition'>): Rule<void> {
  const { actor } = intent;
  if (characterIn(tx.now, actor) === null) return yield* tx.refuse('unknownCharacter', { id: actor });
  const row = conditions.find(({ id }) => id === intent.condition);
  if (row === undefined) return yield* tx.refuse('unknownCondition', { condition: intent.condition });
  if (character(tx.now, actor).dead) return yield* tx.refuse('isDead', { actor });
  const source = sourceOf(tx.now, intent.source);
  const { name } = rowOf(conditions, row.id);
  if (intent.change === 'remove') {
    if (removeCondition(tx, actor, row.id, source)) return;
    return yield* tx.refuse('hasNot', { actor, condition: name });
  }
  const until = readUntil(tx.now, actor, intent.until);
  if (!until.ok) return yield* tx.refuse(until.refusal.code, until.refusal.params);
  const { duration } = until;
  const { conditions: all } = character(tx.now, actor);
  const hasAlready = all.some(
    (held) =>
      held.id === row.id &&
      held.source === source &&
      (held.cause === 'hand' || source === null) &&
      JSON.stringify(held.duration) === JSON.stringify(duration),
  );
  if (hasAlready) return yield* tx.refuse('hasAlready', { actor, condition: name });
  const given = { id: row.id, source, cause: 'hand', duration } as const;
  if (!all.some((held) => isSame(held, given)) && isFull(all, row.id)) {
    const { code, params } = overLimit(SHEET_LIMITS.sources);
    return yield* tx.refuse(code, params);
  }
  addCondition(tx, actor, given);
}

/** Who or what a condition comes from: somebody of the scene by id or by name, else as it was written. */
function sourceOf(scene: Scene, text: string | null): string | null {
  if (text === null || text.trim() === '' || characterIn(scene, text) !== null) return text?.trim() || null;
  const wanted = text.trim().toLowerCase();
  const named = Object.entries(scene.characters).find(([, who]) => who.name.toLowerCase() === wanted);
  return named?.[0] ?? text.trim().slice(0, 200);
}
