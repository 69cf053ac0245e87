import { type GameEvent, type Viewer, visibleTo } from '../../engine/event.ts';
import type { Recorded } from '../../engine/roll.ts';
import { here } from '../caller.ts';
import { viewerOf } from '../character/cast.ts';
import { diceKnownTo, eventsOf } from '../play/known.ts';
import { asRevealed, isTheirsToReveal } from '../play/reveal.ts';
import { severalTold } from '../play/undo/several.ts';
import type { EntryRecord, Ports, Store } from '../ports.ts';
import { isHeldBack } from '../requests/held.ts';
import { type Secret, secretOf } from '../rolls/secrets.ts';
import { wishOf } from '../rolls/wish.ts';
import type { Table } from '../table.ts';
import { concerns, inRound, isOfKind, type LogFilter, storedFilter } from './filter.ts';

/** A line of the log: an entry with those of its events that the viewer may see. */
export interface LogLine {
  readonly entry: EntryRecord;
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[]; // those that they may know
  readonly secret: Secret | null; // where it is a roll that was made in secret
  readonly mayReveal: boolean; // it is theirs to show to all
  readonly several: number; // steps taken back or brought back in one, of which they may know; 0: it was only one
}

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
  const viewer = await viewerOf(store, table);
  const { campaign, system } = table;
  const fight = filter.round === undefined ? null : await lastFight(store, table);
  if (filter.round !== undefined && fight === null) return { viewer, lines: [], older: null };
  const round = fight === null ? null : await inRound(store, system, fight, filter.round ?? 0);
  const lines: LogLine[] = [];
  let before = behind === null ? null : await store.entry(behind);
  for (;;) {
    const entries = await store.entries({
      campaignId: campaign.id,
      ...storedFilter(filter),
      ...(fight === null ? {} : { stream: { kind: 'encounter', id: fight.id } as const }),
      ...(before === null ? {} : { before }),
      limit: READ_AT_ONCE,
    });
    for (const stored of entries) {
      if (!isOfKind(stored, filter.kind) || round?.has(stored.id) === false) continue;
      const line = await lineOf({ store }, table, viewer, stored);
      if (!isTold(line, viewer)) continue;
      if (filter.characterId !== undefined && !concerns(stored, line.events, filter.characterId)) continue;
      // One more than fits: there is another page.
      if (lines.length === PAGE) return { viewer, lines, older: lines.at(-1)?.entry.id ?? null };
      lines.push(line);
    }
    before = entries.at(-1) ?? null;
    if (entries.length < READ_AT_ONCE || before === null) return { viewer, lines, older: null };
  }
}

/** An entry as the caller may know it. */
export async function lineOf(
  { store }: Pick<Ports, 'store'>,
  table: Table,
  viewer: Viewer,
  stored: EntryRecord,
): Promise<LogLine> {
  const entry = await asRevealed(store, stored);
  const secret = await secretOf(store, table.caller, entry);
  const events = eventsFor(entry, { viewer, userId: table.caller.userId }, secret);
  const theirs = secret?.mayReveal ?? isTheirsToReveal(entry, table.caller.userId, viewer);
  const mayReveal = theirs && !(await isHeldBack(store, entry.id));
  const several = await severalTold(entry, viewer, (id) => store.entry(id));
  return { entry, events, dice: diceKnownTo(entry, viewer), secret, mayReveal, several };
}

/** Whether somebody reads of an entry at all: of what was taken back in a command that they know nothing of they do not. */
export const isTold = ({ entry, events }: LogLine, viewer: Viewer): boolean =>
  events.length > 0 ||
  viewer.gm ||
  ((entry.kind === 'undo' || entry.kind === 'redo') && eventsOf(entry).length === 0);

/** The fight where the caller is: the one that runs, else the last. */
async function lastFight(store: Store, { campaign, caller }: Table) {
  const running = await store.runningEncounter(here(caller));
  if (running !== null) return running;
  const all = await store.encountersOf(campaign.id);
  return all.findLast(({ channelId }) => channelId === here(caller)) ?? null;
}

/** Somebody who reads what has happened: what they may see, and who they are; null: nobody in particular. */
export interface LogReader {
  readonly viewer: Viewer;
  readonly userId: string | null;
}

/**
 * What a reader may know of an entry; `secret` is what it is to them where it is a roll that was hidden. What somebody whispered
 * is no secret to them; of what they rolled blind they know that they did.
 */
export function eventsFor(
  entry: EntryRecord,
  { viewer, userId }: LogReader,
  secret: Secret | null,
): readonly GameEvent[] {
  if (secret === null) return eventsOf(entry).filter((event) => visibleTo(event, viewer));
  if (secret.maySee) return eventsOf(entry);
  return entry.userId === userId ? [blindly(wishOf(entry)?.notation ?? '')] : [];
}

const blindly = (notation: string): GameEvent => ({ type: 'rolled', data: { notation } });
