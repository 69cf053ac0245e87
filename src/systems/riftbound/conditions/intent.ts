import type { IntentOf } from '../../../engine/intent.ts';
import { idMeant } from '../../../engine/names.ts';
import type { Choice } from '../../../engine/options.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import {
  type Ends,
  endsFor,
  readDuration,
  untilRemoved,
  usualEndChoices,
} from '../../../engine/uses/index.ts';
import { rests } from '../content/rests.ts';
import { statusEffects } from '../content/statusEffects.ts';
import { type CharacterId, character, fightersIn, personIn, type Scene } from '../scene.ts';
import { has } from './active.ts';
import { give, lose } from './change.ts';

/** The conditions, to be given and taken by hand. */
export const conditionChoices: readonly Choice[] = statusEffects.map(({ id, name, text }) => ({
  id,
  name,
  note: text,
  refused: null,
}));

const endsOf = (scene: Scene, owner: CharacterId): Ends => {
  const inFight = fightersIn(scene).map((id) => ({ id, name: character(scene, id).name }));
  return endsFor(owner, inFight, { inTurn: scene.fight?.order.turns.map(({ actor }) => actor) ?? [], rests });
};

/** When one given by hand may end. */
export const endChoices = (scene: Scene, owner: CharacterId): readonly Choice[] =>
  usualEndChoices(endsOf(scene, owner));

/** A condition given or taken by hand. Grappled and Taunted are always by somebody. */
export function* changeCondition(tx: Tx<Scene>, intent: IntentOf<'condition'>): Rule<void> {
  const { actor, change, until } = intent;
  const now = tx.snapshot();
  const row = statusEffects.find(({ id }) => id === intent.condition);
  if (row === undefined) return yield* tx.refuse('unknownCondition', { condition: intent.condition });
  const person = personIn(now, actor);
  if (person === null) return yield* tx.refuse('noConditions', { actor });
  if (change === 'remove') {
    if (!has(now, actor, row.id)) return yield* tx.refuse('hasNoCondition', { actor, condition: row.name });
    return lose(tx, actor, row.id);
  }
  if (person.dead) return yield* tx.refuse('isDead', { actor });
  const by = row.id === 'prone' ? null : idMeant(now.characters, intent.source);
  if (row.id !== 'prone' && (by === null || by === actor))
    return yield* tx.refuse('needsSource', { condition: row.name });
  if (row.id === 'prone' && has(now, actor, 'prone'))
    return yield* tx.refuse('hasCondition', { actor, condition: row.name });
  const read =
    until === null ? { ok: true as const, duration: untilRemoved } : readDuration(until, endsOf(now, actor));
  if (!read.ok) return yield* tx.refuse('unknownEnd', { text: until ?? '' });
  give(tx, { target: actor, condition: row.id, by, duration: read.duration });
}
