import type { IntentOf } from '../../../../src/engine/intent.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { untilTurnEnd } from '../../../../src/engine/uses/index.ts';
import { find, tools } from '../content.ts';
import { type Night, whyNotReach } from '../night.ts';
import { addCondition } from './conditions.ts';
import { burn, flares, keeperOf } from './pool.ts';
import { beginDeed } from './turns.ts';
import { use, whyNot } from './uses.ts';

/** A strike: glow against whoever is in reach; they may react; harm is the flares, a d4 and the tool's. */
export function* strike(tx: Tx<Night>, intent: IntentOf<'attack'>): Rule<void> {
  const { actor, target } = intent;
  yield* keeperOf(tx, target);
  const tool = find(tools, intent.means ?? 'hook') ?? (yield* tx.refuse('noSuchTool', { id: intent.means }));
  yield* beginDeed(tx, actor);
  if (actor === target || tx.now.keepers[target]?.nerve === 0)
    return yield* tx.refuse('badTarget', { target });
  const no = whyNotReach(tx.now, actor, target, tool.reach);
  if (no !== null) return yield* tx.refuse(no.code, no.params);
  const burnt = intent.spend.includes('oil');
  if (burnt) yield* burn(tx, actor);

  const vigil = tx.state.vigil;
  if (vigil !== null) vigil.hidden = vigil.hidden.filter((id) => id !== actor);
  const hits = yield* flares(tx, { by: actor, stat: 'glow', label: 'strike', burnt });
  if (hits === 0) return tx.emit('missed', { by: actor, target });
  tx.emit('landed', { by: actor, target, flares: hits });
  const verdict = yield* tx.window('strike.landed', { by: actor, target, flares: hits });
  if (verdict === 'prevented') return tx.emit('averted', { by: actor, target });

  const rolled = yield* tx.roll({ by: actor, label: 'harm', count: 1, sides: 4 });
  const base = hits + tool.harm + rolled.dice.reduce((sum, die) => sum + die.value, 0);
  yield* harm(tx, target, base, { by: actor, dice: rolled.dice });
}

/** Somebody loses nerve. At none they choose their fate, once a night; after that there is no choice. */
export function* harm(
  tx: Tx<Night>,
  id: string,
  base: number,
  about: { readonly [name: string]: unknown },
): Rule<void> {
  const sum = tx.number('harm', base, { to: id });
  const { nerve: before } = yield* keeperOf(tx, id);
  const after = Math.max(0, before - Math.max(0, sum.total));
  const draft = tx.state.keepers[id];
  if (draft !== undefined) draft.nerve = after;
  tx.emit('harmed', { ...about, id, sum, before, after });
  if (after > 0) return;
  const fate = whyNot(tx.now, id, 'stand') === null ? yield* askFate(tx, id) : 'fade';
  if (fate === 'fade') return tx.emit('faded', { id });
  yield* use(tx, id, 'stand');
  if (draft !== undefined) draft.nerve = 1;
  addCondition(tx, id, 'dazzled', untilTurnEnd(id));
  tx.emit('stood', { id });
}

function askFate(tx: Tx<Night>, id: string): Rule<string> {
  return tx.ask({
    id: 'fate',
    asked: id,
    code: 'fate',
    params: { id },
    options: [
      { id: 'stand', code: 'fate.stand', params: { nerve: 1 } },
      { id: 'fade', code: 'fate.fade', params: {} },
    ],
    default: 'fade',
  });
}
