import type { OptionValues } from '../../src/playground/index.ts';
import { Duel, FIGHTERS, fighterFile, fighterName, type Move } from './fighters.ts';
import type { Scene } from './scene.ts';

/** A fight in a channel of a scene, set up and played through the commands that everybody has. */
export class Fight {
  readonly channel: string;
  readonly #scene: Scene;
  readonly #duel: Duel;

  constructor(scene: Scene, channel: string, extras: boolean) {
    this.#scene = scene;
    this.channel = channel;
    this.#duel = new Duel(extras);
  }

  /** What comes next, as a command. */
  next(): { readonly kind: Move['kind']; readonly command: string; readonly options: OptionValues } {
    const move = this.#duel.move();
    if (move.kind === 'next') return { kind: 'next', command: 'encounter next', options: {} };
    const { actor, target, extra } = move;
    return {
      kind: 'attack',
      command: 'attack',
      options: {
        target: fighterName(target),
        as: fighterName(actor), // all are the same person's: it must not matter whom they have last played
        ...(extra ? { spend: 'extraAction' } : {}),
      },
    };
  }

  /** Passes turns on until somebody may attack; gives how long the answer to that attack takes, in ms. */
  async timeAttack(): Promise<number> {
    for (;;) {
      const { kind, command, options } = this.next();
      const time = await this.#scene.time(this.channel, command, options);
      if (kind === 'attack') return time;
    }
  }

  /** The same, each time with a pause once the tracker shows what happened: nothing of it goes on beside the next. */
  async timeAttackAlone(pause: () => Promise<unknown>): Promise<number> {
    for (;;) {
      const { kind, command, options } = this.next();
      const time = await this.#tracked(() => this.#scene.time(this.channel, command, options));
      await pause();
      if (kind === 'attack') return time;
    }
  }

  async #tracked<T>(work: () => Promise<T>): Promise<T> {
    const { id } = this.#scene.playground.world.channel(this.channel);
    const shown = this.#scene.playground.next('edit', ({ message }) => message.api.channel_id === id);
    const result = await work();
    await shown;
    return result;
  }
}

/** Opens a campaign in a channel and begins a fight in it; with `extras` all spend all they have in their turns. */
export async function beginFight(scene: Scene, channel: string, extras: boolean): Promise<Fight> {
  await scene.send(channel, 'campaign create', { name: `Duels in ${channel}`, system: 'soulbound' });
  for (let at = 0; at < FIGHTERS; at++)
    await scene.send(channel, 'character import', { file: { name: 'fighter.json', data: fighterFile(at) } });
  // Nobody is asked whether to roll again: an attack is answered with what came of it.
  await scene.send(channel, 'party set', { what: 'Soulfire', to: '0' });
  await scene.send(channel, 'encounter start', { everyone: false });
  for (let at = 0; at < FIGHTERS; at++)
    await scene.send(channel, 'encounter add', {
      who: fighterName(at),
      side: at % 2 === 0 ? 'players' : 'foes',
    });
  await scene.send(channel, 'encounter next');
  return new Fight(scene, channel, extras);
}
