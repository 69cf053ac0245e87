import { questionOf } from '../play/decide.ts';
import type { Decisions } from '../play/decide.ts';
import { findNamed } from '../names.ts';
import type { Ports, StandingOrderRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import type { Caller } from '../caller.ts';
import { roomForOrder } from './roomFor.ts';

/** A condition of an order: while a value of the character's is at least so much. */
export interface While {
  readonly gauge: string;
  readonly atLeast: number;
}

/** An order with the name of the character that it is for. */
export interface NamedOrder {
  readonly order: StandingOrderRecord;
  readonly character: string;
}

/** Standing orders: what players want answered to a question whenever it comes, without being asked. */
export class Orders {
  readonly #ports: Ports;
  readonly #decisions: Decisions;

  constructor(ports: Ports, decisions: Decisions) {
    this.#ports = ports;
    this.#decisions = decisions;
  }

  /**
   * From now on a question like this one is answered so. Refuses whoever's question it is not, what it does not offer, and a
   * value that the character's sheet does not show.
   */
  async give(
    caller: Caller,
    decisionId: string,
    optionId: string,
    condition: While | null,
  ): Promise<Result<NamedOrder>> {
    const opened = await this.#decisions.open(caller, decisionId);
    if (!opened.ok) return opened;
    const { decision, question, table, before } = opened.value;
    const record = await this.#ports.store.character(decision.askedId);
    if (record === null || record.ownerId !== caller.userId) return no('orderNotYours');
    const words = table.system.words.question(questionOf(decision), before);
    const option = words.options.find(({ id }) => id === optionId);
    if (option === undefined) return no('noSuchOption');
    const gauge = condition === null ? null : this.#gauge(table, before, record.id, condition.gauge);
    if (gauge !== null && !gauge.ok) return gauge;
    const order: StandingOrderRecord = {
      id: this.#ports.ids.next(),
      campaignId: table.campaign.id,
      characterId: record.id,
      userId: caller.userId,
      code: question.code,
      optionId,
      question: words.prompt.slice(0, 500),
      answer: option.label.slice(0, 100),
      gauge: gauge?.value ?? null,
      atLeast: condition?.atLeast ?? null,
      createdAt: this.#ports.clock.now(),
    };
    const room = await roomForOrder(this.#ports.store, order);
    if (!room.ok) return room;
    await this.#ports.store.saveOrder(order);
    return yes({ order, character: record.name });
  }

  /** The values of a character that an order may look at. */
  gauges(table: Table, scene: object, characterId: string): readonly string[] {
    const character = table.system.charactersIn(scene)[characterId];
    return character === undefined
      ? []
      : table.system.character.sheet(character).gauges.map(({ label }) => label);
  }

  #gauge(table: Table, scene: object, characterId: string, typed: string): Result<string> {
    const all = this.gauges(table, scene, characterId);
    const found = findNamed(
      typed,
      all.map((name) => ({ id: name, name })),
    );
    return found === null ? no('noSuchGauge', { typed: typed.slice(0, 100), gauges: all }) : yes(found.name);
  }

  /** The caller's orders in a campaign. */
  async mine(table: Table): Promise<readonly NamedOrder[]> {
    const { store } = this.#ports;
    const own = await store.characters(table.campaign.id, { ownerId: table.caller.userId, archived: false });
    const orders = await store.ordersOf(own.map(({ id }) => id));
    return orders.map((order) => ({
      order,
      character: own.find(({ id }) => id === order.characterId)?.name ?? '',
    }));
  }

  /** Takes one of the caller's own orders back. */
  async drop(table: Table, id: string): Promise<Result<NamedOrder>> {
    const found = (await this.mine(table)).find(({ order }) => order.id === id);
    if (found === undefined) return no('orderGone');
    return (await this.#ports.store.dropOrder(id)) === 'committed' ? yes(found) : no('orderGone');
  }
}
