import { here } from '../caller.ts';
import { cast, knownCast, mayPlay } from '../character/cast.ts';
import { activeCharacters } from '../encounter/members.ts';
import { cleanText, findNamed, nearest } from '../names.ts';
import type { CharacterRecord, Ports, SceneRecord } from '../ports.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { SCENE_LIMITS } from './limits.ts';
import { shutTo } from './privacy.ts';

/** A scene with those who are in it, as they are now. */
export interface SceneNow {
  readonly record: SceneRecord;
  readonly cast: readonly CharacterRecord[];
}

/** How a scene has ended: when, and who said how much in it. */
export interface SceneEnded extends SceneNow {
  readonly closedAt: Date;
  readonly spoke: readonly { readonly name: string; readonly times: number }[];
}

/** Scenes: threads below a campaign's channels, each with a cast. */
export class Scenes {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Notes that a scene is about to be opened, with those named (commas between), or all whom players play now. Anybody may. Refuses a
   * name that is none, and who is not known. `thread` is where it is to be, if that is there already.
   */
  async begin(
    table: Table,
    given: {
      readonly name: string;
      readonly cast: string | null;
      readonly thread: string | null;
      readonly hidden: boolean;
    },
  ): Promise<Result<SceneNow>> {
    const { store, ids, clock } = this.#ports;
    const name = cleanText(given.name, SCENE_LIMITS.name.most);
    if (name === null) return no('badSceneName', { most: SCENE_LIMITS.name.most });
    const members =
      given.cast === null ? yes(await activeCharacters(store, table)) : await this.#named(table, given.cast);
    if (!members.ok) return members;
    const [thread, parent = thread] = table.caller.channelIds;
    const record: SceneRecord = {
      id: ids.next(),
      interactionId: table.caller.interactionId,
      campaignId: table.campaign.id,
      channelId: given.thread,
      parentId: (given.thread === null ? here(table.caller) : parent) ?? '',
      name,
      hidden: given.hidden,
      openedBy: table.caller.userId,
      openedAt: clock.now(),
      closedAt: null,
      cast: members.value.map(({ id }) => id),
    };
    if ((await store.openScenes(table.campaign.id)).length >= SCENE_LIMITS.open.most)
      return tooMany(SCENE_LIMITS.open);
    const begun = await store.beginScene(record);
    return begun === 'committed' ? yes({ record, cast: members.value }) : no('alreadyDone');
  }

  /** It is open in a thread. */
  async opened({ id }: SceneRecord, thread: string): Promise<void> {
    await this.#ports.store.setSceneThread(id, thread);
  }

  /** It could not be opened. */
  async dropped({ id }: SceneRecord): Promise<void> {
    await this.#ports.store.dropScene(id);
  }

  /** The open scene where the caller is; null where none is. */
  async here(table: Table): Promise<SceneRecord | null> {
    const found = await this.#ports.store.sceneIn(here(table.caller));
    return found === null || found.closedAt !== null || found.campaignId !== table.campaign.id ? null : found;
  }

  /** The open scenes of the campaign that the caller may know of, oldest first: private ones are for those in them and the GMs. */
  async list(table: Table): Promise<readonly SceneNow[]> {
    const { store } = this.#ports;
    const open = await store.openScenes(table.campaign.id);
    const shut = await shutTo(store, table);
    const all = await cast(store, table);
    return open
      .filter(({ channelId }) => channelId === null || !shut.has(channelId))
      .map((record) => ({ record, cast: castOf(record, all) }));
  }

  /** Brings characters in and lets others go. A GM and who opened it may that with anybody, others with their own. */
  async recast(
    table: Table,
    given: { readonly add: string | null; readonly remove: string | null },
  ): Promise<Result<SceneNow & { readonly added: readonly CharacterRecord[] }>> {
    const record = await this.here(table);
    if (record === null) return no('noSceneHere');
    if (given.add === null && given.remove === null) return no('castNobody');
    const all = await cast(this.#ports.store, table);
    const now = castOf(record, all);
    const added = await this.#named(table, given.add ?? '');
    if (!added.ok) return added;
    const gone = await this.#named(table, given.remove ?? '', now);
    if (!gone.ok) return gone;
    const leads = table.gm || record.openedBy === table.caller.userId;
    const other = leads ? undefined : [...added.value, ...gone.value].find((one) => !mayPlay(table, one));
    if (other !== undefined) return no('notYoursToCast', { name: other.name });
    const away = new Set(gone.value.map(({ id }) => id));
    const stays = now.filter(({ id }) => !away.has(id));
    const fresh = added.value.filter(({ id }) => !stays.some((one) => one.id === id));
    const members = [...stays, ...fresh];
    if (members.length > SCENE_LIMITS.cast.most) return tooMany(SCENE_LIMITS.cast, members.length);
    await this.#ports.store.setSceneCast(
      record.id,
      members.map(({ id }) => id),
    );
    return yes({ record, cast: members, added: fresh });
  }

  /** Ends the scene here, or an open one by its name. For a GM and who opened it. Refuses while a fight goes on in it. */
  async close(table: Table, typed: string | null): Promise<Result<SceneEnded>> {
    const found = typed === null ? await this.here(table) : await this.#called(table, typed);
    if (found === null) return typed === null ? no('noSceneHere') : this.#noSuch(table, typed);
    if (!table.gm && found.openedBy !== table.caller.userId) return no('notYourScene', { name: found.name });
    const { store, clock } = this.#ports;
    const thread = found.channelId ?? '';
    if ((await store.runningEncounter(thread)) !== null) return no('sceneInFight', { name: found.name });
    const closedAt = clock.now();
    if ((await store.closeScene(found.id, closedAt)) === 'missing') return no('alreadyDone');
    const times = new Map<string, number>();
    for (const { name, createdAt } of await store.speechesIn(thread))
      if (createdAt >= found.openedAt) times.set(name, (times.get(name) ?? 0) + 1);
    const spoke = [...times].map(([name, count]) => ({ name, times: count }));
    return yes({
      record: found,
      cast: castOf(found, await cast(store, table)),
      closedAt,
      spoke: spoke.toSorted((a, b) => b.times - a.times),
    });
  }

  async #called(table: Table, typed: string): Promise<SceneRecord | null> {
    const open = (await this.list(table)).map(({ record }) => record);
    return findNamed(typed, open);
  }

  async #noSuch(table: Table, typed: string): Promise<Result<never>> {
    const names = (await this.list(table)).map(({ record }) => record.name);
    return no('noSuchScene', { typed: typed.slice(0, 100), nearest: nearest(typed, names), names });
  }

  /** Characters by their names, with commas between: of those whom the caller knows, or of these. */
  async #named(
    table: Table,
    typed: string,
    among?: readonly CharacterRecord[],
  ): Promise<Result<readonly CharacterRecord[]>> {
    const { store } = this.#ports;
    const known = among ?? (await knownCast(store, table, await cast(store, table)));
    const found = new Map<string, CharacterRecord>();
    for (const name of typed.split(',').map((one) => one.trim())) {
      if (name === '') continue;
      const one = findNamed(name, known);
      if (one === null) {
        const names = known.map((each) => each.name);
        return no('noSuchCast', { typed: name.slice(0, 100), nearest: nearest(name, names), names });
      }
      found.set(one.id, one);
    }
    return found.size > SCENE_LIMITS.cast.most
      ? tooMany(SCENE_LIMITS.cast, found.size)
      : yes([...found.values()]);
  }
}

const castOf = (record: SceneRecord, all: readonly CharacterRecord[]): readonly CharacterRecord[] =>
  record.cast.flatMap((id) => all.find((one) => one.id === id) ?? []);
