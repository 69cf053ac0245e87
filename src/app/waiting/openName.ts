import { everybody, type Viewer } from '../../engine/event.ts';
import { sceneOf } from '../play/stage.ts';
import type { CharacterRecord, EncounterRecord, Store, WaitRecord } from '../ports.ts';
import type { AnySystem } from '../table.ts';

/** What somebody in a fight is called by everybody, or by a viewer who is named; null where these do not know of them. */
export function nameInFight(
  system: AnySystem,
  encounter: EncounterRecord,
  id: string | null,
  viewer: Viewer = everybody,
): string | null {
  const known = system.known(sceneOf(system, encounter), viewer);
  return known.find((one) => one.id === id)?.name ?? null;
}

/** What everybody calls a character outside of fights; null for a GM's own, which are the GM's to know. */
export const nameOutside = (character: Pick<CharacterRecord, 'kind' | 'name'> | null): string | null =>
  character?.kind === 'pc' ? character.name : null;

/** What everybody calls who is waited for; null: the GM, for whoever it is. */
export async function openNameOf(
  store: Store,
  system: AnySystem,
  { actorId, ownerId, encounterId }: WaitRecord,
): Promise<string | null> {
  if (actorId === null || ownerId === null) return null;
  if (encounterId === null) return nameOutside(await store.character(actorId));
  const encounter = await store.encounter(encounterId);
  return encounter === null ? null : nameInFight(system, encounter, actorId);
}
