import { type Change, changesBetween } from '../../engine/changes.ts';
import { type LogLine, lineOf } from './line.ts';
import { readerAt } from './reader.ts';
import { namedInStored } from '../play/others.ts';
import { withParty } from '../play/party.ts';
import { sceneAt } from '../play/stage.ts';
import { stepped, walked } from '../play/undo/walk.ts';
import { sceneForWords } from '../play/words.ts';
import type { EntryRecord, Ports, Store } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table, Viewer } from '../table.ts';
import { visibleTo } from '../../engine/event.ts';
import { type Decided, decidedIn } from '../transcript/decided.ts';

/** All that is on record of an entry, as one reader may know it. */
export interface Details extends LogLine {
  readonly viewer: Viewer;
  readonly decided: readonly Decided[];
  readonly changes: readonly Change[] | null; // null: it cannot be told any more
  readonly state: object; // it has the names
  readonly undone: EntryRecord | null; // what took it back
}

/** An entry of the caller's campaign in all detail. Refuses what is none of theirs to read. */
export async function readDetails(
  { store }: Pick<Ports, 'store'>,
  table: Table,
  entryId: string,
): Promise<Result<Details>> {
  const { system, campaign } = table;
  const stored = await store.entry(entryId);
  if (stored === null || stored.campaignId !== campaign.id) return no('entryGone');
  const reader = await readerAt(store, table);
  const line = await lineOf(store, reader, stored);
  if (line === null) return no('entryGone');
  const { entry } = line;
  const { viewer } = reader;
  const then = await thenOf(store, table, entry);
  return yes({
    ...line,
    viewer,
    decided:
      then === null || entry.kind !== 'play'
        ? []
        : decidedIn(system, then.before, entry).filter(({ decision }) => mayRead(decision, viewer)),
    changes: then === null ? null : changesBetween(system, then.before, then.after, viewer),
    state: then?.before ?? (await sceneForWords(store, system, entry)),
    undone: entry.undoneBy === null ? null : await store.entry(entry.undoneBy),
  });
}

/** Whoever was asked knows what. */
const mayRead = (decision: Decided['decision'], viewer: Viewer): boolean =>
  visibleTo(decision, viewer) || viewer.characters.includes(decision.asked);

interface Then {
  readonly before: object;
  readonly after: object;
}

/**
 * The states around an entry: from the state now back over what came later on its stream. Null where nothing is on record (a free
 * roll), or the state now is of another shape.
 */
async function thenOf(store: Store, table: Table, entry: EntryRecord): Promise<Then | null> {
  const now = await stateNow(store, table, entry);
  if (now === null) return null;
  const { stream, campaignId } = entry;
  const newer = await newerThan(store, entry);
  const back = [...walked(table.system, now, newer, 'back')];
  const after = back.at(-1)?.before ?? now;
  if (back.length < newer.length || campaignId === null || stream.kind === 'aside') return null;
  const before = stepped(table.system, after, entry, 'back');
  // What a fight gave back, or another has done, has no patches on this stream: what the entry left behind is what it says.
  const again = before === null ? null : stepped(table.system, before, entry, 'on');
  return before === null || again === null ? null : { before, after: again };
}

const AT_ONCE = 100;

/** The entries of the same stream that came later, newest first. */
async function newerThan(
  store: Store,
  { campaignId, stream, number }: EntryRecord,
): Promise<readonly EntryRecord[]> {
  const newer: EntryRecord[] = [];
  for (;;) {
    const before = newer.at(-1);
    const page = await store.entries({
      campaignId,
      stream,
      limit: AT_ONCE,
      ...(before === undefined ? {} : { before }),
    });
    const later = page.filter((one) => one.number > number);
    newer.push(...later);
    if (later.length < AT_ONCE) return newer;
  }
}

/** The scene that a stream holds now: a fight, or its character with those whom the entry names. */
async function stateNow(store: Store, table: Table, entry: EntryRecord): Promise<object | null> {
  const { system } = table;
  const { stream } = entry;
  if (stream.kind === 'encounter') {
    const encounter = await store.encounter(stream.id);
    return encounter === null ? null : sceneAt(table, encounter);
  }
  if (stream.kind === 'aside') return null;
  const ids =
    stream.kind === 'character' ? [stream.id, ...namedInStored(entry.intent)] : namedInStored(entry.intent);
  const characters: Record<string, object> = {};
  const npcs: string[] = [];
  for (const id of ids) {
    const record = await store.character(id);
    const read = record === null ? null : system.character.read(record.state, record.schemaVersion);
    if (record === null || !read?.ok) continue;
    characters[id] = read.value;
    if (record.kind === 'npc') npcs.push(id);
  }
  return withParty(table, system.scene(characters, npcs));
}
