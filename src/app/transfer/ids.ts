import type { Ids, Json } from '../ports.ts';

const GUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/giu;
const LENGTH = 36;

/** New ids for old ones. What was made earlier sorts earlier still. */
export function freshIds(old: readonly string[], ids: Ids): ReadonlyMap<string, string> {
  const sorted = [...new Set(old)].toSorted();
  const fresh = sorted.map(() => ids.next()).toSorted();
  return new Map(sorted.map((id, n) => [id, fresh[n] ?? '']));
}

/**
 * A value in which every old id is the new one, wherever it stands: as a value, as a key, in a path or within a longer word. An id
 * is too long to stand anywhere by chance, and what is no id of the file stays as it is.
 */
export function renamed(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return word(value, ids);
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [word(key, ids), renamed(one, ids)]));
}

const word = (text: string, ids: ReadonlyMap<string, string>): string =>
  text.length < LENGTH ? text : text.replace(GUID, (id) => ids.get(id) ?? id);
