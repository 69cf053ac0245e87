import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systems } from '../../../src/systems/registry.ts';
import { run } from '../../../tools/setup/child.mjs';

const compiled = path.resolve(import.meta.dirname, '../../../tools/setup/compiled.mjs');

/** What the step says in a folder, each time it is run. */
async function said(times: number): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = `process.env.NODE_COMPILE_CACHE = ${JSON.stringify(folder)};
    const { compileFiles } = await import(${JSON.stringify(compiled)});
    await compileFiles(process.execPath);`;
  const lines: string[] = [];
  for (let time = 0; time < times; time++) {
    const { output } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      capture: true,
    });
    lines.push(output);
  }
  return lines;
}

test('What a bot may load is compiled once', { timeout: 60_000 }, async () => {
  expect(await said(2)).toEqual([expect.stringMatching(/^Compiling … \d+\.\d s\n$/u), '']);
});

let listed: Promise<string> | undefined;

/** The files that are compiled, one a line: they are gone through once, whichever test asks. */
function filesCompiled(): Promise<string> {
  const script = `const { registerHooks } = await import('node:module');
    registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
    await import('./tools/compile.ts');`;
  listed ??= run(process.execPath, ['--input-type=module', '--eval', script], { capture: true }).then(
    ({ output }) => output,
  );
  return listed;
}

test.each([...systems.catalogue])('$name is compiled ahead', async ({ id }) => {
  expect(await filesCompiled()).toContain(`/src/systems/${id}/`);
});
