import type { Caller } from '../caller.ts';
import { FightHere } from '../encounter/fightHere.ts';
import type { Performer } from '../play/performer.ts';
import { Plans } from '../play/plans.ts';
import type { Played } from '../play/played.ts';
import { sceneOf } from '../play/stage.ts';
import type { CampaignRecord, CharacterRecord, Ports } from '../ports.ts';
import { seat, type Table } from '../table.ts';

/** Lets the sides of somebody concede who is about to be forgotten: where nobody leads, nobody could play them afterwards. */
export class Conceding {
  readonly #ports: Ports;
  readonly #plans: Plans;
  readonly #fight: FightHere;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#plans = new Plans(ports);
    this.#fight = new FightHere(ports, performer);
  }

  /** Gives up every running battle of the caller's that nobody leads, each as it is done. What waits for an answer there is called off first. */
  async *all(caller: Caller): AsyncGenerator<Played> {
    const { store, systems } = this.#ports;
    for (const campaign of await store.campaignsWith(caller.userId)) {
      const system = await systems.load(campaign.system);
      if (system?.unled !== true) continue;
      const sides = await store.characters(campaign.id, { ownerId: caller.userId, archived: false });
      for (const side of sides) yield* this.#one(caller, campaign, side);
    }
  }

  async *#one(caller: Caller, campaign: CampaignRecord, side: CharacterRecord): AsyncGenerator<Played> {
    const { store } = this.#ports;
    const encounter = side.encounterId === null ? null : await store.encounter(side.encounterId);
    if (encounter === null || encounter.endedAt !== null) return;
    const at = async (what: string) =>
      seat(this.#ports, campaign, {
        ...caller,
        guildId: campaign.guildId,
        channelIds: [encounter.channelId],
        interactionId: `${caller.interactionId} ${what} ${side.id}`,
      });
    const off = await at('calls off');
    if (off.ok) {
      const called = await this.#calledOff(off.value, encounter.id, side.name);
      if (called !== null) yield called;
    }
    const table = await at('concedes');
    if (!table.ok) return;
    yield await this.#fight.command(table.value, encounter, {
      kind: 'leave',
      actor: side.id,
      asGm: false,
    });
  }

  /** Calls off what waits for an answer in a battle; null where nothing does. */
  async #calledOff(table: Table, encounterId: string, name: string): Promise<Played | null> {
    const { store } = this.#ports;
    const pending = await store.pendingOf({ kind: 'encounter', id: encounterId });
    const record = await store.encounter(encounterId);
    if (pending === null || record === null) return null;
    const { campaign, system } = table;
    const setting = { campaign, system, before: sceneOf(system, record) };
    const { batch, played } = this.#plans.cancelled(table, pending, null, setting, name);
    return (await store.commit(batch)) === 'committed' ? played : null;
  }
}
