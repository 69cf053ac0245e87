import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation, whyNotOrdered } from '../activations/legality.ts';
import { after } from '../activations/orders.ts';
import { fieldIn } from '../battle/standing.ts';
import type { Held } from '../interrupts/held.ts';
import { stop } from '../interrupts/stop.ts';
import { isDragging } from '../markers/things.ts';
import { type Activation, runningIn, type Scene, type UnitId, unit } from '../scene.ts';
import { comeOut, findsTarget } from '../sneaking/sneak.ts';
import { blast } from '../space/areas.ts';
import { lead, leads } from '../squads/acting.ts';
import { tell } from '../tell.ts';
import { type Aimed, middleOf, tilesNamed } from './area.ts';
import { takeArea } from './areaAssault.ts';
import { testNerveToAssault } from './before.ts';
import { answerOf } from './fighting.ts';
import { whyNotTarget } from './legality.ts';
import { hasEffect, meansNamed, meansOf } from './means.ts';
import { scatter } from './scatter.ts';
import { sidesOf } from './sides.ts';
import { makeSingle } from './single.ts';
import { warn } from './warn.ts';
import { isWay, type Way, wayNamed } from './ways.ts';
import type { Area, Means } from './wielded.ts';

type HeldAssault = Extract<Held, { does: 'assault' }>;

/** The first of a unit's means that reaches a target: what an assault is made with where nothing is said. */
export const bestMeans = (scene: Scene, running: Activation, target: UnitId): Means | null =>
  meansOf(scene, running.unit).find(
    (one) => mayUse(running, one) && whyNotTarget(scene, running, target, one) === null,
  ) ?? null;

/** The first who acts and reaches a target with something, as it would lead; with anything where nothing is said. null: nobody does. */
export function leaderFor(
  scene: Scene,
  running: Activation,
  target: UnitId,
  means: string | null,
): Activation | null {
  // What it strikes with after its first assault is its own.
  const all = running.done.assaulted === null ? leads(scene, running) : [running];
  const reaches = (led: Activation): boolean => {
    if (led !== running && isDragging(scene, led.unit)) return false;
    if (means === null) return bestMeans(scene, led, target) !== null;
    const own = meansNamed(scene, led.unit, means);
    return own !== null && mayUse(led, own) && whyNotTarget(scene, led, target, own) === null;
  };
  return all.find(reaches) ?? null;
}

/** Whether an assault of a unit may be made with something: after its first, with what is left of several alone. */
export const mayUse = ({ done, more, owes }: Activation, { id, kind }: Means): boolean =>
  (owes === undefined || kind === 'melee') &&
  (done.assaulted === null || (more?.means.includes(id) ?? false));

/** Why the unit that acts can't make an assault now, whomever on; null: it can. */
export function whyNotAssault(running: Activation): Refusal | null {
  if (running.rushed !== null) return refusal('runsFirst', { unit: running.unit });
  if (running.done.assaulted === 'assault' && (running.more?.means.length ?? 0) > 0) return null;
  return whyNotOrdered(running, 'assault');
}

export const hasMoved = ({ done }: Pick<Activation, 'done'>): boolean =>
  done.moved === 'move' || done.moved === 'rush';

/** The area of an assault: of the way in which it is made, or of what it is made with. */
const areaOf = (means: Means, way: Way | null): Area | null => way?.area ?? means.area;

const aimedAt = (running: Activation, target: UnitId, means: Means, area: Area): Aimed => ({
  unit: running.unit,
  target,
  means,
  area,
  hasMoved: hasMoved(running),
});

/**
 * An assault is declared (L379): `target` is an enemy, `means` what it is made with, `way` how. The area of one that takes in several is
 * fixed by that, scattering first. Opponents may interrupt before the dice.
 */
export function* assault(
  tx: Tx<Scene>,
  { actor, target, means, way: named }: IntentOf<'attack'>,
): Rule<void> {
  const before = activationOf(tx.snapshot(), actor);
  if (!isActivation(before)) return yield* unless(tx, before);
  yield* unless(tx, whyNotAssault(before));
  lead(tx, leaderFor(tx.snapshot(), before, target, means)?.unit ?? before.unit);
  const scene = tx.snapshot();
  const running = runningIn(scene) ?? before;
  const chosen =
    means === null
      ? (bestMeans(scene, running, target) ?? meansOf(scene, running.unit)[0])
      : meansNamed(scene, running.unit, means);
  if (chosen === null || chosen === undefined || !mayUse(running, chosen))
    return yield* tx.refuse('noSuchMeans', { means: means ?? chosen?.id ?? null });
  yield* unless(tx, whyNotTarget(scene, running, target, chosen));
  const way = wayNamed(scene, running, target, chosen, named);
  if (!isWay(way)) return yield* unless(tx, way);
  if (!(yield* findsTarget(tx, running.unit, target))) return miss(tx);
  const area = areaOf(chosen, way);
  const sneaks = unit(scene, running.unit).sneaking;
  const back =
    sneaks || area !== null || way?.warns === true ? null : answerOf(scene, running.unit, target, chosen);
  tell(tx, 'assaultDeclared', {
    unit: running.unit,
    target,
    means: chosen.id,
    kind: chosen.kind,
    back: back?.id ?? null,
  });
  const tiles = area === null ? null : yield* tilesTaken(tx, aimedAt(running, target, chosen, area));
  const held: HeldAssault = { does: 'assault', target, weapon: chosen.id, way: named, tiles };
  if (yield* stop(tx, held)) return;
  yield* carryOut(tx, held);
}

/** The tiles that an area takes, once what scatters has come down; null: it takes whoever is in reach. */
function* tilesTaken(tx: Tx<Scene>, aimed: Aimed): Rule<HeldAssault['tiles']> {
  const scene = tx.snapshot();
  const middle = middleOf(scene, aimed);
  if (middle === null) return [];
  if (!hasEffect(aimed.means, 'scattering')) return tilesNamed(scene, aimed, middle);
  const fell = yield* scatter(tx, aimed.unit, middle);
  return fell === null ? [] : blast(fieldIn(scene), fell, aimed.area.size).map(tileName);
}

/** The assault is spent on somebody who was not found: the unit's turn is over (L541). */
function miss(tx: Tx<Scene>): void {
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) {
    drafted.done = { moved: 'operate', assaulted: 'assault' };
    delete drafted.more;
  }
}

/** Why a held assault can't be made any more; null: it can. One on tiles goes off wherever its target is now. */
export function whyLost(
  scene: Scene,
  running: Activation,
  { target, weapon, tiles }: HeldAssault,
): Refusal | null {
  const means = meansNamed(scene, running.unit, weapon);
  if (means === null) return refusal('noSuchMeans', { means: weapon });
  if (tiles !== null || leaderFor(scene, running, target, weapon) !== null) return null;
  return whyNotTarget(scene, running, target, means);
}

/** Marks an assault as made: what was given up for it, and what more it gives. */
function spend(tx: Tx<Scene>, running: Activation, means: Means, way: Way | null): void {
  const drafted = tx.state.battle?.activations.at(-1);
  const done = running.done.assaulted === null ? after(running.done, 'assault') : running.done;
  if (drafted === undefined || done === null) return;
  drafted.done = castDraft({ ...done, moved: way?.stays === true ? 'stayed' : done.moved });
  drafted.struck = means.kind;
  delete drafted.owes;
  if (way !== null && way.less > 0) drafted.left = (running.left ?? 0) - way.less;
  const left = running.more?.each === true ? running.more.means.filter((id) => id !== means.id) : [];
  if (way?.more != null) drafted.more = castDraft({ ...way.more });
  else if (running.done.assaulted !== null) drafted.more = { means: [...left], each: true };
}

/** An assault that nobody interrupts is carried out: tests of nerve, dice, and what comes of them. */
export function* carryOut(tx: Tx<Scene>, { target, weapon, way: named, tiles }: HeldAssault): Rule<void> {
  const led = runningIn(tx.snapshot());
  if (led !== null && tiles === null)
    lead(tx, leaderFor(tx.snapshot(), led, target, weapon)?.unit ?? led.unit);
  const scene = tx.snapshot();
  const running = runningIn(scene);
  const means = running === null ? null : meansNamed(scene, running.unit, weapon);
  if (running === null || means === null) return;
  const found = wayNamed(scene, running, target, means, named);
  const way = isWay(found) ? found : null;
  spend(tx, running, means, way);
  const sneaks = comeOut(tx, running.unit, means);
  if (means.area === null && way?.area == null)
    for (const one of sidesOf(scene, running, target, means).attackers) comeOut(tx, one, means);
  const area = areaOf(means, way);
  if (way?.warns === true) return yield* warn(tx, running.unit, target);
  if (area === null) return yield* makeSingle(tx, running, { target, means, way, sneaks });
  if ((yield* testNerveToAssault(tx, running.unit, target)) === 'lost') return;
  const taken = { ...means, area };
  const taking = {
    ...aimedAt(running, target, taken, area),
    tiles,
    sneaks,
    changes: way?.changes ?? [],
    given: way?.given ?? [],
  };
  yield* takeArea(tx, taking, tiles === null ? null : (tiles[Math.floor(tiles.length / 2)] ?? null));
}
