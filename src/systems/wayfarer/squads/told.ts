import type { Scene, UnitId } from '../scene.ts';
import { squadOf } from './squad.ts';

/** A squad as it is told of: its name, and how many of it act. */
export interface SquadTold {
  readonly name: string;
  readonly models: number;
}

/** The squad that a unit leads, with so many others; nothing where it acts alone. */
export function squadTold(scene: Scene, id: UnitId, others: number): { readonly squad?: SquadTold } {
  const name = squadOf(scene, id);
  return name === null || others === 0 ? {} : { squad: { name, models: others + 1 } };
}
