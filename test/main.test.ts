import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
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
