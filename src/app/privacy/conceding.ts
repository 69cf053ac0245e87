import type { Caller } from '../caller.ts';
import { FightHere } from '../encounter/fightHere.ts';
import type { Decisions } from '../play/decide.ts';
import type { Performer } from '../play/performer.ts';
import { Plans } from '../play/plans.ts';
import type { Played } from '../play/played.ts';
import type { CampaignRecord, CharacterRecord, DecisionRecord, PendingRecord, Ports } from '../ports.ts';
import type { Result } from '../result.ts';
import { seat, type Table } from '../table.ts';

/** Lets the sides of somebody concede who is about to be forgotten: where nobody leads, nobody could play them afterwards. */
export class Conceding {
  readonly #ports: Ports;
  readonly #decisions: Decisions;
  readonly #plans: Plans;
  readonly #fight: FightHere;

  constructor(ports: Ports, performer: Performer, decisions: Decisions) {
    this.#ports = ports;
    this.#decisions = decisions;
    this.#plans = new Plans(ports);
    this.#fight = new FightHere(ports, performer);
  }

  /**
   * Gives up every running battle of the caller's that nobody leads, each as it is done. What waits for an answer of theirs, or in such a battle, is called
   * off first: nobody else could answer it.
   */
  async *all(caller: Caller): AsyncGenerator<Played> {
    const { store, systems } = this.#ports;
    for (const campaign of await store.campaignsWith(caller.userId)) {
      const system = await systems.load(campaign.system);
      if (system?.unled !== true) continue;
      const sides = await store.characters(campaign.id, { ownerId: caller.userId, archived: false });
      const fights = new Set(sides.flatMap(({ encounterId }) => encounterId ?? []));
      for (const pending of await store.pendingsIn(campaign.id)) {
        const isTheirs = [pending, ...pending.decisions].some((one) => whose(one) === caller.userId);
        const isThere = pending.stream.kind === 'encounter' && fights.has(pending.stream.id);
        const called =
          isTheirs || isThere
            ? await this.#calledOff(caller, campaign, pending, sides[0]?.name ?? null)
            : null;
        if (called !== null) yield called;
      }
      for (const side of sides) yield* this.#conceded(caller, campaign, side);
    }
  }

  async *#conceded(caller: Caller, campaign: CampaignRecord, side: CharacterRecord): AsyncGenerator<Played> {
    const { store } = this.#ports;
    const encounter = side.encounterId === null ? null : await store.encounter(side.encounterId);
    if (encounter === null || encounter.endedAt !== null) return;
    const table = await this.#seated(caller, campaign, encounter.channelId, `concedes ${side.id}`);
    if (!table.ok) return;
    const intent = { kind: 'leave', actor: side.id, asGm: false } as const;
    yield await this.#fight.command(table.value, encounter, intent);
  }

  /** Calls a waiting command off, as something has happened to `gone`; null where it waits no longer. */
  async #calledOff(
    caller: Caller,
    campaign: CampaignRecord,
    { id, channelId }: PendingRecord,
    gone: string | null,
  ): Promise<Played | null> {
    const waiting = await this.#decisions.waiting(id);
    const table = await this.#seated(caller, campaign, channelId, `calls off ${id}`);
    if (waiting === null || !table.ok) return null;
    const { batch, played } = this.#plans.cancelled(
      table.value,
      waiting.pending,
      null,
      waiting.setting,
      gone,
    );
    return (await this.#ports.store.commit(batch)) === 'committed' ? played : null;
  }

  /** The caller's seat where a battle is, for one of the commands that a single press comes to. */
  #seated(caller: Caller, campaign: CampaignRecord, channelId: string, what: string): Promise<Result<Table>> {
    const { guildId } = campaign;
    const interactionId = `${caller.interactionId} ${what}`;
    return seat(this.#ports, campaign, { ...caller, guildId, channelIds: [channelId], interactionId });
  }
}

/** Whose command waits, or who is asked in it. */
const whose = (one: PendingRecord | DecisionRecord): string | null =>
  'ownerId' in one ? one.ownerId : one.userId;
