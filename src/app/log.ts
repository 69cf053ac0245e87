import { type GameEvent, type Viewer, visibleTo } from '../engine/event.ts';
import type { Recorded } from '../engine/roll.ts';
import { viewerOf } from './character/cast.ts';
import { diceKnownTo, eventsOf } from './play/known.ts';
import { asRevealed, isTheirsToReveal } from './play/reveal.ts';
import type { EntryFilter, EntryRecord, Ports } from './ports.ts';
import { isHeldBack } from './requests/held.ts';
import { type Secret, secretOf } from './rolls/secrets.ts';
import { wishOf } from './rolls/wish.ts';
import type { Table } from './table.ts';

/** A line of the log: an entry with those of its events that the viewer may see. */
export interface LogLine {
  readonly entry: EntryRecord;
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[]; // those that they may know
  readonly secret: Secret | null; // where it is a roll that was made in secret
  readonly mayReveal: boolean; // it is theirs to show to all
}

export interface LogPage {
  readonly lines: readonly LogLine[]; // newest first
  readonly older: { readonly createdAt: Date; readonly id: string } | null; // where the next page begins
  readonly viewer: Viewer;
}

const PAGE = 10;

/** An entry as the caller may read it. */
export async function lineOf(
  { store }: Pick<Ports, 'store'>,
  { caller }: Table,
  viewer: Viewer,
  stored: EntryRecord,
): Promise<LogLine> {
  const entry = await asRevealed(store, stored);
  const secret = await secretOf(store, caller, entry);
  const events = eventsFor(entry, { viewer, userId: caller.userId }, secret);
  const theirs = secret?.mayReveal ?? isTheirsToReveal(entry, caller.userId, viewer);
  const mayReveal = theirs && !(await isHeldBack(store, entry.id));
  return { entry, events, dice: diceKnownTo(entry, viewer), secret, mayReveal };
}

/** A page of a campaign's log as the caller may see it. Players do not see entries of which they may see nothing. */
export async function readLog(
  ports: Ports,
  table: Table,
  filter: Pick<EntryFilter, 'userId' | 'characterId' | 'before' | 'stream'>,
): Promise<LogPage> {
  const viewer = await viewerOf(ports.store, table);
  const entries = await ports.store.entries({
    campaignId: table.campaign.id,
    kinds: ['play', 'undo', 'redo', 'roll', 'reveal', 'cancel'],
    limit: PAGE + 1,
    ...filter,
  });
  const page = entries.slice(0, PAGE);
  const last = page.at(-1);
  return {
    viewer,
    lines: (await Promise.all(page.map((entry) => lineOf(ports, table, viewer, entry)))).filter(
      (line) =>
        line.events.length > 0 || viewer.gm || (isTakingBack(line) && eventsOf(line.entry).length === 0),
    ),
    older: entries.length > PAGE && last !== undefined ? { createdAt: last.createdAt, id: last.id } : null,
  };
}

const isTakingBack = ({ entry }: LogLine): boolean => entry.kind === 'undo' || entry.kind === 'redo';

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
