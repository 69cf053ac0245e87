import type { Made } from '../../../../engine/creation.ts';
import { gained, gains } from '../advance.ts';
import { learned } from '../learn.ts';
import type { Person } from '../schema.ts';
import type { Draft } from './draft.ts';

/** An Ability that points can buy: of the book, once for each thing that may be chosen for it, or of a pack. */
export interface Buy {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly text: string;
  readonly kept: Draft['abilities'][number];
  /** Somebody with it, who pays for it; or why they can't have it. */
  readonly buy: (person: Person) => Made<Person>;
}

const ofBook: readonly Buy[] = gains.map((gain) => ({
  id: gain.id,
  name: gain.name,
  cost: gain.row.cost ?? 0,
  text: gain.row.text,
  kept: { id: gain.row.id, choice: gain.choice },
  buy: (person) => gained(person, gain),
}));

/** Every Ability that points can buy. */
export const buysFor = ({ offers }: Draft): readonly Buy[] => [
  ...ofBook,
  ...offers.abilities.map(
    ({ id, name, text, ability }): Buy => ({
      ...{ id, name, text },
      cost: ability.cost ?? 0,
      kept: { id, choice: null },
      buy: (person) => learned(person, ability),
    }),
  ),
];

type Kept = Buy['kept'];

export const isKept = (buy: Buy, { id, choice }: Kept): boolean =>
  buy.kept.id === id && buy.kept.choice === choice;

/** Somebody with an Ability of their draft; null for one whose pack is gone. */
export function boughtBy(draft: Draft, person: Person, kept: Kept): Made<Person> | null {
  return (
    buysFor(draft)
      .find((one) => isKept(one, kept))
      ?.buy(person) ?? null
  );
}
