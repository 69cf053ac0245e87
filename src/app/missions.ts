import type { IntentOf } from '../engine/intent.ts';
import type { Sheet } from '../engine/words.ts';
import { here } from './caller.ts';
import { cast } from './character/cast.ts';
import type { Performer } from './play/performer.ts';
import { type Played, refused } from './play/played.ts';
import { partyStage } from './play/stage.ts';
import { giveTogether } from './play/together.ts';
import type { CharacterRecord, Ports } from './ports.ts';
import { no, type Result, yes } from './result.ts';
import type { Table } from './table.ts';

type Said = Pick<IntentOf<'mission'>, 'change'> &
  Partial<Omit<IntentOf<'mission'>, 'kind' | 'actors' | 'asGm'>>;

const unsaid = {
  name: null,
  text: null,
  number: null,
  state: null,
  bodies: null,
  money: null,
  rewards: null,
};

/** The missions that a party goes on, where its system knows any: what a GM says of them concerns every player's character. */
export class Missions {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /** How the mission stands. Refuses where the system knows none. */
  async status(table: Table): Promise<Result<Sheet>> {
    const { system } = table;
    const stage = await this.#known(table);
    if (!stage.ok) return stage;
    const opened = await partyStage(this.#ports.store, table, here(table.caller));
    if (!opened.ok) return opened;
    return system.party === undefined
      ? no('noMissions', { system: system.name })
      : yes(system.party.sheet(system.party.of(opened.value.state)));
  }

  /** A mission begins, for all players' characters who are in no encounter. GM only. */
  begin(
    table: Table,
    said: Pick<IntentOf<'mission'>, 'name' | 'text' | 'number' | 'rewards'>,
  ): Promise<Played> {
    return this.#say(table, { change: 'begin', ...said }, ({ encounterId }) => encounterId === null);
  }

  /** Something more is to be done (`text`), or something is done or has failed, by its number. GM only. */
  objective(
    table: Table,
    said: Partial<Pick<IntentOf<'mission'>, 'text' | 'number' | 'state'>>,
  ): Promise<Played> {
    return this.#say(table, { change: 'objective', ...said }, () => false);
  }

  /** The mission is over, for everybody. GM only; refuses while one of them is in an encounter. */
  end(
    table: Table,
    said: Pick<IntentOf<'mission'>, 'state' | 'bodies' | 'money' | 'rewards'>,
  ): Promise<Played> {
    return this.#say(table, { change: 'end', ...said }, () => true);
  }

  async #say(table: Table, said: Said, concerns: (one: CharacterRecord) => boolean): Promise<Played> {
    if (!table.gm) return refused(no('gmOnly'));
    const known = await this.#known(table);
    if (!known.ok) return refused(known);
    const heroes = (await cast(this.#ports.store, table)).filter((one) => one.kind === 'pc' && concerns(one));
    const fighting = heroes.find(({ encounterId }) => encounterId !== null);
    if (fighting !== undefined) return refused(no('missionInFight', { name: fighting.name }));
    const actors = heroes.map(({ id }) => id);
    const intent: IntentOf<'mission'> = { kind: 'mission', ...unsaid, ...said, actors, asGm: true };
    return giveTogether(this.#ports, this.#performer, table, intent);
  }

  async #known({ system }: Table): Promise<Result<true>> {
    return system.missions === true ? yes(true) : no('noMissions', { system: system.name });
  }
}
