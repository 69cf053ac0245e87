import { AsyncLocalStorage } from 'node:async_hooks';
import type { RESTOptions } from 'discord.js';

type Send = RESTOptions['makeRequest'];

const waitsNot = new AsyncLocalStorage<true>();

/** Says what need not wait: it tells nothing of what is stored (that an answer will come, that nothing can be saved), or it has waited. */
export const atOnce = <T>(say: () => Promise<T>): Promise<T> => waitsNot.run(true, say);

/** Resolves when what is said here may be said. */
export const mayBeSaid = (durable: () => Promise<void>): Promise<void> =>
  waitsNot.getStore() === undefined ? durable() : Promise.resolve();

/**
 * Lets nothing out before what it may tell of is safe: every request to Discord but questions waits until the disk has all that was
 * written before it. So nobody is shown what a power cut takes back, whoever wrote it and whoever shows it, and many requests wait for
 * one and the same sync. Where the disk has failed the request fails, and is not sent.
 */
export function onceDurable(durable: () => Promise<void>, send: Send): Send {
  return async (url, init) => {
    if (init.method !== 'GET') await mayBeSaid(durable);
    return send(url, init);
  };
}
