import type { AnySystem } from '../engine/system.ts';
import { soulbound } from './soulbound/index.ts';

// `as` and not a plain assignment: a system is used with its own scenes only, which TypeScript cannot see.
const all = [soulbound as AnySystem];

/** Every rulebook there is, by its id. The only place that names them. */
export const systems: ReadonlyMap<string, AnySystem> = new Map(all.map((system) => [system.id, system]));

/** A system by its id. */
export const systemById = (id: string): AnySystem | undefined => systems.get(id);
