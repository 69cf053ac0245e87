import type { AnySystem } from '../../../src/engine/system.ts';
import { sceneOf } from '../../../src/app/play/stage.ts';
import type {
  CharacterRecord,
  EntryRecord,
  Json,
  RequestRecord,
  SceneRecord,
  SpeechRecord,
} from '../../../src/app/ports.ts';
import { wishOf } from '../../../src/app/rolls/wish.ts';
import type { Room } from './room.ts';

export const PLAYERS = ['Ana', 'Ben', 'Cleo'] as const;

/** What the store has of a session, read without what shows or hides anything. */
export interface Records {
  readonly fight: Fight | null;
  /** The characters of each player, by the player's name. */
  readonly own: Readonly<Record<string, readonly string[]>>;
  /** Those of the GM's own that are in no fight, and in which fights the others are, by their names. */
  readonly npcs: ReadonlyMap<string, string | null>;
  readonly insiders: ReadonlySet<string>; // who is in a private scene, or sees its thread on Discord
  readonly requests: readonly RequestRecord[];
  readonly queued: readonly string[]; // by their labels
  readonly shared: readonly string[]; // macros, by their names
  /** What has been told since: what rolls were for that are open, what was revealed, who spoke, who is in a scene. */
  readonly told: Told;
}

/** To everybody, and to those in a private scene. */
export interface Told {
  readonly all: readonly string[];
  readonly insiders: readonly string[];
}

export interface Fight {
  readonly id: string;
  readonly state: object;
  readonly system: AnySystem;
}

export async function campaignOf(here: Room) {
  const { store } = here.table.turnkeeper.app.ports;
  const campaign = await store.campaignIn([here.table.playground.world.channel(here.channel).id]);
  if (campaign === null) throw new Error('no campaign is played there');
  return campaign;
}

const MOST = 400;

/** What is stored of a session now; `done`: what people did, for what is told of it and not kept. */
export async function recordsOf(here: Room, done: readonly string[] = []): Promise<Records> {
  const { store, systems } = here.table.turnkeeper.app.ports;
  const { world } = here.table.playground;
  const campaign = await campaignOf(here);
  const encounter = await store.runningEncounter(world.channel(here.channel).id);
  const [characters, entries, scenes, requests, macros, speeches] = await Promise.all([
    store.characters(campaign.id, { archived: false }),
    store.entries({ campaignId: campaign.id, kinds: ['reveal', 'roll'], limit: MOST }),
    store.scenesOf(campaign.id),
    store.openRequests(campaign.id),
    store.campaignMacros(campaign.id),
    store.speechesOf(campaign.id),
  ]);
  const system = await systems.load(campaign.system);
  const own = (who: string) => characters.filter(({ ownerId }) => ownerId === here.person(who).id);
  const isIn = (who: string, { hidden, openedBy, cast, channelId }: SceneRecord) => {
    const { id } = here.person(who);
    const members = channelId === null ? undefined : world.channel(channelId).thread?.members;
    return (
      hidden &&
      (openedBy === id || own(who).some((one) => cast.includes(one.id)) || members?.has(id) === true)
    );
  };
  return {
    fight:
      encounter === null || system === undefined
        ? null
        : { id: encounter.id, system, state: sceneOf(system, encounter) },
    own: Object.fromEntries(PLAYERS.map((who) => [who, own(who).map(({ id }) => id)])),
    npcs: new Map(
      characters.flatMap(({ kind, name, encounterId }) =>
        kind === 'npc' ? [[name, encounterId] as const] : [],
      ),
    ),
    insiders: new Set(PLAYERS.filter((who) => scenes.some((scene) => isIn(who, scene)))),
    requests,
    queued: encounter === null ? [] : (await store.queuedFor(encounter.id)).map(({ label }) => label),
    shared: macros.map(({ name }) => name),
    told: toldIn(
      { entries, scenes, speeches, characters },
      done.filter((one) => /\/(?:odds|roll) /u.test(one) && !/"who-sees":"(?!everybody)/u.test(one)),
    ),
  };
}

type Telling = Readonly<{
  entries: readonly EntryRecord[];
  scenes: readonly SceneRecord[];
  speeches: readonly SpeechRecord[];
  characters: readonly CharacterRecord[];
}>;

function toldIn({ entries, scenes, speeches, characters }: Telling, typed: readonly string[]): Told {
  const privately = new Set(scenes.flatMap(({ hidden, channelId }) => (hidden ? (channelId ?? []) : [])));
  const where = (isPrivate: boolean) => {
    const here = <T extends { readonly channelId: string | null }>(one: T) =>
      privately.has(one.channelId ?? '') === isPrivate;
    const cast = scenes.filter(here).flatMap((scene) => scene.cast);
    return [
      ...entries.filter(here).flatMap((entry) => openIn(entry, entries)),
      ...speeches.filter(here).map(({ name }) => name),
      ...characters.flatMap(({ id, name }) => (cast.includes(id) ? name : [])),
    ];
  };
  return { all: [...where(false), ...typed], insiders: where(true) };
}

/** What an entry tells openly: a roll what it was for, a reveal what was rolled or done. A roll and its reveal are on one stream. */
function openIn(entry: EntryRecord, all: readonly EntryRecord[]): readonly string[] {
  const wish = wishOf(entry);
  if (entry.kind === 'roll')
    return wish?.visibility === 'everybody'
      ? [wish.notation, ...(wish.about === null ? [] : [wish.about])]
      : [];
  const rolled = all.find((one) => one.kind === 'roll' && one.stream.id === entry.stream.id);
  return [JSON.stringify(entry.events), (rolled && wishOf(rolled)?.about) ?? ''];
}

/** A stored scene as it lies there: looked into by name, whatever there is. */
export type Stored = Json | undefined;

const part = (of: Stored, name: string): Stored =>
  typeof of === 'object' && of !== null && !Array.isArray(of)
    ? (of as { readonly [name: string]: Json })[name]
    : undefined;

export const at = (of: Stored, ...path: readonly string[]): Stored => path.reduce(part, of);
export const all = (of: Stored): readonly Json[] => (Array.isArray(of) ? of : []);

export const fightIn = ({ fight }: Pick<Records, 'fight'>): Stored => at(fight?.state as Stored, 'fight');

/** The id of somebody in the fight. */
export function byName({ fight }: Pick<Records, 'fight'>, name: string): string | null {
  const characters = at(fight?.state as Stored, 'characters');
  const found = Object.entries(typeof characters === 'object' && characters !== null ? characters : {}).find(
    ([, character]) => at(character, 'name') === name,
  );
  return found?.[0] ?? null;
}
