import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGzip } from 'node:zlib';
import { together } from '../../engine/text.ts';
import { type Breath, breathing } from '../breath.ts';
import { cancelEntry } from '../play/cancel.ts';
import type { CampaignParts, EntryRecord, PendingRecord, Ports, SceneRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { TooMuch } from '../tooMuch.ts';
import { everyEntry } from '../transcript/entries.ts';
import { FORMAT, VERSION } from './file.ts';
import { hushed } from './hushed.ts';
import { MOST_RECORDS } from './limits.ts';
import { knowsAll } from './named.ts';
import { sumUp } from './sums.ts';
import { FileCutter, inChunks } from './unpack.ts';

/** A campaign as a file: its text, or that packed where it would be too large. */
export interface WrittenFile {
  readonly packed: boolean;
  readonly data: Blob; // in parts: nobody waits for them to be put together
}

/** Everything of a campaign at one moment. */
interface Whole {
  readonly parts: CampaignParts;
  readonly entries: readonly EntryRecord[];
  readonly pendings: readonly PendingRecord[];
  readonly scenes: readonly SceneRecord[]; // the private ones
}

const ATTEMPTS = 5;
const MOVED = 'The campaign moved elsewhere while this waited';

/**
 * A whole campaign as a file that another server can go on from, at most so large. Who may have it is asked before: it has all that is secret, but for what
 * would tell how dice are still to fall. `names` says what people are called. Whoever is deleted while it is written is not in it. Refuses
 * where people never stop playing meanwhile, what is too large even when packed, and what passes a limit of those that whoever reads the file will hold it to.
 */
export async function writeCampaign(
  ports: Ports,
  table: Table,
  names: (id: string) => string,
  most: number,
): Promise<Result<WrittenFile>> {
  const { id } = table.campaign;
  const breath = breathing();
  const count = await ports.store.entryCount(id);
  if (count > MOST_RECORDS.entries.most) return no('unmovable', { ...MOST_RECORDS.entries, given: count });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const whole = await wholeOf(ports, id, breath);
    if (whole === null) return no('tooBusy');
    const written = await fileOf(linesOf(ports, table, whole, names), whole, most, breath);
    if (await knowsAll(ports.store, whole.parts, whole.entries)) return written;
  }
  return no('tooBusy');
}

async function fileOf(
  lines: Iterable<string>,
  { parts }: Whole,
  most: number,
  breath: Breath,
): Promise<Result<WrittenFile>> {
  try {
    await sumUp(parts, breath);
    return await packed(lines, most, breath);
  } catch (error) {
    if (error instanceof TooMuch) return no('unmovable', { ...error.limit });
    throw error;
  }
}

/** Lines as a file: as they are, or packed where that would be too large. */
async function packed(lines: Iterable<string>, most: number, breath: Breath): Promise<Result<WrittenFile>> {
  let plain: Blob[] | null = [];
  let size = 0;
  const cutter = new FileCutter();
  async function* chunks(): AsyncGenerator<Buffer> {
    for (const text of together(lines)) {
      const chunk = Buffer.from(text);
      for (const some of inChunks(chunk)) {
        for (const _ of cutter.push(some)); // it refuses what could not be read again
        await breath();
      }
      size += chunk.length;
      if (size > most) plain = null;
      plain?.push(new Blob([chunk]));
      yield chunk;
    }
    cutter.end();
  }
  const file: Blob[] = [];
  let length = 0;
  const source = Readable.from(chunks());
  const gzip = createGzip({ level: 9 });
  source.on('error', (error) => gzip.destroy(error)); // pipe alone would leave it waiting
  try {
    for await (const chunk of source.pipe(gzip)) {
      length += chunk.length;
      if (length > most) return no('campaignTooLarge');
      file.push(new Blob([chunk]));
    }
  } finally {
    source.destroy();
  }
  return yes({ packed: plain === null, data: new Blob(plain ?? file) });
}

/** A campaign as it was at one moment: read again where somebody played while it was read. Null where they never stop. */
async function wholeOf({ store }: Ports, id: string, breath: Breath): Promise<Whole | null> {
  const now = async () => ({
    parts: await store.campaignParts(id),
    pendings: await store.pendingsIn(id),
    scenes: await store.privateScenes(id),
    newest: await store.entries({ campaignId: id, limit: 1 }),
  });
  let before = await now();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const entries = await everyEntry(store, id, breath);
    const after = await now();
    const { parts, pendings, scenes } = after;
    if (parts !== null && (await isSame(before, after, breath))) return { parts, pendings, scenes, entries };
    before = after;
  }
  return null;
}

/** Whether two readings are the same, compared piece by piece. */
async function isSame(one: unknown, other: unknown, breath: Breath): Promise<boolean> {
  if (!isPlain(one) || !isPlain(other)) return isDeepStrictEqual(one, other);
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  if (mine.length !== theirs.length) return false;
  for (const [n, [key, value]] of mine.entries()) {
    await breath();
    const [otherKey, otherValue] = theirs[n] ?? [];
    if (key !== otherKey) return false;
    const isList = Array.isArray(value) || key === 'parts';
    const same = isList ? await isSame(value, otherValue, breath) : isDeepStrictEqual(value, otherValue);
    if (!same) return false;
  }
  return true;
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The file, line by line: each record is one. */
function* linesOf(
  { clock, ids }: Ports,
  { system, caller }: Table,
  { parts, entries, pendings, scenes }: Whole,
  names: (id: string) => string,
): Generator<string> {
  const { campaign, seeds, characters, portraits, encounters, maps, packs, macros, actives, drafts } = parts;
  const at = clock.now();
  const { userId, interactionId } = caller;
  const calledOff = pendings.map((pending) =>
    untold(cancelEntry(pending, { id: ids.next(), userId, interactionId, at, reason: MOVED })),
  );
  const { id, name, settings, party, createdAt, gms } = campaign;
  const head = { format: FORMAT, version: VERSION, system: system.id, revision: system.revision, madeAt: at };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n`;
  yield ` "campaign": ${JSON.stringify({ id, name, settings, party, createdAt, gms })}`;
  // A seed that nothing was drawn from tells nothing; one that is not public keeps its secret, for dice still fall by it here.
  const drawnFrom = seeds.filter(({ used }) => used > 0);
  const shown = drawnFrom.map(({ campaignId: _, secret, fromFile: __, ...seed }) => ({
    ...seed,
    secret: seed.revealedAt === null ? null : secret,
  }));
  yield* list('seeds', shown);
  yield* list(
    'characters',
    characters.map(({ campaignId: _, nameKey: __, ...one }) => ({
      ...one,
      playedBy: one.ownerId === null ? null : names(one.ownerId),
    })),
  );
  yield* list('portraits', portraits);
  yield* list(
    'encounters',
    encounters.map(
      ({ id: own, channelId, version, schemaVersion, state, startedAt, endedAt, restingSince, pilots }) => {
        const hidden = scenes.some((scene) => scene.channelId === channelId);
        return { id: own, version, schemaVersion, state, startedAt, endedAt, restingSince, pilots, hidden };
      },
    ),
  );
  yield* list(
    'maps',
    maps.map(({ campaignId: _, ...one }) => one),
  );
  yield* list(
    'packs',
    packs.map(({ campaignId: _, nameKey: __, ...one }) => one),
  );
  yield* list(
    'macros',
    macros.map(({ campaignId: _, nameKey: __, ...one }) => one),
  );
  yield* list('actives', actives);
  yield* list('drafts', drafts);
  const toldTo = hushed(entries, scenes, characters);
  yield* list('entries', [...entries, ...calledOff], (entry) => bare(toldTo(entry)));
  yield '\n}\n';
}

/** What of an entry does not depend on where it was. */
const bare = ({
  campaignId: _,
  channelId: __,
  messageId: ___,
  otherMessages: ____,
  fromFile: _____,
  ...entry
}: EntryRecord) => entry;

/** A command that waits here still: its seed would tell how its dice are going to fall. */
const untold = (entry: EntryRecord): EntryRecord => ({
  ...entry,
  seed: '',
  drawn: null,
  dice: [],
  answers: [],
  rulings: [],
});

function* list<T>(
  name: string,
  items: readonly T[],
  said: (item: T) => unknown = (item) => item,
): Generator<string> {
  yield `,\n "${name}": [`;
  for (const [n, item] of items.entries()) yield `${n === 0 ? '' : ','}\n  ${JSON.stringify(said(item))}`;
  yield ']';
}
