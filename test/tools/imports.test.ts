import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Each file of a little project that follows or breaks the table, with what it imports. */
const files: Record<string, string> = {
  'src/dice/index.ts': '',
  'src/dice/sums.ts': "import '../engine/index.ts';",
  'src/engine/index.ts': "import '../dice/index.ts';",
  'src/engine/clock.ts': "import 'node:timers';",
  'src/engine/bot.ts': "import 'discord.js';",
  'src/engine/drafts.ts': "import 'immer';",
  'src/engine/a.ts': "import { b } from './b.ts'; export const a = () => b;",
  'src/engine/b.ts': "import { a } from './a.ts'; export const b = () => a;",
  'src/engine/c.ts': "import type { D } from './d.ts'; export type C = D;",
  'src/engine/d.ts': "import type { C } from './c.ts'; export type D = C;",
  'src/engine/gone.ts': "import './missing.ts';",
  'src/systems/one/index.ts': "import '../../engine/index.ts';",
  'src/systems/one/words.ts': "import './index.ts';",
  'src/systems/two/index.ts': "import '../one/index.ts';",
  'src/systems/registry.ts': "export const open = () => import('./one/index.ts');",
  'src/app/index.ts': "import '../systems/registry.ts';",
  'src/app/direct.ts': "import '../systems/one/index.ts';",
  'src/app/hasty.ts': "export const open = () => import('../systems/one/index.ts');",
  'src/app/ports.ts': "import '../engine/index.ts';",
  'src/app/saved.ts': "import type { Store } from '../store/index.ts';",
  'src/app/rows.ts': "import '@prisma/client';",
  'src/view/index.ts': "import '../systems/registry.ts';",
  'src/view/bot.ts': "import '../discord/index.ts';",
  'src/store/index.ts': "import '../app/ports.ts'; import '@prisma/client';",
  'src/store/cases.ts': "import '../app/index.ts';",
  'src/discord/index.ts': "import '../app/index.ts'; import '../view/index.ts'; import 'discord.js';",
  'src/discord/rows.ts': "import '../store/index.ts';",
  'commands/roll.ts': "import '../src/discord/index.ts'; import '../src/app/index.ts';",
  'commands/rows.ts': "import '../src/store/index.ts';",
  'src/playground/index.ts': "import 'node:http'; import './own.ts';",
  'src/playground/own.ts': '',
  'src/playground/back.ts': "import '../app/index.ts';",
  'src/main.ts': "import './store/index.ts'; import './playground/index.ts'; import './discord/index.ts';",
  'src/compose.ts': "import './systems/registry.ts'; import './systems/one/index.ts';",
  'src/elsewhere/index.ts': "import '../dice/index.ts';",
};

let folder = '';
let broken: { from: string; rule: { name: string } }[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['discord.js', 'immer', '@prisma/client']) {
    const library = path.join(folder, 'node_modules', name);
    mkdirSync(library, { recursive: true });
    writeFileSync(path.join(library, 'package.json'), `{ "name": "${name}", "exports": "./index.js" }`);
    writeFileSync(path.join(library, 'index.js'), '');
  }
  const cruise = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [cruise, '--config', config, '--output-type', 'json', 'src', 'commands'],
    { cwd: folder, encoding: 'utf8' },
  );
  broken = JSON.parse(stdout).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true }));

const rulesBrokenBy = (file: string) =>
  broken.filter(({ from }) => from === file).map(({ rule }) => rule.name);

describe('The import rules refuse', () => {
  test.each([
    ['dice that know the engine', 'src/dice/sums.ts', 'src/dice-imports'],
    ['an engine that uses Node', 'src/engine/clock.ts', 'pure-core'],
    ['an engine that uses discord.js', 'src/engine/bot.ts', 'pure-core'],
    ['a circle', 'src/engine/a.ts', 'no-circles'],
    ['types that name each other', 'src/engine/c.ts', 'no-circles'],
    ['a file that is not there', 'src/engine/gone.ts', 'exists'],
    ['a system that knows another', 'src/systems/two/index.ts', 'src/systems/x-imports'],
    ['an app that knows one system', 'src/app/direct.ts', 'src/app-imports'],
    ['an app that opens one system itself', 'src/app/hasty.ts', 'src/app-imports'],
    ['a start that needs a system', 'src/compose.ts', 'systems-are-opened-when-needed'],
    ['an app that knows the store, be it a type', 'src/app/saved.ts', 'src/app-imports'],
    ['an app that uses Prisma', 'src/app/rows.ts', 'prisma-only-where-it-belongs'],
    ['a view that knows the bot', 'src/view/bot.ts', 'src/view-imports'],
    ['a store that knows use cases', 'src/store/cases.ts', 'src/store-imports'],
    ['a bot that knows the store', 'src/discord/rows.ts', 'src/discord-imports'],
    ['a command that knows the store', 'commands/rows.ts', 'commands-imports'],
    ['a playground with a back door', 'src/playground/back.ts', 'src/playground-imports'],
    ['a folder that has no place', 'src/elsewhere/index.ts', 'every-file-has-its-place'],
  ])('%s', (_, file, rule) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });
});

describe('The import rules allow', () => {
  test.each([
    ['an engine that uses dice', 'src/engine/index.ts'],
    ['an engine that uses a library which only computes', 'src/engine/drafts.ts'],
    ['a system that uses the engine', 'src/systems/one/index.ts'],
    ['a system that uses its own files', 'src/systems/one/words.ts'],
    ['a registry that opens systems when they are needed', 'src/systems/registry.ts'],
    ['an app that asks the registry', 'src/app/index.ts'],
    ['a view that asks the registry', 'src/view/index.ts'],
    ["a store that knows the app's ports", 'src/store/index.ts'],
    ['a bot that knows app, view and discord.js', 'src/discord/index.ts'],
    ['a command that knows the bot', 'commands/roll.ts'],
    ['a playground of its own', 'src/playground/index.ts'],
    ['a main file that knows all', 'src/main.ts'],
  ])('%s', (_, file) => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });
});
