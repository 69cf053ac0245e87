import type { Rule } from '../../../../engine/rule.ts';
import { plain } from '../../../../engine/json.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { windows } from '../../windows.ts';
import { abilityOf } from '../active/owned.ts';
import { idOf } from '../../packs/names.ts';
import { being } from '../../scene.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';
import { tellOf } from './told.ts';

/**
 * The GM says what comes of it (effect 31; Utility): nothing, what they tell, or, in a fight, as much as an Ability of equal cost would do to the one whom it
 * was aimed at. One question; without an answer it is told.
 */
export function* askGm(tx: Tx<Scene>, effect: EffectOf<'ask'>, at: At): Rule<void> {
  const now = tx.snapshot();
  const like = effect.like === null ? null : abilityOf(being(now, at.actor), idOf(effect.like));
  const fits = like !== null && now.fight !== null;
  const choice = yield* tx.ask({
    ...{ id: 'ability.ask', asked: 'gm', code: 'ability.ask', default: 'told' },
    params: { actor: at.actor, ability: at.row.name, text: effect.text },
    options: [
      { id: 'told', code: 'ability.told', params: {} },
      ...(fits ? [{ id: 'like', code: 'ability.like', params: { like: like.name } }] : []),
      { id: 'nothing', code: 'ability.nothing', params: {} },
    ],
  });
  if (choice === 'nothing') return tell(tx, 'abilityFails', { actor: at.actor, name: at.row.name });
  if (choice === 'like' && like !== null) {
    const { actor, target, aimed } = at;
    yield* tx.window(windows.likened, { actor, target, aimed: plain(aimed), like: like.id });
    return;
  }
  tellOf(tx, effect, at);
}
