import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { score } from '../battle/victory.ts';
import { countsAs } from '../content/damageTypes.ts';
import type { Moment } from '../effects/moment.ts';
import { rulesNamed } from '../effects/sources.ts';
import { isVehicleUnit, type Scene, type SideId, type UnitId } from '../scene.ts';
import { damaged } from '../vehicles/damage.ts';
import { fall } from '../vehicles/fall.ts';
import { captorOver } from './captor.ts';
import { taken } from './captured.ts';
import { remove } from './gone.ts';
import { toReserves } from './reserves.ts';
import { dodges, isRescued } from './rescues.ts';
import { lastChances, rollSaves, savesOf } from './saves.ts';

/** What defeats a unit: whose doing it is, what kind of harm, what cover is between, and how its saves are made worse. */
export interface Blow {
  readonly side: SideId;
  readonly moment: Moment;
  readonly cover: number;
  readonly worse: number;
  /** The enemy's best Offense die; null: no die has beaten it. */
  readonly best: number | null;
  /** All that it was beaten by, kickers as well; empty: no test has. Who is in a vehicle tests against that (L5132). */
  readonly shown: readonly number[];
  /** Those it defeats go to their reserves instead (L4774, L1787). */
  readonly spares: boolean;
}

/**
 * A unit would be defeated (L223 to L255, L407 to L421): its save dice are rolled until one holds; then it dodges, allies rescue it, and
 * its last chances come; if nothing helps, it is captured. Gives what came of it.
 */
export function* defeat(tx: Tx<Scene>, id: UnitId, blow: Blow): Rule<'safe' | 'reserves' | 'captured'> {
  const saves = savesOf(tx.snapshot(), id, blow.moment, blow.cover);
  let came = yield* rollSaves(tx, id, saves, blow.worse);
  // A vehicle whose save die ties is no reserve: it is damaged (L5135).
  if (came === 'reserves' && isVehicleUnit(tx.snapshot(), id)) return yield* damaged(tx, id, blow);
  if (came === 'defeated' && blow.best !== null && (yield* dodges(tx, id, blow.moment, blow.best)))
    came = 'safe';
  if (came === 'defeated' && (yield* isRescued(tx, id))) came = 'reserves';
  if (came === 'defeated') came = yield* lastChances(tx, id, blow.moment);
  if (came === 'safe') return 'safe';
  if (came === 'reserves') {
    yield* toReserves(tx, id, 'saved');
    return 'reserves';
  }
  if (blow.spares) {
    yield* toReserves(tx, id, 'spared');
    return 'reserves';
  }
  if (isImmortal(tx.snapshot(), id, blow)) {
    // It is in nobody's captures, and a point is had for it all the same (L921).
    yield* toReserves(tx, id, 'immortal');
    score(tx, blow.side, 1);
    return 'reserves';
  }
  if (isVehicleUnit(tx.snapshot(), id)) {
    yield* fall(tx, id, blow);
    return 'captured';
  }
  const captor = yield* captorOver(tx, id, blow.side);
  if (captor !== null) return yield* taken(tx, id, captor);
  remove(tx, id, 'lost');
  return 'captured';
}

/** Whether only magic would capture a unit, and this is none (L921). */
function isImmortal(scene: Scene, id: UnitId, { moment }: Blow): boolean {
  return rulesNamed(scene, id, 'immortal').some(({ figures: { unless } }) => {
    const ending: readonly string[] = Array.isArray(unless) ? unless : [];
    return !moment.hitBy.some((type) => countsAs(type).some((one) => ending.includes(one)));
  });
}
