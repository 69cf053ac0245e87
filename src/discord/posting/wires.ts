// Further ways to Discord beside the client's own. Each has its queues to itself: what waits in one keeps nothing in another waiting.
import { type RateLimitData, REST } from 'discord.js';

const once = new WeakMap<REST, REST>();

/** For what must not be repeated blindly: a request that fails is not sent again by itself. */
export function onceOf(rest: REST): REST {
  const known = once.get(rest);
  if (known !== undefined) return known;
  const made = new REST({ ...rest.options, retries: 0 });
  once.set(rest, made);
  return made;
}

/** For edits of old messages: a request that would have to wait is refused at once, with how long. */
export function slowOf(rest: REST, token: string): REST {
  return new REST({ ...rest.options, rejectOnRateLimit: () => true }).setToken(token);
}

/** Longer than this no edit of a message waits on the client's own way: behind it all others in the channel would, too. */
const LONG = 10_000;

const EDITS = ['/channels/:id/messages/:id', '/webhooks/:id/:token/messages/:id'];

/** Whether a request is refused rather than kept waiting. */
export const waitsTooLong = ({ method, route, retryAfter, timeToReset }: RateLimitData): boolean =>
  method === 'PATCH' && EDITS.includes(route) && Math.max(retryAfter, timeToReset) > LONG;
