import { here } from '../caller.ts';
import { mayLead } from '../leads.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import type { Performer } from '../play/performer.ts';
import { type Played, refused } from '../play/played.ts';
import { encounterStage } from '../play/stage.ts';
import type { EncounterRecord, Ports } from '../ports.ts';
import { type No, no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { noneRuns } from './elsewhere.ts';

type Intent = Parameters<typeof firstCourse>[0];

/** The fight that goes on where the caller is. */
export class FightHere {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /** Its record. Refuses where there is none. */
  async record(table: Table): Promise<Result<EncounterRecord>> {
    const record = await this.#ports.store.runningEncounter(here(table.caller));
    return record === null ? noneRuns(this.#ports.store, table) : yes(record);
  }

  /** Gives a command in it. `whyNotNow` says of the fight as it has become by then why it is too late. */
  command(
    table: Table,
    record: EncounterRecord,
    intent: Intent,
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

  /** Who may lead gives a command in it. Refuses everybody else. */
  async ledBy(table: Table, intent: Intent): Promise<Played> {
    const may = await mayLead(this.#ports.store, table);
    if (!may.ok) return refused(may);
    const record = await this.record(table);
    return record.ok ? this.command(table, record.value, intent) : refused(record);
  }
}
