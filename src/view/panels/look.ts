/** How the panel of an act was drawn, besides what is picked for it: it stands in the ids of its selects. */
export interface Look {
  /** Each press asks for words of the player's own first. */
  readonly isWorded: boolean;
  /** Which page of the select was open. */
  readonly page: number;
}

const WORDED = 'w';

/** A look as the last part of an id. */
export const lookIn = ({ isWorded, page }: Look): string =>
  `${isWorded ? WORDED : ''}${page === 0 ? '' : page}`;

/** The look that an id says; of what says none, the usual one. */
export function readLook(more: string): Look {
  const [, worded = '', page = ''] = /^(w?)(\d{0,3})$/u.exec(more) ?? [];
  return { isWorded: worded !== '', page: Number(page) };
}
