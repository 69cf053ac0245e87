import type { Breath } from '../breath.ts';
import type { EntryRecord, Store } from '../ports.ts';

const PAGE = 40; // reading one stops everything else for as long as it takes

/** All entries of a campaign, oldest first. */
export async function everyEntry(
  store: Pick<Store, 'entries'>,
  campaignId: string,
  breath: Breath,
): Promise<readonly EntryRecord[]> {
  const pages: (readonly EntryRecord[])[] = [];
  let oldest: EntryRecord | undefined;
  for (;;) {
    const page: readonly EntryRecord[] = await store.entries({
      campaignId,
      limit: PAGE,
      ...(oldest === undefined ? {} : { before: oldest }),
    });
    pages.push(page);
    oldest = page.at(-1);
    if (page.length < PAGE) return pages.flat().reverse();
    await breath();
  }
}
