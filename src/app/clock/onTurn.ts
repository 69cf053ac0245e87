import { readCampaignSettings } from '../campaign/settings.ts';
import { mayPlay } from '../character/cast.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import { knowsMore } from '../play/openly.ts';
import type { Performer } from '../play/performer.ts';
import { isTooEarly, type Played, refused } from '../play/played.ts';
import { encounterStage, sceneAt, sceneOf } from '../play/stage.ts';
import { ableToAct, maySpeakFor, playerIn } from '../play/turns.ts';
import type {
  CampaignRecord,
  CharacterRecord,
  EncounterRecord,
  Ports,
  QueuedActRecord,
  WaitRecord,
} from '../ports.ts';
import { comesNext } from '../queue/ahead.ts';
import { queuedKey } from '../queue/queued.ts';
import { type Changed, changedSince, intentIn, isOvertaken, type Terms, termsOf } from '../queue/terms.ts';
import { no, yes } from '../result.ts';
import { type AnySystem, seatIn, type Table, viewerAt } from '../table.ts';
import { nameInFight } from '../waiting/openName.ts';
import { clockTable } from './caller.ts';
import type { ClockEffect, OfAct } from './effect.ts';
import { nextStepAt } from './steps.ts';

/** While somebody else is to decide first: how long until it is tried again. */
const RETRY_MS = 300_000;

/** What came of an act that was due: 'asks': its owner is asked whether they still want it; 'stays': it is still too early; 'gone': it is done already. */
type Tried =
  | Played
  | { readonly kind: 'asks'; readonly changed: Changed | null; readonly terms: Terms | null }
  | { readonly kind: 'stays' }
  | { readonly kind: 'gone' };

/** What players want done on their turns, or as soon as they can, done when its time comes. */
export class OnTurn {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /**
   * Does what is wanted done on the turn that is waited for, one after the other: where the GM is waited for, of all whom they play; and
   * of everybody what is to be done as soon as it can. The first of somebody's that can't be done ends theirs: who wanted it is told why, and
   * what was to follow is not done either. Where something costs or risks something else by now, they are asked, and what follows waits for that.
   * 'over': the wait has been seen to.
   */
  async *due(
    campaign: CampaignRecord,
    system: AnySystem,
    wait: WaitRecord,
  ): AsyncGenerator<ClockEffect, 'over' | 'goesOn'> {
    const { store, clock } = this.#ports;
    const { encounterId } = wait;
    if (encounterId === null) return 'goesOn';
    const acts = await this.#wanted(system, wait, encounterId);
    if (acts.length === 0) return 'goesOn';
    const stuck = new Set<string>(); // those of whom nothing more is done now
    let isDone = false;
    for (const act of acts) {
      if ((await store.pendingOf({ kind: 'encounter', id: encounterId })) !== null) {
        await store.moveWait(wait, { dueAt: new Date(clock.now().getTime() + RETRY_MS) });
        return 'over';
      }
      if (stuck.has(act.actorId) || (await store.queued(act.id)) === null) continue;
      const tried = await this.#try(campaign, system, act);
      if (tried.kind === 'again') continue;
      if (tried.kind === 'gone') {
        await store.dropQueued(act.id);
        continue;
      }
      if (tried.kind !== 'done' && tried.kind !== 'waiting') stuck.add(act.actorId);
      if (tried.kind === 'stays') continue;
      isDone = true;
      if (tried.kind === 'refused')
        for (const one of acts) if (one.actorId === act.actorId) await store.dropQueued(one.id);
      const known = await this.#known(campaign, system, wait, act);
      if (tried.kind === 'asks') yield { ...known, ...tried, kind: 'queueAsks', act };
      else yield { ...known, kind: 'queued', act, played: tried };
    }
    if (!isDone) return 'goesOn';
    const settings = readCampaignSettings(campaign.settings);
    await store.moveWait(wait, { dueAt: nextStepAt(settings.clock, wait) });
    return 'over';
  }

  /**
   * What is wanted of those whose turn it is (whoever is waited for, or all who can act now and are the GM's), and of all what is to be done
   * as soon as it can; what its owner is asked about waits for them, and so does what is to follow it.
   */
  async #wanted(
    system: AnySystem,
    { actorId, campaignId }: WaitRecord,
    encounterId: string,
  ): Promise<readonly QueuedActRecord[]> {
    const { store } = this.#ports;
    const all = await store.queuedFor(encounterId);
    const encounter = all.length === 0 ? null : await store.encounter(encounterId);
    if (encounter === null) return [];
    const scene = sceneOf(system, encounter);
    const playedBy = playerIn(system, await store.characters(campaignId, { archived: false }));
    const able = ableToAct(system, scene);
    const isUp = (id: string) =>
      actorId === null ? able.includes(id) && playedBy(scene, id) === null : id === actorId;
    const asked = new Set<string>();
    return all.filter((act) => {
      if (act.held === 'asked') asked.add(act.actorId);
      return !asked.has(act.actorId) && (act.soon || isUp(act.actorId));
    });
  }

  /** What everybody may know of an act that is due: whose it is, and whether its words can be said before all. */
  async #known(
    campaign: CampaignRecord,
    system: AnySystem,
    wait: WaitRecord,
    act: QueuedActRecord,
  ): Promise<OfAct> {
    const { actorId } = act;
    const { store } = this.#ports;
    const encounter = await store.encounter(wait.encounterId ?? '');
    const viewer = viewerAt(
      this.#seat(campaign, system, act),
      await store.characters(campaign.id, { archived: false }),
    );
    const called = (by?: typeof viewer) =>
      encounter === null ? null : nameInFight(system, encounter, actorId, by);
    const name = called();
    const open =
      name !== null && encounter !== null && !knowsMore(system, sceneOf(system, encounter), viewer);
    return { campaign, system, wait, name, ownName: called(viewer), open };
  }

  /** Does it, unless whose it is no longer decides that, is to be asked first, or would be too early all the same. */
  async #try(campaign: CampaignRecord, system: AnySystem, act: QueuedActRecord): Promise<Tried> {
    const { store } = this.#ports;
    const encounter = await store.encounter(act.encounterId);
    const intent = intentIn(act.intent);
    if (encounter === null || intent === null) return refused(no('queueGone'));
    const table = this.#seat(campaign, system, act);
    const scene = sceneAt(table, encounter);
    const who = { id: act.actorId, record: await store.character(act.actorId) };
    if (!(await this.#stillTheirs(table, scene, who)))
      return refused(no('notYours', { name: who.record?.name ?? '' }), { campaign, system, before: scene });
    if (isOvertaken(system, scene, intent, act.terms)) return { kind: 'gone' };
    const characters = await store.characters(campaign.id, { archived: false });
    const terms = termsOf(system, scene, viewerAt(table, characters), intent);
    const changed = changedSince(act.terms, terms);
    const asks = act.held === 'calledOff' || changed !== null;
    const early = asks && act.soon && comesNext(system, scene, act.actorId);
    if (early) return { kind: 'stays' };
    if (asks)
      return (await store.holdQueued(act)) === 'committed'
        ? { kind: 'asks', changed, terms }
        : { kind: 'stays' };
    const played = await this.#do(table, encounter, act, intent);
    return isTooEarly(played) && act.soon && comesNext(system, scene, act.actorId)
      ? { kind: 'stays' }
      : played;
  }

  /** A campaign as whoever wanted something sits at it. Where a role makes GMs, what they wanted of their own says that they are one. */
  #seat(campaign: CampaignRecord, system: AnySystem, { id, userId, intent }: QueuedActRecord): Table {
    const { caller } = clockTable(campaign, system, '', queuedKey(id), userId);
    const seat = seatIn(campaign, caller, this.#ports.clock.now());
    const asGm = intentIn(intent);
    const byRole = campaign.gmRoleId !== null && asGm?.asGm === true;
    return { ...seat, gm: seat.gm || byRole, system };
  }

  /** Whether whoever wanted something still decides for who is to do it. */
  async #stillTheirs(
    table: Table,
    scene: object,
    who: { readonly id: string; readonly record: CharacterRecord | null },
  ): Promise<boolean> {
    return (
      (who.record !== null && mayPlay(table, who.record)) || maySpeakFor(this.#ports.store, table, scene, who)
    );
  }

  /** As its player would, if they were there. */
  #do(
    table: Table,
    { id }: EncounterRecord,
    act: QueuedActRecord,
    intent: Parameters<typeof firstCourse>[0],
  ): Promise<Played> {
    return this.#performer.perform(
      table,
      (now) => encounterStage(this.#ports.store, now, id),
      (stage) => {
        const free = floorFree(stage, table);
        return free.ok ? yes(firstCourse(intent, act.userId, act.actorId)) : free;
      },
      { unqueue: act.id },
    );
  }
}
