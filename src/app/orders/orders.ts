import type { Decision } from '../../engine/decision.ts';
import type { QuestionWords } from '../../engine/words.ts';
import type { Caller } from '../caller.ts';
import { findNamed } from '../names.ts';
import { type Decisions, type OpenDecision, questionOf } from '../play/decide.ts';
import { sceneOf } from '../play/stage.ts';
import type { Ports, StandingOrderRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { keptOf, type While, type Whiles } from './conditions.ts';
import { USUAL } from './ordered.ts';
import { roomForOrder } from './roomFor.ts';

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
   * From now on a question like this one is answered so; of a foe by its GM until its fight ends, `all`: of all its kind there. Refuses
   * whoever's question it is not, what it does not offer, and a value that neither the question has nor the character's sheet shows.
   */
  async give(
    caller: Caller,
    decisionId: string,
    optionId: string,
    { conditions = [], all = false }: { readonly conditions?: Whiles; readonly all?: boolean } = {},
  ): Promise<Result<NamedOrder>> {
    const opened = await this.#decisions.open(caller, decisionId);
    if (!opened.ok) return opened;
    const { decision, question, table, before } = opened.value;
    const record = await this.#ports.store.character(decision.askedId);
    if (record === null) return this.#giveFoe(opened.value, optionId, all);
    if (record.ownerId !== caller.userId) return no('orderNotYours');
    const words = table.system.words.question(questionOf(decision), before);
    const answer = answerOf(question, words, optionId);
    if (answer === null) return no('noSuchOption');
    const read = this.#conditions(table, before, question, conditions);
    if (!read.ok) return read;
    const order: StandingOrderRecord = {
      id: this.#ports.ids.next(),
      campaignId: table.campaign.id,
      characterId: record.id,
      encounterId: null,
      userId: caller.userId,
      code: question.code,
      optionId,
      question: words.prompt.slice(0, 500),
      answer: answer.slice(0, 100),
      ...keptOf(read.value),
      createdAt: this.#ports.clock.now(),
    };
    const room = await roomForOrder(this.#ports.store, order);
    if (!room.ok) return room;
    await this.#ports.store.saveOrder(order);
    return yes({ order, character: record.name });
  }

  /** The same for a foe, or for all of its kind in its fight. */
  async #giveFoe(
    { decision, question, table, before, pending }: OpenDecision,
    optionId: string,
    all: boolean,
  ): Promise<Result<NamedOrder>> {
    const { store, ids, clock } = this.#ports;
    if (!table.gm || pending.stream.kind !== 'encounter') return no('orderNotYours');
    const kind = kindIn(table, before, decision.askedId);
    const words = table.system.words.question(question, before);
    const answer = answerOf(question, words, optionId);
    if (answer === null) return no('noSuchOption');
    const orderOf = (characterId: string): StandingOrderRecord => ({
      id: ids.next(),
      campaignId: table.campaign.id,
      characterId,
      encounterId: pending.stream.id,
      userId: table.caller.userId,
      code: question.code,
      optionId,
      question: words.prompt.slice(0, 500),
      answer: answer.slice(0, 100),
      ...keptOf([]),
      createdAt: clock.now(),
    });
    const others = all ? kind.members.filter((id) => id !== decision.askedId) : [];
    const orders = [decision.askedId, ...others].map(orderOf);
    for (const order of orders) {
      const room = await roomForOrder(store, order);
      if (!room.ok) return room;
    }
    for (const order of orders) await store.saveOrder(order);
    const [own] = orders;
    return own === undefined
      ? no('orderNotYours')
      : yes({ order: own, character: all ? kind.name : nameOf(table, before, decision.askedId) });
  }

  /** Whether an order would be a foe's, which ends with its fight, and of which kind there are several in it; null for a character's. */
  async foe({
    decision,
    table,
    before,
    pending,
  }: OpenDecision): Promise<{ readonly kind: string | null } | null> {
    if (!table.gm || pending.stream.kind !== 'encounter') return null;
    if ((await this.#ports.store.character(decision.askedId)) !== null) return null;
    const { name, members } = kindIn(table, before, decision.askedId);
    return { kind: members.length > 1 ? name : null };
  }

  /** What an order may look at: the measures of the question, and the values of who is asked. */
  gauges(table: Table, scene: object, { asked, measures = {} }: Decision): readonly string[] {
    const character = table.system.charactersIn(scene)[asked];
    const own =
      character === undefined ? [] : table.system.character.sheet(character).gauges.map(({ label }) => label);
    return [...own, ...Object.keys(measures)];
  }

  /** Conditions with their values as they are called. Refuses one that is none, and the same twice. */
  #conditions(table: Table, scene: object, question: Decision, [first, second]: Whiles): Result<Whiles> {
    if (first === undefined) return yes([]);
    const one = this.#gauge(table, scene, question, first.gauge);
    if (!one.ok) return one;
    const own: While = { ...first, gauge: one.value };
    if (second === undefined) return yes([own]);
    const other = this.#gauge(table, scene, question, second.gauge);
    if (!other.ok) return other;
    return other.value === one.value
      ? no('gaugeTwice', { gauge: one.value })
      : yes([own, { ...second, gauge: other.value }]);
  }

  #gauge(table: Table, scene: object, question: Decision, typed: string): Result<string> {
    const all = this.gauges(table, scene, question);
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
    const foes = table.gm ? await this.#foes(table) : [];
    const named = [...own, ...foes];
    const orders = await store.ordersOf(named.map(({ id }) => id));
    return orders
      .filter(({ encounterId, userId }) => encounterId === null || userId === table.caller.userId)
      .map((order) => ({
        order,
        character: named.find(({ id }) => id === order.characterId)?.name ?? '',
      }));
  }

  /** All in the fights of a campaign, as a GM knows them. */
  async #foes({
    campaign,
    system,
  }: Table): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const running = await this.#ports.store.runningEncountersOf(campaign.id);
    return running.flatMap((record) => system.known(sceneOf(system, record), GM));
  }

  /** Takes one of the caller's own orders back. */
  async drop(table: Table, id: string): Promise<Result<NamedOrder>> {
    const found = (await this.mine(table)).find(({ order }) => order.id === id);
    if (found === undefined) return no('orderGone');
    return (await this.#ports.store.dropOrder(id)) === 'committed' ? yes(found) : no('orderGone');
  }
}

/** What is always to be answered, in words; null for what is not on offer. */
function answerOf(question: Decision, words: QuestionWords, optionId: string): string | null {
  if (optionId === USUAL) return question.several === undefined ? null : 'What you suggest';
  return words.options.find(({ id }) => id === optionId)?.label ?? null;
}

const GM = { gm: true, characters: [] } as const;

const nameOf = ({ system }: Table, scene: object, id: string): string =>
  system.known(scene, GM).find((one) => one.id === id)?.name ?? '';

/** A foe's kind in its fight, by its name without its number: 'Raider 2' is one of the Raiders. Each brought in alone is a kind of its own. */
function kindIn(
  table: Table,
  scene: object,
  id: string,
): { readonly name: string; readonly members: readonly string[] } {
  const name = kindOf(nameOf(table, scene, id));
  const foes = new Set(
    table.system
      .tracker(scene, GM)
      .lines.filter(({ side }) => side === 'foes')
      .map((line) => line.id),
  );
  const members = table.system
    .known(scene, GM)
    .filter((one) => foes.has(one.id) && kindOf(one.name) === name)
    .map((one) => one.id);
  return { name, members: members.includes(id) ? members : [id] };
}

const kindOf = (name: string): string => name.replace(/ (?:\d+|[A-Z])$/u, '');
