import type { ReadyFight } from '../../engine/ready.ts';
import { here } from '../caller.ts';
import { roomForCharacter } from '../character/roomFor.ts';
import { findNamed, nearest } from '../names.ts';
import type { Ports, ReadyRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { ATTEMPTS } from './limits.ts';

/** A ready fight as people see it: what is stored of it, and what its system says. */
export interface Readied {
  readonly record: ReadyRecord;
  readonly fight: ReadyFight;
}

type Change = (readied: Readied) => Promise<Result<ReadyRecord>>;

/** Where the heroes of a ready fight are taken: one lobby at a time in a channel, one hero a person. */
export class Lobbies {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Opens the lobby of a ready fight here: of the one that is named, else of the system's first. Gives the one that is open here
   * already, if nothing else is named. GM only, everybody where nobody leads; refuses where a fight runs.
   */
  async open(table: Table, named: string | null): Promise<Result<Readied>> {
    const fight = fightNamed(table, named);
    if (!fight.ok) return fight;
    const { store, ids, clock } = this.#ports;
    const isUnled = table.system.unled === true;
    if (!table.gm && !isUnled) return no('readyForGm', { gms: table.campaign.gms.slice(0, 3) });
    const { campaign, caller } = table;
    const channelId = here(caller);
    if ((await store.runningEncounter(channelId)) !== null) return no('encounterRunning');
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const before = await store.openReady(channelId);
      const isOther = before !== null && named !== null && before.fight !== fight.value.id;
      if (before !== null && isOther) {
        const off = await this.change(table, before.id, async ({ record }) =>
          yes({ ...record, state: 'off' }),
        );
        if (!off.ok) return off;
        continue;
      }
      if (before !== null) return this.find(table, before.id);
      const record: ReadyRecord = {
        id: ids.next(),
        campaignId: campaign.id,
        channelId,
        fight: fight.value.id,
        version: 0,
        state: 'open',
        openedBy: caller.userId,
        messageId: null,
        encounterId: null,
        createdAt: clock.now(),
        heroes: [],
      };
      const at = { interactionId: caller.interactionId, at: record.createdAt };
      const written = await store.commit({ ...at, ready: { type: 'create', record } });
      if (written === 'committed') return yes({ record, fight: fight.value });
      if (written === 'duplicate') return no('alreadyDone');
    }
    return no('tooBusy');
  }

  /** One by its id. Refuses one of another campaign, and one whose fight the system no longer has. */
  async find({ campaign, system }: Table, id: string): Promise<Result<Readied>> {
    const record = await this.#ports.store.ready(id);
    const fight = system.ready?.fights.find((one) => one.id === record?.fight);
    if (record === null || fight === undefined || record.campaignId !== campaign.id) return no('readyGone');
    return yes({ record, fight });
  }

  /** Takes a hero, in the place of another that the caller has taken, unless one may play several against each other. Refuses one who is somebody else's, and one character too many. */
  take(table: Table, id: string, heroId: string): Promise<Result<Readied>> {
    const { userId } = table.caller;
    return this.#whileOpen(table, id, async ({ record, fight }) => {
      const hero = fight.heroes.find((one) => one.id === heroId);
      if (hero === undefined) return no('readyGone');
      const taken = record.heroes.find((one) => one.hero === heroId);
      if (taken?.userId === userId) return yes(record);
      if (taken !== undefined) return no('heroTaken', { name: hero.name, who: taken.userId });
      const room = await roomForCharacter(this.#ports.store, table);
      if (!room.ok) return room;
      const others = fight.opposed ? record.heroes : record.heroes.filter((one) => one.userId !== userId);
      const own = { hero: heroId, userId, characterId: null, kept: false };
      return yes({ ...record, heroes: [...others, own] });
    });
  }

  /** Gives one's hero back. */
  stepOut(table: Table, id: string): Promise<Result<Readied>> {
    const { userId } = table.caller;
    return this.#whileOpen(table, id, async ({ record }) =>
      record.heroes.some((one) => one.userId === userId)
        ? yes({ ...record, heroes: record.heroes.filter((one) => one.userId !== userId) })
        : no('noHeroTaken'),
    );
  }

  /** Closes a lobby. GM only; where nobody leads, who has opened it and who has taken a side. */
  callOff(table: Table, id: string): Promise<Result<Readied>> {
    return this.#whileOpen(table, id, async ({ record }) =>
      table.gm || (table.system.unled === true && isIn(record, table.caller.userId))
        ? yes({ ...record, state: 'off' })
        : no('gmOnly'),
    );
  }

  #whileOpen(table: Table, id: string, change: Change): Promise<Result<Readied>> {
    return this.change(table, id, async (readied) => {
      switch (readied.record.state) {
        case 'open':
          return change(readied);
        case 'off':
          return no('readyOff');
        case 'making':
        case 'fighting':
        case 'over':
          return no('readyBegun');
      }
    });
  }

  /** Changes one as it is by then; whoever comes second looks again. */
  async change(table: Table, id: string, change: Change): Promise<Result<Readied>> {
    const { store, clock } = this.#ports;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.find(table, id);
      if (!found.ok) return found;
      const { record, fight } = found.value;
      const next = await change(found.value);
      if (!next.ok) return next;
      if (next.value === record) return found;
      const { version } = record;
      const ready = { type: 'update', expectedVersion: version, record: next.value } as const;
      const written = await store.commit({ interactionId: null, at: clock.now(), ready });
      if (written === 'committed') return yes({ record: { ...next.value, version: version + 1 }, fight });
    }
    return no('tooBusy');
  }
}

const isIn = ({ openedBy, heroes }: ReadyRecord, userId: string): boolean =>
  openedBy === userId || heroes.some((one) => one.userId === userId);

/** One of the system's ready fights by name; without one its first. */
export function fightNamed({ system }: Pick<Table, 'system'>, named: string | null): Result<ReadyFight> {
  const fights = system.ready?.fights ?? [];
  const fight = named === null ? fights[0] : findNamed(named, fights);
  if (fight != null) return yes(fight);
  if (fights.length === 0) return no('noReadyFights', { system: system.name });
  const names = fights.map(({ name }) => name);
  return no('noSuchReady', {
    typed: (named ?? '').slice(0, 100),
    nearest: nearest(named ?? '', names),
    names,
  });
}
