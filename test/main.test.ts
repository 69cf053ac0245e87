import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
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
    "The database file is damaged, or isn't an SQLite database: replace it with a copy.\n",
  ]);
});

test('A PostgreSQL server that cannot be reached stops the start, and its password is not told', async () => {
  expect(await startedWith('postgresql://me:canary@127.0.0.1:1/play')).toEqual([
    1,
    "I can't reach the PostgreSQL server in DATABASE_URL: check that it's running, and that host and port are right.\n",
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

/** A database that is too large to be looked through before the start. */
function large(file: string): void {
  const database = new BetterSqlite3(file);
  database.pragma('synchronous = OFF');
  database.exec(
    'CREATE TABLE filler AS WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 65) SELECT zeroblob(1048576) FROM n',
  );
  database.close();
}

/** The process that looks through a bot's database, once there is one. */
async function looking(bot: number): Promise<number> {
  for (;;) {
    const [, pid] =
      execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
        .split('\n')
        .map((line) => /^ *(\d+) +(\d+) .*checker\.ts/u.exec(line))
        .find((found) => Number(found?.[2]) === bot) ?? [];
    if (pid !== undefined) return Number(pid);
    await wait(5);
  }
}

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('A bot that is told to stop while a large database is looked through stops in time, and leaves nobody looking', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'turnkeeper-main-'));
  const playground = await startPlayground({ identifyWindow: 0 });
  const file = path.join(folder, 'main.db');
  large(file);
  const bot = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISCORD_TOKEN: playground.token,
      DISCORD_API: playground.restUrl,
      DATABASE_URL: `file:${file}`,
      LOG_LEVEL: 'fatal',
    },
  });
  const ended = once(bot, 'exit');
  onTestFinished(async () => {
    await playground.close();
    await rm(folder, { recursive: true, force: true });
  });
  const pid = await looking(bot.pid ?? 0);
  onTestFinished(() => void (isThere(pid) && process.kill(pid, 'SIGKILL')));
  process.kill(pid, 'SIGSTOP'); // it would take for ever
  bot.kill('SIGTERM');
  expect([await ended, isThere(pid)]).toEqual([[0, null], false]);
});
