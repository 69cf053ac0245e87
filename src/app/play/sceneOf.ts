import type { AnySystem } from '../../engine/system.ts';
import type { EncounterRecord, Json } from '../ports.ts';

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

/** Whether somebody's data is a scene of a system, as far as can be seen: it can be read, and shown. */
export function isScene(system: AnySystem, state: Json, revision: number): boolean {
  try {
    const scene = system.upcast(state, revision);
    system.tracker(scene, { gm: true, characters: [] });
    system.charactersIn(scene);
    return true;
  } catch {
    return false;
  }
}

/** Says that a state about to be stored is a scene of today's shape. */
export function keepScene(state: object): void {
  scenes.set(state, state);
}
