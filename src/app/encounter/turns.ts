import { viewerOf } from '../character/cast.ts';
import { playerOf } from '../character/player.ts';
import { findNamed, nearest } from '../names.ts';
import type { Performer } from '../play/performer.ts';
import { type Played, refused } from '../play/played.ts';
import { sceneOf } from '../play/stage.ts';
import { ableToAct, maySpeakFor, spokenFor } from '../play/turns.ts';
import type { Ports } from '../ports.ts';
import { Keeper } from '../queue/keep.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { FightHere } from './fightHere.ts';
import { whyNotSeen } from './seen.ts';

/** Whose turn is meant: `who` by name, `own` the caller's own in a phase, `seen` the one on whose card it was pressed. */
interface Whose {
  readonly who: string | null;
  readonly own?: boolean;
  readonly seen?: string | null;
}

/** Turns in a fight: passed on, and put off. */
export class Turns {
  readonly #ports: Ports;
  readonly #fight: FightHere;
  readonly #keeper: Keeper;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#fight = new FightHere(ports, performer);
    this.#keeper = new Keeper(ports);
  }

  /**
   * Passes the turn on: a player ends their own, a GM anybody's; `who` names whose, by name or id. Where a side acts in any order a
   * player lets their own turn pass before it has begun, and a GM without a name ends the whole phase, unless it is to be their
   * `own` turn. Refuses where it is no longer the turn that was `seen` (see `turnShown`), and where that may be any of several of which
   * not all know.
   */
  async next(
    table: Table,
    {
      seen = null,
      who = null,
      own = false,
    }: { readonly seen?: string | null; readonly who?: string | null; readonly own?: boolean } = {},
  ): Promise<Played> {
    const record = await this.#fight.record(table);
    if (!record.ok) return refused(record);
    const scene = sceneOf(table.system, record.value);
    const actor = await this.#whoseNext(table, scene, { who, own, seen });
    if (!actor.ok) return refused(actor);
    const viewer = await viewerOf(this.#ports.store, table);
    const intent = { kind: 'next', actor: actor.value, asGm: table.gm } as const;
    const played = await this.#fight.command(table, record.value, intent, (state) =>
      seen === null ? null : whyNotSeen(table.system, state, viewer, seen),
    );
    return this.#keeper.kept(table, record.value, intent, played);
  }

  /**
   * Puts a turn off to the end of the round: a player their own, a GM anybody's; `who` names whose, by name, where it is not
   * whoever acts now.
   */
  async hold(table: Table, who: string | null): Promise<Played> {
    const record = await this.#fight.record(table);
    if (!record.ok) return refused(record);
    const scene = sceneOf(table.system, record.value);
    const found = await this.#whoseNext(table, scene, { who });
    if (!found.ok) return refused(found);
    const actor = found.value ?? ableToAct(table.system, scene)[0];
    if (actor === undefined) return refused(no('nobodysTurn'));
    const intent = { kind: 'hold', actor, asGm: table.gm } as const;
    return this.#keeper.kept(
      table,
      record.value,
      intent,
      await this.#fight.command(table, record.value, intent),
    );
  }

  /** Whose turn it is that the caller ends; null: whatever is due, for a GM or for the rules to refuse. */
  async #whoseNext(
    table: Table,
    scene: object,
    { who, own = false, seen = null }: Whose,
  ): Promise<Result<string | null>> {
    const { store } = this.#ports;
    const { system } = table;
    if (who !== null) {
      const known = system.known(scene, await viewerOf(store, table));
      const found = known.find(({ id }) => id === who) ?? findNamed(who, known);
      const names = known.map(({ name }) => name);
      if (found === null)
        return no('noSuchTarget', { typed: who.slice(0, 100), nearest: nearest(who, names), there: names });
      const character = await store.character(found.id);
      return (await maySpeakFor(store, table, scene, { id: found.id, record: character }))
        ? yes(found.id)
        : no('notYours', { name: found.name });
    }
    const current = system.current(scene);
    if (table.gm && !own) return yes(current);
    const able = ableToAct(system, scene);
    const player = table.gm ? { ...table, gm: false } : table;
    const isPress = seen !== null && !own; // it is about the turn that runs, and no other
    const passing = isPress ? able : [...able, ...(system.toAct?.(scene) ?? [])];
    const [theirs] = await spokenFor(store, player, scene, passing);
    if (theirs !== undefined) return yes(theirs);
    if (current !== null)
      return no('notYourTurn', { current, owner: playerOf(await store.character(current)) });
    return able.length === 0 ? yes(null) : no('noneToAct');
  }
}
