import type { Intent } from '../../engine/intent.ts';
import { viewerOf } from '../character/cast.ts';
import type { Acting } from '../play/act.ts';
import { ableToAct, maySpeakFor } from '../play/turns.ts';
import { sceneOf } from '../play/stage.ts';
import type { EntryRecord, Json, Ports, QueuedActRecord } from '../ports.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { QUEUE_LIMITS } from './limits.ts';

const KEY = 'queue/';

/** What a queued act is known by when it is done, in an interaction's place. */
export const queuedKey = (id: string): string => `${KEY}${id}`;

/** Whether what an entry tells had been queued, and was done when its turn came. */
export const wasQueued = ({ interactionId }: Pick<EntryRecord, 'interactionId'>): boolean =>
  interactionId?.startsWith(KEY) === true;

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
    if (before.length >= QUEUE_LIMITS.acts.most) return tooMany(QUEUE_LIMITS.acts);
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

  /** Takes all of it back. */
  async clear(acting: Acting): Promise<void> {
    for (const act of await this.list(acting)) await this.#ports.store.dropQueued(act.id);
  }

  /** Takes one act back, of the caller's own characters (a GM: anybody's); gives what is left for that turn. */
  async drop(
    table: Table,
    id: string,
  ): Promise<Result<{ readonly name: string; readonly left: readonly QueuedActRecord[] }>> {
    const { store } = this.#ports;
    const act = await store.queued(id);
    const encounter = act === null ? null : await store.encounter(act.encounterId);
    if (act === null || encounter?.campaignId !== table.campaign.id) return no('queueGone');
    const scene = sceneOf(table.system, encounter);
    const who = { id: act.actorId, record: await store.character(act.actorId) };
    const known = table.system.known(scene, await viewerOf(store, table));
    const name = known.find((one) => one.id === act.actorId)?.name;
    if (name === undefined) return no('queueGone');
    if (!(await maySpeakFor(store, table, scene, who))) return no('notYours', { name });
    await store.dropQueued(id);
    return yes({ name, left: await store.queuedFor(act.encounterId, act.actorId) });
  }
}
