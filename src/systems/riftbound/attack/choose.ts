import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type Typed, typed } from '../../../engine/typed.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { declaredIn } from '../abilities/panels/declared.ts';
import { isUnseen } from '../fight/known.ts';
import { alliesOf, enemiesOf } from '../fight/sides.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { type Attacker, whyNotMeans, whyNotTarget } from './legality.ts';
import { type Means, meansIn, meansOf } from './means.ts';
import type { Striking } from './striking.ts';
import { expected } from './worth.ts';

/** What is ticked to count as Skilled, for three Prestige. */
export const AS_SKILLED = 'skilled';

/** How an Attack may be made besides as usual, in words after one another: 'sharp', 'alone', 'less2'. */
interface Way {
  readonly type: DamageTypeId | null;
  /** Of one that sweeps: at the target and nobody else. */
  readonly alone: boolean;
  /** What the GM takes off an Improvised Weapon's damage. */
  readonly less: number;
}

/** Whom an Attack that sweeps leaves out, or takes in though they are no enemy: ticked, with their id behind it. */
export const SPARE = 'spare:';
export const SWEEP = 'sweep:';

const MOST_LESS = 9;

/** Reads a way; null for one that this Attack doesn't have. */
function readWay(means: Means, text: string | null): Way | null {
  let way: Way = { type: null, alone: false, less: 0 };
  for (const word of (text ?? '').split(' ').filter((one) => one !== '')) {
    const type = means.attack.types.find((one) => one === word);
    const less = /^less(\d)$/u.exec(word)?.[1];
    if (type !== undefined) way = { ...way, type };
    else if (word === 'alone' && means.attack.sweeps) way = { ...way, alone: true };
    else if (less !== undefined && means.source.kind === 'improvised')
      way = { ...way, less: Math.min(MOST_LESS, Number(less)) };
    else return null;
  }
  return way;
}

type Wanted = Pick<IntentOf<'attack'>, 'actor' | 'target' | 'means' | 'way' | 'spend'>;

/** An Attack as somebody wants it, or why it can't be made. Without means the best is taken that can reach the target. */
export function readAttack(scene: Scene, wanted: Wanted): Typed<Striking> {
  const { actor, target } = wanted;
  const attacker: Attacker = { actor, asSkilled: wanted.spend.includes(AS_SKILLED) };
  const chosen = wanted.means === null ? best(scene, attacker, target) : named(scene, attacker, wanted.means);
  if (!chosen.ok) return chosen;
  const means = chosen.value;
  const why = whyNotTarget(scene, attacker, means, target);
  if (why !== null) return { ok: false, refusal: why };
  const way = readWay(means, wanted.way);
  if (way === null)
    return { ok: false, refusal: refusal('noSuchAttackWay', { way: wanted.way ?? '', weapon: means.name }) };
  return typed({
    actor,
    means,
    targets: [target, ...(way.alone ? [] : swept(scene, attacker, { means, target, ticked: wanted.spend }))],
    type: way.type ?? means.attack.types[0] ?? 'blunt',
    less: way.less,
    overwatch: false,
    asSkilled: attacker.asSkilled,
    declared: declaredIn(wanted.spend),
  });
}

function named(scene: Scene, attacker: Attacker, id: string): Typed<Means> {
  const means = meansIn(scene, attacker.actor, id);
  if (means === null)
    return { ok: false, refusal: refusal('noSuchWeapon', { actor: attacker.actor, weapon: id }) };
  const why = whyNotMeans(scene, attacker, means);
  return why === null ? typed(means) : { ok: false, refusal: why };
}

/** What can be attacked with now, whatever it is aimed at. */
export const usable = (scene: Scene, attacker: Attacker): readonly Means[] =>
  meansOf(scene, attacker.actor).filter((means) => whyNotMeans(scene, attacker, means) === null);

/** With what somebody attacks who doesn't say it: what does the most on average; of weapons that can't reach, the reason of the first. */
function best(scene: Scene, attacker: Attacker, target: CharacterId): Typed<Means> {
  const all = usable(scene, attacker);
  let why: Refusal | null = null;
  let found: Means | null = null;
  let most = -1;
  for (const means of all) {
    const refused = whyNotTarget(scene, attacker, means, target);
    if (refused !== null) {
      why ??= refused;
      continue;
    }
    const worth = expected(scene, attacker.actor, means, target);
    if (worth <= most) continue;
    [most, found] = [worth, means];
  }
  if (found !== null) return typed(found);
  return { ok: false, refusal: why ?? refusal('nothingToAttackWith', { actor: attacker.actor }) };
}

/** The others that it meets, as they were ticked: any number of targets in range. */
function swept(
  scene: Scene,
  attacker: Attacker,
  {
    means,
    target,
    ticked,
  }: { readonly means: Means; readonly target: CharacterId; readonly ticked: readonly string[] },
): readonly CharacterId[] {
  if (!means.attack.sweeps) return [];
  const more = alliesOf(scene, attacker.actor).filter(
    (id) =>
      id !== target && ticked.includes(`${SWEEP}${id}`) && whyNotTarget(scene, attacker, means, id) === null,
  );
  const enemies = alsoSwept(scene, attacker, means, target);
  return [...enemies.filter((id) => !ticked.includes(`${SPARE}${id}`)), ...more];
}

/**
 * Whom a Greatsword's Attack meets besides its target, where nothing else is said: every other enemy in range. 'alone' leaves them out (A18:
 * one Attack, a die for each target).
 */
export function alsoSwept(
  scene: Scene,
  attacker: Attacker,
  means: Means,
  target: CharacterId,
): readonly CharacterId[] {
  if (!means.attack.sweeps) return [];
  return enemiesOf(scene, attacker.actor).filter(
    (id) => id !== target && !isUnseen(scene, id) && whyNotTarget(scene, attacker, means, id) === null,
  );
}
