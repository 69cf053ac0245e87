import { describe, expect, test } from 'vitest';
import { Latest } from '../../src/discord/latest.ts';

/** Work that is done when we say so. */
function slow() {
  const latest = new Latest();
  const done: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const run = (key: string, name: string) =>
    latest.run(key, async () => {
      const gate = Promise.withResolvers<void>();
      gates.set(name, gate);
      await gate.promise;
      done.push(name);
    });
  const finish = async (name: string) => {
    gates.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  return { latest, done, run, finish };
}

describe('the latest for a key', () => {
  test('overtakes what waits, and not what is under way', async () => {
    const { done, run, finish } = slow();
    for (const name of ['first', 'second', 'third']) void run('here', name);
    await finish('first');
    await finish('third');
    expect(done).toEqual(['first', 'third']);
  });

  test('is waited for by who was overtaken', async () => {
    const { done, run, finish } = slow();
    void run('here', 'first');
    const overtaken = run('here', 'second').then(() => done.push('told'));
    void run('here', 'third');
    await finish('first');
    await finish('third');
    await overtaken;
    expect(done).toEqual(['first', 'third', 'told']);
  });

  test('waits for nobody of another key', async () => {
    const { done, run, finish } = slow();
    void run('here', 'first');
    void run('there', 'second');
    await finish('second');
    expect(done).toEqual(['second']);
  });

  test('comes after what has failed', async () => {
    const { latest, done, run, finish } = slow();
    const failing = latest.run('here', () => Promise.reject(new Error('broken')));
    void run('here', 'second');
    await expect(failing).rejects.toThrow('broken');
    await finish('second');
    expect(done).toEqual(['second']);
  });

  test('leaves nothing behind', async () => {
    const { latest, run, finish } = slow();
    void run('here', 'first');
    void run('here', 'second');
    await finish('first');
    await finish('second');
    await expect(latest.idle()).resolves.toBeUndefined();
  });
});
