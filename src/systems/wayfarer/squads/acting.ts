import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Activation, type Scene, type UnitId, unit } from '../scene.ts';
import { membersIn } from './squad.ts';

/** All who act with an activation, who leads before the others: who has left the map, or its side, no longer does. */
export const actingOf = (
  scene: Scene,
  { unit: id, with: others = [], side }: Activation,
): readonly UnitId[] => [
  id,
  ...others.filter((one) => unit(scene, one).where.kind === 'map' && unit(scene, one).side === side),
];

/** An activation as another of those who act leads it. */
export const ledBy = (running: Activation, id: UnitId): Activation =>
  id === running.unit
    ? running
    : { ...running, unit: id, with: [running.unit, ...(running.with ?? []).filter((one) => one !== id)] };

/** An activation as each who acts would lead it, as it is led first. */
export const leads = (scene: Scene, running: Activation): readonly Activation[] =>
  actingOf(scene, running).map((id) => ledBy(running, id));

/** Another of those who act leads the activation that runs. */
export function lead(tx: Tx<Scene>, id: UnitId): void {
  const running = tx.snapshot().battle?.activations.at(-1);
  const drafted = tx.state.battle?.activations.at(-1);
  if (running === undefined || drafted === undefined || running.unit === id) return;
  const led = ledBy(running, id);
  drafted.unit = led.unit;
  drafted.with = castDraft([...(led.with ?? [])]);
}

/** Whether a unit moves as one of its squad: others of it are on the map. */
export const marches = (scene: Scene, id: UnitId): boolean => {
  const members = membersIn(scene, id, 'map');
  return members.length > 1 && members.includes(id);
};

/** What all of a squad were about to do, so that another may lead it. */
const ofAll: readonly string[] = ['assault', 'march'];

/**
 * One of a squad acts no longer: it is gone, or kept from it. Where it led, the next of those on the map does. Gives whether others go on; where
 * it acts alone, nothing changes.
 */
export function dropOut(tx: Tx<Scene>, id: UnitId): boolean {
  const scene = tx.snapshot();
  let goesOn = false;
  for (const [at, running] of (scene.battle?.activations ?? []).entries()) {
    const drafted = tx.state.battle?.activations[at];
    const others = actingOf(scene, running).filter((one) => one !== id);
    const [next, ...rest] = others;
    if (drafted === undefined || !actingOf(scene, running).includes(id) || next === undefined) continue;
    goesOn = true;
    drafted.unit = next;
    drafted.with = castDraft(rest);
    if (running.unit === id && running.held !== null && !ofAll.includes(running.held.does))
      drafted.held = null;
  }
  return goesOn;
}
