import type { Choice } from '../../engine/options.ts';
import { limits, shorten } from '../limits.ts';
import type { Select } from '../message.ts';
import { meantBy } from './keys.ts';

/** What can be chosen in a select, with the value that stands for it. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly chosen?: boolean;
}

/** The value that stands for another page of a select. */
const TURNED = /^>(\d{1,3})$/u;

const A_PAGE = limits.options - 1;

/** The page that somebody turned to in a select; null where they chose something. */
export const pageIn = (values: readonly string[]): number | null => {
  const turned = values.map((value) => TURNED.exec(value)?.[1]).find((page) => page !== undefined);
  return turned === undefined ? null : Number(turned);
};

/** The page of a list that is shown: all of it where Discord takes as many, else 24 and a way to the next; the first where there is no such page. */
export function pageOf<T>(
  all: readonly T[],
  page: number,
): { readonly shown: readonly T[]; readonly at: number; readonly pages: number } {
  const pages = all.length <= limits.options ? 1 : Math.ceil(all.length / A_PAGE);
  const at = page < pages ? page : 0;
  return { shown: pages === 1 ? all : all.slice(at * A_PAGE, (at + 1) * A_PAGE), at, pages };
}

/** A select of as many options as there are: more than Discord takes are turned to by its last one. Of several, what other pages hold counts. */
export function pagedSelect(
  id: string,
  placeholder: string,
  options: readonly Option[],
  { page = 0, most = 1 }: { readonly page?: number; readonly most?: number } = {},
): Select {
  const { shown, at, pages } = pageOf(options, page);
  const turn: readonly Option[] =
    pages === 1
      ? []
      : [{ value: `>${(at + 1) % pages}`, label: 'More…', note: `Page ${at + 1} of ${pages}` }];
  const elsewhere = options.filter((option) => option.chosen === true && !shown.includes(option)).length;
  const room = Math.max(1, most - elsewhere + turn.length);
  return {
    kind: 'select',
    id,
    placeholder: shorten(placeholder, limits.placeholder),
    min: most === 1 ? 1 : 0,
    max: most === 1 ? 1 : Math.min(room, shown.length + turn.length),
    options: [...shown, ...turn],
  };
}

/**
 * What is picked of a list after a choice on one page of its select: what was chosen there, and what was picked on other pages before. `values`
 * may turn the page besides.
 */
export function pickedOn<T extends { readonly id: string }>(
  all: readonly T[],
  {
    before,
    values,
    page,
  }: { readonly before: readonly T[]; readonly values: readonly string[]; readonly page: number },
): readonly T[] {
  const { shown } = pageOf(all, page);
  return [
    ...before.filter((one) => all.includes(one) && !shown.includes(one)),
    ...values.flatMap((value) => meantBy(value, shown) ?? []),
  ];
}

/** A choice as an option. */
export const optionOf = (
  { name, note }: Pick<Choice, 'name' | 'note'>,
  value: string,
  chosen = false,
): Option => ({
  value,
  label: name,
  ...(note === undefined ? {} : { note }),
  ...(chosen ? { chosen } : {}),
});
