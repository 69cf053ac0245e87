import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { mostVitality } from '../../numbers/most.ts';
import { beingIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';
import { rolledFor } from './rolled.ts';

/** The dead live again, who haven't been dead for longer than it reaches. Their Status Effects are still there (Status Effects). */
export function* revive(tx: Tx<Scene>, effect: EffectOf<'revive'>, at: At): Rule<void> {
  const { target, actor } = at;
  const who = beingIn(tx.snapshot(), target);
  if (who?.dead !== true) return;
  const gone = tx.now.party.clock - (who.diedAt ?? tx.now.party.clock);
  if (gone > plainly(effect.minutes, at.scale))
    return tell(tx, 'deadTooLong', { actor, target, minutes: gone });
  const amount = yield* rolledFor(tx, at, effect, effect.vitality, 'heal');
  const draft = tx.state.characters[target];
  if (draft === undefined || draft.kind === 'object') return;
  draft.dead = false;
  delete draft.diedAt;
  draft.vitality = Math.max(1, Math.min(amount, mostVitality(tx.now, target).total));
  tell(tx, 'revived', { target, by: actor, left: draft.vitality });
}
