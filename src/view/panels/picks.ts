import { z } from 'zod';

/** What somebody has picked in a panel so far, by keys. It stands in the ids of what can be pressed, and nowhere else. */
export interface Picks {
  readonly drawn: string; // which fight it is of, and after which step of the actor's own it was drawn
  readonly actor: string;
  readonly act: string; // '' here and below: none
  readonly target: string;
  readonly means: string;
  readonly extras: readonly string[]; // ways and spends
}

/** As many ways and spends as an id holds. */
export const MOST_EXTRAS = 5;

const SEPARATOR = '.';

/** The id of something to press in a panel: what it does, what is picked, and what else it has to say. */
export const idOf = (action: string, picks: Picks, more = ''): string =>
  [
    `panel.${action}`,
    picks.drawn,
    picks.actor,
    picks.act,
    picks.target,
    picks.means,
    picks.extras.join(SEPARATOR),
    more,
  ].join('|');

const key = z.string().regex(/^[0-9a-z]{0,11}$/u);
const parts = z.tuple([z.string().max(24), key, key, key, key, z.string().max(60), z.string().max(40)]);

/** Picks out of an id, and what else it says; null for what is none of ours. */
export function readPicks(about: readonly string[]): { readonly picks: Picks; readonly more: string } | null {
  const read = parts.safeParse(about);
  if (!read.success) return null;
  const [drawn, actor, act, target, means, extras, more] = read.data;
  const chosen = extras === '' ? [] : extras.split(SEPARATOR).slice(0, MOST_EXTRAS);
  if (actor === '' || chosen.some((one) => !key.safeParse(one).success)) return null;
  return { picks: { drawn, actor, act, target, means, extras: chosen }, more };
}
