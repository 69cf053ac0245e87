import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { enemiesOf } from '../effects/moment.ts';
import { handling, holders, lyingAt, markersOf } from '../markers/things.ts';
import { goalsOf } from '../moves/goals.ts';
import { nameOfOperable, operablesOf } from '../operating/operate.ts';
import { isVehicleUnit, runningIn, type Scene, type UnitId, unit } from '../scene.ts';
import { aimAt } from './aim.ts';

/** What taking up something counts for, and going to it where that is what is fought for. */
const TAKING = 0.2;
const GOING = 0.15;

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

/** A unit that can strike at nobody goes to what is fought for, where it isn't there yet. */
export function headingFor(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  if (running === null || scene.battle?.mission === undefined || staysThere(scene, running.unit)) return [];
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
