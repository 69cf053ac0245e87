import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../tools/setup/child.mjs';

const child = path.resolve(import.meta.dirname, '../../../tools/setup/child.mjs');

/** Starts a process that runs this program as its child, as tools/run.mjs does; waits for the child's first word. */
async function startParentOf(program: string) {
  const script = `import { endLike, run } from ${JSON.stringify(child)};
    endLike(await run(process.execPath, ['--eval', ${JSON.stringify(program)}]));`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  parent.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(parent, 'close');
  await once(parent.stdout, 'data');
  return { parent, ended: ended.then(([code, signal]) => ({ code, signal, output })) };
}

const graceful = `process.on('SIGTERM', () => setImmediate(() => { console.log('tidied'); process.exit(3); }));
  setInterval(() => undefined, 1000); console.log('ready');`;

test('A signal goes on to the child, whose graceful end is waited for', async () => {
  const { parent, ended } = await startParentOf(graceful);
  parent.kill('SIGTERM');
  expect((await ended).output).toBe('ready\ntidied\n');
});

test("The child's exit code becomes the parent's", async () => {
  const { parent, ended } = await startParentOf(graceful);
  parent.kill('SIGTERM');
  expect((await ended).code).toBe(3);
});

test('A child that dies of a signal lets its parent die of the same', async () => {
  const { ended } = await startParentOf(`console.log('ready'); process.kill(process.pid, 'SIGKILL')`);
  expect((await ended).signal).toBe('SIGKILL');
});

test('Where npm is gone, the child is told to end', async () => {
  // npm, as far as this is concerned: it starts a process under a script's name, and is killed.
  const script = `import { endWithNpm, run } from ${JSON.stringify(child)};
    endWithNpm(); await run(process.execPath, ['--eval', ${JSON.stringify(graceful)}]);`;
  const npm = spawn(
    process.execPath,
    [
      '--eval',
      `child_process.spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(script)}], { stdio: 'inherit' })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, npm_lifecycle_event: 'start' } },
  );
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  await once(npm.stdout, 'data');
  npm.kill('SIGKILL');
  await once(npm.stdout, 'end'); // the last process that could write is gone
  expect(output).toBe('ready\ntidied\n');
});

test('Output is kept where that is asked for', async () => {
  expect(await run(process.execPath, ['--eval', 'console.error("a")'], { capture: true })).toEqual({
    code: 0,
    signal: null,
    output: 'a\n',
  });
});

test('The PATH of the child begins with the folder of its Node', async () => {
  const { output } = await run(process.execPath, ['--print', 'process.env.PATH'], { capture: true });
  expect(output.split(path.delimiter)[0]).toBe(path.dirname(process.execPath));
});
