import type { Made } from '../../../engine/creation.ts';
import type { IntentOf } from '../../../engine/intent.ts';
import { refusal } from '../../../engine/refusal.ts';
import { damageTypes, type DamageTypeId } from '../content/damageTypes.ts';
import { findRow } from '../../../engine/table.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { isLaying, laidAt, reachedBy } from './area.ts';
import { attacksNow } from './cost.ts';
import { whyNotMeans, whyNotTarget } from './legality.ts';
import type { Means } from './wielded.ts';
import { findMeans, has, meansOf, usualMeans } from './means.ts';
import type { Striking } from './strike.ts';
import { isAttackTick, mannerOf } from './ticks.ts';

/** All attacks of the action in one: half as much damage again for each beyond the first (Calculations). */
export const TOGETHER = 'together';

export interface Chosen extends Striking {
  /** How many attacks of the action it takes. */
  readonly uses: number;
}

/** An attack as it was chosen, or why it can't be made. What isn't said is the usual: the weapon in hand, its own type of damage. */
export function readAttack(
  scene: Scene,
  { actor, target, means: wanted, way, spend }: Omit<IntentOf<'attack'>, 'kind'>,
): Made<Chosen> {
  const means = wanted === null ? bestFor(scene, actor, target, way) : findMeans(scene, actor, wanted);
  if (means === null) return { ok: false, refusal: refusal('noSuchWeapon', { actor, weapon: wanted ?? '' }) };
  const why = whyNotMeans(scene, actor, means) ?? whyNotTarget(scene, actor, means, target);
  if (why !== null) return { ok: false, refusal: why };
  const unknown = spend.find((tick) => !isAttackTick(tick));
  if (unknown !== undefined) return { ok: false, refusal: refusal('unknownSpend', { spend: unknown }) };
  const together = way === TOGETHER;
  const laid = isLaid(means, way);
  const reached = laid
    ? laidAt(scene, actor, means, target, way ?? '')
    : reachedBy(scene, actor, means, target);
  if (reached === null)
    return { ok: false, refusal: refusal('badArea', { weapon: means.name, at: way ?? '' }) };
  const types = way === null || together || laid ? means.weapon.types : typeOf(means, way);
  if (types === null)
    return { ok: false, refusal: refusal('noSuchWay', { way: way ?? '', weapon: means.name }) };
  const uses = together ? attacksNow(scene, actor, means) : 1;
  return {
    ok: true,
    value: {
      ...{ actor, means, types, uses },
      targets: reached,
      ...mannerOf(spend),
      factors: uses > 1 ? [{ source: 'together', by: 0.5 * (uses - 1) }] : [],
    },
  };
}

/** The types of damage that a weapon deals in a way: Adaptable ones Physical, too (Weapons). */
function typeOf(means: Means, way: string): readonly DamageTypeId[] | null {
  const type = findRow(damageTypes, way)?.id ?? null;
  if (type === null) return null;
  if (means.weapon.types.includes(type)) return means.weapon.types;
  return type === 'physical' && has(means, 'adaptable') ? [type] : null;
}

/** Whether a way says where the area of this weapon lies. */
const isLaid = ({ weapon }: Means, way: string | null): boolean =>
  way !== null && weapon.area !== null && isLaying(way);

/** The first of what somebody has that reaches a target, with an area where one was laid; what they hold where nothing does. */
function bestFor(scene: Scene, actor: CharacterId, target: CharacterId, way: string | null): Means | null {
  const reaching = meansOf(scene, actor).filter(
    (means) => (whyNotMeans(scene, actor, means) ?? whyNotTarget(scene, actor, means, target)) === null,
  );
  return reaching.find((means) => isLaid(means, way)) ?? reaching[0] ?? usualMeans(scene, actor);
}
