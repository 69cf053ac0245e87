import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { compose, type Turnkeeper } from '../../src/compose.ts';
import { sceneOf } from '../../src/app/play/sceneOf.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { type OptionValues, type Playground, startPlayground } from '../../src/playground/index.ts';
import { standstill } from '../../test/support/standstill.ts';
import { actorIn } from './battlefield.ts';

const CHANNEL = 'the-table';
const EPHEMERAL = 64;
const gm = { gm: true, characters: [] };

/** How a fight of some rules is filled: what is sent before it begins. */
export interface Filling {
  readonly system: AnySystem;
  readonly heroes: readonly { readonly name: string; readonly file: string }[];
  readonly ground: string;
  readonly foe: string;
  readonly foes: number;
  /** Sent once all are there and the first turn has come. */
  readonly then: readonly { readonly command: string; readonly options: OptionValues }[];
}

/** A bot with a fight that is full, on a playground in the same process: the time of both counts. */
export class FullFight {
  readonly #playground: Playground;
  readonly #turnkeeper: Turnkeeper;
  readonly #system: AnySystem;
  readonly #folder: string;
  readonly #heroes: readonly string[];

  private constructor(
    playground: Playground,
    turnkeeper: Turnkeeper,
    { system, heroes }: Filling,
    folder: string,
  ) {
    this.#playground = playground;
    this.#turnkeeper = turnkeeper;
    this.#system = system;
    this.#heroes = heroes.map(({ name }) => name);
    this.#folder = folder;
  }

  static async open(filling: Filling): Promise<FullFight> {
    const { system, heroes, ground, foe, foes, then } = filling;
    const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-bench-'));
    const playground = await startPlayground({ identifyWindow: 0 });
    const turnkeeper = await compose({
      databaseUrl: `file:${join(folder, 'bench.db')}`,
      token: playground.token,
      api: playground.restUrl,
      log: pino({ level: 'warn' }),
    });
    const fight = new FullFight(playground, turnkeeper, filling, folder);
    await fight.#send('campaign create', { name: 'Crowds', system: system.id });
    for (const { file } of heroes)
      await fight.#send('character import', { file: { name: 'hero.json', data: file } });
    await fight.#send('encounter start', { zones: ground, everyone: false });
    for (const { name } of heroes) await fight.#send('encounter add', { who: name, side: 'players' });
    for (let left = foes; left > 0; left -= 20)
      await fight.#send('encounter add', { who: foe, count: Math.min(20, left) });
    await fight.#send('encounter next', {});
    for (const { command, options } of then) await fight.#send(command, options);
    return fight;
  }

  /** Passes the turn on; gives for how long the bot stood still at most, until all of it was shown, in ms. */
  next(): Promise<number | null> {
    return this.#standstill('encounter next', {});
  }

  /**
   * A hero who may act attacks the first who can be attacked, where there is one; gives the same, null where nobody can be. (Of a foe's
   * attack heroes are asked how they react, and all would wait for them.)
   */
  async attack(): Promise<number | null> {
    const channelId = this.#playground.world.channel(CHANNEL).id;
    const record = await this.#turnkeeper.app.ports.store.runningEncounter(channelId);
    if (record === null) return null;
    const scene = sceneOf(this.#system, record);
    const actor = actorIn(this.#system, scene);
    const names = new Map(this.#system.known(scene, gm).map(({ id, name }) => [id, name]));
    const attack = this.#system.options(scene, actor ?? '', gm).acts.find(({ kind }) => kind === 'attack');
    const target = attack?.targets?.find(({ id, refused }) => refused === null && names.has(id));
    const name = names.get(actor ?? '') ?? '';
    if (!this.#heroes.includes(name) || attack?.refused !== null || target === undefined) return null;
    return this.#standstill('attack', { as: name, target: names.get(target.id) ?? '' });
  }

  async close(): Promise<void> {
    await this.#turnkeeper.stop();
    await this.#playground.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** For how long the bot stood still, in ms; null where it refused. */
  async #standstill(command: string, options: OptionValues): Promise<number | null> {
    const { ms, value } = await standstill(async () => {
      const refusal = await this.#ask(command, options);
      await this.#turnkeeper.bot.idle();
      return refusal;
    });
    return value === null ? ms : null;
  }

  async #send(command: string, options: OptionValues): Promise<void> {
    const refusal = await this.#ask(command, options);
    if (refusal !== null) throw new Error(`/${command}: ${refusal}`);
  }

  /** Sends a command; what is answered for one's own eyes is a refusal, of all that is sent here. */
  async #ask(command: string, options: OptionValues): Promise<string | null> {
    const answer = await this.#playground.person('Mia').command(CHANNEL, command, options);
    const message = await answer.settled();
    if (((message?.flags ?? 0) & EPHEMERAL) === 0) return null;
    return message?.content || JSON.stringify(message?.embeds);
  }
}
