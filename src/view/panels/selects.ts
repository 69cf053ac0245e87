import type { Choice } from '../../engine/options.ts';
import { limits, shorten } from '../limits.ts';
import type { Select } from '../message.ts';

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

/** A select of as many options as there are: more than Discord takes are turned to by its last one. */
export function pagedSelect(
  id: string,
  placeholder: string,
  options: readonly Option[],
  { page = 0, most = 1 }: { readonly page?: number; readonly most?: number } = {},
): Select {
  const pages = options.length <= limits.options ? 1 : Math.ceil(options.length / A_PAGE);
  const at = page < pages ? page : 0;
  const shown = pages === 1 ? options : options.slice(at * A_PAGE, (at + 1) * A_PAGE);
  const next = (at + 1) % pages;
  const turn: readonly Option[] =
    pages === 1 ? [] : [{ value: `>${next}`, label: 'More…', note: `Page ${at + 1} of ${pages}` }];
  return {
    kind: 'select',
    id,
    placeholder: shorten(placeholder, limits.placeholder),
    min: most === 1 ? 1 : 0,
    max: Math.min(most, shown.length),
    options: [...shown, ...turn],
  };
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
