import type { Json } from '../../engine/json.ts';
import { fromTheStart } from '../autopilot/pilots.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { nameFor } from '../character/nameFor.ts';
import { firstCourse } from '../play/course.ts';
import type { Performer } from '../play/performer.ts';
import type { Played } from '../play/played.ts';
import { encounterStage, unborn, unbornStage } from '../play/stage.ts';
import { ableToAct } from '../play/turns.ts';
import type { CharacterRecord, EncounterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { heroesTaken, sheetOf } from './heroes.ts';
import { ATTEMPTS } from './limits.ts';
import type { Lobbies, Readied } from './lobby.ts';
import { type HeroHere, readyMembers } from './members.ts';

/** How a ready fight began: its lobby as it is then, and what was done, step by step. */
export interface Begun {
  readonly readied: Readied;
  readonly steps: readonly Played[];
}

/** A ready fight whose heroes are there. */
interface Making extends Readied {
  readonly encounterId: string;
}

/** Makes fights of lobbies. */
export class Beginning {
  readonly #ports: Ports;
  readonly #performer: Performer;
  readonly #lobbies: Lobbies;

  constructor(ports: Ports, performer: Performer, lobbies: Lobbies) {
    this.#ports = ports;
    this.#performer = performer;
    this.#lobbies = lobbies;
  }

  /**
   * Makes the characters of those who have taken a hero, begins the fight with all heroes and foes in their places, and lets its first turn
   * begin. Whoever dies in between is gone on with by the next press. For GMs and those who have a hero; refuses where nobody has one, and where
   * another fight runs.
   */
  async begin(table: Table, id: string): Promise<Result<Begun>> {
    const found = await this.#lobbies.find(table, id);
    if (!found.ok) return found;
    const { record } = found.value;
    if (record.state === 'off') return no('readyOff');
    if (record.state === 'fighting' || record.state === 'over') return no('readyBegun');
    if (record.heroes.length === 0) return no('nobodyReady');
    const isWhole = record.heroes.length === found.value.fight.heroes.length;
    // A side that nobody takes is played by itself, where the rules can (decision 40).
    if (found.value.fight.opposed && !isWhole && table.system.autopilot === undefined) return no('sidesOpen');
    if (!table.gm && !record.heroes.some(({ userId }) => userId === table.caller.userId))
      return no('takeHeroFirst');
    if (readCampaignSettings(table.campaign.settings).paused) return no('paused');
    if ((await this.#ports.store.runningEncounter(record.channelId)) !== null) return no('encounterRunning');
    const making = await this.#made(table, id);
    return making.ok ? this.#fought(table, making.value) : making;
  }

  /** Its heroes are there: made now, or by a press before. */
  async #made(table: Table, id: string): Promise<Result<Making>> {
    const { store, ids, clock } = this.#ports;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.#lobbies.find(table, id);
      if (!found.ok) return found;
      const { record, fight } = found.value;
      if (record.encounterId !== null) return yes({ ...found.value, encounterId: record.encounterId });
      if (record.state !== 'open') return no('readyBegun');
      const made = await heroesTaken(this.#ports, table, found.value);
      if (!made.ok) return made;
      const heroes = record.heroes.map((one) => ({
        ...one,
        characterId: made.value.get(one.hero)?.id ?? null,
      }));
      const encounterId = ids.next();
      const next = { ...record, state: 'making', encounterId, heroes } as const;
      const written = await store.commit({
        interactionId: null,
        at: clock.now(),
        characters: [...made.value.values()].map((one) => ({ type: 'create', record: one })),
        ready: { type: 'update', expectedVersion: record.version, record: next },
      });
      if (written !== 'committed') continue;
      for (const { id: characterId, ownerId } of made.value.values())
        if (ownerId !== null) await store.setActiveCharacter(table.campaign.id, ownerId, characterId);
      return yes({ record: { ...next, version: record.version + 1 }, fight, encounterId });
    }
    return no('tooBusy');
  }

  async #fought(table: Table, making: Making): Promise<Result<Begun>> {
    const { store } = this.#ports;
    const { record, fight, encounterId } = making;
    const setup = table.system.readSetup(fight.field);
    if (!setup.ok) throw new Error(`the field of ${fight.id} cannot be read: ${setup.why}`);
    const heroes = await this.#heroes(table, making);
    if (!heroes.ok) return heroes;
    const members = readyMembers(table.system, fight, heroes.value, () => this.#ports.ids.next());
    const free = heroes.value.flatMap(({ id, played }) => (played ? [] : [id]));
    const before = this.#unborn(table, making, free);
    const led = table.system.unled === true ? table : { ...table, gm: true };
    const began = await this.#performer.perform(
      led,
      async (now) =>
        (await store.runningEncounter(record.channelId)) === null
          ? yes(await unbornStage(store, now, before))
          : no('encounterRunning'),
      () =>
        yes(
          firstCourse(
            { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true },
            table.caller.userId,
            null,
          ),
        ),
      {
        ready: { type: 'update', expectedVersion: record.version, record: { ...record, state: 'fighting' } },
      },
    );
    if (began.kind === 'refused') return { ok: false, refusal: began.refusal };
    const readied = await this.#lobbies.find(table, record.id);
    if (!readied.ok) return readied;
    const first = await this.#firstTurn(led, encounterId, began);
    return yes({ readied: readied.value, steps: first === null ? [began] : [began, first] });
  }

  /** The first turn, where it does not come at once. */
  async #firstTurn(table: Table, encounterId: string, began: Played): Promise<Played | null> {
    if (began.kind !== 'done' || ableToAct(table.system, began.after).length > 0) return null;
    const interactionId = `${table.caller.interactionId}/first`;
    const next = { ...table, caller: { ...table.caller, interactionId } };
    return this.#performer.perform(
      next,
      (now) => encounterStage(this.#ports.store, now, encounterId),
      (stage) =>
        stage.pending === null
          ? yes(firstCourse({ kind: 'next', actor: null, asGm: true }, table.caller.userId, null))
          : no('tryAgain'),
    );
  }

  /** All heroes: those who were taken as they are by now, the others fresh. */
  async #heroes(table: Table, { record, fight }: Making): Promise<Result<readonly HeroHere[]>> {
    const { store, ids } = this.#ports;
    const taken = new Map<string, CharacterRecord>();
    for (const { hero, characterId } of record.heroes) {
      const character = characterId === null ? null : await store.character(characterId);
      if (character !== null && character.archivedAt === null && character.encounterId === null)
        taken.set(hero, character);
    }
    const names = [...taken.values()].map(({ nameKey }) => nameKey);
    const all: HeroHere[] = [];
    for (const hero of fight.heroes) {
      const own = taken.get(hero.id);
      if (own !== undefined) {
        all.push({ id: own.id, name: own.name, sheet: own.state, played: true });
        continue;
      }
      const name = await nameFor(this.#ports, table, hero, null, names);
      if (!name.ok) return name;
      const sheet: Json = sheetOf(table, hero, name.value);
      all.push({ id: ids.next(), name: name.value, sheet, played: false });
    }
    return yes(all);
  }

  /** The fight before it begins: foes, and the heroes nobody took (`free`), act by themselves from the start. */
  #unborn(
    { campaign, system }: Table,
    { record, encounterId }: Making,
    free: readonly string[],
  ): EncounterRecord {
    return {
      ...unborn(
        { campaign, system },
        { id: encounterId, channelId: record.channelId, at: this.#ports.clock.now() },
      ),
      pilots: system.autopilot === undefined ? null : fromTheStart(free),
    };
  }
}
