import { absenceOf, isAway } from '../away/absences.ts';
import { noPilots, readPilots } from '../autopilot/pilots.ts';
import type { Campaigns } from '../campaign/campaigns.ts';
import { type Ending, readCampaignSettings } from '../campaign/settings.ts';
import { type Decisions, questionOf } from '../play/decide.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import { knowsMore } from '../play/openly.ts';
import type { Performer } from '../play/performer.ts';
import type { Played } from '../play/played.ts';
import { encounterStage, sceneOf } from '../play/stage.ts';
import type { CampaignRecord, Ports, WaitRecord } from '../ports.ts';
import { yes } from '../result.ts';
import type { AnySystem, Table } from '../table.ts';
import { openNameOf } from '../waiting/openName.ts';
import { CLOCK_USER, clockTable, stepKey } from './caller.ts';
import type { ClockEffect, GmDecides } from './effect.ts';
import { awakeOf } from './quiet.ts';
import { sinceLastAct } from './since.ts';
import { endsAt, nextStepAt, type StepKind, stepsOf } from './steps.ts';
import { pilotWait } from './waits.ts';

const LOOK_AGAIN_MS = 3_600_000;

/** Why a GM answers for somebody where the clock has run out: whoever answers in another's place gives a reason. */
const TIME_OVER = 'time ran out';

interface Waiting {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly wait: WaitRecord;
  readonly name: string | null;
  readonly by: string; // who ends it: the clock, or a GM
}

/** What comes of waiting for somebody: reminders, and what the group has chosen for its end. */
export class Endings {
  readonly #ports: Ports;
  readonly #campaigns: Campaigns;
  readonly #performer: Performer;
  readonly #decisions: Decisions;

  constructor(ports: Ports, campaigns: Campaigns, performer: Performer, decisions: Decisions) {
    this.#ports = ports;
    this.#campaigns = campaigns;
    this.#performer = performer;
    this.#decisions = decisions;
  }

  /** Lets the next step of a wait happen. Nothing comes of it where another process was faster. */
  async *step(
    campaign: CampaignRecord,
    system: AnySystem,
    wait: WaitRecord,
    kind: StepKind,
  ): AsyncGenerator<ClockEffect> {
    const waiting: Waiting = {
      campaign,
      system,
      wait,
      name: await openNameOf(this.#ports.store, system, wait),
      by: CLOCK_USER,
    };
    // Nobody rolls in somebody's place unasked: the list of the request says for whom it waits.
    if (kind === 'end' && wait.kind === 'request') {
      await this.#advance(waiting);
      return;
    }
    // A GM is reminded, and nothing is done in their place.
    if (kind !== 'end' || wait.ownerId === null) return yield* this.#remind(waiting, kind !== 'nudge');
    yield* this.#end(waiting, readCampaignSettings(campaign.settings).clock.ending);
  }

  /** Ends a wait because a GM says so: the default answer, or the turn passes on. */
  async *atOnce(
    { campaign, system, caller }: Pick<Table, 'campaign' | 'system' | 'caller'>,
    wait: WaitRecord,
  ): AsyncGenerator<ClockEffect> {
    const name = await openNameOf(this.#ports.store, system, wait);
    yield* this.#end({ campaign, system, wait, name, by: caller.userId }, 'default');
  }

  async *#remind(waiting: Waiting, last: boolean): AsyncGenerator<ClockEffect> {
    const { campaign, wait } = waiting;
    if (!(await this.#advance(waiting))) return;
    const absence = absenceOf(campaign, wait.ownerId);
    const away = isAway(absence, this.#ports.clock.now());
    if (away && absence?.standIn === null) return; // they have said so: nobody is to be called
    const owner = away ? (absence?.standIn ?? null) : wait.ownerId;
    yield {
      ...waiting,
      kind: 'reminder',
      last,
      pings: owner === null ? await this.#awakeGms(campaign) : [owner],
      standsFor: away ? wait.ownerId : null,
      message: await this.#messageOf(wait),
    };
  }

  /** The message that somebody is waited for at: the question, or the list of the request. */
  async #messageOf({ id, kind }: WaitRecord): Promise<string | null> {
    const { store } = this.#ports;
    if (kind === 'decision') return (await store.decision(id))?.messageId ?? null;
    return kind === 'request' ? ((await store.requestOfAnswer(id))?.messageId ?? null) : null;
  }

  async *#end(waiting: Waiting, ending: Ending): AsyncGenerator<ClockEffect> {
    switch (ending) {
      case 'gm':
        return yield* this.#askGm(waiting, null);
      case 'standIn':
        return yield* this.#standIn(waiting);
      case 'default':
      case 'skip':
      case 'hold':
        return yield* waiting.wait.kind === 'decision'
          ? this.#answer(waiting)
          : this.#pass(waiting, ending === 'hold');
      case 'act':
      case 'actAndSpend':
        return yield* waiting.wait.kind === 'decision' ? this.#answer(waiting) : this.#act(waiting);
    }
  }

  /** The default answer, in the name of the clock, or of the GM who says so. */
  async *#answer(waiting: Waiting): AsyncGenerator<ClockEffect> {
    const { campaign, system, wait, by } = waiting;
    const table = clockTable(campaign, system, wait.channelId, stepKey(wait), by);
    const opened = await this.#decisions.openAt(table, wait.id);
    if (!opened.ok) return;
    const choice = questionOf(opened.value.decision).default;
    const reason = by === CLOCK_USER ? null : TIME_OVER;
    const because = reason === null ? {} : { reason };
    const played = await this.#decisions.answerAt(opened.value, { choice, by, ...because });
    yield* this.#came(waiting, played, {
      ...waiting,
      kind: 'answered',
      opened: opened.value,
      choice,
      reason,
      played,
    });
  }

  /** The turn passes on, or comes again at the end of the round. */
  async *#pass(waiting: Waiting, hold: boolean): AsyncGenerator<ClockEffect> {
    const { wait } = waiting;
    if (hold) {
      const held = await this.#give(
        waiting,
        { kind: 'hold', actor: wait.actorId ?? '', asGm: true },
        '/hold',
      );
      if (held.kind !== 'refused')
        return yield* this.#came(waiting, held, { ...waiting, kind: 'held', played: held });
      if (await this.#othersFirst(waiting)) return;
    }
    const played = await this.#give(waiting, { kind: 'next', actor: wait.actorId, asGm: true });
    yield* this.#came(waiting, played, { ...waiting, kind: 'passed', played });
  }

  /** Whoever is waited for acts by themselves until their turn is over; where the rules know no such thing, the turn passes on. */
  async *#act(waiting: Waiting): AsyncGenerator<ClockEffect> {
    const { campaign, system, wait } = waiting;
    const { store, clock } = this.#ports;
    const record = wait.encounterId === null ? null : await store.encounter(wait.encounterId);
    if (record === null || wait.actorId === null || system.autopilot === undefined)
      return yield* this.#pass(waiting, false);
    const at = clock.now();
    const round = system.round(sceneOf(system, record));
    const pilots = readPilots(record.pilots) ?? noPilots(round);
    const once = [...pilots.once.filter((id) => id !== wait.actorId), wait.actorId];
    const set = { pilots: { ...pilots, once, state: 'on' as const, round } };
    const written = await store.commit({
      interactionId: stepKey(wait),
      at,
      encounter: { type: 'update', id: record.id, expectedVersion: record.version, set },
      waits: [pilotWait({ campaign }, record, at)],
    });
    // Somebody has just done something: it is looked at again with their next step.
    if (written !== 'committed' || !(await this.#advance(waiting))) return;
    yield { ...waiting, kind: 'acts' };
  }

  /**
   * Where a side acts in any order nothing need be put off: whoever's time is over lets those act first whose time is not. Gives
   * whether there are any.
   */
  async #othersFirst({ campaign, wait }: Waiting): Promise<boolean> {
    const { store, clock } = this.#ports;
    const settings = readCampaignSettings(campaign.settings);
    const all = await store.waits({ encounterId: wait.encounterId ?? '', kind: 'turn' });
    const others = all.filter(({ id, ownerId }) => id !== wait.id && ownerId !== null);
    const asTheyAre = await Promise.all(others.map((other) => sinceLastAct(this.#ports, other)));
    const ends = asTheyAre.map((other) => endsAt(settings.clock, other));
    if (!ends.some((end) => end !== null && end > clock.now())) return false;
    await store.moveWait(wait, { dueAt: new Date(clock.now().getTime() + LOOK_AGAIN_MS) });
    return true;
  }

  #give(
    { campaign, system, wait, by }: Waiting,
    intent: Parameters<typeof firstCourse>[0],
    part = '',
  ): Promise<Played> {
    const table = clockTable(campaign, system, wait.channelId, stepKey(wait, part), by);
    return this.#performer.perform(
      table,
      (now) => encounterStage(this.#ports.store, now, wait.encounterId ?? ''),
      (stage) => {
        const free = floorFree(stage, table);
        return free.ok ? yes(firstCourse(intent, by, null)) : free;
      },
    );
  }

  /** What was done is told; where it could not be, a GM decides. */
  async *#came(waiting: Waiting, played: Played, effect: ClockEffect): AsyncGenerator<ClockEffect> {
    switch (played.kind) {
      case 'again':
        return; // another process has done it
      case 'refused':
        return yield* this.#askGm(waiting, { refusal: played.refusal, setting: played.setting });
      default:
        yield effect;
    }
  }

  /** Who was named for it stands in until the player is back, and has the whole time of the clock. */
  async *#standIn(waiting: Waiting): AsyncGenerator<ClockEffect> {
    const { campaign, wait } = waiting;
    const { store, clock } = this.#ports;
    const now = clock.now();
    const absence = absenceOf(campaign, wait.ownerId);
    if (absence === null || absence.standIn === null || isAway(absence, now))
      return yield* this.#askGm(waiting, null);
    const anew = { step: 0, stepAt: now };
    const settings = readCampaignSettings(campaign.settings);
    const moved = await store.moveWait(wait, { ...anew, dueAt: nextStepAt(settings.clock, anew) });
    if (moved !== 'committed') return;
    const away = { away: true, since: now.toISOString(), until: null, byClock: true };
    const kept = await this.#campaigns.keep({ campaign }, ({ absences }) =>
      yes({ absences: absences.map((one) => (one.userId === wait.ownerId ? { ...one, ...away } : one)) }),
    );
    if (!kept.ok) return;
    yield { ...waiting, campaign: kept.value, kind: 'standsIn', standIn: absence.standIn };
  }

  async *#askGm(waiting: Waiting, why: GmDecides['why']): AsyncGenerator<ClockEffect> {
    if (!(await this.#advance(waiting))) return;
    const state = why?.setting?.before ?? null;
    const open = state === null || !knowsMore(waiting.system, state, { gm: true, characters: [] });
    yield { ...waiting, kind: 'gmDecides', why, open, gms: await this.#awakeGms(waiting.campaign) };
  }

  #awakeGms({ gms }: CampaignRecord): Promise<readonly string[]> {
    return awakeOf(this.#ports.store, gms, this.#ports.clock.now());
  }

  /** Whether this process is the one that does the step. */
  async #advance({ campaign, wait }: Waiting): Promise<boolean> {
    const { clock } = readCampaignSettings(campaign.settings);
    const next = { step: Math.min(wait.step + 1, stepsOf(clock).length), stepAt: this.#ports.clock.now() };
    const moved = await this.#ports.store.moveWait(wait, { ...next, dueAt: nextStepAt(clock, next) });
    return moved === 'committed';
  }
}
