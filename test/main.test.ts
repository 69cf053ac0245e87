import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startPlayground } from '../src/playground/index.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Says of each file that is loaded which it is. */
const tellFiles = `
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) { console.log('loaded ' + url); return next(url, context); } });`;

/** The files that the bot has loaded when it is ready, from the project's folder on. */
async function loadedAtStart(): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'turnkeeper-main-'));
  const playground = await startPlayground({ identifyWindow: 0 });
  const hook = `data:text/javascript,${encodeURIComponent(tellFiles)}`;
  const bot = spawn(process.execPath, ['--import', hook, 'src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DISCORD_TOKEN: playground.token,
      DISCORD_API: playground.restUrl,
      DATABASE_URL: `file:${path.join(folder, 'main.db')}`,
      TURNKEEPER_GUILD: '',
      LOG_LEVEL: 'warn',
    },
  });
  const ended = once(bot, 'exit');
  onTestFinished(async () => {
    bot.kill('SIGTERM');
    await ended;
    await playground.close();
    await rm(folder, { recursive: true, force: true });
  });
  const files: string[] = [];
  for await (const line of createInterface({ input: bot.stdout })) {
    if (line.includes(' is ready')) break;
    const [, file] = /^loaded file:.*?\/((?:src|commands)\/.*)$/.exec(line) ?? [];
    if (file !== undefined) files.push(file);
  }
  return files;
}

test('The bot is ready without a file of any rulebook', async () => {
  const files = await loadedAtStart();
  const ofSystems = files.filter((file) => file.startsWith('src/systems/'));
  expect(ofSystems).toEqual(['src/systems/registry.ts']);
});

/** How the bot ends that is started with this database: its exit code, and what it says. */
async function startedWith(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly [code: number, said: string]> {
  const bot = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISCORD_TOKEN: 'a.b.c',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  const said: string[] = [];
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (part: Buffer) => said.push(String(part)));
  const [code] = await once(bot, 'close');
  return [code, said.join('')];
}

test('A damaged database stops the start with one sentence', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'turnkeeper-main-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'main.db');
  await writeFile(file, 'This is no database, however long it is. '.repeat(100));
  expect(await startedWith(`file:${file}`)).toEqual([
    1,
    'The file of the database is damaged, or is no SQLite database: put a copy in its place.\n',
  ]);
});

test('A PostgreSQL server that cannot be reached stops the start, and its password is not told', async () => {
  expect(await startedWith('postgresql://me:canary@127.0.0.1:1/play')).toEqual([
    1,
    'I cannot reach the PostgreSQL server that DATABASE_URL names: see that it runs, and that host and port are right.\n',
  ]);
});

test('A bot that Discord hangs up on for good ends with one sentence', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'turnkeeper-main-'));
  const playground = await startPlayground({ identifyWindow: 0 });
  onTestFinished(async () => {
    await playground.close();
    await rm(folder, { recursive: true, force: true });
  });
  void playground.next('commands').then(() => playground.gateway.hangUp(4014));
  const file = `file:${path.join(folder, 'main.db')}`;
  const [code, said] = await startedWith(file, {
    DISCORD_TOKEN: playground.token,
    DISCORD_API: playground.restUrl,
  });
  expect([code, said.split('\n')]).toEqual([
    1,
    expect.arrayContaining([expect.stringContaining('(close code 4014)')]),
  ]);
});
