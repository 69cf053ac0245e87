import type { Rule } from '../../../engine/rule.ts';
import { facingTowards, gapBetween, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { allOnMap, crowdIn, fieldIn, standing } from '../battle/standing.ts';
import { dice, type Effect } from '../content/effect.ts';
import { type Blow, defeat } from '../defeat/defeat.ts';
import { toReserves } from '../defeat/reserves.ts';
import { inDetectRange } from '../effects/moment.ts';
import { type MustPass, mustPassAt, passesTest } from '../effects/mustPass.ts';
import { hasRule, isOfType, rulesNamed } from '../effects/sources.ts';
import { begin } from '../lasting/ends.ts';
import { type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { pushed } from '../space/push.ts';
import { tell } from '../tell.ts';
import { testStatic } from '../testing/static.ts';
import { uncontestedSixes } from '../tests/results.ts';
import type { Means } from './wielded.ts';
import { effectsOfMeans, hasEffect } from './means.ts';
import { stun } from './stun.ts';

/** How somebody held off an assault: with what it was made, and what both showed in that comparison. */
export interface HeldOff {
  readonly by: UnitId;
  readonly unit: UnitId;
  readonly means: Means;
  readonly offense: readonly number[];
  readonly defense: readonly number[];
  readonly blow: Blow;
}

const isThere = (scene: Scene, id: UnitId): boolean => unitIn(scene, id)?.where.kind === 'map';

/** What becomes of a unit that has survived an assault and failed a test that follows from it. */
function* suffer(tx: Tx<Scene>, { unit: id, blow }: HeldOff, must: MustPass): Rule<void> {
  switch (must.or) {
    case 'reserves':
      return yield* toReserves(tx, id, must.from);
    case 'notActivated':
      return stun(tx, id, must.from);
    case 'defeated':
      yield* defeat(tx, id, blow);
  }
}

/** Moments of `mustPass` that follow from holding off an assault, and whether this was one. */
function moments(scene: Scene, { unit: id, means }: HeldOff): readonly string[] {
  const isMachine = isOfType(scene, id, 'construct') || isOfType(scene, id, 'tech');
  return [
    ...(means.kind === 'ballistic' ? ['survivedShot'] : []),
    ...(isOfType(scene, id, 'living') ? ['livingSurvived'] : []),
    ...(isMachine && means.kind === 'melee' ? ['machineSurvivedBlow'] : []),
  ];
}

/** Whether an assault pushes who holds it off: by its weapon, or in melee by a skill (L2463). */
const hasPress = (scene: Scene, by: UnitId, means: Means): boolean =>
  hasEffect(means, 'press') ||
  (means.kind === 'melee' &&
    rulesNamed(scene, by, 'hasEffect').some(({ figures }) => figures.effect === 'press'));

/** A unit is pushed an increment away (L4797), as far as nothing is in the way. */
function push(tx: Tx<Scene>, by: UnitId, id: UnitId): void {
  const scene = tx.snapshot();
  const [own, other] = [standing(scene, by), standing(scene, id)];
  if (own === null || other === null) return;
  const gap = gapBetween(own, other);
  const away = facingTowards(gap.x, gap.y);
  if (away === null) return;
  const { body, moved } = pushed(fieldIn(scene), crowdIn(scene, null), { id, body: other }, away, 1);
  if (moved === 0) return;
  stand(tx, id, body);
  tell(tx, 'pushed', { unit: id, to: tileName(body.at) });
}

/** What a power leaves behind on who has survived it (Mental Assault, L2591; Enervation, L4923). */
function* sufferAfter(tx: Tx<Scene>, { by, unit: id, means }: HeldOff): Rule<void> {
  const after = means.power?.after ?? null;
  if (after === null || (yield* testStatic(tx, id, 'arcaneDef', [after.dv], means.id))) return;
  if (after.or === 'activated') return stun(tx, id, means.id);
  const until = tx.now.battle?.round ?? null;
  const effects = [dice('own', -1, 'any')];
  begin(tx, { from: means.id, on: id, by, until, effects, isSpell: true });
}

/**
 * What follows for who has held off an assault: Crushing Blow without an uncontested 6 (L4717), the tests that weapons and skills ask for
 * (Stun, EMP, Pin Down, Strike of Unmaking), Press, and what powers leave behind.
 */
export function* afterHeldOff(tx: Tx<Scene>, held: HeldOff): Rule<void> {
  const { by, unit: id, means, offense, defense } = held;
  if (!isThere(tx.now, id)) return;
  const isWithoutSix = uncontestedSixes(defense, offense) === 0;
  if (isWithoutSix && hasEffect(means, 'crushingBlow')) stun(tx, id, 'crushingBlow');
  if (isWithoutSix && hasPress(tx.snapshot(), by, means)) push(tx, by, id);
  const scene = tx.snapshot();
  if (means.kind === 'technical' && isOfType(scene, id, 'tech') && hasRule(scene, by, 'shortCircuit'))
    stun(tx, id, 'shortCircuit');
  yield* sufferAfter(tx, held);
  const at = moments(scene, held);
  const ofMeans = effectsOfMeans(means).flatMap((effect: Effect) =>
    effect.does === 'mustPass' && at.includes(effect.at) ? [{ ...effect, from: means.id }] : [],
  );
  const ofUnit = at.flatMap((moment) => mustPassAt(scene, by, moment));
  for (const must of [...ofMeans, ...ofUnit]) {
    if (!isThere(tx.now, id)) return;
    if (!(yield* passesTest(tx, id, must))) yield* suffer(tx, held, must);
  }
  const emp = means.has.find(({ effect }) => effect === 'emp');
  if (emp !== undefined && isThere(tx.now, id) && isOfType(scene, id, 'tech'))
    if (!(yield* testStatic(tx, id, 'technicalDef', [emp.rank], 'emp'))) yield* toReserves(tx, id, 'emp');
}

/** After a kill in melee, living enemies near who has a Gruesome Display pass a test of Morale or go to reserves (L2405). */
export function* afterKill(tx: Tx<Scene>, by: UnitId, means: Means): Rule<void> {
  if (means.kind !== 'melee' || !isThere(tx.now, by)) return;
  for (const must of mustPassAt(tx.snapshot(), by, 'allyDefeatedNear')) {
    const scene = tx.snapshot();
    const near = allOnMap(scene).filter(
      (id) =>
        unit(scene, id).side !== unit(scene, by).side &&
        isOfType(scene, id, 'living') &&
        inDetectRange(scene, by, id),
    );
    for (const id of near) if (!(yield* passesTest(tx, id, must))) yield* toReserves(tx, id, must.from);
  }
}

/** Whether those that a unit defeats with something go to their reserves (Non-Lethal, Pacifist). */
export const sparesWith = (scene: Scene, id: UnitId, means: Means): boolean =>
  hasEffect(means, 'nonLethal') || hasRule(scene, id, 'defeatsToReserves');

/** By how much the saves of those whom a weapon defeats are made worse (Takedown). */
export const worsens = (means: Means): number =>
  means.has.reduce((sum, { effect, rank }) => sum + (effect === 'takedown' ? rank : 0), 0);

/** Cover that a unit carries against shots (L4696 to L4710): the best of it. */
export const carriedCover = (scene: Scene, id: UnitId, carried: readonly Means[]): number => {
  const saves = carried.flatMap((one) =>
    effectsOfMeans(one).flatMap((effect) =>
      effect.does === 'rule' && effect.rule === 'cover' ? [Number(effect.figures.save)] : [],
    ),
  );
  const worn = rulesNamed(scene, id, 'cover').map(({ figures }) => Number(figures.save));
  return Math.max(0, ...saves, ...worn);
};
