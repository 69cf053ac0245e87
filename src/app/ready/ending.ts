import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import type { Performer } from '../play/performer.ts';
import type { Played } from '../play/played.ts';
import { encounterStage } from '../play/stage.ts';
import type { CharacterRecord, CharacterWrite, EncounterRecord, Ports, ReadyRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { ATTEMPTS } from './limits.ts';
import type { Lobbies, Readied } from './lobby.ts';

/** A hero of a ready fight that is over. */
export interface OwnHero {
  readonly hero: string;
  readonly userId: string;
  readonly name: string;
  readonly fate: 'open' | 'kept' | 'deleted'; // who says nothing keeps them
}

/** What comes after a ready fight: it ends when one side is beaten, and its heroes are kept or deleted. */
export class Endings {
  readonly #ports: Ports;
  readonly #performer: Performer;
  readonly #lobbies: Lobbies;

  constructor(ports: Ports, performer: Performer, lobbies: Lobbies) {
    this.#ports = ports;
    this.#performer = performer;
    this.#lobbies = lobbies;
  }

  /** Ends a ready fight in which nobody of one side still stands, in the name of whoever was last; null where nothing is to be ended. */
  async endDecided(table: Table, encounter: EncounterRecord, state: object): Promise<Played | null> {
    const { store } = this.#ports;
    const { system, caller } = table;
    if (encounter.endedAt !== null || system.autopilot?.decided(state) !== true) return null;
    if ((await store.readyOf(encounter.id))?.state !== 'fighting') return null;
    const led = {
      ...table,
      gm: true,
      caller: { ...caller, interactionId: `ready/${encounter.id}/${encounter.version}/ends` },
    };
    const ended = await this.#performer.perform(
      led,
      (now) => encounterStage(store, now, encounter.id),
      (stage) => {
        if (stage.encounter?.endedAt != null || system.autopilot?.decided(stage.state) !== true)
          return no('noEncounter');
        const free = floorFree(stage, led);
        return free.ok ? yes(firstCourse({ kind: 'end', asGm: true }, caller.userId, null)) : free;
      },
    );
    return ended.kind === 'refused' ? null : ended;
  }

  /** Notes that the fight of a ready fight is over: gives it to whoever is the first, who tells of it. Null for all others. */
  async over(encounterId: string): Promise<ReadyRecord | null> {
    const { store, clock } = this.#ports;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const record = await store.readyOf(encounterId);
      const encounter = record?.state === 'fighting' ? await store.encounter(encounterId) : null;
      if (record === null || encounter === null || encounter.endedAt === null) return null;
      const next = { ...record, state: 'over', messageId: null } as const;
      const ready = { type: 'update', expectedVersion: record.version, record: next } as const;
      if ((await store.commit({ interactionId: null, at: clock.now(), ready })) === 'committed')
        return { ...next, version: record.version + 1 };
    }
    return null;
  }

  /** What has become of the heroes whom people have taken, as they are called by now. */
  async heroes({ heroes }: Pick<ReadyRecord, 'heroes'>): Promise<readonly OwnHero[]> {
    const all = await Promise.all(
      heroes.map(async ({ hero, userId, characterId, kept }) => {
        const character = characterId === null ? null : await this.#ports.store.character(characterId);
        if (character === null) return [];
        const fate = character.archivedAt !== null ? 'deleted' : kept ? 'kept' : 'open';
        return [{ hero, userId, name: character.name, fate } as const];
      }),
    );
    return all.flat();
  }

  /** Somebody keeps their hero. */
  async keep(table: Table, id: string, hero: string): Promise<Result<Readied>> {
    return this.#own(table, id, hero, async (record) => yes({ record: withKept(record, hero), write: null }));
  }

  /** Somebody puts their hero away, and plays another of theirs from now on. Refuses one who is in a fight. */
  async drop(table: Table, id: string, hero: string): Promise<Result<Readied>> {
    const dropped = await this.#own(table, id, hero, async (record, character) =>
      character.encounterId === null
        ? yes({ record, write: archived(character, this.#ports.clock.now()) })
        : no('busyInFight', { name: character.name }),
    );
    if (dropped.ok) await this.#playsAnother(table, dropped.value.record, hero);
    return dropped;
  }

  /** Somebody takes the hero back whom they had put away. */
  async bringBack(table: Table, id: string, hero: string): Promise<Result<Readied>> {
    return this.#own(table, id, hero, async (record, character) =>
      yes({ record: withKept(record, hero), write: archived(character, null) }),
    );
  }

  /** Changes a hero of the caller's own (a GM: anybody's). */
  async #own(
    table: Table,
    id: string,
    hero: string,
    change: (
      record: ReadyRecord,
      character: CharacterRecord,
    ) => Promise<Result<{ readonly record: ReadyRecord; readonly write: CharacterWrite | null }>>,
  ): Promise<Result<Readied>> {
    const { store, clock } = this.#ports;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.#lobbies.find(table, id);
      if (!found.ok) return found;
      const { record } = found.value;
      const taken = record.heroes.find((one) => one.hero === hero);
      const character = taken?.characterId == null ? null : await store.character(taken.characterId);
      if (taken === undefined || character === null) return no('readyGone');
      if (!table.gm && character.ownerId !== table.caller.userId)
        return no('notYours', { name: character.name });
      const next = await change(record, character);
      if (!next.ok) return next;
      const { write } = next.value;
      const written = await store.commit({
        interactionId: null,
        at: clock.now(),
        ready: { type: 'update', expectedVersion: record.version, record: next.value.record },
        ...(write === null ? {} : { characters: [write] }),
      });
      if (written === 'committed') return this.#lobbies.find(table, id);
      if (written === 'nameTaken') return no('nameMeanwhile', { name: character.name });
    }
    return no('tooBusy');
  }

  /** Who has put away the one they played plays the newest of their others. */
  async #playsAnother({ campaign }: Table, { heroes }: ReadyRecord, hero: string): Promise<void> {
    const { store } = this.#ports;
    const taken = heroes.find((one) => one.hero === hero);
    if (taken === undefined) return;
    const active = await store.activeCharacter(campaign.id, taken.userId);
    if (active !== null && active.id !== taken.characterId) return;
    const own = await store.characters(campaign.id, { ownerId: taken.userId, archived: false });
    const newest = own.filter(({ kind }) => kind === 'pc').at(-1);
    if (newest !== undefined) await store.setActiveCharacter(campaign.id, taken.userId, newest.id);
  }
}

const withKept = (record: ReadyRecord, hero: string): ReadyRecord => ({
  ...record,
  heroes: record.heroes.map((one) => (one.hero === hero ? { ...one, kept: true } : one)),
});

const archived = ({ id, version }: CharacterRecord, archivedAt: Date | null): CharacterWrite => ({
  type: 'update',
  id,
  expectedVersion: version,
  set: { archivedAt },
});
