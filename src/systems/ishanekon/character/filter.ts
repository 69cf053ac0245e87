import { defineTable, row } from '../../../engine/table.ts';

/** How much of what there is is offered: complexity and tags (Complexity and Beginner Tag). */
export const filterRows = defineTable(row, [
  { id: 'beginner', name: 'Beginner', text: 'A few simple options: good for a first game.' },
  { id: 'core', name: 'Core', text: 'What matters most.' },
  { id: 'two', name: 'Complexity 1 and 2', text: 'Some tactics: you know other games like this one.' },
  { id: 'three', name: 'Complexity up to 3', text: 'Special builds and plans.' },
  { id: 'all', name: 'Everything', text: 'You know the game well.' },
]);

export const filters = filterRows.map(({ id }) => id);
export type Filter = (typeof filterRows)[number]['id'];

/** What is marked for newcomers. */
interface Rated {
  readonly complexity: number;
  readonly tags: readonly string[];
}

/** Who filters: absent, everything is offered. */
interface Filtering {
  readonly filter?: Filter | undefined;
}

/** The filter of somebody's own: a creature has none. */
export const filteringOf = (who: {
  readonly kind: string;
  readonly filter?: Filter | undefined;
}): Filtering => ({
  filter: who.filter,
});

/** Whether something is offered with a filter. What is chosen already always is. */
export function isOffered({ filter = 'all' }: Filtering, { complexity, tags }: Rated): boolean {
  switch (filter) {
    case 'beginner':
      return tags.includes('beginner');
    case 'core':
      return tags.includes('core');
    case 'two':
      return complexity <= 2;
    case 'three':
      return complexity <= 3;
    case 'all':
      return true;
  }
}

/** Of a list what a filter leaves, and what is chosen already; all of it where the filter would leave nothing. */
export function leftBy<T extends Rated & { readonly id: string }>(
  by: Filtering,
  all: readonly T[],
  chosen: readonly string[] = [],
): readonly T[] {
  const left = all.filter((one) => isOffered(by, one));
  return left.length === 0 ? all : all.filter((one) => left.includes(one) || chosen.includes(one.id));
}
