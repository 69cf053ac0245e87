import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { actorsIn, nearestDistance, type ZoneId } from '../../../engine/space/zones/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { whyNotUsable } from '../../../engine/uses/index.ts';
import { type Approach, approach } from '../attack/reach.ts';
import { isCharmedBy } from '../conditions/active.ts';
import { ranges } from '../content/ranges.ts';
import { isHiddenFrom } from '../fight/hidden.ts';
import { zonesApart } from '../fight/zones.ts';
import {
  type CharacterId,
  character,
  characterIn,
  closeOnes,
  fighterIn,
  fightersIn,
  type Scene,
  zonesOf,
} from '../scene.ts';
import { whyNoMettle } from '../turn/economy.ts';
import { harms } from './effects/index.ts';
import { holds } from './only.ts';
import type { Power } from './schema/power.ts';
import { limitOf } from './uses.ts';

/** Whether a power does harm: a Charmed one does not turn it on who charmed them, and a defender takes it (S74). */
export const isHarmful = (power: Power): boolean => power.effects.some(harms);

/** Somebody's power by its id; null where they have none of it. */
export const powerIn = (scene: Scene, user: CharacterId, id: string): Power | null =>
  characterIn(scene, user)?.powers.find((power) => power.id === id) ?? null;

/** Why a power cannot be used now, whomever it is aimed at; `extra` is what else of Mettle is spent with it. */
export function whyNotUsed(scene: Scene, user: CharacterId, power: Power, extra = 0): Refusal | null {
  const { id, name, mettle, left, only } = power;
  if (power.when === 'passive') return refusal('powerPassive', { actor: user, power: name });
  if (left === 0) return refusal('powerUsedUp', { actor: user, power: name });
  const limit = limitOf(power);
  if (limit !== null && whyNotUsable(character(scene, user).uses, id, limit) !== null)
    return refusal('powerSpent', {
      actor: user,
      power: name,
      uses: power.limit?.uses ?? 1,
      per: power.limit?.per ?? 'turn',
    });
  const at = { owner: user, opponent: null, ranged: null, charging: false };
  const own = only.filter((one) => !one.startsWith('opponent'));
  if (power.when === 'action' || power.when === 'free') {
    if (!holds(scene, own, at)) return refusal('powerNotNow', { actor: user, power: name });
  }
  return mettle === 0 ? null : whyNoMettle(scene, user, mettle + extra);
}

/** A power aims at a person, at a Zone, or at what follows by itself. */
export const aimsAt = ({ aim }: Pick<Power, 'aim'>): 'person' | 'zone' | 'nothing' => {
  if (aim === 'zone') return 'zone';
  return aim === 'self' || aim === 'close' ? 'nothing' : 'person';
};

/** Why somebody cannot be whom a power is aimed at. */
export function whyNotAimed(
  scene: Scene,
  user: CharacterId,
  power: Power,
  target: CharacterId,
): Refusal | null {
  if (characterIn(scene, target) === null) return refusal('unknownTarget');
  if (character(scene, target).dead) return refusal('targetDead', { target });
  const fights = fighterIn(scene, user) !== null;
  if (fights && fighterIn(scene, target) === null) return refusal('targetNotInFight', { target });
  if (isHiddenFrom(scene, target, user)) return refusal('hiddenFromYou', { actor: user, target });
  const wrong = whyNotSide(scene, user, power, target);
  if (wrong !== null) return wrong;
  if (isHarmful(power) && isCharmedBy(scene, user, target))
    return refusal('charmed', { actor: user, target });
  if (!holds(scene, power.only, { owner: user, opponent: target, ranged: null, charging: false }))
    return refusal('powerNotNow', { actor: user, power: power.name });
  return fights ? reachOfPower(scene, user, power, target).refused : null;
}

function whyNotSide(
  scene: Scene,
  user: CharacterId,
  { aim, name }: Power,
  target: CharacterId,
): Refusal | null {
  const isAlly = sideOf(scene, user) === sideOf(scene, target);
  if (aim === 'ally' && (!isAlly || target === user)) return refusal('powerAlly', { power: name });
  return aim === 'enemy' && isAlly ? refusal('powerEnemy', { power: name }) : null;
}

/** Outside a fight all are of one side. */
const sideOf = (scene: Scene, id: CharacterId) => fighterIn(scene, id)?.side ?? null;

/** How a power reaches somebody: at Close Range by going up to them, else from where one stands. */
export function reachOfPower(
  scene: Scene,
  user: CharacterId,
  { range, name }: Power,
  target: CharacterId,
): Approach {
  const here = { refused: null, takesMove: false };
  if (target === user) return here;
  if (range === 'close') return approach(scene, user, target);
  const far = zonesApart(scene, user, target);
  return { refused: whyTooFar(name, range, far), takesMove: false };
}

function whyTooFar(power: string, range: Power['range'], far: number): Refusal | null {
  const { zones, name } = rowOf(ranges, range);
  if (Number.isFinite(far) && (zones === null || far <= zones)) return null;
  return refusal('powerTooFar', { power, range: name });
}

/** Why a Zone cannot be what a power is aimed at. */
export function whyNotZone(scene: Scene, user: CharacterId, power: Power, zone: ZoneId): Refusal | null {
  const { fight } = scene;
  const from = zonesOf(scene, user);
  if (fight === null || from.length === 0) return refusal('powerNeedsFight', { power: power.name });
  if (!Object.hasOwn(fight.map.zones, zone)) return refusal('unknownTarget');
  const far = nearestDistance(fight.map, from, [zone]) ?? Number.POSITIVE_INFINITY;
  return whyTooFar(power.name, power.range, far) ?? whyNotThem(scene, user, power, zone);
}

/** Why an area cannot be struck: who charmed the user stands in it. */
export function whyNotThem(
  scene: Scene,
  user: CharacterId,
  power: Power,
  zone: ZoneId | null,
): Refusal | null {
  if (!isHarmful(power)) return null;
  const charmer = struck(scene, user, power, null, zone).find((id) => isCharmedBy(scene, user, id));
  return charmer === undefined ? null : refusal('charmed', { actor: user, target: charmer });
}

/** Everybody on whom a power works: the one it is aimed at, or all of an area whom it means. */
export function struck(
  scene: Scene,
  user: CharacterId,
  power: Power,
  target: CharacterId | null,
  zone: ZoneId | null,
): readonly CharacterId[] {
  const { fight } = scene;
  if (power.aim === 'self') return [user];
  if (aimsAt(power) === 'person') return target === null ? [] : [target];
  if (fight === null) return [];
  const there =
    power.aim === 'close' ? closeOnes(scene, user) : zone === null ? [] : actorsIn(fight.standing, zone);
  const isAlly = (id: CharacterId) => sideOf(scene, id) === sideOf(scene, user);
  const meant = (id: CharacterId) =>
    power.among === 'everybody' || (power.among === 'allies' ? isAlly(id) : !isAlly(id));
  return fightersIn(scene).filter((id) => there.includes(id) && meant(id) && !character(scene, id).dead);
}
