import { singleBlanks } from '../../../engine/text.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type ConditionId, conditions } from '../content/conditions.ts';
import { character, characterIn, type Scene } from '../scene.ts';
import { gain, lose, protectionFrom } from './change.ts';
import { control } from './mind.ts';
import { readUntil } from './until.ts';

/** 'Stunned 2': a condition by its name, with its X. */
function readCondition(
  text: string,
): { readonly id: ConditionId; readonly number: number | undefined } | null {
  const [, name = '', x] = /^(.*?) ?(\d)?$/.exec(singleBlanks(text)) ?? [];
  const row = findRow(conditions, name) ?? findRow(conditions, `${name} X`);
  return row === null ? null : { id: row.id, number: x === undefined ? undefined : Number(x) };
}

/** A condition given or taken by hand: it lasts as long as the book says, or until the GM says it ends. */
export function* changeCondition(tx: Tx<Scene>, intent: IntentOf<'condition'>): Rule<void> {
  const { actor } = intent;
  if (characterIn(tx.now, actor) === null) return yield* tx.refuse('unknownCharacter', { id: actor });
  const read = readCondition(intent.condition);
  if (read === null) return yield* tx.refuse('unknownCondition', { condition: intent.condition });
  const { name } = conditions.find(({ id }) => id === read.id) ?? { name: read.id };
  if (character(tx.now, actor).dead) return yield* tx.refuse('isDead', { actor });
  if (intent.change === 'remove') {
    if (lose(tx, actor, read.id, 'hand')) return;
    return yield* tx.refuse('hasNot', { actor, condition: read.id });
  }
  const source = sourceOf(tx.now, intent.source);
  const protection = protectionFrom(tx.now, actor, read.id, 'hand');
  if (protection !== null) return yield* tx.refuse('isImmune', { actor, condition: name });
  if (read.id === 'mindControlled') {
    if (source === null || !control(tx, actor, source)) return yield* tx.refuse('whoControls', { actor });
    return;
  }
  const until = intent.until === null ? null : readUntil(tx.now, actor, intent.until);
  if (until?.ok === false) return yield* tx.refuse(until.refusal.code, until.refusal.params);
  gain(tx, actor, read.id, {
    source,
    from: 'hand',
    ...(read.number === undefined ? {} : { number: read.number }),
    ...(until === null ? {} : { until: until.duration }),
  });
}

/** Who a condition comes from: somebody of the scene by id or by name; null for anybody else. */
function sourceOf(scene: Scene, text: string | null): string | null {
  const wanted = text?.trim().toLowerCase() ?? '';
  if (wanted === '') return null;
  if (characterIn(scene, text) !== null) return text;
  return Object.entries(scene.characters).find(([, who]) => who.name.toLowerCase() === wanted)?.[0] ?? null;
}
