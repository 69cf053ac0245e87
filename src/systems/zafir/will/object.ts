import { sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import type { AbilityId } from '../content/abilities.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { outcomeOf, rollPool, willOf, willSucceeds } from './attack.ts';

/** A Will Attack on a thing: a lock, a logical drive. Its Will is how well it is guarded. */
export interface OnObject {
  readonly actor: CharacterId;
  readonly ability: AbilityId;
  readonly name: string;
  readonly at: TileName;
  readonly will: number;
}

/** Attacks the Will of an object, which resists with it; nothing of a mind counts. Gives whether it succeeds. */
export function* attackObject(tx: Tx<Scene>, about: OnObject): Rule<boolean> {
  const { actor, ability, name, at, will } = about;
  const now = tx.snapshot();
  const own = willOf(now, actor).total;
  const resonator = { source: 'resonator', amount: profileOf(character(now, actor)).willAttack };
  const attack = yield* rollPool(tx, 'will', sum(own, resonator.amount === 0 ? [] : [resonator]), actor);
  const succeeds = attack.values.some((value) => value >= willSucceeds);
  const resist = succeeds ? yield* rollPool(tx, 'resist', sum(will, []), actor) : null;
  const outcome = outcomeOf(succeeds, null, resist);
  tell(tx, 'objectAttacked', {
    actor,
    ability,
    object: name,
    at,
    attack,
    resist: resist !== null && resist.values.length > 0 ? resist : null,
    outcome,
  });
  return outcome === 'success';
}
