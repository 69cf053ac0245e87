import type { Intent } from '../../engine/intent.ts';
import type { Acting } from '../play/act.ts';
import { ableToAct, maySpeakFor } from '../play/turns.ts';
import { sceneOf } from '../play/stage.ts';
import type { Json, Ports, QueuedActRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

const MOST = 10;

/** What players want done on their next turn. It is done, as if they did it, when that turn begins. */
export class Queue {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Keeps an act for the turn of who is to do it. Refuses outside of fights, for somebody else's character, on a turn that runs
   * (it can be done at once), and more than ten.
   */
  async add(table: Table, acting: Acting, intent: Intent, label: string): Promise<Result<QueuedActRecord>> {
    const { store, ids, clock } = this.#ports;
    const { encounter } = acting;
    if (encounter === null) return no('queueNeedsFight', { name: acting.name });
    const scene = sceneOf(table.system, encounter);
    if (!(await maySpeakFor(store, table, scene, acting))) return no('notYours', { name: acting.name });
    if (ableToAct(table.system, scene).includes(acting.id)) return no('queueIsTurn', { name: acting.name });
    const before = await store.queuedFor(encounter.id, acting.id);
    if (before.length >= MOST) return no('queueFull', { name: acting.name, most: MOST });
    const record: QueuedActRecord = {
      id: ids.next(),
      campaignId: table.campaign.id,
      encounterId: encounter.id,
      actorId: acting.id,
      userId: table.caller.userId,
      intent: intent as Json,
      label: label.slice(0, 200),
      createdAt: clock.now(),
    };
    await store.saveQueued(record);
    return yes(record);
  }

  /** What is to be done on somebody's next turn, in its order. */
  async list(acting: Acting): Promise<readonly QueuedActRecord[]> {
    return acting.encounter === null ? [] : this.#ports.store.queuedFor(acting.encounter.id, acting.id);
  }

  /** Takes one of them back, or all. Gives how many. */
  async drop(acting: Acting, id: string | null): Promise<number> {
    const all = await this.list(acting);
    const meant = all.filter((act) => id === null || act.id === id);
    for (const act of meant) await this.#ports.store.dropQueued(act.id);
    return meant.length;
  }
}
