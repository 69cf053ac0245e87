import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { assaultOf } from '../assaults/fighting.ts';
import { retaliationOf } from '../assaults/legality.ts';
import { ramming } from '../assaults/means.ts';
import type { Change } from '../assaults/pools.ts';
import { type Assault, resolve } from '../assaults/resolve.ts';
import { rulesNamed } from '../effects/sources.ts';
import { isVehicleUnit, type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import type { WayPath } from '../space/path.ts';
import { tell } from '../tell.ts';

/** The highest that a kicker goes; what is over it is another one (L5119). */
const highest = 6;

/** Increments as kickers: 14 are 6, 6 and 2. */
const kickersFor = (straight: number): readonly number[] => [
  ...Array.from({ length: Math.floor(straight / highest) }, () => highest),
  ...(straight % highest === 0 ? [] : [straight % highest]),
];

const kicker = (of: UnitId, from: string, by: number): Change & { readonly of: UnitId } => ({
  of,
  pool: 'offense',
  from,
  what: 'kicker',
  by,
});

/** Increments that a way goes straight on at its end, with the one that meets somebody. */
export function straightOf({ legs }: WayPath): number {
  const turn = legs.findLastIndex(({ how }) => how === 'turn');
  return legs.length - turn;
}

/**
 * Two that run into each other: vehicles fight with Melee DEF in place of OFF and with what the run gives them (L5115); against what flies an
 * enemy has a kicker more (L5333). What is no vehicle strikes back as it can.
 */
export function ramOf(scene: Scene, id: UnitId, target: UnitId, straight: number): Assault {
  const both = [id, ...(isVehicleUnit(scene, target) ? [target] : [])];
  const isEnemy = unit(scene, id).side !== unit(scene, target).side;
  const changes = [
    ...both.flatMap((of) => kickersFor(straight).map((by) => kicker(of, 'ram', by))),
    ...rulesNamed(scene, id, 'rammedKicker').flatMap(({ figures }) =>
      isEnemy ? [kicker(target, 'flyer', Number(figures.value))] : [],
    ),
  ];
  const back = isVehicleUnit(scene, target) ? ramming : retaliationOf(scene, target, id, 'melee');
  const made = { unit: id, target, means: ramming, back, hasMoved: true, shaken: [], sneaks: false, changes };
  return assaultOf(scene, made);
}

/** A vehicle runs into something and both fight (L5115). */
export function* collide(tx: Tx<Scene>, id: UnitId, target: UnitId, straight: number): Rule<void> {
  const scene = tx.snapshot();
  if ([id, target].some((one) => unitIn(scene, one)?.where.kind !== 'map')) return;
  tell(tx, 'rams', { unit: id, target, straight });
  yield* resolve(tx, ramOf(scene, id, target, straight));
}
