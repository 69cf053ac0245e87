import { type GameEvent, visibleTo } from '../../engine/event.ts';
import type { Recorded } from '../../engine/roll.ts';
import { type Breath, breathing } from '../breath.ts';
import { knownTo } from '../log/known.ts';
import { audienceIn, mayRead, type Reader, readerAt, toldIn } from '../log/reader.ts';
import { severalTold } from '../play/undo/several.ts';
import { sceneForWords } from '../play/words.ts';
import type {
  CharacterRecord,
  EncounterRecord,
  EntryRecord,
  MapPicture,
  PortraitRecord,
  Ports,
  Store,
} from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { type FreeRoll, replayed } from '../rolls/record.ts';
import type { Secret } from '../rolls/secrets.ts';
import type { AnySystem, Table, Viewer } from '../table.ts';
import { type Decided, decidedIn } from './decided.ts';
import { type Entries, everyEntry, indexed } from './entries.ts';
import { type During, fightsByPlace } from './fights.ts';
import { pastOf, type Then } from './past.ts';
import { isWhole, isWithin, type Period } from './period.ts';
import { charactersOf, merged, type Post, type Posts } from './posts.ts';
import type { ReadBy } from './readBy.ts';

/** Something that has happened, as one reader may know it. */
export interface Moment {
  readonly entry: EntryRecord;
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[];
  readonly secret: Secret | null; // where it is a roll that was made in secret
  readonly roll: FreeRoll | null; // a free roll whose dice they may know
  readonly decided: readonly Decided[];
  readonly several: number; // steps taken back or brought back in one, of which they may know; 0: it was only one
  readonly state: object; // it has the names
  readonly scene: string | null; // in whose thread it happened
  readonly fight: EncounterRecord | null; // in which it happened, or during which
  readonly past: Then | null; // that fight, where this is a command of it
}

/** A campaign's story, ready to be told. */
export interface Story {
  readonly name: string;
  readonly system: AnySystem;
  readonly viewer: Viewer;
  readonly by: ReadBy;
  readonly period: Period;
  readonly madeAt: Date;
  readonly cast: readonly CharacterRecord[]; // those whom the reader may know
  readonly portraits: readonly PortraitRecord[]; // theirs
  readonly gms: readonly string[];
  readonly fights: readonly string[]; // ids, oldest first
  readonly missing: Pick<Posts, 'unread' | 'lost' | 'tooMany'>; // what was said and is not in it
  readonly breath: Breath;
  moments(): AsyncIterable<Moment | Post>;
  /** The picture that lies under the map of a fight. */
  ground(fight: EncounterRecord): Promise<MapPicture | null>;
}

const TOLD = new Set<EntryRecord['kind']>(['play', 'undo', 'redo', 'roll', 'reveal', 'cancel']);

/** What has happened in a campaign within a period. Only a GM reads what the GM knows; refuses where nothing is to be told. */
export async function storyOf(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  table: Table,
  by: ReadBy,
  period: Period,
  posts: Posts,
): Promise<Result<Story>> {
  if (by === 'gm' && !table.gm) return no('gmOnly');
  const { campaign, system } = table;
  const breath = breathing();
  const reader = await readerOf(store, table, by);
  const fights = await store.encountersOf(campaign.id);
  const versions = new Map(fights.map(({ id, version }) => [id, version]));
  const entries = await indexed(await everyEntry(store, campaign.id, breath), versions, breath);
  const { said, sceneAt: _, ...missing } = posts;
  const places = new Set(said.map(({ channelId }) => channelId));
  const told: EntryRecord[] = [];
  for await (const entry of toldOf(entries, reader, breath)) {
    if (!TOLD.has(entry.kind) || !isWithin(period, entry.createdAt)) continue;
    told.push(entry);
    places.add(entry.channelId);
  }
  if (told.length + said.length === 0) return no(isWhole(period) ? 'nothingYet' : 'nothingThen');
  const characters = await charactersOf(store, campaign.id);
  const spoke = new Set(said.map(({ characterId }) => characterId));
  const cast = characters.filter((one) => reader.viewer.gm || one.kind === 'pc');
  const teller = new Teller(system, reader, entries, characters, fights, posts, breath);
  return yes({
    name: campaign.name,
    system,
    viewer: reader.viewer,
    by,
    period,
    madeAt: clock.now(),
    cast,
    // Who spoke was seen to speak.
    portraits: (await store.portraitsIn(campaign.id)).filter(
      ({ characterId }) => spoke.has(characterId) || cast.some(({ id }) => id === characterId),
    ),
    gms: campaign.gms,
    // They are counted: one of which nothing is told would leave a gap.
    fights: fights
      .filter(({ channelId }) => !reader.shut.has(channelId) || places.has(channelId))
      .map(({ id }) => id),
    missing,
    breath,
    moments: () => teller.tell(told),
    ground: async (fight) => (await store.mapOf(fight.id))?.picture ?? null,
  });
}

const readerOf = (store: Store, table: Table, by: ReadBy): Promise<Reader> =>
  by === 'players'
    ? audienceIn(store, table.campaign.id, null)
    : readerAt(store, { ...table, gm: by === 'gm' });

/** Those entries that are a reader's to know of. */
async function* toldOf(entries: Entries, reader: Reader, breath: Breath): AsyncGenerator<EntryRecord> {
  for (const entry of entries.byId.values()) {
    if (mayRead(reader, entry, named(entries, entry))) yield entry;
    await breath();
  }
}

const named = ({ byId }: Entries, entry: EntryRecord): readonly EntryRecord[] =>
  toldIn(entry).flatMap((id) => byId.get(id) ?? []);

/** Whether somebody may know what was asked: a question that is not for all is for who is asked, and for those whom it names. */
const isFor = ({ to, asked }: Decided['decision'], viewer: Viewer): boolean =>
  visibleTo(to === undefined ? {} : { to }, viewer) || viewer.characters.includes(asked);

/** Tells entries one after the other, as a reader may know them. */
class Teller {
  readonly #system: AnySystem;
  readonly #reader: Reader;
  readonly #posts: Posts;
  readonly #breath: Breath;
  readonly #fights: ReadonlyMap<string, EncounterRecord>;
  readonly #entries: Entries;
  readonly #during: During;
  readonly #names: Pick<Store, 'encounter' | 'character'>;
  readonly #pasts = new Map<string, ReadonlyMap<string, Then>>();

  constructor(
    system: AnySystem,
    reader: Reader,
    entries: Entries,
    characters: readonly CharacterRecord[],
    fights: readonly EncounterRecord[],
    posts: Posts,
    breath: Breath,
  ) {
    this.#system = system;
    this.#reader = reader;
    this.#posts = posts;
    this.#breath = breath;
    this.#fights = new Map(fights.map((fight) => [fight.id, fight]));
    this.#entries = entries;
    this.#during = fightsByPlace(fights);
    const known = new Map(characters.map((one) => [one.id, one]));
    this.#names = {
      encounter: async (id) => this.#fights.get(id) ?? null,
      character: async (id) => known.get(id) ?? null,
    };
  }

  async *tell(entries: readonly EntryRecord[]): AsyncGenerator<Moment | Post> {
    for (const entry of merged(this.#posts.said, entries)) {
      if ('words' in entry) {
        yield this.#postOf(entry);
        continue;
      }
      const moment = await this.#momentOf(entry);
      if (moment !== null) yield moment;
      this.#forget(entry);
      await this.#breath();
    }
  }

  #postOf({ id, createdAt: at, name, userId, characterId, channelId, words }: Posts['said'][number]): Post {
    const scene = this.#posts.sceneAt(channelId, at);
    return { id, at, name, userId, characterId, words, scene, fight: this.#during(channelId, at) };
  }

  /** An entry as the reader may know it; null where they may know nothing of it. */
  async #momentOf(stored: EntryRecord): Promise<Moment | null> {
    const reader = this.#reader;
    const revealed = this.#entries.revealed.has(stored.kind === 'roll' ? stored.stream.id : stored.id);
    const known = knownTo(reader, stored, { revealed, told: named(this.#entries, stored) });
    if (known === null) return null;
    const { entry, events, secret } = known;
    const all = Array.isArray(entry.events) ? entry.events.length : 0;
    const maySee = secret === null ? events.length === all : secret.maySee;
    const past = await this.#thenOf(entry);
    return {
      ...known,
      roll: maySee ? replayed(entry) : null,
      decided:
        maySee && past !== null && entry.kind === 'play'
          ? decidedIn(this.#system, past.before, entry).filter(({ decision }) =>
              isFor(decision, reader.viewer),
            )
          : [],
      several: await severalTold(entry, reader.viewer, async (id) => this.#entries.byId.get(id) ?? null),
      state: past?.before ?? (await sceneForWords(this.#names, this.#system, entry)),
      scene: this.#posts.sceneAt(entry.channelId, entry.createdAt),
      fight: this.#fightOf(entry),
      past,
    };
  }

  async #thenOf({ id, stream }: EntryRecord): Promise<Then | null> {
    const fight = stream.kind === 'encounter' ? this.#fights.get(stream.id) : undefined;
    if (fight === undefined) return null;
    let past = this.#pasts.get(fight.id);
    if (past === undefined) {
      past = await pastOf(this.#system, fight, this.#entries.ofFights.get(fight.id) ?? [], this.#breath);
      this.#pasts.set(fight.id, past);
    }
    return past.get(id) ?? null;
  }

  /** What a fight was like is not needed any more after its last entry. */
  #forget({ id, stream }: EntryRecord): void {
    if (this.#entries.ofFights.get(stream.id)?.at(-1)?.id === id) this.#pasts.delete(stream.id);
  }

  #fightOf({ stream, channelId, createdAt }: EntryRecord): EncounterRecord | null {
    return stream.kind === 'encounter'
      ? (this.#fights.get(stream.id) ?? null)
      : this.#during(channelId, createdAt);
  }
}
