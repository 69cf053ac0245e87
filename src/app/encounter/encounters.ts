import { everybody, type Viewer } from '../../engine/event.ts';
import type { Member } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import type { Sight } from '../../engine/system.ts';
import type { TrackerView } from '../../engine/words.ts';
import { here } from '../caller.ts';
import { cast, viewerOf } from '../character/cast.ts';
import { playerOf } from '../character/player.ts';
import { cleanName, findNamed, nearest } from '../names.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import { withPartyBegun } from '../play/party.ts';
import type { Performer } from '../play/performer.ts';
import type { Played } from '../play/played.ts';
import { encounterStage, type Stage, sceneAt, sceneOf } from '../play/stage.ts';
import { ableToAct, maySpeakFor, spokenFor } from '../play/turns.ts';
import type { CharacterRecord, EncounterRecord, Ports } from '../ports.ts';
import { type No, no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { inOtherFight, noneRuns } from './elsewhere.ts';
import { foesOf } from './foes.ts';
import { asMember, beginners, lettered, numbered, whoIs, withHidden } from './members.ts';
import { whyNotSeen } from './seen.ts';

/** A fight as one viewer may see it. */
export interface EncounterView {
  readonly record: EncounterRecord;
  readonly tracker: TrackerView;
  readonly viewer: Viewer;
}

/** Fights: one at a time in a channel, a thread or a post. */
export class Encounters {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /**
   * Starts a fight here with the characters that the campaign's players play now, or with none of them; where nothing is said of that, in
   * a scene with the players' characters of its cast. GM only.
   */
  async start(
    table: Table,
    given: {
      readonly setup: string | null;
      readonly everyone: boolean | null;
      readonly surprised: string | null;
    },
  ): Promise<Played> {
    if (!table.gm) return refuse(no('gmOnly'));
    const { store, ids, clock } = this.#ports;
    const channelId = here(table.caller);
    if ((await store.runningEncounter(channelId)) !== null) return refuse(no('encounterRunning'));
    // A map that was prepared is taken where nothing else is said.
    const map = given.setup === null && table.system.grid ? await store.nextMap(table.campaign.id) : null;
    const setup = table.system.readSetup(given.setup ?? map?.drawn ?? null);
    if (!setup.ok) return refuse(no('badSetup', { why: setup.why }));
    const players = await beginners(store, table, given.everyone);
    const busy = players.find((one) => one.encounterId !== null);
    if (busy !== undefined) return refuse(await inOtherFight(store, busy));

    const record: EncounterRecord = {
      id: ids.next(),
      campaignId: table.campaign.id,
      channelId,
      version: 0,
      schemaVersion: table.system.revision,
      state: null,
      startedAt: clock.now(),
      endedAt: null,
      restingSince: null,
      trackerMessageId: null,
      trackerVersion: -1,
    };
    const stage = async (now: Table): Promise<Stage> => ({
      stream: { kind: 'encounter', id: record.id },
      version: 0,
      state: await withPartyBegun(store, now, table.system.scene({})),
      pending: null,
      channelId,
      encounter: record,
      character: null,
      others: [],
    });
    const surprised = whoIs(given.surprised, players);
    if (!surprised.ok) return refuse(surprised);
    const played = await this.#performer.perform(
      table,
      async (now) =>
        (await store.runningEncounter(channelId)) === null ? yes(await stage(now)) : no('encounterRunning'),
      () =>
        yes(
          firstCourse(
            {
              kind: 'begin',
              members: players.map((one) => asMember(table.system, one, 'players')),
              setup: setup.setup,
              surprised: surprised.value,
              asGm: true,
            },
            table.caller.userId,
            null,
          ),
        ),
    );
    const begun = played.kind === 'done' || played.kind === 'waiting';
    if (map !== null && begun) await store.saveMap({ ...map, encounterId: record.id });
    return played;
  }

  /** Brings in `count` of a house foe or of a creature of the campaign's packs, or one of the campaign's characters, by name. GM only. */
  async add(
    table: Table,
    given: {
      readonly who: string;
      readonly count: number | null; // null: as many as usually come
      readonly name: string | null;
      readonly place: string | null;
      readonly side: 'players' | 'foes' | null;
      readonly hidden: boolean; // players know nothing of them
    },
  ): Promise<Played> {
    if (!table.gm) return refuse(no('gmOnly'));
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    const { system } = table;
    if (given.hidden && system.sights === undefined) return refuse(no('noSights', { system: system.name }));
    const characters = await cast(this.#ports.store, table);
    const character = findNamed(given.who, characters);
    if (character !== null) {
      if (character.encounterId === record.value.id) return refuse(no('alreadyIn', { name: character.name }));
      if (character.encounterId !== null) return refuse(await inOtherFight(this.#ports.store, character));
      const side = given.side ?? (character.kind === 'pc' ? 'players' : 'foes');
      return this.#join(table, record.value, [
        withHidden(asMember(system, character, side, given.place), given.hidden),
      ]);
    }
    const foes = await foesOf(this.#ports, table);
    const foe = findNamed(given.who, foes);
    if (foe === null) {
      const names = [...characters, ...foes].map((one) => one.name);
      return refuse(
        no('noSuchFoe', {
          typed: given.who.slice(0, 100),
          nearest: nearest(given.who, names),
          foes: foes.map((one) => one.name),
        }),
      );
    }
    const taken = system
      .known(sceneOf(system, record.value), { gm: true, characters: [] })
      .map((one) => one.name);
    const called = given.name === null ? foe.name : cleanName(given.name);
    if (called === null) return refuse(no('badName', { name: given.name ?? '' }));
    const names = (given.hidden && given.name === null ? lettered : numbered)(
      called,
      given.count ?? foe.count,
      taken,
    );
    return this.#join(
      table,
      record.value,
      names.map((name) =>
        withHidden(
          {
            id: `foe-${this.#ports.ids.next()}`,
            name,
            side: given.side ?? 'foes',
            sheet: system.character.rename(foe.sheet(), name) as Json,
            place: given.place,
          },
          given.hidden,
        ),
      ),
    );
  }

  /** A player brings in a character of their own (a GM: anybody's). */
  async join(table: Table, character: CharacterRecord, place: string | null): Promise<Played> {
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    if (character.encounterId === record.value.id) return refuse(no('alreadyIn', { name: character.name }));
    if (character.encounterId !== null) return refuse(await inOtherFight(this.#ports.store, character));
    return this.#join(table, record.value, [asMember(table.system, character, 'players', place)]);
  }

  /**
   * Passes the turn on: a player ends their own, a GM anybody's; `who` names whose, by name. Where a side acts in any order a
   * player lets their own turn pass before it has begun, and a GM without a name ends the whole phase, unless it is to be their
   * `own` turn. Refuses where it is no longer the turn that was `seen` (see `turnShown`), and where that may be any of several of which
   * not all know.
   */
  async next(
    table: Table,
    {
      seen = null,
      who = null,
      own = false,
    }: { readonly seen?: string | null; readonly who?: string | null; readonly own?: boolean } = {},
  ): Promise<Played> {
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    const actor = await this.#whoseNext(table, sceneOf(table.system, record.value), who, own);
    if (!actor.ok) return refuse(actor);
    const viewer = await viewerOf(this.#ports.store, table);
    return this.#command(
      table,
      record.value,
      { kind: 'next', actor: actor.value, asGm: table.gm },
      (state) => (seen === null ? null : whyNotSeen(table.system, state, viewer, seen)),
    );
  }

  /**
   * Puts a turn off to the end of the round: a player their own, a GM anybody's; `who` names whose, by name, where it is not
   * whoever acts now.
   */
  async hold(table: Table, who: string | null): Promise<Played> {
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    const scene = sceneOf(table.system, record.value);
    const found = await this.#whoseNext(table, scene, who, false);
    if (!found.ok) return refuse(found);
    const actor = found.value ?? ableToAct(table.system, scene)[0];
    if (actor === undefined) return refuse(no('nobodysTurn'));
    return this.#command(table, record.value, { kind: 'hold', actor, asGm: table.gm });
  }

  /** Whose turn it is that the caller ends; null: whatever is due, for a GM or for the rules to refuse. */
  async #whoseNext(
    table: Table,
    scene: object,
    who: string | null,
    own: boolean,
  ): Promise<Result<string | null>> {
    const { store } = this.#ports;
    const { system } = table;
    if (who !== null) {
      const known = system.known(scene, await viewerOf(store, table));
      const found = findNamed(who, known);
      const names = known.map(({ name }) => name);
      if (found === null)
        return no('noSuchTarget', { typed: who.slice(0, 100), nearest: nearest(who, names), there: names });
      const character = await store.character(found.id);
      return (await maySpeakFor(store, table, scene, { id: found.id, record: character }))
        ? yes(found.id)
        : no('notYours', { name: found.name });
    }
    const current = system.current(scene);
    if (table.gm && !own) return yes(current);
    const able = ableToAct(system, scene);
    const player = table.gm ? { ...table, gm: false } : table;
    const [theirs] = await spokenFor(store, player, scene, able);
    if (theirs !== undefined) return yes(theirs);
    if (current !== null)
      return no('notYourTurn', { current, owner: playerOf(await store.character(current)) });
    return able.length === 0 ? yes(null) : no('noneToAct');
  }

  /** Somebody leaves the fight. GM only: who flees uses the system's own action. */
  async leave(table: Table, id: string): Promise<Played> {
    if (!table.gm) return refuse(no('gmOnly'));
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    return this.#command(table, record.value, { kind: 'leave', actor: id, asGm: true });
  }

  /** Changes what the fight takes place in, as it was typed. GM only. */
  async change(table: Table, text: string): Promise<Played> {
    if (!table.gm) return refuse(no('gmOnly'));
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    return this.#command(table, record.value, { kind: 'setting', text, asGm: true });
  }

  /**
   * What may be hidden from the players in the fight here or shown to them, and whether it is hidden now: a GM's to know. Nothing
   * where there is no fight.
   */
  async sights(table: Table): Promise<readonly Sight[]> {
    const record = table.gm ? await this.#running(table) : null;
    return record?.ok ? (table.system.sights?.(sceneOf(table.system, record.value)) ?? []) : [];
  }

  /** Hides something in the fight here from the players, or shows it to them; `what` is one of its sights. GM only. */
  async sight(table: Table, change: 'hide' | 'reveal', what: string): Promise<Played> {
    if (!table.gm) return refuse(no('gmOnly'));
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    const { system } = table;
    if (system.sights === undefined) return refuse(no('noSights', { system: system.name }));
    const sights = system
      .sights(sceneOf(system, record.value), what.slice(0, 200))
      .filter(({ hidden }) => hidden === (change === 'reveal'));
    const found = findNamed(what, sights);
    if (found !== null)
      return this.#command(table, record.value, { kind: 'sight', change, what: found.id, asGm: true });
    const names = sights.map(({ name }) => name);
    return refuse(
      no('noSuchSight', { typed: what.slice(0, 100), change, nearest: nearest(what, names), names }),
    );
  }

  /** Ends the fight; everybody's numbers go back to their sheets in the same write. GM only. */
  async end(table: Table): Promise<Played> {
    if (!table.gm) return refuse(no('gmOnly'));
    const record = await this.#running(table);
    if (!record.ok) return refuse(record);
    return this.#command(table, record.value, { kind: 'end', asGm: true });
  }

  /** The fight here as the caller may see it. */
  async status(table: Table): Promise<Result<EncounterView>> {
    const record = await this.#running(table);
    if (!record.ok) return record;
    const viewer = await viewerOf(this.#ports.store, table);
    return yes(this.view(table, record.value, viewer));
  }

  /** A fight as a viewer may see it; without one, as everybody may. */
  view(
    table: Pick<Table, 'campaign' | 'system'>,
    record: EncounterRecord,
    viewer: Viewer = everybody,
  ): EncounterView {
    return { record, viewer, tracker: table.system.tracker(sceneAt(table, record), viewer) };
  }

  #join(table: Table, record: EncounterRecord, members: readonly Member[]): Promise<Played> {
    return this.#command(table, record, { kind: 'join', members, asGm: table.gm });
  }

  #command(
    table: Table,
    record: EncounterRecord,
    intent: Parameters<typeof firstCourse>[0],
    whyNotNow: (state: object) => No | null = () => null,
  ): Promise<Played> {
    return this.#performer.perform(
      table,
      (now) => encounterStage(this.#ports.store, now, record.id),
      (stage) => {
        if (stage.encounter?.endedAt) return no('noEncounter');
        const late = whyNotNow(stage.state);
        if (late !== null) return late;
        const free = floorFree(stage, table);
        return free.ok ? yes(firstCourse(intent, table.caller.userId, null)) : free;
      },
    );
  }

  async #running(table: Table): Promise<Result<EncounterRecord>> {
    const record = await this.#ports.store.runningEncounter(here(table.caller));
    return record === null ? noneRuns(this.#ports.store, table) : yes(record);
  }
}

function refuse(why: { readonly refusal: Extract<Played, { kind: 'refused' }>['refusal'] }): Played {
  return { kind: 'refused', refusal: why.refusal, setting: null };
}
