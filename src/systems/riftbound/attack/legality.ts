import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import { conditionOf, grappledBy } from '../conditions/active.ts';
import { areTouching, distanceBetween } from '../fight/bodies.ts';
import { asKnownTo } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import { isUp, seesIn } from '../fight/sides.ts';
import { heldBy, nameOf } from '../gear/carried.ts';
import { type CharacterId, fighterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { exposure, insideOf, unitOf, whyNotOperated, whySheltered } from '../vehicles/crew.ts';
import { mayRam } from '../vehicles/ram.ts';
import { whyUnderway } from '../vehicles/underway.ts';
import { isSkilledFor, type Means } from './means.ts';

/** Who attacks, and from where. */
export interface Attacker {
  readonly actor: CharacterId;
  /** They count as Skilled, for three Prestige. */
  readonly asSkilled: boolean;
  /** From where the range is measured, where that is not the unit itself (Backup). */
  readonly centre?: CharacterId | null;
}

/** The unit that an Attack comes from: a vehicle, where it is a vehicle's (Vehicle Attacks); else the attacker's own base. */
export const originOf = (scene: Scene, actor: CharacterId, { source }: Means): CharacterId =>
  source.kind === 'system' ? source.vehicle : unitOf(scene, actor);

/** Why an Attack can't be made at all: not held, not Skilled, nothing left to fire it with. */
export function whyNotMeans(scene: Scene, { actor, asSkilled }: Attacker, means: Means): Refusal | null {
  const person = personIn(scene, actor);
  if (person === null) return refusal('vehiclesDontAct', { actor });
  const { attack, source } = means;
  const waits = source.kind === 'system' ? null : whyUnderway(scene, actor);
  if (waits !== null) return waits;
  if (attack.skilled && !asSkilled && !isSkilledFor(scene, person, means))
    return refusal('notSkilled', { actor, weapon: means.name });
  switch (source.kind) {
    case 'item': {
      const { item } = source;
      const hands = heldBy(scene, actor).reduce((all, { profile }) => all + profile.hands, 0);
      if (item.profile.hands === 2 && hands > 2) return refusal('needsBothHands', { item: nameOf(item) });
      return whyNotFed(nameOf(item), attack.uses, item) ?? whyShutIn(scene, actor);
    }
    case 'system': {
      const vehicle = vehicleIn(scene, source.vehicle);
      if (vehicle === null) return refusal('vehicleDestroyed', { vehicle: source.vehicle });
      const operated = { id: source.vehicle, vehicle, system: source.system };
      return (
        whyNotOperated(scene, actor, operated, asSkilled) ?? whyNotFired(scene, actor, means, source.vehicle)
      );
    }
    case 'unarmed':
    case 'improvised':
      return whyShutIn(scene, actor);
  }
}

/** Why a system's Attack can't be made, its Operator aside: Ammo, Watts, and what ramming wants. */
export function whyNotFired(
  scene: Scene,
  actor: CharacterId,
  { attack, source, name }: Means,
  vehicle: CharacterId,
): Refusal | null {
  if (source.kind !== 'system') return null;
  if (attack.special === 'ramming' && !mayRam(scene, actor)) return refusal('ramsAfterFullSpeed', { name });
  const watts = vehicleIn(scene, vehicle)?.watts ?? 0;
  if (watts < attack.uses.watts)
    return refusal('tooFewWatts', { vehicle, needed: attack.uses.watts, left: watts });
  return whyNotFed(name, attack.uses, source.system);
}

function whyNotFed(
  item: string,
  { ammo, charge }: Means['attack']['uses'],
  has: { readonly ammo: number; readonly charge: number },
): Refusal | null {
  if (has.ammo < ammo) return refusal('tooLittleAmmo', { item, needed: ammo, left: has.ammo });
  return has.charge < charge ? refusal('tooLittleCharge', { item, needed: charge, left: has.charge }) : null;
}

/** Out of a vehicle in which nobody can be targeted nobody strikes or shoots with what they hold: the book leaves it open. */
function whyShutIn(scene: Scene, actor: CharacterId): Refusal | null {
  const inside = insideOf(scene, actor);
  if (inside === null || exposure(scene, actor) === 'open') return null;
  const others = vehicleIn(scene, inside.vehicle)?.crew.some(({ who }) => who !== actor) ?? false;
  return others ? null : refusal('shutIn', { actor, vehicle: inside.vehicle });
}

/** Why somebody can't be attacked with this: who binds the attacker, where the target is, range and sight. */
export function whyNotTarget(
  scene: Scene,
  attacker: Attacker,
  means: Means,
  target: CharacterId,
): Refusal | null {
  const { actor, centre = null } = attacker;
  const from = centre ?? originOf(scene, actor, means);
  return (
    whyNever(scene, attacker, means, target) ??
    whyOutOfReach(scene, means, { from, target }) ??
    (seesIn(scene, from, target) ? null : refusal('notSeen', { actor, target }))
  );
}

/** The same wherever the target stands. */
export function whyNever(
  scene: Scene,
  { actor }: Attacker,
  means: Means,
  target: CharacterId,
): Refusal | null {
  const from = originOf(scene, actor, means);
  if (fighterIn(scene, target) === null) return refusal('notInFight', { id: target });
  if (target === actor || target === from) return refusal('attacksSelf', { actor });
  if (!isUp(scene, target)) return refusal('targetDown', { target });
  return whyBound(scene, actor, target) ?? whyNotAcross(scene, actor, means, target);
}

/** Taunted, one attacks only who taunts; holding somebody, only whom one holds (Taunted, Grappled): of a foe whom the GM hides nobody knows that. */
export function whyBound(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const taunter = conditionOf(scene, actor, 'taunted')?.by ?? null;
  if (taunter !== null && taunter !== target) return refusal('mustAttackTaunter', { actor, taunter });
  const held = grappledBy(asKnownTo(scene, actor), actor);
  return held.length > 0 && !held.includes(target)
    ? refusal('holdsSomebody', { actor, target: held[0] ?? '' })
    : null;
}

/** Walls of vehicles: who is inside one can't be targeted from outside, and reaches nobody there with what they hold. */
function whyNotAcross(
  scene: Scene,
  actor: CharacterId,
  { source }: Means,
  target: CharacterId,
): Refusal | null {
  const inside = insideOf(scene, actor);
  const theirs = insideOf(scene, target);
  const together = inside !== null && inside.vehicle === theirs?.vehicle;
  if (source.kind === 'system')
    return together
      ? refusal('gunPointsOut', { vehicle: source.vehicle })
      : whySheltered(scene, target, source.vehicle);
  if (inside !== null && !together && exposure(scene, actor) !== 'open')
    return refusal('shutIn', { actor, vehicle: inside.vehicle });
  return whySheltered(scene, target, actor);
}

/** Range (Attack): Melee wants bases in contact, all else is measured from base to base. In the theatre of the mind the GM says. */
function whyOutOfReach(
  scene: Scene,
  { attack: { range } }: Means,
  { from, target }: { readonly from: CharacterId; readonly target: CharacterId },
): Refusal | null {
  if (inMind(scene)) return null;
  if (range === null) return areTouching(scene, from, target) ? null : refusal('notTouching', { target });
  const away = distanceBetween(scene, from, target);
  if (away === null) return refusal('standsNowhere', { actor: target });
  return away <= range * METRE
    ? null
    : refusal('outOfRange', { target, away: Math.ceil(away / METRE), range });
}
