import type { Viewer } from '../../engine/event.ts';
import type { Intent } from '../../engine/intent.ts';
import {
  type ActGroup,
  type ActOption,
  actGroups,
  type Choice,
  type Options,
  waysOfAttack,
} from '../../engine/options.ts';
import { agreedRisk } from '../../engine/way.ts';
import { here } from '../caller.ts';
import { cast, characterCalled, knownCast, mayPlay, playableCharacter } from '../character/cast.ts';
import { findNamed, nameKey, nearest } from '../names.ts';
import type { PackLibrary } from '../packLibrary.ts';
import type { CharacterRecord, EncounterRecord, Ports } from '../ports.ts';
import { Keeper } from '../queue/keep.ts';
import type { Answering } from '../requests/lines.ts';
import { no, type Result, yes } from '../result.ts';
import { plays, type Table, viewerAt } from '../table.ts';
import { aimsOf, attacksOf } from './aims.ts';
import { firstCourse } from './course.ts';
import { floorFree } from './floor.ts';
import { optionsWithPacks, withBrought } from './offers.ts';
import type { Other } from './other.ts';
import { namedIn, othersFree, othersKnown, othersThere, outOfFights, reachedBy } from './others.ts';
import type { Performer } from './performer.ts';
import { type Played, refused } from './played.ts';
import { characterStage, encounterStage, sceneOf } from './stage.ts';
import type { Stage } from './staged.ts';
import { ableToAct, maySpeakFor, playedByGm, spokenFor } from './turns.ts';

export type { ActGroup, ActOption, Choice, Intent, Options };
export { actGroups, agreedRisk, waysOfAttack };

/** Who acts, and where their numbers are kept now. */
export interface Acting {
  readonly id: string;
  readonly name: string;
  readonly encounter: EncounterRecord | null;
  readonly record: CharacterRecord | null; // null: a foe that lives only in its fight
}

/** What may come along with a command. */
export interface Along {
  readonly typed?: readonly number[] | null; // what its player rolled with their own hands
  readonly answering?: Answering; // the line of a request that it answers
  readonly unqueue?: string; // what was kept, and is given now
}

/**
 * A GM without anybody on a player's turn is told whose it is; between turns that come in any order, who can act; where it is
 * nobody's, what they were told otherwise.
 */
function whoActs(table: Table, encounter: EncounterRecord, otherwise: Result<never>): Result<never> {
  const scene = sceneOf(table.system, encounter);
  const able = ableToAct(table.system, scene);
  const known = table.system.known(scene, { gm: true, characters: [] });
  const names = known.filter(({ id }) => able.includes(id)).map(({ name }) => name);
  const [name] = names;
  if (name === undefined) return otherwise;
  return table.system.current(scene) === null ? no('nameOne', { names }) : no('whoActs', { name });
}

/** Commands given by people: who acts, whether they may, and the stream it happens on. */
export class Acts {
  readonly #ports: Ports;
  readonly #performer: Performer;
  readonly #keeper: Keeper;
  readonly #library: PackLibrary;

  constructor(ports: Ports, performer: Performer, library: PackLibrary) {
    this.#ports = ports;
    this.#performer = performer;
    this.#library = library;
    this.#keeper = new Keeper(ports);
  }

  /**
   * Finds who acts. By name, one of the caller's own or at their command (a GM: anybody). Without a name: a GM acts for
   * whoever's turn it is in the fight here, if that is not a player's, and is to name one where several can act; anybody else
   * for the character they play now.
   */
  async acting(table: Table, as: string | null): Promise<Result<Acting>> {
    const { store } = this.#ports;
    const encounter = await store.runningEncounter(here(table.caller));
    if (encounter !== null && table.gm) {
      const scene = sceneOf(table.system, encounter);
      const known = table.system.known(scene, { gm: true, characters: [] });
      const able = as === null ? await this.#gmsTurn(table, scene) : [];
      const named = known.filter(({ id }) => able.includes(id)).map(({ name }) => name);
      if (named.length > 1) return no('nameOne', { names: named });
      const meant = as === null ? able[0] : findNamed(as, known)?.id;
      const found = known.find((one) => one.id === meant);
      if (found !== undefined) return yes({ ...found, encounter, record: await store.character(found.id) });
    }
    const commanded = await this.#commanded(table, encounter, as);
    if (commanded !== null) return yes(commanded);
    const absent = as === null ? await this.#inPlaceOf(table, encounter) : null;
    if (absent !== null) return yes(absent);
    const own = await playableCharacter(store, table, as);
    if (!own.ok) return as === null && encounter !== null && table.gm ? whoActs(table, encounter, own) : own;
    const record = own.value;
    const { id, name } = record;
    const there = record.encounterId === null ? null : await store.encounter(record.encounterId);
    return (await this.#isCommanded(table, there, record))
      ? no('commanded', { name })
      : yes({ id, name, encounter: there, record });
  }

  /** Whose turn it is, where their player is away and the caller stands in for them, with nobody of their own to act. */
  async #inPlaceOf(table: Table, encounter: EncounterRecord | null): Promise<Acting | null> {
    if (encounter === null || table.standsInFor.length === 0) return null;
    const { store } = this.#ports;
    const records = await Promise.all(
      ableToAct(table.system, sceneOf(table.system, encounter)).map((id) => store.character(id)),
    );
    const theirs = records.filter((record) => plays(table, record));
    const [record = null] = theirs;
    if (record === null || theirs.some((one) => one?.ownerId === table.caller.userId)) return null;
    return { id: record.id, name: record.name, encounter, record };
  }

  /** Whether a character of the caller's does what somebody else says. */
  async #isCommanded(table: Table, there: EncounterRecord | null, record: CharacterRecord): Promise<boolean> {
    if (there === null || table.system.commanders === undefined) return false;
    const scene = sceneOf(table.system, there);
    return !(await maySpeakFor(this.#ports.store, table, scene, { id: record.id, record }));
  }

  /** Somebody of the fight here, by name, who does what the caller's character says. */
  async #commanded(
    table: Table,
    encounter: EncounterRecord | null,
    as: string | null,
  ): Promise<Acting | null> {
    const { commanders } = table.system;
    if (encounter === null || as === null || table.gm || commanders === undefined) return null;
    const all = await this.#ports.store.characters(table.campaign.id, { archived: false });
    const scene = sceneOf(table.system, encounter);
    const found = findNamed(as, table.system.known(scene, viewerAt(table, all)));
    if (found === null || commanders(scene, found.id) === null) return null;
    const may = await maySpeakFor(this.#ports.store, table, scene, { id: found.id, record: null });
    return may ? { ...found, encounter, record: null } : null;
  }

  /** Who can act now of those whom the GM plays. */
  async #gmsTurn(table: Table, scene: object): Promise<readonly string[]> {
    return playedByGm(this.#ports.store, table, scene, ableToAct(table.system, scene));
  }

  /** Whose possibilities the caller looks at: who they act for, and for a GM without anybody whoever's turn it is. */
  async looking(table: Table): Promise<Result<Acting>> {
    const own = await this.acting(table, null);
    if (own.ok || !table.gm || own.refusal.code === 'nameOne') return own;
    const encounter = await this.#ports.store.runningEncounter(here(table.caller));
    if (encounter === null) return own;
    const scene = sceneOf(table.system, encounter);
    const current = table.system.current(scene);
    const found = table.system.known(scene, { gm: true, characters: [] }).find((one) => one.id === current);
    return found === undefined
      ? no('nobodysTurn')
      : yes({ ...found, encounter, record: await this.#ports.store.character(found.id) });
  }

  /** Those an intent may be aimed at, by what somebody typed: people, and what else the rules let one attack. */
  async target(table: Table, acting: Acting, typed: string): Promise<Result<{ id: string; name: string }>> {
    if (acting.encounter === null) return characterCalled(this.#ports.store, table, typed);
    const all = await this.#ports.store.characters(table.campaign.id, { archived: false });
    const [scene, viewer] = [sceneOf(table.system, acting.encounter), viewerAt(table, all)];
    const known = table.system.known(scene, viewer);
    // What the rules offer costs a look: it is asked for only where nobody is called exactly that.
    const exact = known.find((one) => one.id === typed || nameKey(one.name) === nameKey(typed));
    if (exact !== undefined) return yes({ id: exact.id, name: exact.name });
    const attacks = attacksOf(table, scene, acting.id, viewer);
    const among = [...known, ...aimsOf(table, scene, viewer, attacks)];
    const found = findNamed(typed, among);
    if (found !== null) return yes({ id: found.id, name: found.name });
    if (attacks.some(({ targetsOpen }) => targetsOpen === true)) return yes({ id: typed, name: typed });
    return no('noSuchTarget', {
      typed: typed.slice(0, 100),
      nearest: nearest(
        typed,
        among.map((one) => one.name),
      ),
      there: known.map((one) => one.name).slice(0, 12),
    });
  }

  /** Those in the fight here that the caller may know of; nobody where there is none. */
  async known(table: Table): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const encounter = await this.#ports.store.runningEncounter(here(table.caller));
    if (encounter === null) return [];
    const all = await this.#ports.store.characters(table.campaign.id, { archived: false });
    return table.system.known(sceneOf(table.system, encounter), viewerAt(table, all));
  }

  /** Those in the fight here for whom the caller decides and who can act now, in the fight's order. */
  async ableToAct(table: Table): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const { store } = this.#ports;
    const encounter = await store.runningEncounter(here(table.caller));
    if (encounter === null) return [];
    const scene = sceneOf(table.system, encounter);
    const able = await spokenFor(store, table, scene, ableToAct(table.system, scene));
    const known = await this.known(table);
    return able.flatMap((id) => known.find((one) => one.id === id) ?? []);
  }

  /** The characters of the campaign that the caller may know of. */
  async knownCharacters(table: Table): Promise<readonly CharacterRecord[]> {
    const { store } = this.#ports;
    return knownCast(store, table, await cast(store, table));
  }

  /** The scene an actor is in now: outside of fights alone, or with everybody whom the caller could name. */
  async sceneFor(
    table: Table,
    acting: Acting,
    others: 'nobody' | 'everybody' = 'nobody',
  ): Promise<Result<object>> {
    const stage = await this.#open(table, acting, async () =>
      others === 'everybody' ? othersThere(this.#ports.store, table, acting.id) : [],
    );
    return stage.ok ? yes(stage.value.state) : stage;
  }

  /** What somebody may do in a scene, with what the campaign's packs offer between fights. */
  options(table: Table, acting: Acting, scene: object, viewer: Viewer): Promise<Options> {
    return optionsWithPacks(this.#library, table, scene, acting.id, viewer);
  }

  /** The scene that a command would be given in. Refuses where one of those whom it names is out of its reach. */
  async sceneOf(table: Table, acting: Acting, intent: Intent): Promise<Result<object>> {
    const stage = await this.#withNamed(table, acting, intent);
    return stage.ok ? yes(stage.value.state) : stage;
  }

  /**
   * Gives a command, or with it what a request asks for; `typed` is what its player rolled with their own hands. In a fight it is kept while somebody
   * else comes first. Refuses outside of fights when somebody else's has the floor, and where somebody whom it names is in one; else what the
   * rules say comes back.
   */
  async give(
    table: Table,
    acting: Acting,
    wanted: Intent,
    { typed = null, answering, unqueue }: Along = {},
  ): Promise<Played> {
    if (acting.record !== null && !mayPlay(table, acting.record))
      return refused(no('notYours', { name: acting.name }));
    const whole = await withBrought(this.#library, table, wanted);
    if (!whole.ok) return refused(whole);
    const intent = whole.value;
    let isAgain = false;
    const played = await this.#performer.perform(
      table,
      (now) => this.#stage(now, acting, intent),
      (stage) => {
        isAgain = (table.system.takesUp?.(stage.state, intent) ?? null) !== null;
        const free = floorFree(stage, table);
        return free.ok
          ? yes(firstCourse(intent, table.caller.userId, acting.record?.id ?? null, typed))
          : free;
      },
      {
        ...(answering === undefined ? {} : { answering }),
        ...(unqueue === undefined ? {} : { unqueue }),
      },
    );
    // Dice of one's own are thrown for what is done now, and so is what answers a request; what is done again is the last command, or none.
    const isForNow = isAgain || typed !== null || answering !== undefined || acting.encounter === null;
    return isForNow ? played : this.#keeper.kept(table, acting.encounter, intent, played);
  }

  /** The stage for a command. Outside of fights it may change those it names: refuses where one of them is out of its reach. */
  async #stage(table: Table, acting: Acting, intent: Intent): Promise<Result<Stage>> {
    const stage = await this.#withNamed(table, acting, intent);
    if (!stage.ok) return stage;
    const free = await othersFree(this.#ports.store, table, reachedBy(stage.value, intent));
    return free.ok ? stage : free;
  }

  /** Opens the stage with those whom a command names. Refuses where one of them is in a fight that keeps them from it. */
  async #withNamed(table: Table, acting: Acting, intent: Intent): Promise<Result<Stage>> {
    const stage = await this.#open(table, acting, () =>
      othersKnown(this.#ports.store, table, namedIn(intent), acting.id),
    );
    if (!stage.ok) return stage;
    const reachable = await outOfFights(this.#ports.store, table, stage.value, intent);
    return reachable.ok ? stage : reachable;
  }

  /** Opens where somebody's numbers are kept; who else is there is asked outside of fights alone, for a fight has them all. */
  async #open(table: Table, acting: Acting, others: () => Promise<readonly Other[]>): Promise<Result<Stage>> {
    const { store } = this.#ports;
    return acting.encounter === null
      ? characterStage(store, table, acting.id, here(table.caller), await others())
      : encounterStage(store, table, acting.encounter.id);
  }
}
