import type { Rule } from '../../../engine/rule.ts';
import { type At, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { freeMeans, strikeFreely } from '../assaults/free.ts';
import { unarmed } from '../assaults/means.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, isLarger, modelOf, standing } from '../battle/standing.ts';
import { detectsBody, enemiesOf } from '../effects/moment.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { type Scene, type UnitId, unitIn } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { apart, isAdjacent } from '../space/measure.ts';
import { pathTo, reachOf } from '../space/reach.ts';
import { sureWay } from '../space/walks.ts';
import { tell } from '../tell.ts';
import { gaitOfUnit, incrementsOn } from './gait.ts';

const isThere = (tx: Tx<Scene>, id: UnitId): boolean => unitIn(tx.now, id)?.where.kind === 'map';

/** Enemies beside a unit strike at it for free before it leaves them (Opportunistic Combatant, L2451). */
export function* strikeWhoLeaves(tx: Tx<Scene>, id: UnitId, end: Body): Rule<void> {
  const from = standing(tx.snapshot(), id);
  if (from === null) return;
  for (const enemy of enemiesOf(tx.snapshot(), id)) {
    const scene = tx.snapshot();
    const body = standing(scene, enemy);
    const leaves = body !== null && isAdjacent(body, from) && !isAdjacent(body, end);
    if (!leaves || !isThere(tx, id) || !hasRule(scene, enemy, 'strikeLeaving')) continue;
    const means = freeMeans(scene, enemy, id, 'melee');
    if (means !== null) yield* strikeFreely(tx, { unit: enemy, target: id, means });
  }
}

/** Enemies into whose Detect range a unit has come by a step shoot at it for free, with a die less (Overwatch, L2134). */
export function* shootWhoComes(tx: Tx<Scene>, id: UnitId, before: Body, now: Body): Rule<void> {
  for (const enemy of enemiesOf(tx.snapshot(), id)) {
    const scene = tx.snapshot();
    const [watch] = rulesNamed(scene, enemy, 'overwatch');
    if (watch === undefined || !isThere(tx, id)) continue;
    if (detectsBody(scene, enemy, before) || !detectsBody(scene, enemy, now)) continue;
    const means = freeMeans(scene, enemy, id, 'ballistic');
    if (means === null) continue;
    const changes = [
      { pool: 'offense', from: 'overwatch', what: 'dice', by: Number(watch.figures.dice) } as const,
    ];
    yield* strikeFreely(tx, { unit: enemy, target: id, means, changes });
  }
}

/** Enemies that had a unit in Detect range go after it where it has gone away from them (Dogged Pursuit, L2665): a move, straight to it. */
export function pursue(tx: Tx<Scene>, id: UnitId, from: Body): void {
  for (const enemy of enemiesOf(tx.snapshot(), id)) {
    const scene = tx.snapshot();
    const [own, prey, mover] = [standing(scene, enemy), standing(scene, id), modelOf(scene, enemy)];
    if (own === null || prey === null || mover === null || mover.isVehicle) continue;
    const wasNear = detectsBody(scene, enemy, from);
    const isFarther = apart(own, prey) > apart(own, from);
    if (!wasNear || !isFarther || !hasRule(scene, enemy, 'follow')) continue;
    goTowards(tx, enemy, prey);
  }
}

/** A unit moves as near to a body as one move brings it, on ways where nothing can go wrong. Gives whether it went anywhere. */
export function goTowards(tx: Tx<Scene>, id: UnitId, to: Body): boolean {
  const scene = tx.snapshot();
  const mover = modelOf(scene, id);
  if (mover === null || mover.isVehicle) return false;
  const reach = reachOf(fieldIn(scene), crowdIn(scene, null), {
    mover,
    gait: gaitOfUnit(scene, id),
    increments: incrementsOn(scene, id, null, null),
    may: sureWay,
  });
  const [start] = reach.places;
  // Of those as near, the one straight on.
  const aside = (at: At) => (at.x - to.at.x) ** 2 + (at.y - to.at.y) ** 2;
  const far = ({ at }: (typeof reach.places)[number]) =>
    1_000_000 * apart({ ...mover.body, at }, to) + aside(at);
  const place = reach.places.reduce((best, one) => (far(one) < far(best) ? one : best));
  const last = pathTo(reach, place.at, place.isColumn)?.legs.at(-1);
  if (place === start || last === undefined) return false;
  const from = tileName(mover.body.at);
  stand(tx, id, last.to);
  tell(tx, 'moved', { unit: id, how: 'move', from, to: tileName(last.to.at), cost: place.cost });
  return true;
}

/** Who tramples goes through a smaller enemy with an unarmed assault of its own, and has none to fear (L2514). Gives whether it does. */
export function* tramples(tx: Tx<Scene>, id: UnitId, enemy: UnitId, isRush: boolean): Rule<boolean> {
  const scene = tx.snapshot();
  if (!isRush || !hasRule(scene, id, 'trample') || !isLarger(scene, id, enemy)) return false;
  yield* strikeFreely(tx, { unit: id, target: enemy, means: unarmed });
  return true;
}
