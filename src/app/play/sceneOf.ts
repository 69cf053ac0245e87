import type { AnySystem } from '../../engine/system.ts';
import type { EncounterRecord } from '../ports.ts';

// Scenes read from a record, and those just written: read once, as long as the record is in use.
const scenes = new WeakMap<object, object>();

/** The scene of an encounter. The same record gives the same scene. */
export function sceneOf(system: AnySystem, record: EncounterRecord): object {
  const { state } = record;
  if (typeof state !== 'object' || state === null) return system.upcast(state, record.schemaVersion);
  const known = scenes.get(state);
  if (known !== undefined) return known;
  const scene = system.upcast(state, record.schemaVersion);
  scenes.set(state, scene);
  return scene;
}

/** Says that a state about to be stored is a scene of today's shape. */
export function keepScene(state: object): void {
  scenes.set(state, state);
}
