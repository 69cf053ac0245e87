import { wholePercent } from '../../../engine/chances.ts';
import { tileName } from '../../../engine/space/index.ts';
import { standing, withStanding } from '../battle/standing.ts';
import { savesOf } from '../defeat/saves.ts';
import { poolOf } from '../effects/pool.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import type { Ram } from '../space/driven.ts';
import type { WayLeg } from '../space/path.ts';
import { ramOf } from '../vehicles/ram.ts';
import { runningOver, underWheels } from '../vehicles/runOver.ts';
import { plural } from '../words/names.ts';
import { type Odds, oddsOf, oddsOfTest, type Side, throughSaves } from './odds.ts';

/** What may become of who is run over. */
export interface RunOver extends Side {
  readonly isExact: boolean;
}

/** The chances of a test under the wheels, and what save dice leave of them: a draw is no escape (L5112). */
export function oddsUnder(scene: Scene, vehicle: UnitId, id: UnitId): RunOver {
  const [under, over] = runningOver(scene, vehicle, id);
  const own = poolOf(scene, id, under.tested, under.moment);
  const its = poolOf(scene, vehicle, over.tested, over.moment);
  const { chance, isExact } =
    own === null || its === null ? { chance: own === null ? 0 : 1, isExact: true } : oddsOfTest(own, its);
  return { ...throughSaves(savesOf(scene, id, underWheels(vehicle), 0), 1 - chance, 0), isExact };
}

/** The chances of both who run into each other, from where the vehicle meets the other (L5115). */
export function oddsOfRam(scene: Scene, id: UnitId, { target, straight, path }: Ram): Odds {
  const end = path.legs.at(-1)?.to ?? standing(scene, id);
  const there = end === null ? scene : withStanding(scene, id, end);
  return oddsOf(there, ramOf(there, id, target, straight));
}

/** A side that leaves the map, by the chances of an assault. */
export const gone = ({ captured, reserves }: Side): number => captured + reserves;

/** '62%', or 'about 62%' where that could not be solved. */
export const percentOf = (chance: number, isExact: boolean): string =>
  `${isExact ? '' : 'about '}${wholePercent(chance)}`;

/** A ram in a few words: '6 increments straight on, 40% to take it off the map, 12% to fall'. */
export function ramTold(scene: Scene, id: UnitId, one: Ram): string {
  const { ours, theirs, isExact } = oddsOfRam(scene, id, one);
  return [
    `${plural(one.straight, 'increment')} straight on`,
    `${percentOf(gone(ours), isExact)} to take it off the map`,
    theirs === null ? 'no answer' : `${percentOf(gone(theirs), isExact)} to fall`,
  ].join(', ');
}

/** Whom a leg of a way runs over, friend or foe, with how likely each leaves the map. */
export const underTold = (scene: Scene, vehicle: UnitId, { over, to }: WayLeg): readonly string[] =>
  over.map((id) => {
    const odds = oddsUnder(scene, vehicle, id);
    const friend = unit(scene, id).side === unit(scene, vehicle).side ? ', your own,' : '';
    return `${unit(scene, id).name}${friend} is run over at ${tileName(to.at)}: ${percentOf(gone(odds), odds.isExact)} to fall`;
  });
