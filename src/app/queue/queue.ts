import type { Intent } from '../../engine/intent.ts';
import { viewerOf } from '../character/cast.ts';
import type { Caller } from '../caller.ts';
import { hurryQueued } from '../clock/waits.ts';
import type { Acting, Acts } from '../play/act.ts';
import type { Played } from '../play/played.ts';
import { ableToAct, maySpeakFor } from '../play/turns.ts';
import { sceneAt, sceneOf } from '../play/stage.ts';
import type { EncounterRecord, Json, Ports, QueuedActRecord } from '../ports.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import { seat, type Table } from '../table.ts';
import { foreseenLast, stageAfter } from './foreseen.ts';
import { isKeepable, labelOf } from './label.ts';
import { whyFull } from './limits.ts';
import { type ListedAct, listedActs, wantedOf } from './listed.ts';
import { onItsTerms, type Changed, changedSince, intentIn, keptWith, type Terms, termsOf } from './terms.ts';

/** Something that is kept for later, who is to do it, and the table of whoever asks. */
export interface OpenAct {
  readonly act: QueuedActRecord;
  readonly acting: Acting;
  readonly encounter: EncounterRecord;
  readonly table: Table;
}

/** What came of doing something that its owner was asked about; 'asks': its terms are others once more. */
export type Again = OpenAct &
  (
    | { readonly kind: 'given'; readonly played: Played }
    | { readonly kind: 'asks'; readonly terms: Terms | null; readonly changed: Changed }
  );

/** What players want done on their next turn, or as soon as they can. It is done, as if they did it, when its time comes. */
export class Queue {
  readonly #ports: Ports;
  readonly #acts: Acts;

  constructor(ports: Ports, acts: Acts) {
    this.#ports = ports;
    this.#acts = acts;
  }

  /**
   * Keeps an act for the turn of who is to do it. Refuses outside of fights, for somebody else's character, on a turn that runs
   * (it can be done at once), and more than ten. What its target, price and risk are on that turn, after what is queued before it, is
   * kept with it as far as it can be foreseen: where they are others then, its owner is asked.
   */
  async add(table: Table, acting: Acting, intent: Intent): Promise<Result<QueuedActRecord>> {
    const { store, ids, clock } = this.#ports;
    const { encounter } = acting;
    if (!isKeepable(intent)) throw new Error(`${intent.kind} is of no turn`);
    if (encounter === null) return no('queueNeedsFight', { name: acting.name });
    const scene = sceneAt(table, encounter);
    if (!(await maySpeakFor(store, table, scene, acting))) return no('notYours', { name: acting.name });
    if (ableToAct(table.system, scene).includes(acting.id)) return no('queueIsTurn', { name: acting.name });
    const before = await store.queuedFor(encounter.id);
    const full = whyFull(before, acting.id, table.caller.userId);
    if (full !== null) return tooMany(full);
    const viewer = await viewerOf(store, table);
    const own = before.filter(({ actorId }) => actorId === acting.id);
    const outlook = { system: table.system, scene, viewer, actor: acting.id };
    const told = foreseenLast(outlook, wantedOf(own), { intent, soon: false });
    const then = { system: table.system, scene: told.state, intent };
    const record: QueuedActRecord = {
      id: ids.next(),
      campaignId: table.campaign.id,
      encounterId: encounter.id,
      actorId: acting.id,
      userId: table.caller.userId,
      intent: intent as Json,
      label: labelOf(table.system, told.state, viewer, intent),
      soon: false,
      terms: keptWith(then, told),
      held: 'no',
      createdAt: clock.now(),
    };
    await store.saveQueued(record);
    return yes(record);
  }

  /** What is to be done on somebody's next turn, in its order, each with what it comes to after those before it. */
  async list(table: Table, acting: Acting): Promise<readonly ListedAct[]> {
    const acts = await this.#of(acting);
    if (acting.encounter === null || acts.length === 0) return [];
    const viewer = await viewerOf(this.#ports.store, table);
    const scene = sceneAt(table, acting.encounter);
    return listedActs({ system: table.system, scene, viewer, actor: acting.id }, acts);
  }

  /**
   * The fight in which would be done what somebody wants besides all that they have queued: on their next turn, or (`soon`) as soon as nobody
   * else comes first. Null where that turn does not come.
   */
  async stageFor(table: Table, acting: Acting, scene: object, soon: boolean): Promise<object | null> {
    const viewer = await viewerOf(this.#ports.store, table);
    const acts = wantedOf(await this.#of(acting)).filter((act) => !soon || act.soon);
    return stageAfter({ system: table.system, scene, viewer, actor: acting.id }, acts, soon);
  }

  /** Takes all of it back. */
  async clear(acting: Acting): Promise<void> {
    for (const act of await this.#of(acting)) await this.#ports.store.dropQueued(act.id);
  }

  #of({ id, encounter }: Acting): Promise<readonly QueuedActRecord[]> {
    return encounter === null ? Promise.resolve([]) : this.#ports.store.queuedFor(encounter.id, id);
  }

  /** What somebody keeps for later, by whoever decides for who is to do it (a GM: anybody), wherever they press. Refuses what is done or taken back. */
  async open(caller: Caller, id: string): Promise<Result<OpenAct>> {
    const { store } = this.#ports;
    const act = await store.queued(id);
    const encounter = act === null ? null : await store.encounter(act.encounterId);
    const campaign = act === null ? null : await store.campaign(act.campaignId);
    if (act === null || encounter === null || campaign === null) return no('queueGone');
    const table = await seat(this.#ports, campaign, caller);
    if (!table.ok) return table;
    const scene = sceneOf(table.value.system, encounter);
    const record = await store.character(act.actorId);
    const known = table.value.system.known(scene, await viewerOf(store, table.value));
    const name = known.find((one) => one.id === act.actorId)?.name;
    if (name === undefined) return no('queueGone');
    const acting = { id: act.actorId, name, encounter, record };
    if (!(await maySpeakFor(store, table.value, scene, acting))) return no('notYours', { name });
    return yes({ act, acting, encounter, table: table.value });
  }

  /**
   * Takes one act back; where its owner was asked about it, what was to follow it as well. Gives how many
   * these were, and what is left of it all.
   */
  async drop(
    caller: Caller,
    id: string,
  ): Promise<Result<OpenAct & { readonly also: number; readonly left: readonly ListedAct[] }>> {
    const { store } = this.#ports;
    const found = await this.open(caller, id);
    if (!found.ok) return found;
    const { encounterId, actorId, held } = found.value.act;
    const all = await store.queuedFor(encounterId, actorId);
    const from = all.findIndex((act) => act.id === id);
    const gone = held === 'no' ? all.slice(from, from + 1) : all.slice(from);
    for (const act of gone) await store.dropQueued(act.id);
    const left = await this.list(found.value.table, found.value.acting);
    return yes({ ...found.value, also: Math.max(gone.length - 1, 0), left });
  }

  /**
   * Does now what its owner was asked about, and what was to follow it. Where its terms are others again than those that they
   * were `told`, they are asked once more. Refuses what is done or taken back.
   */
  async again(caller: Caller, id: string, told: (terms: Terms | null) => boolean): Promise<Result<Again>> {
    const found = await this.open(caller, id);
    if (!found.ok) return found;
    const { table, acting, act, encounter } = found.value;
    const intent = intentIn(act.intent);
    if (intent === null) return no('queueGone');
    const viewer = await viewerOf(this.#ports.store, table);
    const scene = sceneAt(table, encounter);
    const terms = termsOf(table.system, scene, viewer, intent);
    const changed = changedSince(act.terms, terms);
    if (changed !== null && !told(terms)) return yes({ ...found.value, kind: 'asks', terms, changed });
    const agreed = onItsTerms(table.system, terms, act.terms, intent);
    const played = await this.#acts.give(table, acting, agreed, { unqueue: act.id });
    if (played.kind === 'refused') await this.drop(caller, id);
    if (played.kind === 'done')
      await hurryQueued(this.#ports.store, act.encounterId, this.#ports.clock.now(), 'soon');
    return yes({ ...found.value, kind: 'given', played });
  }
}
