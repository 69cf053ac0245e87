import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { type At, parseTile } from '../../../engine/space/index.ts';
import { standing } from '../battle/standing.ts';
import { enemiesOf } from '../effects/moment.ts';
import { handling, holders, loadOf, lyingAt, markersOf } from '../markers/things.ts';
import { incrementsFor } from '../moves/gait.ts';
import { goalsOf } from '../moves/goals.ts';
import { tilesInReach } from '../moves/reach.ts';
import { nameOfOperable, operablesOf } from '../operating/operate.ts';
import {
  type Activation,
  isVehicleUnit,
  playerIn,
  runningIn,
  type Scene,
  type UnitId,
  unit,
} from '../scene.ts';
import { apart } from '../space/measure.ts';
import { aimAt } from './aim.ts';

/** What taking up something counts for, and going to it where that is what is fought for. */
const TAKING = 0.2;
const GOING = 0.15;
/** So many increments nearer home are as good as one farther from an enemy. */
const HOMEWARD = 4;

/** A unit takes up what it can carry, where nothing better is to be done; what it could only drag as well, where grabs are fought for. */
export function takingUp(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  const act = acts.find(({ id }) => id === 'operate');
  if (running === null || act === undefined) return [];
  return (act.targets ?? []).flatMap(({ id: target }): readonly Rated[] => {
    const found = operablesOf(scene, running.unit).find((one) => nameOfOperable(one) === target);
    const one = found?.operation === 'pickUp' ? lyingAt(scene, found.tile) : null;
    const isWorthIt =
      one !== null &&
      (handling(scene, running.unit, one) === 'carried' || scene.battle?.mission?.kind === 'grabs');
    if (!isWorthIt) return [];
    return [{ act, target, means: null, worth: TAKING, thenAttack: false, on: 'ally', what: 'picks' }];
  });
}

/** Whether a unit stands where points for objectives are had, and that is what is fought for: it stays there. */
export function staysThere(scene: Scene, id: UnitId): boolean {
  const kind = scene.battle?.mission?.kind;
  if (kind !== 'objectives' && kind !== 'hold') return false;
  return markersOf(scene, 'objective').some((one) => holders(scene, unit(scene, id).side, one).includes(id));
}

/** Whether a unit has a grab where grabs are fought for: it keeps away from enemies. */
export const hasGrab = (scene: Scene, id: UnitId): boolean =>
  scene.battle?.mission?.kind === 'grabs' && loadOf(scene, id)?.kind === 'grab';

/** Farther from enemies than this nobody runs with a grab: it goes home. */
const SAFE = 12;

/** Where who has a grab takes it: away from enemies, and of places as far from them to the one nearest its own edge. */
function keepingAway(scene: Scene, running: Activation, acts: readonly ActOption[]): readonly Rated[] {
  const { unit: id, side } = running;
  const own = standing(scene, id);
  const zone = playerIn(scene, side)?.zone ?? null;
  if (own === null || zone === null || isVehicleUnit(scene, id)) return [];
  const bodies = enemiesOf(scene, id).flatMap((enemy) => standing(scene, enemy) ?? []);
  const home = { at: zone.at, size: zone.columns, deep: zone.rows };
  const safety = (at: At): number =>
    Math.min(SAFE, ...bodies.map((enemy) => apart({ ...own, at }, enemy))) -
    apart({ ...own, at }, home) / HOMEWARD;
  const now = safety(own.at);
  return acts
    .filter((act) => act.id === 'move' || act.id === 'run')
    .flatMap((act): readonly Rated[] => {
      const [best] = tilesInReach(scene, running, incrementsFor(scene, running, running.rushed))
        .flatMap((tile) => {
          const at = parseTile(tile);
          return at === null ? [] : [{ tile, safe: safety(at) }];
        })
        .toSorted((one, other) => other.safe - one.safe);
      if (best === undefined || best.safe <= now) return [];
      const goes = { act, target: best.tile, means: null, thenAttack: false } as const;
      return [{ ...goes, worth: GOING, on: 'ally', what: 'picks' }];
    });
}

/** A unit that can strike at nobody goes to what is fought for, where it isn't there yet. */
export function headingFor(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  if (running === null || scene.battle?.mission === undefined || staysThere(scene, running.unit)) return [];
  if (hasGrab(scene, running.unit)) return keepingAway(scene, running, acts);
  const { unit: id } = running;
  if (unit(scene, id).where.kind !== 'map' || isVehicleUnit(scene, id)) return [];
  if (enemiesOf(scene, id).some((enemy) => aimAt(scene, id, enemy, false) > 0)) return [];
  return acts
    .filter((act) => act.id === 'move' || act.id === 'run')
    .flatMap((act): readonly Rated[] => {
      const tiles = (act.targets ?? []).flatMap((one) => (one.refused === null ? [one.id] : []));
      const goal = goalsOf(scene, running, tiles).find(({ to }) => to === 'marker');
      if (goal === undefined) return [];
      const goes = { act, target: goal.tile, means: null, thenAttack: false } as const;
      return [{ ...goes, worth: GOING, on: 'ally', what: 'picks' }];
    });
}
