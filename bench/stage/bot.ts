import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bot } from '../../tools/jobs.mjs';
import { root } from '../machine.ts';

export interface RunningBot {
  readonly pid: number;
  /** From its start as a process to its word that it is ready, in ms. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

export interface BotPlace {
  readonly token: string;
  readonly api: string;
  readonly databaseUrl?: string;
}

const PATIENCE_MS = 30_000;

/** Starts a bot (`src/main.ts`, or one of `bench/bots`) as a process of its own; it is ready when the promise resolves. */
export async function startBot(program: string, place: BotPlace): Promise<RunningBot> {
  const began = performance.now();
  const command = bot.includes(program) ? bot : [program]; // as `npm start` runs it
  const child = spawn(process.execPath, [...nodeOptions(), ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DISCORD_TOKEN: place.token,
      DISCORD_API: place.api,
      LOG_LEVEL: 'warn',
      TURNKEEPER_GUILD: '', // nothing out of somebody's own .env
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    },
  });
  const ended = once(child, 'exit');
  const leftEarly = ended.then(([code, signal]) => {
    throw new Error(`${program} ended with ${code ?? signal}`);
  });
  leftEarly.catch(() => undefined); // only worth a word while the bot should be there
  await Promise.race([ready(child.stdout), leftEarly, tooLate(program)]);
  return {
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What the bots are to be run with besides, for a look inside: `BENCH_NODE_OPTIONS='--cpu-prof'`. */
const nodeOptions = () => process.env.BENCH_NODE_OPTIONS?.split(' ').filter((option) => option !== '') ?? [];

function ready(stdout: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes(' is ready')) resolve();
    });
  });
}

function tooLate(program: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${program} was not ready in time`)), PATIENCE_MS).unref();
  });
}
