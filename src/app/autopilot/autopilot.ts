import { behaviourOf } from '../../engine/autopilot/behaviourOf.ts';
import type { Step } from '../../engine/autopilot/step.ts';
import { viewerOf } from '../character/cast.ts';
import { pilotWait } from '../clock/waits.ts';
import { ATTEMPTS } from '../dice/seals.ts';
import { FightHere } from '../encounter/fightHere.ts';
import { whyNotSeen } from '../encounter/seen.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import type { Performer } from '../play/performer.ts';
import { type Played, refused } from '../play/played.ts';
import { encounterStage, sceneOf } from '../play/stage.ts';
import { mayLead } from '../leads.ts';
import { ableToAct, playedByGm, type PlayerIn, playerIn } from '../play/turns.ts';
import type { EncounterRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { type AnySystem, everybody, type Table } from '../table.ts';
import { chosenStep } from './chosen.ts';
import { hurtBy } from './hurtBy.ts';
import { inRow } from './inRow.ts';
import { AUTOPILOT_LIMITS } from './limits.ts';
import {
  givenBack,
  type How,
  howOf,
  isNobody,
  kept,
  noPilots,
  ofAll,
  type Pilots,
  readPilots,
  saidOf,
} from './pilots.ts';

/** One step of somebody who acts by themselves: what came of it, and why it was chosen. */
export interface Acted {
  readonly played: Played;
  readonly step: Step | null; // null: none could be chosen
}

/** Who is to act by themselves, and how; no `how`: nobody of them any more. */
export interface Wish {
  /** Ids of the fight; null: all whom nobody plays, whoever is still to come. A hero whom a person plays is meant by name alone. */
  readonly who: readonly string[] | null;
  readonly how: How | null;
}

/** Those of a fight whom somebody plays. */
const ownIn = (system: AnySystem, scene: object, playedBy: PlayerIn, userId: string): readonly string[] =>
  Object.keys(system.charactersIn(scene)).filter((id) => playedBy(scene, id) === userId);

/** Lets those whom the GM plays act by themselves. Each step is a command like any other. */
export class Autopilot {
  readonly #ports: Ports;
  readonly #performer: Performer;
  readonly #fight: FightHere;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
    this.#fight = new FightHere(ports, performer);
  }

  /**
   * Lets whoever of the GM's is up do their turn, then whoever of theirs comes next, and in a phase all who can act in it: step by step, as
   * they are asked for. Stops where a player is up, where all have had a turn, where somebody is asked, or something is refused. GM only;
   * refuses where it is no longer the turn that was `seen` (see `turnShown`), and where a player is up.
   */
  async *act(table: Table, seen: string | null): AsyncGenerator<Acted> {
    const who = await this.#whoActs(table, seen);
    if (!who.ok) return yield { played: refused(who), step: null };
    let { record: now, actors } = who.value;
    const begun: string[] = [];
    for (let n = 0; n < AUTOPILOT_LIMITS.steps.most; n++) {
      const last = begun.at(-1);
      const actor = actors.find((id) => id === last) ?? actors.find((id) => !begun.includes(id));
      if (now.endedAt !== null || actor === undefined) return;
      if (actor !== last) begun.push(actor);
      const acted = await this.#step(inRow(table, 'act', n), now, actor);
      yield acted;
      const { played } = acted;
      if (played.kind !== 'done' || played.encounter === null) return;
      if (played.encounter.version === now.version) return;
      now = played.encounter;
      actors = await this.#upOf(table, sceneOf(table.system, now));
    }
  }

  /**
   * Says who acts by themselves from now on in the fight here, and how: whoever of them is up begins at once, and it goes on until somebody
   * who is played is up or asked. GM only; where nobody leads, each hands over and takes back their own alone. Refuses where no fight runs, and
   * systems whose fighters can't.
   */
  async set(table: Table, wish: Wish): Promise<Result<EncounterRecord>> {
    const { store } = this.#ports;
    const { how } = wish;
    const characters = await store.characters(table.campaign.id, { archived: false });
    const playedBy = playerIn(table.system, characters);
    const meant = await this.#meant(table, wish.who, playedBy);
    if (!meant.ok) return meant;
    const who = meant.value;
    const change = (pilots: Pilots, scene: object): Pilots => {
      if (who === null) return ofAll(pilots, how);
      const said = who.map((id) => [id, saidOf(pilots, id, how, playedBy(scene, id))] as const);
      const units = { ...pilots.units, ...Object.fromEntries(said) };
      const once = pilots.once.filter((id) => !who.includes(id));
      return { ...pilots, units, once };
    };
    return this.#change(table, change, true);
  }

  /** Who is meant: for a GM whoever is named; where nobody leads one's own, and nobody who is somebody else's or nobody's. */
  async #meant(table: Table, who: Wish['who'], playedBy: PlayerIn): Promise<Result<Wish['who']>> {
    const { system, caller, gm } = table;
    if (gm) return yes(who);
    if (system.unled !== true) return no('gmOnly');
    const record = await this.#fight.record(table);
    if (!record.ok) return record;
    const scene = sceneOf(system, record.value);
    const own = ownIn(system, scene, playedBy, caller.userId);
    if (who === null) return own.length === 0 ? no('playersOnly') : yes(own);
    const other = who.find((id) => !own.includes(id));
    if (other === undefined) return yes(who);
    const all = system.known(scene, everybody);
    return no('notYours', { name: all.find(({ id }) => id === other)?.name ?? other });
  }

  /**
   * Stops a run where it is, lets it go on, or gives all of them back to the GM. A player who is back takes over their own heroes, and
   * nobody else's. Else GM only; where nobody leads, all who play there stop a run and let it go on. Refuses where nobody acts by themselves.
   */
  async steer(table: Table, what: 'pause' | 'goOn' | 'over'): Promise<Result<EncounterRecord>> {
    const record = await this.#fight.record(table);
    const now = record.ok ? readPilots(record.value.pilots) : null;
    if (record.ok && (now === null || isNobody(now))) return no('nobodyByThemselves');
    if (!table.gm && what === 'over' && record.ok && now !== null) {
      const own = await this.#heroesOf(table, record.value, now);
      if (own.length > 0) return this.#change(table, (pilots) => givenBack(pilots, own), true);
    }
    const led = what === 'over' ? yes(table.gm) : await mayLead(this.#ports.store, table);
    return this.#change(
      table,
      (pilots) =>
        what === 'over' ? ofAll(pilots, null) : { ...pilots, state: what === 'pause' ? 'paused' : 'on' },
      led.ok && led.value,
    );
  }

  /** The caller's heroes who act by themselves in a fight. */
  async #heroesOf(
    { campaign, caller, system }: Table,
    record: EncounterRecord,
    pilots: Pilots,
  ): Promise<readonly string[]> {
    const playedBy = playerIn(system, await this.#ports.store.characters(campaign.id, { archived: false }));
    const scene = sceneOf(system, record);
    const all = [...new Set([...pilots.once, ...Object.keys(pilots.units)])];
    return all.filter(
      (id) => playedBy(scene, id) === caller.userId && howOf(pilots, id, caller.userId) !== null,
    );
  }

  async #change(
    table: Table,
    change: (pilots: Pilots, scene: object) => Pilots,
    may: boolean = table.gm,
  ): Promise<Result<EncounterRecord>> {
    const { store, clock } = this.#ports;
    if (!may) return no('gmOnly');
    if (table.system.autopilot === undefined) return no('noAutopilot', { system: table.system.name });
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await this.#fight.record(table);
      if (!found.ok) return found;
      const record = found.value;
      const scene = sceneOf(table.system, record);
      const round = table.system.round(scene);
      const begun = { ...(readPilots(record.pilots) ?? noPilots(round)), state: 'on', round } as const;
      const pilots = kept(change(begun, scene));
      const next: EncounterRecord = { ...record, version: record.version + 1, pilots };
      const at = clock.now();
      const written = await store.commit({
        interactionId: table.caller.interactionId,
        at,
        encounter: { type: 'update', id: record.id, expectedVersion: record.version, set: { pilots } },
        waits: [pilotWait(table, next, at)],
      });
      if (written === 'committed') return yes(next);
      if (written === 'duplicate') return no('alreadyDone');
    }
    return no('tooBusy');
  }

  /** Who of the GM's is up. */
  async #whoActs(
    table: Table,
    seen: string | null,
  ): Promise<Result<{ readonly record: EncounterRecord; readonly actors: readonly string[] }>> {
    const { store } = this.#ports;
    if (!table.gm) return no('gmOnly');
    if (table.system.autopilot === undefined) return no('noAutopilot', { system: table.system.name });
    const record = await this.#fight.record(table);
    if (!record.ok) return record;
    const scene = sceneOf(table.system, record.value);
    const late = seen === null ? null : whyNotSeen(table.system, scene, await viewerOf(store, table), seen);
    if (late !== null) return late;
    const actors = await this.#upOf(table, scene);
    return actors.length === 0 ? no('playersAreUp') : yes({ record: record.value, actors });
  }

  /** Those of the GM's who can act now. */
  #upOf(table: Table, scene: object): Promise<readonly string[]> {
    return playedByGm(this.#ports.store, table, scene, ableToAct(table.system, scene));
  }

  /** One step, chosen on the very scene that it is done in. */
  async #step(table: Table, record: EncounterRecord, actor: string): Promise<Acted> {
    const { system } = table;
    const { store } = this.#ports;
    const by = system.autopilot === undefined ? null : await hurtBy(store, system.autopilot, record, actor);
    let step: Step | null = null;
    const played = await this.#performer.perform(
      table,
      (now) => encounterStage(store, now, record.id),
      async (stage) => {
        const { state } = stage;
        const free = floorFree(stage, table);
        if (!free.ok) return free;
        if (stage.encounter?.endedAt) return no('noEncounter');
        if (system.autopilot === undefined || !ableToAct(system, state).includes(actor))
          return no('turnOver');
        const behaviour = behaviourOf(system.autopilot, state, actor);
        step = await chosenStep(system, system.autopilot, state, {
          actor,
          behaviour,
          hurtBy: by,
          asGm: true,
          spares: false,
        });
        return yes(firstCourse(step.intent, table.caller.userId, null));
      },
    );
    return { played, step };
  }
}
