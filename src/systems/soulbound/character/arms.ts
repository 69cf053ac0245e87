import type { Weapon } from './schema.ts';

/** A weapon in one of the ways it can be used. Its id is what an intent names. */
export interface Means {
  readonly id: string;
  readonly weapon: Weapon;
  readonly thrown: boolean;
}
