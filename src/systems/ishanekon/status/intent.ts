import type { IntentOf } from '../../../engine/intent.ts';
import { idMeant } from '../../../engine/names.ts';
import type { Choice } from '../../../engine/options.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Ends, endsFor, readDuration, usualEndChoices } from '../../../engine/uses/index.ts';
import { rests } from '../content/rests.ts';
import { statuses } from '../content/statuses.ts';
import { BLEEDING_POWER } from '../damage/deal.ts';
import { drPowerOf } from '../defence/dr.ts';
import { beingIn, type CharacterId, character, characterIn, fightersIn, type Scene } from '../scene.ts';
import { endStatuses, putStatus } from './put.ts';
import { findStatus } from './rows.ts';

/** The Status Effects, to be given and taken by hand. */
export const statusChoices: readonly Choice[] = statuses.map(({ id, name, text }) => ({
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

/** A Status Effect given or taken by hand. Where somebody is named as its source, their DR Power is what ends it. */
export function* changeStatus(tx: Tx<Scene>, intent: IntentOf<'condition'>): Rule<void> {
  const { actor, change, condition, until } = intent;
  const now = tx.snapshot();
  const rule = findStatus(condition);
  if (rule === null) return yield* tx.refuse('unknownCondition', { condition });
  const who = characterIn(now, actor);
  if (who === null) return yield* tx.refuse('nobody', { actor });
  if (change === 'remove') {
    const ended = endStatuses(tx, actor, ({ status }) => status === rule.id, 'removed');
    return ended ? undefined : yield* tx.refuse('hasNoCondition', { actor, condition: rule.name });
  }
  const read = until === null ? null : readDuration(until, endsOf(now, actor));
  if (read !== null && !read.ok) return yield* tx.refuse('unknownEnd', { text: until ?? '' });
  const by = idMeant(now.characters, intent.source);
  putStatus(tx, actor, {
    ...{ status: rule.id, by, power: powerOf(now, rule.id, by) },
    ...(read === null ? {} : { duration: read.duration }),
  });
}

function powerOf(scene: Scene, status: string, by: CharacterId | null): number | null {
  if (by !== null && beingIn(scene, by) !== null) return drPowerOf(scene, by).total;
  return status === 'bleeding' ? BLEEDING_POWER : null;
}
