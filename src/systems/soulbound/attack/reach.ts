import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { closeTo } from '../../../engine/space/zones/index.ts';
import { hasTrait } from '../character/traits.ts';
import { feared } from '../conditions/active.ts';
import { zoneOfFighter, zonesApart } from '../fight/zones.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { speedOf } from '../numbers/index.ts';
import { isRanged, weaponOf } from '../numbers/weapon.ts';
import { areClose, type CharacterId, type Scene } from '../scene.ts';
import { whyNoMove, whyStuck } from '../turn/economy.ts';

/** Going up to somebody in the same Zone: why it cannot be done, and whether it takes the Move. */
export interface Approach {
  readonly refused: Refusal | null;
  readonly takesMove: boolean;
}

const here: Approach = { refused: null, takesMove: false };

/** How `actor` comes within Close Range of `target`: free inside the Zone, but for those who are Slow. */
export function approach(scene: Scene, actor: CharacterId, target: CharacterId): Approach {
  if (areClose(scene, actor, target)) return here;
  const zones = zonesApart(scene, actor, target);
  if (zones > 0) {
    const far = {
      actor,
      target,
      zone: zoneOfFighter(scene, target),
      zones: Number.isFinite(zones) ? zones : null,
    };
    return { refused: refusal('otherZone', far), takesMove: false };
  }
  const stuck = whyStuck(scene, actor);
  if (stuck !== null) return { refused: stuck, takesMove: false };
  const fears = feared(scene, actor).find((one) => one === target || knotOf(scene, target).includes(one));
  if (fears !== undefined)
    return { refused: refusal('tooFrightened', { actor, source: fears }), takesMove: false };
  return insideZone(scene, actor);
}

/** Moving about inside the Zone: a Free Action, but a Move for the Slow. */
export function insideZone(scene: Scene, actor: CharacterId): Approach {
  const { speed, why } = speedOf(scene, { actor });
  if (speed.freeInside) return here;
  const noMove = whyNoMove(scene, actor);
  return {
    refused:
      noMove === null ? null : refusal('slowInside', { actor, slowed: why.modifiers[0]?.source ?? null }),
    takesMove: true,
  };
}

const knotOf = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  scene.fight === null ? [] : closeTo(scene.fight.standing, id);

/** How an attack reaches its target: a shot from anywhere, Reach inside the Zone, else by going up to it. */
export function reachOf(scene: Scene, attack: AttackAbout): Approach {
  const { actor, target } = attack;
  const zones = zonesApart(scene, actor, target);
  if (isRanged(scene, attack))
    return Number.isFinite(zones)
      ? here
      : { refused: refusal('noWayThere', { actor, target }), takesMove: false };
  if (zones === 0 && hasTrait(weaponOf(scene, attack), 'reach')) return here;
  return approach(scene, actor, target);
}
