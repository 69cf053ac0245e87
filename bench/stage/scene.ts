import type { APIMessage } from 'discord-api-types/v10';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Answer,
  type OptionValues,
  type Playground,
  startPlayground,
} from '../../src/playground/index.ts';
import { type RunningBot, startBot } from './bot.ts';

export const BARE = 'bench/bots/bare.ts';
export const KEEPING = 'bench/bots/keeping.ts';
export const DURABLE = 'bench/bots/durable.ts';
export const TURNKEEPER = 'src/main.ts';

/** A token of the shape that Discord's have. */
const TOKEN = 'bench.play.ground';
const EPHEMERAL = 64;
const REFUSED = 0xc8453b; // what went badly has it, too
const CAME_OF_IT = /\*\* (?:hits|misses|goes up to)\b/u;

export interface Sent {
  readonly sent: number;
  readonly answered: number;
  readonly late: boolean; // what came first was only the announcement of an answer
}

/** A bot in its own process on a playground in this one, and the time between what people send and what it answers. */
export class Scene {
  readonly playground: Playground;
  readonly bot: RunningBot;
  readonly #close: () => Promise<void>;
  readonly #sent = new Map<string, number>();
  readonly #answered = new Map<string, number>();

  constructor(playground: Playground, bot: RunningBot, close: () => Promise<void>) {
    this.playground = playground;
    this.bot = bot;
    this.#close = close;
    // The gateway listens from the beginning, so by our turn the event is on its way.
    playground.on('interaction', ({ id }) => this.#sent.set(id, performance.now()));
    playground.on('acknowledged', ({ id }) => this.#answered.set(id, performance.now()));
  }

  /** Lets the GM send a command, and waits for all of its answer; gives the moment it was sent and that of the first sign. Throws where it was refused. */
  async send(channel: string, command: string, options: OptionValues = {}): Promise<Sent> {
    const { refusal, ...times } = await this.ask(channel, command, options);
    if (refusal !== null) throw new Error(refusal);
    return times;
  }

  /** The same, with what speaks against it: null where it was done. */
  async ask(
    channel: string,
    command: string,
    options: OptionValues = {},
  ): Promise<Sent & { readonly refusal: string | null }> {
    const answer = await this.playground.person('Mia').command(channel, command, options);
    const message = await this.#shown(answer);
    const { id } = answer.interaction;
    const sent = this.#sent.get(id);
    const answered = this.#answered.get(id);
    this.#sent.delete(id);
    this.#answered.delete(id);
    if (sent === undefined || answered === undefined) throw new Error(`/${command} was not timed`);
    return { sent, answered, late: answer.kind === 'deferred', refusal: troubleIn(command, answer, message) };
  }

  /** The message that answers; where who reads it is not who the announcement was for, it comes once that is gone. */
  async #shown(answer: Answer): Promise<APIMessage | undefined> {
    const message = (await answer.settled()) ?? answer.followups()[0];
    if (message !== undefined || answer.kind !== 'deferred' || answer.reason !== null) return message;
    const { id } = answer.interaction;
    return (await this.playground.next('message', ({ api }) => api.interaction_metadata?.id === id)).api;
  }

  /** How long the bot takes to answer a command, in ms; where that was announced first, until the answer is there. */
  async time(channel: string, command: string, options: OptionValues = {}): Promise<number> {
    const { sent, answered, late } = await this.send(channel, command, options);
    return (late ? performance.now() : answered) - sent;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/**
 * What is answered for one's own eyes in the colour of a refusal is one, but where it is what came of an attack: the turn's card has told
 * that already.
 */
function troubleIn(command: string, answer: Answer, message: APIMessage | undefined): string | null {
  const isWhisper = ((message?.flags ?? 0) & EPHEMERAL) !== 0;
  const isRefused = (message?.embeds ?? []).some(
    ({ color, description = '' }) => isWhisper && color === REFUSED && !CAME_OF_IT.test(description),
  );
  if (message !== undefined && !isRefused && (answer.kind === 'message' || answer.kind === 'deferred'))
    return null;
  const text =
    message?.content || message?.embeds.map(({ title, description }) => `${title} ${description}`).join();
  return `/${command} was answered by '${answer.kind}': ${answer.reason ?? text}`;
}

/** Starts a bot on a playground of its own, with `channels` besides the usual ones, and a fresh database. */
export async function openScene(program: string, channels: readonly string[] = []): Promise<Scene> {
  const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-bench-'));
  const playground = await startPlayground({ token: TOKEN, identifyWindow: 0 });
  const clear = async () => {
    await playground.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const name of channels) playground.world.addChannel({ name });
    const bot = await startBot(program, {
      token: playground.token,
      api: playground.restUrl,
      databaseUrl: `file:${join(folder, 'bench.db')}`,
    });
    return new Scene(playground, bot, async () => {
      await bot.stop();
      await clear();
    });
  } catch (error) {
    await clear();
    throw error;
  }
}
