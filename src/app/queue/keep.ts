import { run } from '../../engine/run.ts';
import type { Intent } from '../../engine/intent.ts';
import { viewerOf } from '../character/cast.ts';
import { hurryQueued } from '../clock/waits.ts';
import {
  isTooEarly,
  type Played,
  type PlayedKept,
  type PlayedRefused,
  refused,
  type Setting,
} from '../play/played.ts';
import { actorOf } from '../play/undo/begins.ts';
import type { EncounterRecord, Json, Ports, QueuedActRecord } from '../ports.ts';
import { type Limit, type Refusal, tooMany } from '../result.ts';
import type { AnySystem, Table, Viewer } from '../table.ts';
import { blankDice, comesNext } from './ahead.ts';
import { type Foreseen, foreseenLast, type Outlook, type Wanted } from './foreseen.ts';
import { isKeepable, type Keepable, labelOf } from './label.ts';
import { whyFull } from './limits.ts';
import { wantedOf } from './listed.ts';
import { intentIn, keptWith } from './terms.ts';

/** Keeps what is refused now for nothing else than that somebody else comes first. It is done, as if it were given then, when its time comes. */
export class Keeper {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * What came of a command in a fight: where it was refused because a question is open there, or another of those who act in any order
   * acts, it is kept. What would be refused all the same is refused for that. Refuses too many of one person's.
   */
  async kept(table: Table, encounter: EncounterRecord, intent: Intent, played: Played): Promise<Played> {
    if (played.kind !== 'refused' || played.setting === null || !isKeepable(intent)) return played;
    const { setting } = played;
    const until = await this.#until(encounter, intent, played, setting);
    if (until === null) return played;
    if (until === 'early') return { ...played, isEarly: true };
    if ('code' in until) return refused({ refusal: until }, setting);
    const viewer = await viewerOf(this.#ports.store, table);
    const { system, before } = setting;
    const soon = until.kind !== 'turn';
    const told = await this.#told(
      encounter,
      { system, scene: before, viewer, actor: intent.actor },
      { intent, soon },
    );
    const act = await this.#save(table, encounter, intent, {
      label: labelOf(system, told.state, viewer, intent),
      soon,
      terms: keptWith({ system, scene: told.state, intent }, told),
    });
    if ('most' in act) return refused(tooMany(act), setting);
    await this.#lookAgain(encounter);
    const why = until.kind === 'turn' ? played.refusal : null;
    return { ...setting, kind: 'kept', act, told, until: named(until, setting, viewer), why };
  }

  /** What it waits for; another reason why not; 'early': its turn would still be to come; or null: it stays refused as it is. */
  async #until(
    encounter: EncounterRecord,
    intent: Keepable,
    played: PlayedRefused,
    { system, before }: Setting,
  ): Promise<PlayedKept['until'] | Refusal | 'early' | null> {
    if (isTooEarly(played)) return this.#turn(system, before, intent, played.refusal);
    const { code, params } = played.refusal;
    if (code !== 'floorTaken' || params.mine === true) return null;
    const pending = await this.#ports.store.pendingOf({ kind: 'encounter', id: encounter.id });
    if (pending === null || pending.id !== params.pending) return null;
    const tried = run(system.ruleset, before, (tx) => system.perform(tx, intent), {
      source: blankDice,
    });
    if (tried.kind === 'refused') {
      const why = { kind: 'refused', refusal: tried.refusal, setting: null } as const;
      if (isTooEarly(why)) return this.#turn(system, before, intent, tried.refusal) ?? 'early';
      // What waits may be what makes it possible: it is one's own.
      if (actorOf(pending.intent) !== intent.actor) return tried.refusal;
    }
    const owners = [...new Set(pending.decisions.map(({ ownerId }) => ownerId))];
    return { kind: 'answer', owners, pendingId: pending.id };
  }

  /** What it comes to after a command of the same one's that waits for an answer, and after what of theirs is kept already. */
  async #told({ id }: EncounterRecord, outlook: Outlook, wanted: Wanted): Promise<Foreseen> {
    const { store } = this.#ports;
    const pending = await store.pendingOf({ kind: 'encounter', id });
    const waits =
      pending !== null && actorOf(pending.intent) === outlook.actor ? intentIn(pending.intent) : null;
    const kept = wantedOf(await store.queuedFor(id, outlook.actor)).filter(
      ({ soon }) => soon || !wanted.soon,
    );
    const same = kept.findIndex((one) => JSON.stringify(one) === JSON.stringify(wanted));
    const first = same < 0 ? kept : kept.slice(0, same);
    return foreseenLast(
      outlook,
      [...(waits === null ? [] : [{ intent: waits, soon: true }]), ...first],
      wanted,
    );
  }

  #turn(
    system: AnySystem,
    scene: object,
    { actor }: Keepable,
    { code }: Refusal,
  ): PlayedKept['until'] | null {
    if (comesNext(system, scene, actor)) return { kind: 'after', who: system.current(scene) };
    return code === 'moversFirst' ? { kind: 'turn', who: actor } : null;
  }

  /** What it waits for may have come to pass while it was being kept. */
  async #lookAgain({ id }: EncounterRecord): Promise<void> {
    const { store, clock } = this.#ports;
    if ((await store.pendingOf({ kind: 'encounter', id })) === null)
      await hurryQueued(store, id, clock.now(), 'soon');
  }

  /** The same once more is kept once: a press in haste counts once. */
  async #save(
    table: Table,
    encounter: EncounterRecord,
    intent: Keepable,
    wanted: Pick<QueuedActRecord, 'label' | 'soon' | 'terms'>,
  ): Promise<QueuedActRecord | Limit> {
    const { store, ids, clock } = this.#ports;
    const all = await store.queuedFor(encounter.id);
    const own = all.filter(({ actorId }) => actorId === intent.actor);
    const same = own.find(
      (act) => act.soon === wanted.soon && JSON.stringify(act.intent) === JSON.stringify(intent),
    );
    if (same !== undefined) return same;
    const { userId } = table.caller;
    const full = whyFull(all, intent.actor, userId);
    if (full !== null) return full;
    const record: QueuedActRecord = {
      id: ids.next(),
      campaignId: table.campaign.id,
      encounterId: encounter.id,
      actorId: intent.actor,
      userId,
      intent: intent as Json,
      ...wanted,
      held: 'no',
      createdAt: clock.now(),
    };
    await store.saveQueued(record);
    return record;
  }
}

/** For whom it waits, by what its owner calls them. */
function named(until: PlayedKept['until'], { system, before }: Setting, viewer: Viewer): PlayedKept['until'] {
  if (until.kind === 'answer') return until;
  const who = system.known(before, viewer).find(({ id }) => id === until.who)?.name ?? null;
  return { ...until, who };
}
