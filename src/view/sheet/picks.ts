import { z } from 'zod';

/** What is picked in the panels of a sheet, by keys. It stands in the ids of what can be pressed, and nowhere else. */
export interface SheetPicks {
  readonly drawn: string; // after which step of the character's own it was drawn
  readonly actor: string;
  readonly check: string; // '' here and below: none
  readonly edge: string;
  readonly extras: readonly string[]; // spends and helpers
  readonly isSecret: boolean;
  readonly opposed: { readonly what: string; readonly edge: string } | null; // against somebody: what they have; '' for what: the usual
}

/** As many spends and helpers as an id holds. */
export const MOST_EXTRAS = 5;

const SEPARATOR = '.';
const SECRET = 's';
const OPPOSED = 'o';

/** The id of something to press: what it does, what is picked, and what else it has to say. */
export const sheetId = (action: string, picks: SheetPicks, more = ''): string =>
  [
    `sheet.${action}`,
    picks.drawn,
    picks.actor,
    picks.check,
    picks.edge,
    picks.extras.join(SEPARATOR),
    `${picks.isSecret ? SECRET : ''}${opposedIn(picks)}`,
    more,
  ].join('|');

const opposedIn = ({ opposed }: SheetPicks): string =>
  opposed === null ? '' : `${OPPOSED}${opposed.what}${SEPARATOR}${opposed.edge}`;

/** Nothing but whose sheet it is. */
export const plainPicks = ({ drawn, actor }: Pick<SheetPicks, 'drawn' | 'actor'>): SheetPicks => ({
  drawn,
  actor,
  check: '',
  edge: '',
  extras: [],
  isSecret: false,
  opposed: null,
});

const key = z.string().regex(/^[0-9a-z]{0,11}$/u);
const parts = z.tuple([
  key,
  key,
  key,
  key,
  z.string().regex(/^[0-9a-z.]{0,60}$/u),
  z.string().regex(/^s?(?:o[0-9a-z]{0,11}\.[0-9a-z]{0,11})?$/u),
  z.string().max(40),
]);

/** Picks out of an id, and what else it says; null for what is none of ours. */
export function readSheetPicks(
  about: readonly string[],
): { readonly picks: SheetPicks; readonly more: string } | null {
  const read = parts.safeParse(about);
  if (!read.success || read.data[1] === '') return null;
  const [drawn, actor, check, edge, extras, how, more] = read.data;
  const [, what, theirs = ''] = /^s?o(.*)\.(.*)$/u.exec(how) ?? [];
  return {
    picks: {
      drawn,
      actor,
      check,
      edge,
      extras: extras === '' ? [] : extras.split(SEPARATOR).slice(0, MOST_EXTRAS),
      isSecret: how.startsWith(SECRET),
      opposed: what === undefined ? null : { what, edge: theirs },
    },
    more,
  };
}
