import type { Viewer } from '../../engine/event.ts';
import { here } from '../caller.ts';
import type { Ports, Store } from '../ports.ts';
import type { Table } from '../table.ts';
import { concerns, inRound, isOfKind, type LogFilter, storedFilter } from './filter.ts';
import { type LogLine, lineOf } from './line.ts';
import { readerAt } from './reader.ts';

export interface LogPage {
  readonly lines: readonly LogLine[]; // newest first
  readonly older: string | null; // the entry behind which the next page begins
  readonly viewer: Viewer;
}

const PAGE = 10;
const READ_AT_ONCE = 50;

/** A page of a campaign's log as the caller may see it. Players do not see entries of which they may see nothing. */
export async function readLog(
  { store }: Pick<Ports, 'store'>,
  table: Table,
  filter: LogFilter,
  behind: string | null = null,
): Promise<LogPage> {
  const reader = await readerAt(store, table);
  const { viewer } = reader;
  const { campaign, system } = table;
  const fight = filter.round === undefined ? null : await lastFight(store, table);
  if (filter.round !== undefined && fight === null) return { viewer, lines: [], older: null };
  const round = fight === null ? null : await inRound(store, system, fight, filter.round ?? 0);
  const card = filter.cardId === undefined ? null : await cardIn(store, table, filter.cardId);
  if (filter.cardId !== undefined && card === null) return { viewer, lines: [], older: null };
  const stream = fight?.id ?? card?.encounterId ?? null;
  const lines: LogLine[] = [];
  let before = behind === null ? null : await store.entry(behind);
  for (;;) {
    const entries = await store.entries({
      campaignId: campaign.id,
      ...storedFilter(filter),
      ...(stream === null ? {} : { stream: { kind: 'encounter', id: stream } as const }),
      ...(before === null ? {} : { before }),
      limit: READ_AT_ONCE,
    });
    for (const stored of entries) {
      if (card !== null && stored.number <= card.since) return { viewer, lines, older: null };
      if (card?.until != null && stored.number > card.until) continue;
      if (!isOfKind(stored, filter.kind) || round?.has(stored.id) === false) continue;
      const line = await lineOf(store, reader, stored);
      if (line === null) continue;
      if (filter.characterId !== undefined && !concerns(stored, line.events, filter.characterId)) continue;
      // One more than fits: there is another page.
      if (lines.length === PAGE) return { viewer, lines, older: lines.at(-1)?.entry.id ?? null };
      lines.push(line);
    }
    before = entries.at(-1) ?? null;
    if (entries.length < READ_AT_ONCE || before === null) return { viewer, lines, older: null };
  }
}

/** A card of a fight of this campaign. */
async function cardIn(store: Store, { campaign }: Table, id: string) {
  const card = await store.card(id);
  const fight = card === null ? null : await store.encounter(card.encounterId);
  return fight?.campaignId === campaign.id ? card : null;
}

/** The fight where the caller is: the one that runs, else the last. */
async function lastFight(store: Store, { campaign, caller }: Table) {
  const running = await store.runningEncounter(here(caller));
  if (running !== null) return running;
  const all = await store.encountersOf(campaign.id);
  return all.findLast(({ channelId }) => channelId === here(caller)) ?? null;
}
