import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systems } from '../../../src/systems/registry.ts';
import { run } from '../../../tools/setup/child.mjs';
import { patience } from '../../support/deep.ts';
import { folderOf } from '../../support/folderOf.ts';

const compiled = path.resolve(import.meta.dirname, '../../../tools/setup/compiled.mjs');

/** What is compiled lies here, for whichever test comes next: to compile it all takes seconds. */
const folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

const evaluated = async (script: string): Promise<string> =>
  (await run(process.execPath, ['--input-type=module', '--eval', script], { capture: true })).output;

/** What the step says each time it is run. */
const said = () =>
  evaluated(`process.env.NODE_COMPILE_CACHE = ${JSON.stringify(folder)};
    const { compileFiles } = await import(${JSON.stringify(compiled)});
    await compileFiles(process.execPath);`);

test('What a bot may load is compiled once', { timeout: patience(60_000) }, async () => {
  expect([await said(), await said()]).toEqual([expect.stringMatching(/^Compiling … \d+\.\d s\n$/u), '']);
});

let listed: Promise<string> | undefined;

/** The files that are compiled, one a line: they are gone through once, whichever test asks. */
function filesCompiled(): Promise<string> {
  listed ??= evaluated(`const { enableCompileCache, registerHooks } = await import('node:module');
    enableCompileCache(${JSON.stringify(folder)});
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    await import('./tools/compile.ts');`);
  return listed;
}

test.each([...systems.catalogue])('$name is compiled ahead', async ({ id }) => {
  expect(await filesCompiled()).toContain(`/src/systems/${folderOf(id)}/`);
});
