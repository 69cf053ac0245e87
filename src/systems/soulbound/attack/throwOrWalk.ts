import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { riskOf } from '../moves/move.ts';
import { weaponOf } from '../numbers/weapon.ts';
import type { Scene } from '../scene.ts';
import type { AllowedStrike } from './legality.ts';

/**
 * How an attack is meant that would throw a weapon although its bearer can walk up to the target: they are asked before
 * anything is spent. The default keeps the weapon in hand, but leads nobody into a hazard.
 */
export function* throwOrWalk(tx: Tx<Scene>, before: Scene, attack: AllowedStrike): Rule<AllowedStrike> {
  const { instead } = attack;
  const way = instead?.approach.way ?? null;
  if (instead === null || way === null) return attack;
  const { actor, target } = attack.about;
  const weapon = weaponOf(before, attack.about);
  const zone = before.fight?.map.zones[way.to]?.name ?? way.to;
  const { takesMove } = instead.approach;
  const risk = riskOf(before, way);
  const lies = !weapon.natural && before.party.rules.thrown === 'dropped';
  const choice = yield* tx.ask({
    id: 'throwOrWalk',
    asked: actor,
    code: 'throwOrWalk',
    params: { actor, target, weapon: weapon.name },
    options: [
      { id: 'walk', code: 'throwOrWalk.walk', params: { zone, takesMove, risk } },
      { id: 'throw', code: 'throwOrWalk.throw', params: { weapon: weapon.name, lies } },
    ],
    default: risk === null ? 'walk' : 'throw',
  });
  return choice === 'walk' ? instead : attack;
}
