import { focusOnAttack, focusOnKill } from './abilities/magic/focus.ts';
import { magicActs } from './abilities/magic/index.ts';
import { fireBehind, fountainsPour } from './abilities/magic/moments.ts';
import { controlResisted, familiarWill } from './abilities/soldier/hacking.ts';
import { soldierActs } from './abilities/soldier/index.ts';
import { targetMarker } from './abilities/soldier/marks.ts';
import { soldierAim, soldierBreaking, soldierCrit, soldierDamage } from './abilities/soldier/numbers.ts';
import { scorpionSting } from './abilities/soldier/shots.ts';
import { acts, ownActs } from './acts/index.ts';
import { townActs } from './acts/town/index.ts';
import { overwatch, reload } from './attack/acts.ts';
import { dropBody, pickupBody } from './attack/carrying.ts';
import { afterDamage, afterGrenade, afterKill, afterStrike } from './attack/hooks.ts';
import { stopDropRoll } from './conditions/acts.ts';
import { comesWith, endsWith } from './conditions/consequences.ts';
import { fleeInPanic, fleesFirst } from './conditions/flight.ts';
import { afterGain, afterLoss } from './conditions/hooks.ts';
import { conditionsAct } from './conditions/rounds.ts';
import { deploy } from './field/deploy.ts';
import { interact } from './field/interact.ts';
import { useAllysItem, useItem } from './items/acts.ts';
import { ballisticMask, salvationCharm, undeadDetected, undeadDetectorAim } from './items/automatic.ts';
import { channelEnergy } from './items/channel.ts';
import { grenadeEffects, smokeAim } from './items/grenades.ts';
import { gripGrazes, reflexSightCrit, suppressorAim, suppressorDamage } from './items/mods.ts';
import { powerGear } from './items/power.ts';
import { voidstone } from './items/voidstone.ts';
import { move } from './move/act.ts';
import { afterSteps, sprung } from './move/hooks.ts';
import { sources } from './numbers/index.ts';
import { overwatchAim, pointBlankAim, weaponAim } from './numbers/sources/attack.ts';
import {
  conditionAim,
  conditionDamage,
  conditionResist,
  conditionSpeed,
  conditionWill,
} from './numbers/sources/condition.ts';
import { coverAim, coverCrit } from './numbers/sources/cover.ts';
import { elevationAim } from './numbers/sources/elevation.ts';
import { magicAim, magicCrit, magicSpeed } from './numbers/sources/magic.ts';
import { rangeAim } from './numbers/sources/range.ts';
import { hairTriggerAim } from './numbers/sources/reaction.ts';
import { panicking, resisting, targetsMind } from './numbers/sources/will.ts';
import { powerActs } from './powers/acts.ts';
import { powersAtTheEnd, powersGlow, powersHit, powersStrikeBack } from './powers/moments.ts';
import {
  powerAim,
  powerBreaking,
  powerCrit,
  powerCritDamage,
  powerDamage,
  powerPiercing,
  powerSpeed,
  powerWill,
} from './powers/numbers.ts';
import { returnFire, riposte } from './reactions/back.ts';
import { clarity } from './reactions/clarity.ts';
import { distraction } from './reactions/distraction.ts';
import { dodgeHit } from './reactions/dodge.ts';
import { reactors } from './reactions/index.ts';
import { standingOrder } from './reactions/order.ts';
import { overwatchShot } from './reactions/overwatch.ts';
import { suppressedAim, suppressingShot, suppressionEnds } from './reactions/suppressiveFire.ts';
import { tripmineGoesOff } from './reactions/tripmine.ts';
import { tendWounds, visitDoctor } from './town/tending.ts';
import { useUtility } from './town/utility.ts';
import { duties, phaseEffects } from './turn/hooks.ts';
import { hatedAim, hatedCrit } from './will/hatred.ts';

/*
 * Where the system is put together: what each list of the rules goes through, in its order. Nothing imports this but the system's
 * value, so that every part may import the rules it works with.
 */

// What can be done, as it is offered: basic actions, abilities, items, what is done in town.
acts.fill([
  move,
  overwatch,
  reload,
  useItem,
  useAllysItem,
  pickupBody,
  dropBody,
  interact,
  deploy,
  stopDropRoll,
  fleeInPanic,
  ...magicActs,
  ...soldierActs,
  channelEnergy,
  powerGear,
  standingOrder,
  useUtility,
  tendWounds,
  visitDoctor,
  ...townActs,
]);

ownActs.fill([powerActs]);

// What may react, in the order in which it is asked.
reactors.fill([
  overwatchShot,
  suppressingShot,
  distraction,
  clarity,
  dodgeHit,
  returnFire,
  riposte,
  powersStrikeBack,
  ballisticMask,
  salvationCharm,
  voidstone,
]);

afterGain.fill([comesWith]);
afterLoss.fill([endsWith]);
afterDamage.fill([suppressionEnds]);
afterKill.fill([focusOnKill, powersAtTheEnd]);
afterStrike.fill([targetMarker, scorpionSting, gripGrazes, undeadDetected, powersHit]);
afterGrenade.fill([grenadeEffects]);
afterSteps.fill([fireBehind]);
sprung.fill([tripmineGoesOff]);
phaseEffects.fill([conditionsAct, fountainsPour, powersGlow]);
duties.fill([fleesFirst]);

// What changes each number, as it is told.
sources.aim.fill([
  smokeAim,
  suppressorAim,
  undeadDetectorAim,
  weaponAim,
  coverAim,
  elevationAim,
  rangeAim,
  pointBlankAim,
  overwatchAim,
  conditionAim,
  hatedAim,
  magicAim,
  suppressedAim,
  soldierAim,
  hairTriggerAim,
  powerAim,
]);
sources.crit.fill([reflexSightCrit, coverCrit, hatedCrit, magicCrit, soldierCrit, powerCrit]);
sources.damage.fill([suppressorDamage, conditionDamage, focusOnAttack, soldierDamage, powerDamage]);
sources.critDamage.fill([powerCritDamage]);
sources.breaking.fill([soldierBreaking, powerBreaking]);
sources.piercing.fill([powerPiercing]);
sources.speed.fill([conditionSpeed, magicSpeed, powerSpeed]);
sources.agilityPoints.fill([]);
sources.will.fill([conditionWill, powerWill]);
sources.willAttack.fill([targetsMind, familiarWill]);
sources.critEffect.fill([panicking]);
sources.resist.fill([conditionResist, resisting, controlResisted]);
