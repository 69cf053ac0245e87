import { absenceOf } from '../away/absences.ts';
import { Runs } from '../autopilot/runs.ts';
import type { Campaigns } from '../campaign/campaigns.ts';
import { readCampaignSettings, type TurnClock } from '../campaign/settings.ts';
import type { Decisions } from '../play/decide.ts';
import type { Performer } from '../play/performer.ts';
import { sceneOf } from '../play/stage.ts';
import type { CampaignRecord, EncounterRecord, Ports, WaitRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { AnySystem, Table } from '../table.ts';
import { openNameOf } from '../waiting/openName.ts';
import { calledAt } from './called.ts';
import { Endings } from './ending.ts';
import type { ClockEffect } from './effect.ts';
import { allQuietUntil } from './quiet.ts';
import { OnTurn } from './onTurn.ts';
import { Rests } from './rests.ts';
import { sinceLastAct } from './since.ts';
import { nextStepAt, stepsOf } from './steps.ts';
import { turnWaits } from './waits.ts';

/** How long a process may take over what it has claimed before another takes it up. */
const LEASE_MS = 60_000;
const A_DAY_MS = 86_400_000;
/** So many channels it takes at once. */
const CHANNELS = 16;

/** What is due in a channel: for each wait there, what comes of it. */
export interface DueChannel {
  readonly channelId: string;
  readonly effects: readonly AsyncGenerator<ClockEffect>[];
}

/** For whom a GM has said how it goes on, and what has come of it. */
interface Decided {
  readonly wait: WaitRecord;
  readonly name: string | null;
  readonly effects: readonly ClockEffect[];
}

/** A campaign's clock: what comes of waiting, for whom, and when. Each step comes once, however many processes look. */
export class TurnClocks {
  readonly #ports: Ports;
  readonly #campaigns: Campaigns;
  readonly #endings: Endings;
  readonly #onTurn: OnTurn;
  readonly #rests: Rests;
  readonly #runs: Runs;

  constructor(ports: Ports, campaigns: Campaigns, performer: Performer, decisions: Decisions) {
    this.#ports = ports;
    this.#campaigns = campaigns;
    this.#endings = new Endings(ports, campaigns, performer, decisions);
    this.#onTurn = new OnTurn(ports, performer);
    this.#rests = new Rests(ports);
    this.#runs = new Runs(ports, performer);
  }

  /** Takes what is due in a handful of channels, if anything is. Each wait's effects are done as they are asked for. */
  async due(): Promise<readonly DueChannel[]> {
    const { store, clock, ids } = this.#ports;
    const now = clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const waits = await store.claimWaits({ by: ids.next(), now, until, channels: CHANNELS });
    const byChannel = Map.groupBy(waits, ({ channelId }) => channelId);
    return [...byChannel].map(([channelId, all]) => ({
      channelId,
      effects: all.map((wait) => this.#happen(wait)),
    }));
  }

  /** Begins to wait in fights that began before anybody was waited for: they have no clock yet. */
  async takeUp(): Promise<void> {
    const { store, systems, clock } = this.#ports;
    for (const id of await store.encountersWithoutClock()) {
      const encounter = await store.encounter(id);
      const campaign = encounter === null ? null : await store.campaign(encounter.campaignId);
      const system = campaign === null ? undefined : await systems.load(campaign.system);
      if (encounter === null || campaign === null || system === undefined) continue;
      const scene = sceneOf(system, encounter);
      await store.putWaits(await turnWaits(store, { campaign, system }, encounter, null, scene, clock.now()));
    }
  }

  /** When something is due next; null: nothing is. */
  next(): Promise<Date | null> {
    return this.#ports.store.nextDue(this.#ports.clock.now());
  }

  /** Sets what comes of waiting; whoever is waited for already is under the new clock at once. Refuses times that do not grow. GM only. */
  async set(table: Table, next: TurnClock): Promise<Result<CampaignRecord>> {
    if (!table.gm) return no('gmOnly');
    const hours = stepsOf(next).map((step) => step.hours);
    if (hours.some((one, n) => n > 0 && one <= (hours[n - 1] ?? 0))) return no('clockBackwards');
    let before = next;
    const kept = await this.#campaigns.keep(table, (now) => {
      before = now.clock;
      return { ok: true, value: { clock: next } };
    });
    if (!kept.ok) return kept;
    for (const wait of await this.#ofPeople(table.campaign.id)) {
      const come = stepsOf(before)
        .slice(0, wait.step)
        .map(({ kind }) => kind);
      const left = stepsOf(next).findIndex(({ kind }) => !come.includes(kind));
      const step = left < 0 ? stepsOf(next).length : left;
      await this.#ports.store.moveWait(wait, { step, dueAt: nextStepAt(next, { ...wait, step }) });
    }
    return kept;
  }

  /**
   * A GM says how it goes on where the clock has run out: as it would by default ('go'), or with the whole time once more. Gives for
   * whom, and what came of it. Refuses what is no longer waited for.
   */
  async decide(table: Table, waitId: string, what: 'go' | 'more'): Promise<Result<Decided>> {
    if (!table.gm) return no('gmOnly');
    const { store, clock } = this.#ports;
    const wait = await store.wait(waitId);
    if (wait === null || wait.campaignId !== table.campaign.id) return no('waitOver');
    const name = await openNameOf(store, table.system, wait);
    if (what === 'more') {
      const anew = { step: 0, stepAt: clock.now() };
      const settings = readCampaignSettings(table.campaign.settings);
      const moved = await store.moveWait(wait, { ...anew, dueAt: nextStepAt(settings.clock, anew) });
      return moved === 'committed' ? yes({ wait, name, effects: [] }) : no('waitOver');
    }
    const effects: ClockEffect[] = [];
    for await (const effect of this.#endings.atOnce(table, wait)) effects.push(effect);
    return yes({ wait, name, effects });
  }

  /** Takes up the fight that rests where the caller is. Refuses where none does, and where another one runs. */
  resumeFight(table: Table): Promise<Result<EncounterRecord>> {
    return this.#rests.resume(table);
  }

  /** The game stands still, and so does its clock. */
  async hold(campaignId: string): Promise<void> {
    for (const wait of await this.#ports.store.waits({ campaignId }))
      if (wait.kind !== 'away') await this.#ports.store.moveWait(wait, { dueAt: null });
  }

  /** The game goes on after standing still since `pausedAt`: nobody has less time for it. */
  async release(campaign: CampaignRecord, pausedAt: Date): Promise<void> {
    const { store, clock } = this.#ports;
    const stood = clock.now().getTime() - pausedAt.getTime();
    const settings = readCampaignSettings(campaign.settings);
    for (const wait of await this.#ofPeople(campaign.id)) {
      const stepAt = new Date(wait.stepAt.getTime() + stood);
      await store.moveWait(wait, { stepAt, dueAt: nextStepAt(settings.clock, { ...wait, stepAt }) });
    }
    for (const wait of await store.waits({ campaignId: campaign.id, kind: 'pilot' }))
      await store.moveWait(wait, { dueAt: clock.now() });
    await this.#rests.goOn(campaign.id);
  }

  async #ofPeople(campaignId: string): Promise<readonly WaitRecord[]> {
    const all = await this.#ports.store.waits({ campaignId });
    return all.filter(({ kind }) => kind !== 'away' && kind !== 'idle' && kind !== 'pilot');
  }

  async *#happen(wait: WaitRecord): AsyncGenerator<ClockEffect> {
    const { store, systems, clock } = this.#ports;
    const campaign = await store.campaign(wait.campaignId);
    if (campaign !== null && readCampaignSettings(campaign.settings).paused) {
      await store.moveWait(wait, { dueAt: null });
      return;
    }
    // One that was put away may be taken up again.
    if (campaign === null || campaign.archivedAt !== null) {
      await store.moveWait(wait, { dueAt: new Date(clock.now().getTime() + A_DAY_MS) });
      return;
    }
    if (wait.kind === 'away') return yield* this.#back(campaign, wait);
    const system = await systems.load(campaign.system);
    if (system === undefined) {
      await store.moveWait(wait, { dueAt: new Date(clock.now().getTime() + A_DAY_MS) });
      return;
    }
    if (wait.kind === 'idle') return yield* this.#rests.due(campaign, system, wait);
    if (wait.kind === 'pilot') return yield* this.#runs.due(campaign, system, wait);
    yield* this.#person(campaign, system, wait);
  }

  /** The next step of waiting for somebody. */
  async *#person(
    campaign: CampaignRecord,
    system: AnySystem,
    claimed: WaitRecord,
  ): AsyncGenerator<ClockEffect> {
    const { store, clock } = this.#ports;
    const now = clock.now();
    const settings = readCampaignSettings(campaign.settings);
    if (claimed.kind === 'request' && !(await this.#stillAsked(claimed))) {
      await store.putWaits([{ type: 'drop', id: claimed.id }]);
      return;
    }
    if (claimed.kind === 'turn') {
      const wanted = yield* this.#onTurn.due(campaign, system, claimed);
      if (wanted === 'over') return;
    }
    const wait = await sinceLastAct(this.#ports, claimed);
    const dueAt = nextStepAt(settings.clock, wait);
    const step = stepsOf(settings.clock)[wait.step];
    if (wait !== claimed || step === undefined || dueAt === null || dueAt > now) {
      await store.moveWait(claimed, { step: wait.step, stepAt: wait.stepAt, dueAt });
      return;
    }
    for (const people of calledAt(campaign, wait, step.kind, now)) {
      const quiet = await allQuietUntil(store, people, now);
      if (quiet === null) continue;
      await store.moveWait(wait, { dueAt: quiet });
      return;
    }
    yield* this.#endings.step(campaign, system, wait, step.kind);
  }

  /** Whether a line of a request still waits for its roll. */
  async #stillAsked({ id }: WaitRecord): Promise<boolean> {
    const request = await this.#ports.store.requestOfAnswer(id);
    const line = request?.answers.find((one) => one.id === id);
    return request?.closedAt === null && line?.state === 'open';
  }

  async *#back(campaign: CampaignRecord, wait: WaitRecord): AsyncGenerator<ClockEffect> {
    const { store, clock } = this.#ports;
    const quiet = wait.ownerId === null ? null : await allQuietUntil(store, [wait.ownerId], clock.now());
    if (quiet !== null) {
      await store.moveWait(wait, { dueAt: quiet });
      return;
    }
    await store.putWaits([{ type: 'drop', id: wait.id }]);
    const absence = absenceOf(campaign, wait.ownerId);
    if (absence === null || absence.until === null) return;
    const kept = await this.#campaigns.keep({ campaign }, ({ absences }) => ({
      ok: true,
      value: {
        absences: absences.map((one) =>
          one.userId === absence.userId ? { ...one, away: false, until: null } : one,
        ),
      },
    }));
    if (kept.ok) yield { kind: 'returned', campaign: kept.value, absence, channelId: wait.channelId };
  }
}
