import type { Hero } from '../character/schema.ts';

/** A die of somebody's own that lies there, to be rolled again. */
export type LyingDie = NonNullable<Hero['lying']>['dice'][number];

/** What dice of somebody's own are for. */
export type DieOf = LyingDie['what'];
