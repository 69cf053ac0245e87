// What the use cases need from the outside: a store, rulebooks, dice seeds, a clock, ids. `src/store` implements the store on Prisma.
// All records are plain, readonly data; JSON columns are `Json` here and parsed by the rules systems.
import type { DiceSource } from '../dice/index.ts';
import type { Systems } from '../systems/registry.ts';
import type { People } from './ports/people.ts';
import type { Store } from './ports/store.ts';

export type { Json } from '../engine/json.ts';
export type * from './ports/batch.ts';
export type * from './ports/campaign.ts';
export * from './ports/cards.ts';
export type * from './ports/content.ts';
export * from './ports/failure.ts';
export * from './ports/people.ts';
export * from './ports/play.ts';
export * from './ports/ready.ts';
export type * from './ports/requests.ts';
export type * from './ports/speech.ts';
export { CannotStart } from './ports/start.ts';
export type * from './ports/store.ts';
export type * from './ports/waiting.ts';

export interface Clock {
  now(): Date;
}

/** Where dice come from: fresh secret seeds (of a campaign, of a roll outside of one), and the dice that follow from a seed. */
export interface DiceBox {
  newSeed(): string;
  source(seed: string): DiceSource;
}

export interface Ids {
  next(): string;
}

/** A public source of numbers that nobody can foresee or choose. */
export interface Beacon {
  /** What it says next after a moment, once it has: the name, the round and 64 hex digits. Null where it can't be heard. */
  after(at: Date): Promise<string | null>;
}

export interface Ports {
  readonly store: Store;
  readonly systems: Systems;
  readonly clock: Clock;
  readonly dice: DiceBox;
  readonly ids: Ids;
  readonly people: People;
  /** Only where the operator has switched one on. */
  readonly beacon?: Beacon | undefined;
}
