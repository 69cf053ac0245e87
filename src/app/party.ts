import type { SheetField } from '../engine/creation.ts';
import { type HouseRule, PARTY } from '../engine/party.ts';
import type { Sheet } from '../engine/words.ts';
import { here } from './caller.ts';
import { findNamed, nearest } from './names.ts';
import { firstCourse } from './play/course.ts';
import { floorFree } from './play/floor.ts';
import type { Performer } from './play/performer.ts';
import { type Played, refused } from './play/played.ts';
import { partyStage } from './play/stage.ts';
import type { Ports } from './ports.ts';
import { no, type Result, yes } from './result.ts';
import type { Table } from './table.ts';

/** What belongs to a campaign's whole party, as it is now. */
export interface PartyView {
  readonly sheet: Sheet;
  readonly fields: readonly SheetField[];
  readonly houseRules: readonly HouseRule[];
}

/** What belongs to the whole party: shown to everybody, set by the GM, in and out of fights. */
export class Parties {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /** The party of a campaign. Refuses where its system has nothing that belongs to all. */
  async show(table: Table): Promise<Result<PartyView>> {
    const { party } = table.system;
    const stage = await partyStage(this.#ports.store, table, here(table.caller));
    if (!stage.ok) return stage;
    if (party === undefined) return no('noParty', { system: table.system.name });
    const now = party.of(stage.value.state);
    return yes({ sheet: party.sheet(now), fields: party.fields(now), houseRules: party.houseRules(now) });
  }

  /** Sets a value, by its name. GM only. */
  async set(table: Table, typed: string, value: string): Promise<Played> {
    const shown = await this.show(table);
    if (!shown.ok) return refused(shown);
    const fields = shown.value.fields.map(({ id, label }) => ({ id, name: label }));
    return this.#amend(table, typed, value, fields);
  }

  /** Chooses how a house rule is played, both by their names. GM only. */
  async rule(table: Table, typed: string, choice: string): Promise<Played> {
    const shown = await this.show(table);
    if (!shown.ok) return refused(shown);
    const { houseRules } = shown.value;
    const choices = houseRules.find(({ id }) => id === findNamed(typed, houseRules)?.id)?.choices ?? [];
    return this.#amend(table, typed, findNamed(choice, choices)?.id ?? choice, houseRules);
  }

  async #amend(
    table: Table,
    typed: string,
    value: string,
    among: readonly { readonly id: string; readonly name: string }[],
  ): Promise<Played> {
    if (!table.gm) return refused(no('gmOnly'));
    const found = findNamed(typed, among);
    if (found === null) {
      const names = among.map(({ name }) => name);
      return refused(
        no('noSuchPartyValue', { typed: typed.slice(0, 100), nearest: nearest(typed, names), names }),
      );
    }
    const intent = {
      kind: 'amend',
      actor: PARTY,
      field: found.id,
      value: value.slice(0, 500),
      asGm: true,
    } as const;
    return this.#performer.perform(
      table,
      (now) => partyStage(this.#ports.store, now, here(table.caller)),
      (stage) => {
        const free = floorFree(stage, table);
        return free.ok ? yes(firstCourse(intent, table.caller.userId, null)) : free;
      },
    );
  }
}
