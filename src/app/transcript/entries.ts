import type { Breath } from '../breath.ts';
import type { EntryRecord, Store } from '../ports.ts';
import { folded } from './folded.ts';

const PAGE = 40; // reading one stops everything else for as long as it takes

/** All entries of a campaign, the newest first, as many at once as are read without anybody waiting. */
export async function* entryPages(
  store: Pick<Store, 'entries'>,
  campaignId: string,
  breath: Breath,
): AsyncGenerator<readonly EntryRecord[]> {
  let oldest: EntryRecord | undefined;
  for (;;) {
    const page: readonly EntryRecord[] = await store.entries({
      campaignId,
      limit: PAGE,
      ...(oldest === undefined ? {} : { before: oldest }),
    });
    yield page;
    oldest = page.at(-1);
    if (page.length < PAGE) return;
    await breath();
  }
}

/** All entries of a campaign, oldest first. */
export async function everyEntry(
  store: Pick<Store, 'entries'>,
  campaignId: string,
  breath: Breath,
): Promise<readonly EntryRecord[]> {
  const pages: (readonly EntryRecord[])[] = [];
  for await (const page of entryPages(store, campaignId, breath)) pages.push(page.map(folded));
  return pages.flat().reverse();
}

/** Entries of a campaign, by what a story asks of them. */
export interface Entries {
  readonly byId: ReadonlyMap<string, EntryRecord>; // oldest first
  readonly ofFights: ReadonlyMap<string, readonly EntryRecord[]>; // each fight's, by their numbers
  readonly revealed: ReadonlySet<string>; // streams on which something has been revealed
}

/** Sorts entries (oldest first) once. Leaves out what has happened in a fight since the fight was read: `versions` says when that was. */
export async function indexed(
  entries: readonly EntryRecord[],
  versions: ReadonlyMap<string, number>,
  breath: Breath,
): Promise<Entries> {
  const byId = new Map<string, EntryRecord>();
  const ofFights = new Map<string, EntryRecord[]>();
  const revealed = new Set<string>();
  for (const entry of entries) {
    await breath();
    const { id, kind, stream, number } = entry;
    const isFight = stream.kind === 'encounter';
    if (isFight && number > (versions.get(stream.id) ?? 0)) continue;
    byId.set(id, entry);
    if (kind === 'reveal') revealed.add(stream.id);
    if (!isFight) continue;
    const fight = ofFights.get(stream.id);
    if (fight === undefined) ofFights.set(stream.id, [entry]);
    else fight.push(entry);
  }
  for (const fight of ofFights.values()) {
    fight.sort((a, b) => a.number - b.number);
    await breath();
  }
  return { byId, ofFights, revealed };
}
