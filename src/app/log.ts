import { type GameEvent, type Viewer, visibleTo } from '../engine/event.ts';
import { knownOf, type Recorded } from '../engine/roll.ts';
import { viewerOf } from './character/cast.ts';
import type { EntryFilter, EntryRecord, Ports } from './ports.ts';
import { type Secret, secretOf } from './rolls/secrets.ts';
import { wishOf } from './rolls/wish.ts';
import type { Table } from './table.ts';

/** A line of the log: an entry with those of its events that the viewer may see. */
export interface LogLine {
  readonly entry: EntryRecord;
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[]; // those that they may know
  readonly secret: Secret | null; // where it was rolled in secret
}

export interface LogPage {
  readonly lines: readonly LogLine[]; // newest first
  readonly older: { readonly createdAt: Date; readonly id: string } | null; // where the next page begins
  readonly viewer: Viewer;
}

const PAGE = 10;

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
  const lineOf = async (entry: EntryRecord): Promise<LogLine> => {
    const secret = await secretOf(ports.store, table.caller, entry);
    const events =
      secret === null
        ? eventsOf(entry).filter((event) => visibleTo(event, viewer))
        : eventsOfSecret(entry, secret, entry.userId === table.caller.userId);
    return { entry, events, dice: diceKnownTo(entry, viewer), secret };
  };
  const page = entries.slice(0, PAGE);
  const last = page.at(-1);
  return {
    viewer,
    lines: (await Promise.all(page.map(lineOf))).filter(
      (line) =>
        line.events.length > 0 || viewer.gm || line.entry.kind === 'undo' || line.entry.kind === 'redo',
    ),
    older: entries.length > PAGE && last !== undefined ? { createdAt: last.createdAt, id: last.id } : null,
  };
}

/** What somebody whispered is no secret to them; of what they rolled blind they know that they did. */
function eventsOfSecret(entry: EntryRecord, { maySee }: Secret, own: boolean): readonly GameEvent[] {
  if (maySee) return eventsOf(entry);
  return own ? [blindly(wishOf(entry)?.notation ?? '')] : [];
}

const blindly = (notation: string): GameEvent => ({ type: 'rolled', data: { notation } });

/** Dice and cards of a command that a viewer may know: of an entry, or of one that waits. What was called off tells by its dice alone. */
export function diceKnownTo(
  of: Pick<EntryRecord, 'dice' | 'events'> & { readonly kind?: EntryRecord['kind'] },
  viewer: Viewer,
): readonly Recorded[] {
  const whole = of.kind !== 'cancel' && eventsOf(of).every((event) => visibleTo(event, viewer));
  const fallen = Array.isArray(of.dice) ? (of.dice as unknown as readonly Recorded[]) : [];
  return knownOf(fallen, viewer, whole);
}

/** The events of a stored entry: written by the engine, so read as it wrote them. */
export function eventsOf(entry: Pick<EntryRecord, 'events'>): readonly GameEvent[] {
  return Array.isArray(entry.events) ? (entry.events as unknown as readonly GameEvent[]) : [];
}
