import { typedDice } from '../../dice/index.ts';
import { answerOf } from '../../engine/autopilot/answer.ts';
import { sparingAnswer } from '../../engine/autopilot/sparing.ts';
import type { Decision } from '../../engine/decision.ts';
import { run, type Waiting } from '../../engine/run.ts';
import { howOf, isSparing, PILOT_USER, readPilots } from '../autopilot/pilots.ts';
import { breathing } from '../breath.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { openCast } from '../character/cast.ts';
import { hurryQueued } from '../clock/waits.ts';
import { ATTEMPTS, type Seals } from '../dice/seals.ts';
import { typedBefore, typedMisfit } from '../dice/typed.ts';
import { orderedAnswer, orderFor } from '../orders/ordered.ts';
import type { Batch, Ports } from '../ports.ts';
import { type Answering, lineFor, lineOf } from '../requests/lines.ts';
import { no, type Result } from '../result.ts';
import { type AnySystem, everybody, type Table, tableAt } from '../table.ts';
import { takingUp } from './again.ts';
import type { Course } from './course.ts';
import { heardBy } from './hearing.ts';
import { movedOn } from './others.ts';
import { type Drawing, type Plan, Plans } from './plans.ts';
import { type Played, type PlayedRefused, refused, type Setting } from './played.ts';
import type { Stage } from './staged.ts';
import { playerIn } from './turns.ts';

/** What goes with a command: written with it, or not at all. */
export interface Companions extends Pick<Batch, 'unqueue' | 'ready'> {
  readonly answering?: Answering | null; // the line of a request
}

/**
 * Runs commands on streams: compute outside of any transaction, write once, and when somebody else wrote first, look
 * again and decide again. In one process, those who act in the same campaign queue up, for they draw from the same seed;
 * between processes the store's locks decide.
 */
export class Performer {
  readonly #ports: Ports;
  readonly #seals: Seals;
  readonly #plans: Plans;
  /**
   * Commands come in rows (runs, kept acts): SQLite answers at once, and between two of them nobody else would have a turn, nor between what
   * one of those who act by themselves chooses and what comes of it.
   */
  readonly #breath = breathing();

  constructor(ports: Ports, seals: Seals) {
    this.#ports = ports;
    this.#seals = seals;
    this.#plans = new Plans(ports);
  }

  /**
   * Takes how to open the stage at a table and what to run on it, both made anew at each attempt, and what goes with it: the line
   * of a request that it answers, which is looked at anew as well, and what was queued and is done with it. Gives what came of it.
   */
  perform(
    seated: Table,
    open: (table: Table) => Promise<Result<Stage>>,
    course: (stage: Stage) => Result<Course> | Promise<Result<Course>>,
    { answering = null, ...along }: Companions = {},
  ): Promise<Played> {
    const { campaign, caller } = seated;
    return this.#seals.inTurn(campaign.id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        await this.#breath();
        const table = await tableAt(this.#ports.store, seated, attempt);
        if (readCampaignSettings(table.campaign.settings).paused) return refused(no('paused'));
        const stage = await open(table);
        if (!stage.ok) return refused(stage);
        const since = stage.value.encounter?.restingSince ?? null;
        if (since !== null) return refused(no('fightRests', { since: since.getTime() / 1000 }));
        const first = await course(stage.value);
        await this.#breath();
        const setting = settingOf(table, stage.value);
        if (!first.ok) return refused(first, setting);
        const given = await takingUp(this.#ports, table, stage.value, first.value);
        if (!given.ok) return refused(given, setting);
        const found = await lineFor(this.#ports.store, answering, given.value.waits);
        if (!found.ok) return refused(found, setting);
        const { again } = given.value;
        const line = again === null ? found.value : await lineOf(this.#ports.store, { entryId: again.last });
        const draw = given.value.draw ?? (await this.#seals.draw(campaign.id, caller.interactionId));
        const plan = await this.#plan(table, stage.value, { ...given.value, draw, line }).catch(
          async (error: unknown) => {
            if (given.value.draw === null) await this.#seals.discard(draw.drawn, caller.interactionId);
            throw error;
          },
        );
        if ('kind' in plan) return plan;
        await this.#breath();
        const written = await this.#ports.store.commit({ ...plan.batch, ...along });
        if (written === 'committed') {
          await this.#goOn(given.value, stage.value);
          return plan.played;
        }
        if (written === 'duplicate')
          return {
            kind: 'again',
            entry: await this.#ports.store.entryOfInteraction(caller.interactionId),
          };
        if (written === 'nameTaken') return refused(no('tryAgain'), setting);
      }
      return refused(no('tooBusy'));
    });
  }

  /** What was kept behind a command goes on now: all of it behind one that has waited, else what is to be done as soon as it can. */
  async #goOn({ waits }: Course, { encounter }: Stage): Promise<void> {
    const { store, clock } = this.#ports;
    if (encounter !== null)
      await hurryQueued(store, encounter.id, clock.now(), waits === null ? 'soon' : 'all');
  }

  async #plan(table: Table, stage: Stage, course: Drawing): Promise<Plan | PlayedRefused> {
    const setting = settingOf(table, stage);
    const { system } = table;
    const { waits, line } = course;
    const gone = waits === null ? null : movedOn(stage, course.intent);
    if (waits !== null && gone !== null) return this.#plans.cancelled(table, waits, line, setting, gone);
    const sealed = this.#ports.dice.source(course.draw.seed);
    const typed = course.typed === null ? null : typedDice(course.typed, sealed);
    const source = typed ?? (waits === null ? sealed : typedBefore(waits.dice, sealed));
    const { intent } = course.again ?? course;
    const ran = run(system.ruleset, course.again?.before ?? stage.state, (tx) => system.perform(tx, intent), {
      source,
      dice: course.dice,
      answers: course.answers,
      rulings: course.rulings,
    });
    const misfit = typed?.misfit() ?? null;
    if (misfit !== null && ran.kind !== 'refused') return refused(typedMisfit(misfit), setting);
    const named = stage.others.map(({ record }) => record);
    const outcome = heardBy(stage, intent, ran, await openCast(this.#ports.store, table, named));
    switch (outcome.kind) {
      case 'refused':
        if (waits === null) return refused(outcome, setting);
        return this.#plans.cancelled(table, waits, line, setting);
      case 'diverged':
        if (waits === null) throw new Error(`a new command diverged at ${outcome.at}`);
        return this.#plans.cancelled(table, waits, line, setting);
      case 'waiting': {
        const goesOn =
          (await this.#ordered(table, stage, course, outcome)) ??
          (await this.#byThemselves(table, stage, course, outcome));
        return goesOn === null
          ? this.#plans.waiting(table, stage, course, outcome, setting)
          : this.#plan(table, stage, goesOn);
      }
      case 'done':
        return this.#plans.done(table, stage, course, outcome, setting);
    }
  }

  /** The command with the answers that standing orders give to its open questions; null where none does. */
  async #ordered(
    { system, campaign }: Table,
    { state, encounter }: Stage,
    course: Drawing,
    { decisions, dice }: Waiting,
  ): Promise<Drawing | null> {
    const { store } = this.#ports;
    const orders = await store.ordersOf(decisions.map(({ asked }) => asked));
    if (orders.length === 0) return null;
    // Who has a role is not known here: where one makes GMs, whoever gave an order as one is taken for one.
    const leads = (userId: string) => campaign.gmRoleId !== null || campaign.gms.includes(userId);
    const fight = encounter?.id ?? null;
    const [answers, ordered] = [[...course.answers], [...course.ordered]];
    for (const decision of decisions) {
      const record = await store.character(decision.asked);
      const order = orderFor(decision, orders, { system, before: state, record, fight, leads });
      if (order === null) continue;
      answers.push(orderedAnswer(decision, order, dice.length));
      ordered.push({ order, character: record?.name ?? nameOf(system, state, decision.asked), decision });
    }
    return answers.length === course.answers.length ? null : { ...course, dice, answers, ordered };
  }

  /** The command with the answers of those who act by themselves; null where none is asked. */
  async #byThemselves(
    { system, campaign }: Table,
    { state, encounter }: Stage,
    course: Drawing,
    { decisions, dice }: Waiting,
  ): Promise<Drawing | null> {
    const pilots = readPilots(encounter?.pilots ?? null);
    const rules = system.autopilot;
    if (rules === undefined || (system.unled !== true && pilots?.state !== 'on')) return null;
    const characters = await this.#ports.store.characters(campaign.id, { archived: false });
    const playedBy = playerIn(system, characters);
    const { ending } = readCampaignSettings(campaign.settings).clock;
    const choose = (decision: Decision, player: string | null) =>
      pilots !== null && isSparing(pilots, decision.asked, player, ending)
        ? sparingAnswer(system, rules, state, { ...course, dice }, decision)
        : answerOf(rules, state, decision);
    const theirs = decisions.flatMap((decision) => {
      const { asked, key } = decision;
      const player = playedBy(state, asked);
      // Where nobody leads nobody else could answer for a side that is nobody's: it does, though nothing goes on by itself.
      const isNobodys = system.unled === true && player === null;
      if (asked === 'gm' || !(isNobodys || (pilots !== null && howOf(pilots, asked, player) !== null)))
        return [];
      return [{ key, choice: choose(decision, player), by: PILOT_USER, seen: dice.length }];
    });
    return theirs.length === 0 ? null : { ...course, dice, answers: [...course.answers, ...theirs] };
  }
}

function settingOf(table: Table, stage: Stage): Setting {
  return { campaign: table.campaign, system: table.system, before: stage.state };
}

/** What everybody calls a foe; '' where not everybody knows of it. */
const nameOf = (system: AnySystem, scene: object, asked: string): string =>
  system.known(scene, everybody).find(({ id }) => id === asked)?.name ?? '';
