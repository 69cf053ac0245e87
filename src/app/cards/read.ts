import { everybody, type GameEvent, visibleTo } from '../../engine/event.ts';
import type { Recorded } from '../../engine/roll.ts';
import { breathing } from '../breath.ts';
import { isAbout } from '../log/filter.ts';
import { knownStored } from '../log/known.ts';
import { audienceIn, type Reader, toldIn } from '../log/reader.ts';
import { actorOf } from '../play/undo/begins.ts';
import { stepped } from '../play/undo/walk.ts';
import { wasQueued } from '../queue/queued.ts';
import type { EncounterRecord, EntryRecord, Store, TurnCardRecord } from '../ports.ts';
import type { AnySystem } from '../table.ts';
import { type Decided, decidedIn } from '../transcript/decided.ts';

/** An entry of a fight as everybody may know it, with the scene before it. */
export interface ToldEntry {
  readonly entry: EntryRecord;
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[];
  readonly before: object;
  readonly undoneBy: string | null; // who took it back
  readonly rewinds: readonly Rewound[]; // the steps that it takes back or brings back, as far as everybody may know of them
  readonly elsewhere: boolean; // another message tells of these
  readonly actor: string | null; // who acts in it
  readonly queued: boolean; // it was wanted earlier, and done when its time came
  readonly decided: readonly Decided[]; // what was asked openly on the way, and what somebody answered
  readonly isFirst: boolean; // the card begins with it: what ended the turn before may be told above
  /** Of what ends a turn: what came before another turn began, or from there on. */
  readonly part: 'all' | 'before' | 'after';
}

/** A step that was taken back or brought back: who took it, and what everybody may know of it. */
interface Rewound {
  readonly by: string;
  readonly acts: boolean; // it did more than pass the turn on
  readonly events: readonly GameEvent[];
  readonly before: object;
}

/** A stretch of a fight's log. */
type Stretch = Pick<TurnCardRecord, 'since' | 'until'>;

/** How far back it is looked for what happened to somebody since their last turn, and for results that can still be explained. */
const LOOK_BACK = 40;
const RECENT = 8;
const FARTHEST = 1_000; // entries, with those that nobody may know of
/** Of so many of its steps a card says who has chosen what: those are run again for it. */
const DECIDED = 8;

/**
 * What a card tells, oldest first; a little of what was `recent` when it began; and what has befallen `actor` until then, since they last did
 * something (null: there is nobody to ask for).
 */
export async function readCard(
  { store, system }: { readonly store: Store; readonly system: AnySystem },
  encounter: EncounterRecord,
  scene: object,
  { since, until }: Stretch,
  actor: string | null,
): Promise<{
  readonly told: readonly ToldEntry[];
  readonly recent: readonly ToldEntry[];
  readonly befell: readonly ToldEntry[];
}> {
  const { campaignId, channelId } = encounter;
  const reader = await audienceIn(store, campaignId, channelId);
  const { newest, older, own: last } = await lookedBack(store, reader, encounter, since, actor);
  const scenes = await scenesBefore(system, scene, newest);
  const breath = breathing();
  const tell = async (entries: readonly EntryRecord[]) => {
    const all: ToldEntry[] = [];
    for (const entry of entries.toReversed()) {
      await breath();
      const one = await toldTo(store, reader, entry, { newest, scenes, scene, since });
      if (one !== null) all.push(one);
    }
    return all;
  };
  // What was taken back stands where it was done.
  const opening = newest.filter(
    ({ number, kind, undoneBy }) => number === since && kind === 'play' && undoneBy === null,
  );
  const own = newest.filter(({ number }) => number > since && (until === null || number <= until));
  const told = [
    ...(await tell(opening)).map((one) => ({ ...one, part: 'after' as const })),
    ...(await tell(own)).map((one) =>
      one.entry.number === until && one.entry.kind === 'play' ? { ...one, part: 'before' as const } : one,
    ),
  ];
  const between = older.filter(
    ({ number, kind, undoneBy, intent }) =>
      number > last && kind === 'play' && undoneBy === null && actorOf(intent) !== null,
  );
  const befell = (await tell(between)).map((one) => ({
    ...one,
    events: one.events.filter((event) => isAbout(event, actor ?? '')),
  }));
  return {
    told: withDecided(system, told),
    recent: await tell(older.slice(0, RECENT)),
    befell: befell.filter(({ events }) => events.length > 0),
  };
}

/**
 * A fight's log from the newest entry back to before `since`; what somebody did from there on, or rolled, as far as everybody may know of it and it
 * is shown (`older`); and the entry in which `actor` last did something. What nobody may know of takes the place of nothing else.
 */
async function lookedBack(
  store: Store,
  reader: Reader,
  { id, campaignId, version }: EncounterRecord,
  since: number,
  actor: string | null,
): Promise<{
  readonly newest: readonly EntryRecord[];
  readonly older: readonly EntryRecord[];
  readonly own: number;
}> {
  const stream = { kind: 'encounter', id } as const;
  const most = actor === null ? RECENT : LOOK_BACK;
  for (let back = most; ; back *= 4) {
    const limit = version - since + back;
    const read = await store.entries({ campaignId, stream, limit });
    const newest = read.filter(({ number }) => number <= version); // what came meanwhile is not in the scene
    const older: EntryRecord[] = [];
    let own: number | null = actor === null ? since : null;
    const isEnough = () => older.length === most || (own !== null && older.length >= RECENT);
    for (const entry of newest) {
      if (entry.number > since || isEnough()) continue;
      if (own === null && actorOf(entry.intent) === actor) own = entry.number;
      const known = await knownStored(store, reader, entry);
      if (known !== null && (actorOf(entry.intent) !== null || known.dice.length > 0)) older.push(entry);
    }
    if (isEnough() || read.length < limit || back > FARTHEST) return { newest, older, own: own ?? 0 };
  }
}

/** With what was asked and answered in the newest of them, as far as everybody was asked. */
function withDecided(system: AnySystem, told: readonly ToldEntry[]): readonly ToldEntry[] {
  const asked = told.filter(({ entry, undoneBy }) => undoneBy === null && hasAnswers(entry)).slice(-DECIDED);
  return told.map((one) => (asked.includes(one) ? { ...one, decided: openlyDecided(system, one) } : one));
}

function openlyDecided(system: AnySystem, { before, entry }: ToldEntry): readonly Decided[] {
  const known = choicesIn.get(entry);
  if (known !== undefined) return known;
  const found = decidedIn(system, before, entry).filter(({ decision }) => visibleTo(decision, everybody));
  if (scenesOf.get(entry) === before) choicesIn.set(entry, found);
  return found;
}

const hasAnswers = ({ answers }: EntryRecord): boolean => Array.isArray(answers) && answers.length > 0;

// Neither changes: a fight is drawn with every command, and each adds but one. What is read anew of an entry is another record.
const scenesOf = new WeakMap<EntryRecord, object>();
const choicesIn = new WeakMap<EntryRecord, readonly Decided[]>();

/** The scene before each of some entries, newest first, as far as it can be told. A run may have left many: others have their turn in between. */
async function scenesBefore(
  system: AnySystem,
  scene: object,
  entries: readonly EntryRecord[],
): Promise<ReadonlyMap<string, object>> {
  const breath = breathing();
  const found = new Map<string, object>();
  let after: object | null = scene;
  for (const entry of entries) {
    await breath();
    const known = scenesOf.get(entry);
    const before: object | null = known ?? (after === null ? null : stepped(system, after, entry, 'back'));
    if (before !== null) {
      scenesOf.set(entry, before);
      found.set(entry.id, before);
    }
    after = before;
  }
  return found;
}

/** The log around an entry: its newest entries, and the scenes before them, as far as they can be told. */
interface Around {
  readonly newest: readonly EntryRecord[];
  readonly scenes: ReadonlyMap<string, object>;
  readonly scene: object; // as it is now
  readonly since: number; // where the card begins
}

/** An entry as a card tells it; null where everybody may know nothing of it. */
async function toldTo(
  store: Store,
  reader: Reader,
  stored: EntryRecord,
  { newest, scenes, scene, since }: Around,
): Promise<ToldEntry | null> {
  const before = scenes.get(stored.id) ?? scene;
  const known = await knownStored(store, reader, stored);
  if (known === null) return null;
  const { entry, events, dice } = known;
  const byId = async (id: string) => newest.find((one) => one.id === id) ?? (await store.entry(id));
  const undoing = entry.undoneBy === null ? null : await byId(entry.undoneBy);
  const of = entry.kind === 'undo' || entry.kind === 'redo' ? await Promise.all(toldIn(entry).map(byId)) : [];
  return {
    entry,
    events,
    dice,
    before,
    undoneBy: undoing?.userId ?? null,
    rewinds: (
      await Promise.all(
        of.map(async (one) => {
          const may = one === null ? null : await knownStored(store, reader, one);
          return one === null || may === null
            ? []
            : [
                {
                  by: one.userId,
                  acts: actorOf(one.intent) !== null,
                  events: may.events,
                  before: scenes.get(one.id) ?? before,
                },
              ];
        }),
      )
    ).flat(),
    actor: actorOf(stored.intent),
    queued: wasQueued(stored),
    elsewhere: of.some((one) => one !== null && one.number <= since),
    decided: [],
    isFirst: stored.number === since + 1,
    part: 'all',
  };
}
