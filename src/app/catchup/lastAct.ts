import type { Answer } from '../../engine/decision.ts';
import type { EntryRecord, Store } from '../ports.ts';
import { wasQueued } from '../queue/queued.ts';
import type { Table } from '../table.ts';

const PAGE = 20;

/**
 * When the caller last did something before a moment; when the campaign began, if they never have. What stands under their name but came to
 * its end without them was not done then: somebody else answered for it last, or it was queued and done when its turn came.
 */
export async function lastActBefore(
  store: Pick<Store, 'entries'>,
  { campaign, caller }: Table,
  moment: Date,
): Promise<Date> {
  let before = { createdAt: new Date(moment.getTime() + 1), id: '' };
  for (;;) {
    const page = await store.entries({
      campaignId: campaign.id,
      userId: caller.userId,
      before,
      limit: PAGE,
    });
    const own = page.find(wasThere);
    if (own !== undefined) return own.createdAt;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return campaign.createdAt;
    before = last;
  }
}

/** Whether whoever an entry is of was there when it was done. */
function wasThere(entry: EntryRecord): boolean {
  const { userId, answers } = entry;
  const given = Array.isArray(answers) ? (answers as unknown as readonly Answer[]) : [];
  const last = given.filter(({ ordered }) => ordered !== true).at(-1);
  return (last === undefined || last.by === userId) && !wasQueued(entry);
}
