// Where a channel or a message is to be found: the address after the #, and Discord's own links to them.
import { safeLink } from './address.ts';
import type { State } from './state/state.ts';

/** A channel, and a message in it where one is meant. */
export interface Place {
  readonly channel: string;
  readonly message: string | null;
}

/** The place that the part of an address after its # names: '#123' or '#123/456'. */
export function placeIn(hash: string): Place {
  const [channel = '', message] = hash.replace(/^#/u, '').split('/');
  return { channel, message: message ?? null };
}

/** A link of Discord's to a channel or message that can be read here, as an address on this page; null for any other. */
export function linkHere(href: string, { channels }: Pick<State, 'channels'>): string | null {
  const [, channel = '', message] =
    /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/u.exec(href) ?? [];
  if (!channels.has(channel)) return null;
  return message === undefined ? `#${channel}` : `#${channel}/${message}`;
}

/** Where a link leads: to a place on this page, or out of it to the web. */
export function linkOf(
  href: string,
  state: Pick<State, 'channels'>,
): { readonly href: string; readonly isHere: boolean } | null {
  const here = linkHere(href, state);
  if (here !== null) return { href: here, isHere: true };
  const safe = safeLink(href);
  return safe === null ? null : { href: safe, isHere: false };
}
