import { type Order, orderedStep } from '../../engine/autopilot/order.ts';
import type { Enemy } from '../../engine/autopilot/rules.ts';
import { behaviourOf } from '../../engine/autopilot/behaviourOf.ts';
import { chooseStep } from '../../engine/autopilot/choose.ts';
import type { Step } from '../../engine/autopilot/step.ts';
import { FightHere } from '../encounter/fightHere.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import type { Performer } from '../play/performer.ts';
import { refused } from '../play/played.ts';
import { encounterStage, sceneOf } from '../play/stage.ts';
import { ableToAct, playedByGm } from '../play/turns.ts';
import type { EncounterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import type { Acted } from './autopilot.ts';
import { inRow } from './inRow.ts';
import { AUTOPILOT_LIMITS } from './limits.ts';

export type { Order };

/** The GM's fighters who can act now, with what the first of them could be told. */
export interface Ranks {
  readonly record: EncounterRecord;
  readonly round: number;
  /** Who acts next of them, as it is asked or else as the fight has it. */
  readonly actor: string;
  readonly able: readonly string[];
  /** Those who act as `actor` does, one after the other: alike by name, themselves the first. */
  readonly alike: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  /** Whom they could be told to go for, those first whom they would by themselves, each with what they would do first. */
  readonly targets: readonly {
    readonly id: string;
    readonly attack: Step;
    readonly distance: Enemy['distance'];
  }[];
}

/** What one press tells several to do. */
export interface Orders {
  readonly actors: readonly string[];
  readonly order: Order;
  /** The version of the fight that was shown: after it nothing is done. */
  readonly version: number;
}

/** Tells several whom the GM plays what to do with their turns: each step is a command like any other. */
export class Ordering {
  readonly #ports: Ports;
  readonly #performer: Performer;
  readonly #fight: FightHere;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
    this.#fight = new FightHere(ports, performer);
  }

  /** Who of the GM's can act now, and whom they could go for. GM only; refuses where nobody of theirs is up. */
  async look(table: Table, wanted: string | null): Promise<Result<Ranks>> {
    if (!table.gm) return no('gmOnly');
    const { system } = table;
    const rules = system.autopilot;
    if (rules === undefined) return no('noAutopilot', { system: system.name });
    const found = await this.#fight.record(table);
    if (!found.ok) return found;
    const record = found.value;
    const state = sceneOf(system, record);
    const able = await playedByGm(this.#ports.store, table, state, ableToAct(system, state));
    const actor = able.find((id) => id === wanted) ?? able[0];
    if (actor === undefined) return no('playersAreUp');
    const names = new Map(
      system.known(state, { gm: true, characters: [] }).map(({ id, name }) => [id, name]),
    );
    const own = {
      actor,
      behaviour: behaviourOf(rules, state, actor),
      hurtBy: null,
      asGm: true,
      spares: false,
    } as const;
    const chosen = chooseStep(system, rules, state, own).because.target;
    const targets = rules
      .around(state, actor)
      .enemies.flatMap(({ id, distance }) => {
        const attack = orderedStep(system, rules, state, own, { kind: 'attack', target: id });
        return attack === null || attack.intent.kind === 'next' ? [] : [{ id, attack, distance }];
      })
      .sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen) || a.distance - b.distance);
    const isAlike = (id: string) => baseOf(names.get(id) ?? id) === baseOf(names.get(actor) ?? actor);
    const line = await this.#inLine(table, state, able, actor);
    const alike = able.length > 1 ? line.filter(isAlike) : untilNot(line, isAlike);
    return yes({ record, round: system.round(state), actor, able, names, targets, alike });
  }

  /** Those of the GM's who come one after the other from somebody on: all who can act now, or whoever's turns follow until a player's. */
  async #inLine(
    table: Table,
    state: object,
    able: readonly string[],
    actor: string,
  ): Promise<readonly string[]> {
    const { system } = table;
    if (system.current(state) === null) return [actor, ...able.filter((id) => id !== actor)];
    const { lines } = system.tracker(state, { gm: true, characters: [] });
    const from = lines.findIndex(({ id }) => id === actor);
    const after = lines
      .slice(from + 1)
      .filter(({ turn }) => turn === 'next' || turn === 'later')
      .map(({ id }) => id);
    const theirs = await playedByGm(this.#ports.store, table, state, after);
    return [actor, ...untilNot(after, (id) => theirs.includes(id))];
  }

  /**
   * Lets them do as they are told, one after the other, each until their turn is over. The row stops where somebody is asked, something is
   * refused, it is somebody else's turn, or the target has fallen.
   */
  async *give(table: Table, { actors, order, version }: Orders): AsyncGenerator<Acted> {
    const found = table.gm ? await this.#fight.record(table) : no('gmOnly');
    if (!found.ok) return yield { played: refused(found), step: null };
    let now = found.value;
    if (now.version !== version) return yield { played: refused(no('turnOver')), step: null };
    for (let n = 0; n < AUTOPILOT_LIMITS.steps.most; n++) {
      const state = sceneOf(table.system, now);
      const able = await playedByGm(this.#ports.store, table, state, ableToAct(table.system, state));
      const actor = actors.find((id) => able.includes(id));
      if (now.endedAt !== null || actor === undefined) return;
      if (next(table, state, actor, order) === null) return;
      const acted = await this.#step(inRow(table, 'order', n), now, actor, order);
      yield acted;
      const { played } = acted;
      if (played.kind !== 'done' || played.encounter === null) return;
      if (played.encounter.version === now.version) return;
      now = played.encounter;
    }
  }

  /** One step, on the very scene that it was chosen for. */
  async #step(table: Table, { id, version }: EncounterRecord, actor: string, order: Order): Promise<Acted> {
    let step: Step | null = null;
    const played = await this.#performer.perform(
      table,
      (at) => encounterStage(this.#ports.store, at, id),
      (stage) => {
        const free = floorFree(stage, table);
        if (!free.ok) return free;
        if (stage.encounter?.version !== version) return no('turnOver');
        step = next(table, stage.state, actor, order);
        return step === null ? no('turnOver') : yes(firstCourse(step.intent, table.caller.userId, null));
      },
    );
    return { played, step };
  }
}

function next({ system }: Table, state: object, actor: string, order: Order): Step | null {
  const rules = system.autopilot;
  return rules === undefined ? null : orderedStep(system, rules, state, { actor, asGm: true }, order);
}

/** The first of some ids, up to the first that is not so. */
function untilNot(ids: readonly string[], isSo: (id: string) => boolean): readonly string[] {
  const end = ids.findIndex((id) => !isSo(id));
  return end === -1 ? ids : ids.slice(0, end);
}

/** 'Raider' of 'Raider 3': those who are alike are numbered. */
const baseOf = (name: string): string => name.replace(/ \d+$/u, '');
