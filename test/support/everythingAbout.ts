import type { Json, Store } from '../../src/app/ports.ts';

/** All that is stored about somebody, put together. */
export async function everythingAbout(store: Store, userId: string): Promise<Record<string, Json>> {
  const all = new Map<string, Json>();
  const lists = new Map<string, Json[]>();
  await store.exportPerson(userId, async (part) => {
    if ('value' in part) return void all.set(part.key, part.value);
    const list = lists.get(part.key) ?? [];
    lists.set(part.key, list);
    list.push(...part.records);
    all.set(part.key, list);
  });
  return Object.fromEntries(all);
}
