import { type Activation, type Scene, unit } from '../scene.ts';
import { actingOf } from '../squads/acting.ts';
import { squadOf } from '../squads/squad.ts';

/** Who acts, as it is called: a squad by its name. */
export function nameActing(scene: Scene, running: Activation): string {
  const squad = squadOf(scene, running.unit);
  const others = actingOf(scene, running).length - 1;
  const { name } = unit(scene, running.unit);
  return squad === null || others === 0 ? name : `${squad} (${name} and ${others} more)`;
}
