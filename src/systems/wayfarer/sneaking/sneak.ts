import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, whyRegroups } from '../activations/legality.ts';
import { hasEffect } from '../assaults/means.ts';
import type { Means } from '../assaults/wielded.ts';
import { coverFrom } from '../battle/seeing.ts';
import { isAdjacentTo } from '../battle/standing.ts';
import type { When } from '../content/effect.ts';
import { inDetectRange, plainTest } from '../effects/moment.ts';
import { hasRule, isOfType, rulesNamed } from '../effects/sources.ts';
import { type Activation, isVehicleUnit, type Scene, type UnitId, unit, vehicleOf } from '../scene.ts';
import { actingOf } from '../squads/acting.ts';
import { tell } from '../tell.ts';
import { testOpposed } from '../testing/opposed.ts';
import { reveal } from './reveal.ts';

/** Why the unit that acts can't begin to sneak; null: it can, before it has done anything (L533). */
export function whyNotSneak(scene: Scene, running: Activation): Refusal | null {
  const { unit: id, done, rushed } = running;
  const parted = whyRegroups(running);
  if (parted !== null) return parted;
  if (vehicleOf(scene, id) !== null) return refusal('isAboard', { unit: id });
  if (isVehicleUnit(scene, id)) return refusal('isVehicle', { unit: id });
  if (unit(scene, id).sneaking) return refusal('sneaksAlready', { unit: id });
  return done.moved === null && done.assaulted === null && rushed === null
    ? null
    : refusal('tooLateToSneak', { unit: id });
}

/** A unit that is activated begins to sneak (L533), and its squad with it. */
export function* sneak(tx: Tx<Scene>, { actor }: IntentOf<'act'>): Rule<void> {
  const running = activationOf(tx.snapshot(), actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotSneak(tx.snapshot(), running));
  for (const one of actingOf(tx.snapshot(), running)) {
    const drafted = tx.state.battle?.units[one];
    if (drafted === undefined || drafted.sneaking || isVehicleUnit(tx.snapshot(), one)) continue;
    drafted.sneaking = true;
    tell(tx, 'beganToSneak', { unit: one });
  }
}

/** Whether a unit goes on sneaking after an assault: whatever it does (L2314), or after a shot with a silencer (L4825). */
const staysHidden = (scene: Scene, id: UnitId, means: Means): boolean =>
  rulesNamed(scene, id, 'keepsSneaking').some(({ figures: { after } }) => after === 'any') ||
  (means.kind === 'ballistic' && hasEffect(means, 'silencer'));

/** A unit that sneaks makes an assault: as a rule it shows itself (L535). Gives whether it came out of hiding. */
export function comeOut(tx: Tx<Scene>, id: UnitId, means: Means): boolean {
  const scene = tx.snapshot();
  if (!unit(scene, id).sneaking) return false;
  if (!staysHidden(scene, id, means)) reveal(tx, id, false);
  return true;
}

/**
 * Whether a unit is hidden from another: it sneaks and is in cover, or hides in plain sight outside of their Detect range (L2239); or it is
 * always as good as hidden (Stealth Field Generator, L4566; Obfuscation, L5063).
 */
function isHidden(scene: Scene, id: UnitId, target: UnitId): boolean {
  if (hasRule(scene, target, 'alwaysSneaks')) return true;
  if (!unit(scene, target).sneaking) return false;
  const inPlainSight = hasRule(scene, target, 'hideInPlainSight') && !inDetectRange(scene, id, target);
  return inPlainSight || coverFrom(scene, id, target) > 0;
}

/**
 * Who wants to fight somebody who sneaks in cover, and isn't beside it, must find it first (L537): Detect against Athletics. Gives whether it
 * may be fought; who was found sneaks no longer.
 */
export function* findsTarget(tx: Tx<Scene>, id: UnitId, target: UnitId): Rule<boolean> {
  const scene = tx.snapshot();
  const hides = !isAdjacentTo(scene, id, target) && isHidden(scene, id, target);
  if (!hides) return true;
  const lives = isOfType(scene, target, 'living') || isOfType(scene, target, 'undead');
  const noticing: readonly When[] = lives ? ['noticing', 'noticingTheLiving'] : ['noticing'];
  const standing = yield* testOpposed(
    tx,
    { unit: id, tested: 'detect', moment: { ...plainTest, enemy: target, given: noticing } },
    { unit: target, tested: 'athletics', moment: { ...plainTest, enemy: id, given: ['sneaking'] } },
    'sneaking',
  );
  if (standing === 'ahead') reveal(tx, target, true);
  else tell(tx, 'notFound', { unit: target, by: id });
  return standing === 'ahead';
}
