import { everybody, type Viewer } from '../../engine/event.ts';
import type { Intent, Member } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import type { TrackerView } from '../../engine/words.ts';
import { freeNames } from '../borne.ts';
import { here } from '../caller.ts';
import { cast, viewerOf } from '../character/cast.ts';
import { mayLead } from '../leads.ts';
import { cleanName, findNamed, nearest } from '../names.ts';
import { firstCourse } from '../play/course.ts';
import type { Performer } from '../play/performer.ts';
import { type Played, refused } from '../play/played.ts';
import { sceneAt, sceneOf, unborn, unbornStage } from '../play/stage.ts';
import type { Agreed } from '../play/undo/undo.ts';
import type { CharacterRecord, EncounterRecord, Ports } from '../ports.ts';
import { no, type Refusal, type Result, yes } from '../result.ts';
import { plays, type Table } from '../table.ts';
import { inOtherFight } from './elsewhere.ts';
import { FightHere } from './fightHere.ts';
import { describedFoe, foesOf } from './foes.ts';
import { asMember, beginners, lettered, numbered, whoIs, whyTooMany, withHidden } from './members.ts';
import { placeNamed } from './places.ts';

/** A fight as one viewer may see it. */
export interface EncounterView {
  readonly record: EncounterRecord;
  readonly tracker: TrackerView;
  readonly viewer: Viewer;
}

/** What a fight is started with. */
export interface Beginning {
  readonly setup: string | null;
  readonly everyone: boolean | null;
  readonly surprised: string | null;
}

/** Fights: one at a time in a channel, a thread or a post. */
export class Encounters {
  readonly #ports: Ports;
  readonly #performer: Performer;
  readonly #fight: FightHere;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
    this.#fight = new FightHere(ports, performer);
  }

  /**
   * Starts a fight here with the characters that the campaign's players play now, or with none of them; where nothing is said of that, in
   * a scene with the players' characters of its cast. GM only.
   */
  async start(table: Table, given: Beginning): Promise<Played> {
    const planned = await this.#planned(table, given);
    if (!planned.ok) return refused(planned);
    const { map, setup, members, surprised, others } = planned.value;
    const asked = table.system.unled === true ? { asking: others } : {};
    const { store, ids, clock } = this.#ports;
    const channelId = here(table.caller);
    const record = unborn(table, { id: ids.next(), channelId, at: clock.now() });
    const played = await this.#performer.perform(
      table,
      async (now) =>
        (await store.runningEncounter(channelId)) === null
          ? yes(await unbornStage(store, now, record))
          : no('encounterRunning'),
      () =>
        yes(
          firstCourse(
            {
              kind: 'begin',
              members,
              setup,
              surprised,
              asGm: table.gm,
              ...asked,
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

  /** Why no fight can be started like that; null: one can. */
  async whyNotStart(table: Table, given: Beginning): Promise<Refusal | null> {
    const planned = await this.#planned(table, given);
    return planned.ok ? null : planned.refusal;
  }

  /** All that a fight begins with, where it can. */
  async #planned(table: Table, given: Beginning) {
    const { store } = this.#ports;
    const may = await mayLead(store, table);
    if (!may.ok) return may;
    if ((await store.runningEncounter(here(table.caller))) !== null) return no('encounterRunning');
    // A map that was prepared is taken where nothing else is said.
    const hasMaps = table.system.grid !== undefined || table.system.plane !== undefined;
    const map = given.setup === null && hasMaps ? await store.nextMap(table.campaign.id) : null;
    const brought = given.setup === null ? null : await placeNamed(this.#ports, table, given.setup);
    const setup = table.system.readSetup(given.setup ?? map?.drawn ?? null, brought);
    if (!setup.ok) return no('badSetup', { why: setup.why });
    const players = await beginners(store, table, given.everyone);
    const busy = players.find((one) => one.encounterId !== null);
    if (busy !== undefined) return inOtherFight(store, busy);
    const surprised = whoIs(given.surprised, players);
    if (!surprised.ok) return surprised;
    const members = players.map((one) => asMember(table.system, one, 'players'));
    const tooMany = whyTooMany(table.system, table.system.scene({}), members);
    if (tooMany !== null) return tooMany;
    const others = players.flatMap((one) => (plays(table, one) ? [] : [one.id]));
    return yes({ map, setup: setup.setup, members, surprised: surprised.value, others });
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
    if (!table.gm) return refused(no('gmOnly'));
    const record = await this.#fight.record(table);
    if (!record.ok) return refused(record);
    const { system } = table;
    if (given.hidden && system.sights === undefined) return refused(no('noSights', { system: system.name }));
    const characters = await cast(this.#ports.store, table);
    const character = findNamed(given.who, characters);
    if (character !== null) {
      if (character.encounterId === record.value.id)
        return refused(no('alreadyIn', { name: character.name }));
      if (character.encounterId !== null) return refused(await inOtherFight(this.#ports.store, character));
      const side = given.side ?? (character.kind === 'pc' ? 'players' : 'foes');
      return this.#join(table, record.value, [
        withHidden(asMember(system, character, side, given.place), given.hidden),
      ]);
    }
    const foes = await foesOf(this.#ports, table);
    const listed = findNamed(given.who, foes);
    const built = listed === null ? describedFoe(system, given.who) : null;
    if (built !== null && !built.ok)
      return refused(built, { campaign: table.campaign, system, before: sceneOf(system, record.value) });
    const foe = listed ?? built?.value ?? null;
    if (foe === null) {
      const names = [...characters, ...foes].map((one) => one.name);
      return refused(
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
    if (called === null) return refused(no('badName', { name: given.name ?? '' }));
    const names = (given.hidden && given.name === null ? lettered : numbered)(
      called,
      given.count ?? foe.count,
      taken,
    );
    const free = await freeNames(this.#ports, table, [called, ...names]);
    if (!free.ok) {
      const { code, params } = free.refusal;
      return refused(no(code, { ...params, foe: foe.name }));
    }
    // Several who share a name have none of their own, whoever gave it.
    const hasName = foe.named || (given.name !== null && names.length === 1);
    return this.#join(
      table,
      record.value,
      names.map((name) =>
        withHidden(
          {
            id: this.#ports.ids.next(),
            name,
            side: given.side ?? 'foes',
            ...(hasName || given.side === 'players' ? {} : { nameless: true }),
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
    const record = await this.#fight.record(table);
    if (!record.ok) return refused(record);
    if (character.encounterId === record.value.id) return refused(no('alreadyIn', { name: character.name }));
    if (character.encounterId !== null) return refused(await inOtherFight(this.#ports.store, character));
    return this.#join(table, record.value, [asMember(table.system, character, 'players', place)]);
  }

  /** Somebody leaves the fight. GM only: who flees uses the system's own action. Where nobody leads, everybody their own. */
  async leave(table: Table, id: string): Promise<Played> {
    const record = table.system.unled === true ? await this.#ports.store.character(id) : null;
    if (table.system.unled === true && !plays(table, record))
      return refused(no('notYours', { name: record?.name ?? id }));
    return this.#fight.ledBy(table, { kind: 'leave', actor: id, asGm: true });
  }

  /** Changes what the fight takes place in, as it was typed. GM only: where nobody leads, it stays as all agreed. */
  async change(table: Table, text: string): Promise<Played> {
    const brought = await placeNamed(this.#ports, table, text);
    return this.#fight.ledBy(table, {
      kind: 'setting',
      text,
      ...(brought === null ? {} : { brought }),
      asGm: true,
    });
  }

  /**
   * Ends the fight; everybody's numbers go back to their sheets in the same write. GM only; where nobody leads, the others in it are asked, as long
   * as nobody has won.
   */
  async end(table: Table): Promise<Played> {
    if (table.system.unled !== true) return this.#fight.ledBy(table, { kind: 'end', asGm: true });
    return this.#asked(table, ({ others }) => ({ kind: 'end', asGm: false, asking: others }));
  }

  /**
   * Where nobody leads: asks the others in the fight to let steps be taken back that the caller may not take back alone. Refuses where something has
   * happened since they were shown.
   */
  askToUndo(table: Table, { last, count, newest }: Agreed): Promise<Played> {
    if (table.system.unled !== true) return Promise.resolve(refused(no('gmUndoes')));
    return this.#asked(table, ({ own, others, version }) =>
      version === newest
        ? { kind: 'takeBack', actor: own, steps: count, last, asking: others, asGm: false }
        : null,
    );
  }

  /** Gives what the others in the fight must agree to; null: it is too late for it. Only for who plays in it. */
  async #asked(
    table: Table,
    wanted: (there: {
      readonly own: string;
      readonly others: readonly string[];
      readonly version: number;
    }) => Intent | null,
  ): Promise<Played> {
    const record = await this.#fight.record(table);
    if (!record.ok) return refused(record);
    const { id, version } = record.value;
    const there = (await cast(this.#ports.store, table)).filter((one) => one.encounterId === id);
    const [own] = there.filter((one) => plays(table, one));
    if (own === undefined) return refused(no('playersOnly'));
    const others = there.flatMap((one) => (plays(table, one) ? [] : [one.id]));
    const intent = wanted({ own: own.id, others, version });
    return intent === null ? refused(no('undoMovedOn')) : this.#fight.command(table, record.value, intent);
  }

  /** The fight here as the caller may see it. */
  async status(table: Table): Promise<Result<EncounterView>> {
    const record = await this.#fight.record(table);
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
    return this.#fight.command(table, record, { kind: 'join', members, asGm: table.gm }, (state) =>
      whyTooMany(table.system, state, members),
    );
  }
}
