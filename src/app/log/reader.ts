import { everybody, type Viewer } from '../../engine/event.ts';
import type { Caller } from '../caller.ts';
import { viewerOf } from '../character/cast.ts';
import type { EntryRecord, Ports, Store } from '../ports.ts';
import { shutFrom, shutTo } from '../scenes/privacy.ts';
import { type Seat, seatIn } from '../table.ts';

/** Somebody who reads what has happened: what they may see, and who they are. */
export interface Reader {
  readonly viewer: Viewer;
  readonly userId: string | null; // null: nobody in particular
  readonly shut: ReadonlySet<string>; // the threads of private scenes that they are not in
}

/** The caller, in a campaign of theirs. */
export const readerAt = async (store: Store, seat: Seat): Promise<Reader> => ({
  viewer: await viewerOf(store, seat),
  userId: seat.caller.userId,
  shut: await shutTo(store, seat),
});

/** The caller, who asks for an entry wherever they are. */
export async function readerOf(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  caller: Caller,
  { campaignId }: Pick<EntryRecord, 'campaignId'>,
): Promise<Reader> {
  const campaign = campaignId === null ? null : await store.campaign(campaignId);
  return campaign === null
    ? { viewer: everybody, userId: caller.userId, shut: new Set() }
    : readerAt(store, seatIn(campaign, caller, clock.now()));
}

/** Everybody who reads what is told in a channel of a campaign; null: in any. */
export const audienceIn = async (
  store: Pick<Store, 'privateScenes'>,
  campaignId: string,
  channelId: string | null,
): Promise<Reader> => ({
  viewer: everybody,
  userId: null,
  shut: await shutFrom(store, campaignId, channelId),
});

/** The entries of which another one tells, by their ids: it took them back, brought them back, or revealed them. */
export function toldIn({ kind, undoes, intent }: EntryRecord): readonly string[] {
  if (kind !== 'undo' && kind !== 'redo' && kind !== 'reveal') return [];
  if (undoes !== null) return [undoes];
  const of = typeof intent === 'object' && intent !== null && 'of' in intent ? intent.of : [];
  return (Array.isArray(of) ? of : [of]).filter((id) => typeof id === 'string');
}

/**
 * Whether an entry is a reader's to know of at all: they did it themselves, or neither it nor what it tells of (`told`) was done in a
 * private scene that is shut to them.
 */
export const mayRead = (
  { userId, shut }: Reader,
  entry: Pick<EntryRecord, 'userId' | 'channelId'>,
  told: readonly Pick<EntryRecord, 'channelId'>[] = [],
): boolean => entry.userId === userId || [entry, ...told].every(({ channelId }) => !shut.has(channelId));

/** The same of a stored entry. */
export async function mayReadStored(
  store: Pick<Store, 'entry'>,
  reader: Reader,
  entry: EntryRecord,
): Promise<boolean> {
  const ids = reader.shut.size === 0 ? [] : toldIn(entry);
  const told = await Promise.all(ids.map((id) => store.entry(id)));
  return mayRead(
    reader,
    entry,
    told.filter((one) => one !== null),
  );
}
