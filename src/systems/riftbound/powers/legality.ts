import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import { whyNotPaid } from '../abilities/pay.ts';
import { areTouching, distanceBetween } from '../fight/bodies.ts';
import { inMind } from '../fight/mind.ts';
import { seesIn } from '../fight/sides.ts';
import { type CharacterId, presentIn, type Scene } from '../scene.ts';
import { whySheltered } from '../vehicles/crew.ts';
import { whyUnderway } from '../vehicles/underway.ts';
import { holds } from './only.ts';
import { areAllies, isOut, type Owned } from './owned.ts';
import type { Power } from './schema.ts';
import { isCooling, usesLeft } from './uses.ts';

/** Why a power cannot be used now, whomever it is aimed at; `melee`: of what sort the Attack is that it is about. */
export function whyNotUsed(
  scene: Scene,
  user: CharacterId,
  owned: Owned,
  melee: boolean | null = null,
): Refusal | null {
  const { power } = owned;
  const { name } = power;
  const waits = power.when === 'action' && owned.system !== true ? whyUnderway(scene, user) : null;
  if (waits !== null) return waits;
  if (isCooling(scene, user, owned)) return refusal('powerCooling', { actor: user, power: name });
  if (usesLeft(scene, user, owned) === 0) return refusal('powerSpent', { actor: user, power: name });
  const dear = power.sp === 0 ? null : whyNotPaid(scene, user, power.sp);
  if (dear !== null) return dear;
  const own = power.only.filter((one) => !one.startsWith('opponent'));
  return holds(scene, own, { owner: user, opponent: null, melee })
    ? null
    : refusal('powerNotNow', { actor: user, power: name });
}

/** Whether somebody has to say whom it is aimed at. */
export const isAimed = ({ aim }: Pick<Power, 'aim'>): boolean =>
  aim === 'ally' || aim === 'enemy' || aim === 'anyone';

/** Why somebody cannot be whom a power is aimed at. */
export function whyNotAimed(
  scene: Scene,
  user: CharacterId,
  { power }: Owned,
  target: CharacterId,
  melee: boolean | null = null,
): Refusal | null {
  const { aim, range, name } = power;
  if (isOut(scene, target)) return refusal('powerNobody', { target });
  const isAlly = areAllies(scene, user, target);
  if (aim === 'ally' && (!isAlly || target === user)) return refusal('powerAlly', { power: name });
  if (aim === 'enemy' && isAlly) return refusal('powerEnemy', { power: name });
  if (target === user || scene.fight === null) return null;
  const sheltered = isAlly ? null : whySheltered(scene, target, user);
  if (sheltered !== null) return sheltered;
  if (!seesIn(scene, user, target)) return refusal('powerUnseen', { actor: user, target });
  const isNear =
    range === 0 || inMind(scene)
      ? areTouching(scene, user, target)
      : (distanceBetween(scene, user, target) ?? Number.POSITIVE_INFINITY) <= range * METRE;
  if (!isNear) return refusal('powerTooFar', { power: name, range });
  return holds(scene, power.only, { owner: user, opponent: target, melee })
    ? null
    : refusal('powerNotNow', { actor: user, power: name });
}

/** Everybody on whom a power works: whom it is aimed at, and all near them whom it means. In the theatre of the mind all could be near. */
export function struck(
  scene: Scene,
  user: CharacterId,
  { aim, radius, among }: Power,
  target: CharacterId | null,
): readonly CharacterId[] {
  if (aim === 'self') return [user];
  const centre = aim === 'around' ? user : target;
  if (centre === null) return [];
  const isMeant = (id: CharacterId) =>
    among === 'everybody' || (among === 'allies') === areAllies(scene, user, id);
  const near = presentIn(scene).filter(
    (id) =>
      id !== centre &&
      radius > 0 &&
      scene.fight !== null &&
      !isOut(scene, id) &&
      isMeant(id) &&
      whySheltered(scene, id, user) === null &&
      (inMind(scene) || (distanceBetween(scene, centre, id) ?? Number.POSITIVE_INFINITY) <= radius * METRE),
  );
  return aim === 'around' ? near : [centre, ...near];
}
