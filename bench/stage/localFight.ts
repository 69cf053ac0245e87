import { randomUUID } from 'node:crypto';
import type { Caller } from '../../src/app/caller.ts';
import { type App, createApp } from '../../src/app/index.ts';
import type { Played } from '../../src/app/play/played.ts';
import { NOBODY } from '../../src/app/ports.ts';
import { remembering } from '../../src/app/remember/index.ts';
import type { Result } from '../../src/app/result.ts';
import type { Table } from '../../src/app/table.ts';
import { secretDice } from '../../src/compose.ts';
import { openStore } from '../../src/store/index.ts';
import { systems } from '../../src/systems/registry.ts';
import { Duel, FIGHTERS, fighterFile, fighterName } from './fighters.ts';

const HEAL_EVERY = 800; // attacks: nobody has lost half their Toughness by then
const FULL = '200';

/** Fights one after the other, through the use cases and without Discord, on a database file. */
export class LocalFight {
  readonly #app: App;
  #duel = new Duel(false);
  #attacks = 0;
  #began = false;

  private constructor(app: App) {
    this.#app = app;
  }

  static async open(databaseUrl: string): Promise<LocalFight> {
    const app = createApp({
      store: remembering(await openStore(databaseUrl)),
      systems,
      clock: { now: () => new Date() },
      dice: secretDice,
      ids: { next: () => randomUUID() },
      people: NOBODY,
    });
    value(await app.campaigns.create(gm(), { name: 'Duels', system: 'soulbound', gmRoleId: null }));
    const fight = new LocalFight(app);
    for (let at = 0; at < FIGHTERS; at++)
      value(await app.sheets.import(await fight.#table(), fighterFile(at), null));
    // Nobody is asked whether to roll again: an attack is done when it was given.
    done(await app.parties.set(await fight.#table(), 'Soulfire', '0'));
    return fight;
  }

  /** Ends the fight that runs, makes everybody whole, and begins another. */
  async begin(): Promise<void> {
    const { turns, encounters } = this.#app;
    if (this.#began) {
      done(await encounters.end(await this.#table()));
      await this.#refresh();
    }
    this.#began = true;
    done(await encounters.start(await this.#table(), { setup: null, everyone: false, surprised: null }));
    for (let at = 0; at < FIGHTERS; at++)
      done(
        await encounters.add(await this.#table(), {
          who: fighterName(at),
          count: 1,
          name: null,
          place: null,
          hidden: false,
          side: at % 2 === 0 ? 'players' : 'foes',
        }),
      );
    done(await turns.next(await this.#table()));
    this.#duel = new Duel(false);
  }

  /** Plays so many actions; gives how long each took, in ms. */
  async play(actions: number): Promise<readonly number[]> {
    const times: number[] = [];
    while (times.length < actions) {
      const move = this.#duel.move();
      const began = performance.now();
      if (move.kind === 'next') done(await this.#app.turns.next(await this.#table()));
      else await this.#attack(move);
      times.push(performance.now() - began);
      if (move.kind === 'attack' && ++this.#attacks % HEAL_EVERY === 0) await this.#heal();
    }
    return times;
  }

  close(): Promise<void> {
    return this.#app.ports.store.close();
  }

  async #attack(move: { readonly actor: number; readonly target: number; readonly extra: boolean }) {
    const { acts } = this.#app;
    const table = await this.#table();
    const acting = value(await acts.acting(table, fighterName(move.actor)));
    const target = value(await acts.target(table, acting, fighterName(move.target)));
    done(
      await acts.give(table, acting, {
        kind: 'attack',
        actor: acting.id,
        target: target.id,
        means: null,
        way: null,
        spend: move.extra ? ['extraAction'] : [],
        asGm: true,
      }),
    );
  }

  async #refresh(): Promise<void> {
    await this.#heal();
    for (let at = 0; at < FIGHTERS; at++)
      done(await this.#app.sheets.edit(await this.#table(), fighterName(at), 'Mettle', '20'));
  }

  async #heal(): Promise<void> {
    for (let at = 0; at < FIGHTERS; at++)
      done(await this.#app.sheets.edit(await this.#table(), fighterName(at), 'Toughness', FULL));
  }

  async #table(): Promise<Table> {
    return value(await this.#app.table(gm()));
  }
}

let interactions = 0;

/** The GM, who says something new each time. */
const gm = (): Caller => ({
  userId: '1',
  guildId: '2',
  channelIds: ['3'],
  roleIds: [],
  manages: true,
  interactionId: `${++interactions}`,
});

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

function done(played: Played): void {
  if (played.kind !== 'done')
    throw new Error(`${played.kind}: ${played.kind === 'refused' ? JSON.stringify(played.refusal) : ''}`);
}
