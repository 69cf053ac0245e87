import { walked } from '../play/undo/walk.ts';
import type { GameEvent } from '../../engine/event.ts';
import { sceneOf } from '../play/stage.ts';
import type { EncounterRecord, EntryFilter, EntryKind, EntryRecord, Json, Store } from '../ports.ts';
import type { AnySystem } from '../table.ts';

/** What kind of thing somebody looks for in the log. */
export const logKinds = [
  'attacks',
  'checks',
  'acts',
  'fights',
  'conditions',
  'rests',
  'sheets',
  'undo',
  'rolls',
  'rulings',
] as const;
export type LogKind = (typeof logKinds)[number];

/** What is looked for in the log; what is not said may be anything. */
export interface LogFilter {
  readonly userId?: string;
  readonly characterId?: string;
  readonly round?: number; // of the last fight where the caller is
  readonly kind?: LogKind;
  readonly cardId?: string; // what the card of a turn tells
}

const TOLD: readonly EntryKind[] = ['play', 'undo', 'redo', 'roll', 'reveal', 'cancel'];

/** The commands of each kind, by their intents. */
const INTENTS: { readonly [kind in LogKind]?: readonly string[] } = {
  attacks: ['attack'],
  checks: ['check'],
  acts: ['act'],
  fights: ['begin', 'join', 'leave', 'setting', 'next', 'end'],
  conditions: ['condition'],
  rests: ['rest', 'mission'],
  sheets: ['amend', 'equip', 'harm'],
};

/** What the store can look for by itself. */
export function storedFilter({ userId, kind }: LogFilter): Pick<EntryFilter, 'userId' | 'kinds'> {
  return { ...(userId === undefined ? {} : { userId }), kinds: entryKinds(kind) };
}

function entryKinds(kind: LogKind | undefined): readonly EntryKind[] {
  if (kind === 'undo') return ['undo', 'redo'];
  if (kind === 'rolls') return ['roll', 'reveal'];
  if (kind === undefined || kind === 'rulings') return TOLD;
  return ['play'];
}

/** Whether an entry is of a kind. */
export function isOfKind(entry: EntryRecord, kind: LogKind | undefined): boolean {
  if (kind === undefined) return true;
  if (kind === 'rulings') return entry.kind === 'cancel' || isRuled(entry);
  const intents = INTENTS[kind];
  return intents === undefined || intents.includes(kindOf(entry.intent));
}

/** Whether a GM answered for somebody, or overruled a die. */
const isRuled = ({ answers, rulings }: EntryRecord): boolean =>
  [answers, rulings].some(
    (list) =>
      Array.isArray(list) &&
      list.some((one: Json) => typeof one === 'object' && one !== null && 'reason' in one),
  );

const kindOf = (intent: Json): string =>
  typeof intent === 'object' && intent !== null && 'kind' in intent ? String(intent.kind) : '';

/**
 * Whether an entry concerns somebody: they did it, or what happened names them. It is read off the events that the reader may
 * see, so that nobody learns by looking for a name whom a hidden deed was for.
 */
export function concerns(
  { characterId, stream }: EntryRecord,
  events: readonly GameEvent[],
  id: string,
): boolean {
  return (
    events.length > 0 &&
    (characterId === id || stream.id === id || events.some((event) => isAbout(event, id)))
  );
}

/** Whether an event names somebody. */
export const isAbout = ({ data }: GameEvent, id: string): boolean => names(data, id);

function names(data: unknown, id: string): boolean {
  if (typeof data === 'string') return data === id;
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((one) => names(one, id));
}

/** The entries of a fight that happened in a round, or in which it began or ended. */
export async function inRound(
  store: Pick<Store, 'entries'>,
  system: AnySystem,
  fight: EncounterRecord,
  round: number,
): Promise<ReadonlySet<string>> {
  const stream = { kind: 'encounter', id: fight.id } as const;
  const entries = await store.entries({ campaignId: fight.campaignId, stream, limit: fight.version });
  const found = new Set<string>();
  const state = sceneOf(system, fight);
  let after = system.round(state);
  for (const step of walked(system, state, entries, 'back')) {
    const before = system.round(step.before);
    if (before === round || after === round) found.add(step.entry.id);
    after = before;
  }
  return found;
}
