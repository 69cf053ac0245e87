import type { Sight } from '../../engine/system.ts';
import { findNamed, nearest } from '../names.ts';
import type { Performer } from '../play/performer.ts';
import { type Played, refused } from '../play/played.ts';
import { sceneOf } from '../play/stage.ts';
import type { Ports } from '../ports.ts';
import { no } from '../result.ts';
import type { Table } from '../table.ts';
import { FightHere } from './fightHere.ts';

/** What players know nothing of in a fight. */
export class Sights {
  readonly #fight: FightHere;

  constructor(ports: Ports, performer: Performer) {
    this.#fight = new FightHere(ports, performer);
  }

  /**
   * What may be hidden from the players in the fight here or shown to them, and whether it is hidden now: a GM's to know. Nothing
   * where there is no fight.
   */
  async list(table: Table): Promise<readonly Sight[]> {
    const record = table.gm ? await this.#fight.record(table) : null;
    return record?.ok ? (table.system.sights?.(sceneOf(table.system, record.value)) ?? []) : [];
  }

  /** Hides something in the fight here from the players, or shows it to them; `what` is one of its sights. GM only. */
  async change(table: Table, change: 'hide' | 'reveal', what: string): Promise<Played> {
    if (!table.gm) return refused(no('gmOnly'));
    const record = await this.#fight.record(table);
    if (!record.ok) return refused(record);
    const { system } = table;
    if (system.sights === undefined) return refused(no('noSights', { system: system.name }));
    const sights = system
      .sights(sceneOf(system, record.value), what.slice(0, 200))
      .filter(({ hidden }) => hidden === (change === 'reveal'));
    const found = findNamed(what, sights);
    if (found !== null)
      return this.#fight.command(table, record.value, { kind: 'sight', change, what: found.id, asGm: true });
    const names = sights.map(({ name }) => name);
    return refused(
      no('noSuchSight', { typed: what.slice(0, 100), change, nearest: nearest(what, names), names }),
    );
  }
}
