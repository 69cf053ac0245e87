import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { abilityOf } from '../active/owned.ts';
import { idOf } from '../../packs/names.ts';
import { being } from '../../scene.ts';
import type { Ability } from '../schema/ability.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { useAbility } from '../use/use.ts';
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
  if (choice === 'like' && like !== null) return yield* doLike(tx, at, like);
  tellOf(tx, effect, at);
}

/** The other Ability as if it were used in its place, for nothing. */
function* doLike(tx: Tx<Scene>, { actor, target, aimed }: At, like: Ability): Rule<void> {
  yield* useAbility(tx, {
    ...{ actor, aimed, also: [] },
    casting: { ability: { ...like, limit: null }, upcasts: {}, half: false },
    target: target === actor && aimed !== null && 'id' in aimed ? aimed.id : target,
  });
}
