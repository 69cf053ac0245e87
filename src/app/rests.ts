import type { IntentOf } from '../engine/intent.ts';
import { cast } from './character/cast.ts';
import type { Performer } from './play/performer.ts';
import { type Played, refused } from './play/played.ts';
import { giveTogether } from './play/together.ts';
import type { Ports } from './ports.ts';
import { no } from './result.ts';
import type { Table } from './table.ts';

/** Rests that the whole party takes at once: a day that passes for all of them. */
export class Rests {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /** All players' characters who are in no fight rest, in one step. GM only. */
  async together(table: Table, rest: string): Promise<Played> {
    if (!table.gm) return refused(no('restTogether'));
    const heroes = (await cast(this.#ports.store, table)).filter(({ kind }) => kind === 'pc');
    if (heroes.length === 0) return refused(no('nobodyHere'));
    const actors = heroes.flatMap(({ id, encounterId }) => (encounterId === null ? id : []));
    if (actors.length === 0) return refused(no('nobodyFree'));
    const intent: IntentOf<'rest'> = { kind: 'rest', rest, actors, asGm: true };
    return giveTogether(this.#ports, this.#performer, table, intent);
  }
}
