import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { mostVitality } from '../../numbers/most.ts';
import { beingIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';
import { rolledFor } from './rolled.ts';

/** The dead live again. Their Status Effects are still there (Status Effects); how long ago they died is the GM's to know. */
export function* revive(tx: Tx<Scene>, effect: EffectOf<'revive'>, at: At): Rule<void> {
  const { target, actor } = at;
  if (beingIn(tx.snapshot(), target)?.dead !== true) return;
  const amount = yield* rolledFor(tx, at, effect, effect.vitality, 'heal');
  const draft = tx.state.characters[target];
  if (draft === undefined || draft.kind === 'object') return;
  draft.dead = false;
  draft.vitality = Math.max(1, Math.min(amount, mostVitality(tx.now, target).total));
  tell(tx, 'revived', { target, by: actor, left: draft.vitality });
}
