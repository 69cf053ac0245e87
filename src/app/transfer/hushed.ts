import type { Audience } from '../../engine/event.ts';
import { toldIn } from '../log/reader.ts';
import { hushedTo } from '../play/hearing.ts';
import type { CharacterRecord, EntryRecord, Json, SceneRecord } from '../ports.ts';

/**
 * Entries as a copy has them: it has no threads, so what was done in a private scene says itself whom it is for. These are who
 * may look into the scene, and who did it, by their characters; nobody of them there is, and it is the GM's.
 */
export function hushed(
  entries: readonly EntryRecord[],
  scenes: readonly SceneRecord[],
  characters: readonly CharacterRecord[],
): (entry: EntryRecord) => EntryRecord {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ownedBy = (userId: string) => characters.flatMap((one) => (one.ownerId === userId ? one.id : []));
  const inside = new Map<string, Set<string>>();
  for (const { channelId, cast, openedBy } of scenes)
    if (channelId !== null)
      inside.set(channelId, new Set([...(inside.get(channelId) ?? []), ...cast, ...ownedBy(openedBy)]));
  return (entry) => {
    const places = [entry, ...toldIn(entry).flatMap((id) => byId.get(id) ?? [])];
    const shut = places.flatMap(({ channelId }) => inside.get(channelId) ?? []);
    if (shut.length === 0) return entry;
    const doers = ownedBy(entry.userId);
    const ids = characters.flatMap(({ id }) =>
      doers.includes(id) || shut.every((those) => those.has(id)) ? id : [],
    );
    const to: Audience = ids.length === 0 ? 'gm' : ids;
    return { ...entry, events: all(entry.events, to), dice: all(entry.dice, to) };
  };
}

const all = (list: Json, to: Audience): Json =>
  Array.isArray(list) ? (list.map((one) => hushedTo(to)(one as { readonly to?: Audience })) as Json) : list;
