import type { EntryRecord, Store } from '../ports.ts';
import type { AnySystem } from '../table.ts';
import { namedInStored } from './others.ts';
import { sceneOf } from './stage.ts';

/** A scene that has the names of a stored entry: the fight it happened in, or its character and those it names. */
export async function sceneForWords(
  store: Pick<Store, 'encounter' | 'character'>,
  system: AnySystem,
  entry: EntryRecord,
): Promise<object> {
  if (entry.stream.kind === 'encounter') {
    const encounter = await store.encounter(entry.stream.id);
    if (encounter !== null) return sceneOf(system, encounter);
  }
  const ids = [entry.stream.id, entry.characterId, ...namedInStored(entry.intent)].filter(
    (id) => id !== null,
  );
  const characters: Record<string, object> = {};
  for (const id of ids) {
    const record = await store.character(id);
    const read = record === null ? null : system.character.read(record.state, record.schemaVersion);
    if (read?.ok) characters[id] = read.value;
  }
  return system.scene(characters);
}
