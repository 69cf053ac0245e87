import { rowOf } from '../../../../engine/table.ts';
import { addCondition, removeCondition } from '../../conditions/change.ts';
import { conditions } from '../../content/conditions.ts';
import { character, fighterIn } from '../../scene.ts';
import { lastingWords } from '../schema/lasting.ts';
import { durationIn } from './duration.ts';
import type { EffectRule } from './rule.ts';

/** A condition for as long as the effect says; its source is who used the power. */
export const condition: EffectRule<'condition'> = {
  harms: () => true,
  words: ({ condition: id, lasts }) => `${rowOf(conditions, id).name} ${lastingWords(lasts)}`,
  apply(tx, { condition: id, lasts }, { user, target }) {
    if (character(tx.now, target).dead) return undefined;
    const fights = fighterIn(tx.now, target) !== null;
    // What ends with turns or with the fight does not come outside of one.
    if (!fights && lasts !== 'rest' && lasts !== 'ever') return undefined;
    const duration = durationIn(tx.now, lasts, { user, target });
    addCondition(tx, target, { id, source: user, cause: 'power', duration });
    return undefined;
  },
};

/** Ends conditions, but not the Stunned of the Mortally Wounded: the cause is still there (S67). */
export const cure: EffectRule<'cure'> = {
  harms: () => false,
  words: ({ conditions: ids }) =>
    ids.length === 0
      ? 'ends all conditions'
      : `ends ${ids.map((id) => rowOf(conditions, id).name).join(', ')}`,
  apply(tx, { conditions: ids }, { target }) {
    const held = character(tx.snapshot(), target).conditions;
    const named = new Set(held.filter(({ id }) => ids.length === 0 || ids.includes(id)).map(({ id }) => id));
    for (const id of named) {
      if (held.some((one) => one.id === id && one.cause === 'mortallyWounded')) continue;
      removeCondition(tx, target, id);
    }
    return undefined;
  },
};
