import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { closeTo } from '../../../engine/space/zones/index.ts';
import { hasTrait } from '../character/traits.ts';
import { feared, has } from '../conditions/active.ts';
import { speeds } from '../content/speeds.ts';
import { zoneOfFighter, zonesApart } from '../fight/zones.ts';
import { movesOf, runsOf, type Way, whyNotThere } from '../moves/move.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { speedOf } from '../numbers/index.ts';
import { isRanged, weaponOf } from '../numbers/weapon.ts';
import { areClose, type CharacterId, type Scene, zonesFilled, zonesOf } from '../scene.ts';
import { whyNoMove, whyStuck } from '../turn/economy.ts';

/** Going up to somebody in the same Zone: why it cannot be done, and whether it takes the Move. */
export interface Approach {
  readonly refused: Refusal | null;
  readonly takesMove: boolean;
}

/** How an attack comes to its target; `way` is how the Zone is reached first, by a Charge or, where it takes that, with the Move. */
export interface Reaching extends Approach {
  readonly way: Way | null;
}

const here: Approach = { refused: null, takesMove: false };

const not = (refused: Refusal): Approach => ({ refused, takesMove: false });

/** How `actor` comes within Close Range of `target`: free inside the Zone, but for those who are Slow, and outside of a fight. */
export function approach(scene: Scene, actor: CharacterId, target: CharacterId): Approach {
  if (scene.fight === null || areClose(scene, actor, target)) return here;
  const zones = zonesApart(scene, actor, target);
  if (zones > 0) {
    const far = {
      actor,
      target,
      zone: zoneOfFighter(scene, target),
      zones: Number.isFinite(zones) ? zones : null,
    };
    return not(refusal('otherZone', far));
  }
  const stuck = whyStuck(scene, actor);
  if (stuck !== null) return not(stuck);
  const fears = feared(scene, actor).find((one) => one === target || knotOf(scene, target).includes(one));
  if (fears !== undefined) return not(refusal('tooFrightened', { actor, source: fears }));
  return insideZone(scene, actor);
}

/**
 * How `actor` walks into the Zone of `target` with the Move of the turn, and up to them; null where that can't be done, or
 * not together with an attack.
 */
export function walkTo(scene: Scene, actor: CharacterId, target: CharacterId): Reaching | null {
  if (scene.fight === null || zonesApart(scene, actor, target) === 0) return null;
  if (has(scene, actor, 'stunned') || (whyNoMove(scene, actor) ?? whyStuck(scene, actor)) !== null)
    return null;
  const way = movesOf(scene, actor).find(({ to }) => zonesOf(scene, target).includes(to));
  if (way === undefined || whyNotThere(scene, actor, way) !== null) return null;
  const isFeared = feared(scene, actor).some((one) => one === target || knotOf(scene, target).includes(one));
  return isFeared || insideZone(scene, actor).takesMove ? null : { refused: null, takesMove: true, way };
}

/** Moving about inside the Zone: a Free Action, but a Move for the Slow; `steps` of Speed are lost where it takes climbing. */
export function insideZone(scene: Scene, actor: CharacterId, steps = 0): Approach {
  const { speed, why } = speedOf(scene, { actor });
  if (speeds[Math.max(0, speeds.indexOf(speed) + steps)]?.freeInside) return here;
  const noMove = whyNoMove(scene, actor);
  return {
    refused:
      noMove === null ? null : refusal('slowInside', { actor, slowed: why.modifiers[0]?.source ?? null }),
    takesMove: true,
  };
}

const knotOf = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  scene.fight === null ? [] : closeTo(scene.fight.standing, id);

/** Whether melee leads into the next Zone, as one of the two fills theirs. */
export const reachesAcross = (scene: Scene, actor: CharacterId, target: CharacterId): boolean =>
  (zonesFilled(scene, actor) > 0 || zonesFilled(scene, target) > 0) && zonesApart(scene, actor, target) === 1;

/**
 * How an attack reaches its target: a shot from anywhere, Reach inside the Zone, melee from and to who fills a Zone also
 * from the next one (S102), else by going up to it.
 */
export function reachOf(scene: Scene, attack: AttackAbout): Reaching {
  const { actor, target } = attack;
  const charge = reachesAcross(scene, actor, target) ? null : chargeTo(scene, attack);
  return charge ?? { ...inZoneReach(scene, attack), way: null };
}

function inZoneReach(scene: Scene, attack: AttackAbout): Approach {
  const { actor, target } = attack;
  const zones = zonesApart(scene, actor, target);
  if (isRanged(scene, attack))
    return Number.isFinite(zones) ? here : not(refusal('noWayThere', { actor, target }));
  if (zones === 0 && hasTrait(weaponOf(scene, attack), 'reach')) return here;
  if (reachesAcross(scene, actor, target)) return here;
  return approach(scene, actor, target);
}

/**
 * A Charge into an adjacent Zone, where a group plays it so (S32): the way there is part of it, and so is going up. Null
 * where it is not that.
 */
function chargeTo(scene: Scene, attack: AttackAbout): Reaching | null {
  const { actor, target } = attack;
  const leads = attack.way === 'charge' && scene.party.rules.chargeMoves === 'yes';
  if (!leads || isRanged(scene, attack) || zonesApart(scene, actor, target) !== 1) return null;
  const stuck = whyStuck(scene, actor);
  if (stuck !== null) return { ...not(stuck), way: null };
  const way = runsOf(scene, actor).find(({ to }) => zonesOf(scene, target).includes(to));
  if (way === undefined) return null;
  const fears = whyNotThere(scene, actor, way);
  return fears === null ? { ...here, way } : { ...not(fears), way: null };
}
