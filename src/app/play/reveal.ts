import { type Viewer, visibleTo } from '../../engine/event.ts';
import type { Caller } from '../caller.ts';
import { viewerOf } from '../character/cast.ts';
import type { EntryRecord, Json, Ports, Store, StreamRef } from '../ports.ts';
import { isHeldBack } from '../requests/held.ts';
import { no, type Result, yes } from '../result.ts';
import type { RolledBy } from '../rolls/entry.ts';
import { wishOf } from '../rolls/wish.ts';
import { seat, type Table } from '../table.ts';
import { diceKnownTo, eventsOf } from './known.ts';

/** A command that was done in secret, as everybody may know it now. */
export interface RevealedDeed {
  readonly table: Table;
  readonly entry: EntryRecord;
}

/** Where it is written down that an entry was revealed: once. */
const streamOf = ({ id }: EntryRecord): StreamRef => ({ kind: 'aside', id });

const open = (all: Json): Json =>
  Array.isArray(all)
    ? all.map((one) => {
        if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
        return Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'to'));
      })
    : all;

/** All of it for all. */
const asOpen = (entry: EntryRecord): EntryRecord => ({
  ...entry,
  events: open(entry.events),
  dice: open(entry.dice),
});

/** Whether something of what was done is not for everybody. */
export const hides = (entry: EntryRecord): boolean =>
  eventsOf(entry).some(({ to }) => (to ?? 'all') !== 'all');

/** An entry as it is read now: what was done in secret and has been revealed is for all. */
export const asRevealed = async (store: Pick<Store, 'entries'>, entry: EntryRecord): Promise<EntryRecord> =>
  asKnown(entry, await isRevealed(store, entry));

/** Whether a roll that was hidden, or what was done in secret, has been shown to everybody. */
export async function isRevealed(store: Pick<Store, 'entries'>, entry: EntryRecord): Promise<boolean> {
  const { campaignId, kind } = entry;
  const isHidden = kind === 'play' ? hides(entry) && isDeed(entry) : kind === 'roll' && isHiddenRoll(entry);
  if (!isHidden) return false;
  const stream = kind === 'roll' ? entry.stream : streamOf(entry);
  const found = await store.entries({ campaignId, stream, kinds: ['reveal'], limit: 1 });
  return found.length > 0;
}

const isHiddenRoll = (entry: EntryRecord): boolean =>
  (wishOf(entry)?.visibility ?? 'everybody') !== 'everybody';

/** The same, where it is known whether it has been revealed. */
export const asKnown = (entry: EntryRecord, revealed: boolean): EntryRecord =>
  revealed && entry.kind === 'play' && hides(entry) ? asOpen(entry) : entry;

/** In a fight only tests are: who is hidden there is revealed, and not what they have done. */
const isDeed = ({ stream, intent }: EntryRecord): boolean =>
  stream.kind !== 'encounter' ||
  (typeof intent === 'object' && intent !== null && 'kind' in intent && intent.kind === 'check');

/**
 * Whether it is somebody's to show to all: it stands, nothing of it is hidden from themselves, and they did it; a GM also
 * where something of it is the GM's alone.
 */
export function isTheirsToReveal(entry: EntryRecord, userId: string, viewer: Viewer): boolean {
  if (entry.kind !== 'play' || entry.undoneBy !== null || !hides(entry) || !isDeed(entry)) return false;
  const events = eventsOf(entry);
  const dice = diceKnownTo(entry, viewer);
  const all = Array.isArray(entry.dice) ? entry.dice.length : 0;
  const knowsAll = events.every((event) => visibleTo(event, viewer)) && dice.length === all;
  const ofGm = viewer.gm && [...events, ...dice].some(({ to }) => to === 'gm');
  return knowsAll && (entry.userId === userId || ofGm);
}

/** The entry that shows everybody what was done in secret, where it was done. */
export function revealingEntry(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  entry: EntryRecord,
  { userId, interactionId }: Pick<RolledBy, 'userId' | 'interactionId'>,
): EntryRecord {
  return {
    ...asOpen(entry),
    id: ids.next(),
    userId,
    stream: streamOf(entry),
    number: 1,
    kind: 'reveal',
    interactionId,
    intent: { kind: 'reveal', of: entry.id },
    seed: '',
    drawn: null,
    dice: [],
    answers: [],
    rulings: [],
    patches: [],
    inverse: [],
    messageId: null,
    otherMessages: [],
    createdAt: clock.now(),
  };
}

/** Shows everybody what was done in secret. */
export class Reveals {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Refuses those whose it is not to reveal, and what has been revealed. */
  async reveal(caller: Caller, entryId: string): Promise<Result<RevealedDeed>> {
    const { store } = this.#ports;
    const entry = await store.entry(entryId);
    const campaign = entry?.campaignId ? await store.campaign(entry.campaignId) : null;
    const table = campaign === null ? null : await seat(this.#ports, campaign, caller);
    if (entry === null || table === null) return no('entryGone');
    if (!table.ok) return table;
    if (!isTheirsToReveal(entry, caller.userId, await viewerOf(store, table.value)))
      return no('notYoursToReveal');
    if (await isHeldBack(store, entry.id)) return no('revealHeldBack');
    const { interactionId } = caller;
    const revealing = revealingEntry(this.#ports, entry, caller);
    const at = revealing.createdAt;
    const written = await store.commit({ interactionId, at, entries: [revealing] });
    return written === 'committed'
      ? yes({ table: table.value, entry: asOpen(entry) })
      : no('revealedAlready');
  }
}
