import type { RestId } from '../content/rests.ts';
import type { CharacterId } from '../scene.ts';

type Change = readonly [before: number, now: number];

export type RestEvents = {
  rested: {
    readonly actor: CharacterId;
    readonly rest: RestId;
    readonly minutes: number;
    readonly vitality: Change;
    readonly wp: Change;
    readonly momentum: Change;
    /** Temporary Vitality: all of it is gone, and a resting place gives some. */
    readonly temporary: Change;
    /** Where they have rested, and what it has cost; null for nowhere in particular. */
    readonly place: { readonly name: string; readonly price: number } | null;
    readonly dice: readonly number[];
    /** A second half rest within a day is a full one. */
    readonly asFull: boolean;
  };
};
