import { expect, test } from 'vitest';
import { Turnstile } from '../../src/app/lock.ts';

test('those with one key pass one after the other, in the order they came', async () => {
  const turnstile = new Turnstile();
  const passed: string[] = [];
  const walk = (name: string, steps: number) => async () => {
    for (let n = 0; n < steps; n++) await Promise.resolve();
    passed.push(name);
  };
  await Promise.all([turnstile.pass('a', walk('slow', 20)), turnstile.pass('a', walk('quick', 1))]);
  expect(passed).toEqual(['slow', 'quick']);
});

test('those with other keys do not wait', async () => {
  const turnstile = new Turnstile();
  const passed: string[] = [];
  const walk = (name: string, steps: number) => async () => {
    for (let n = 0; n < steps; n++) await Promise.resolve();
    passed.push(name);
  };
  await Promise.all([turnstile.pass('a', walk('slow', 20)), turnstile.pass('b', walk('quick', 1))]);
  expect(passed).toEqual(['quick', 'slow']);
});

test('a failure is the own one only', async () => {
  const turnstile = new Turnstile();
  const failing = turnstile.pass('a', () => Promise.reject(new Error('broken')));
  const next = turnstile.pass('a', () => Promise.resolve('fine'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('fine');
});
