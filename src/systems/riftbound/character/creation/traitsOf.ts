import { readTraits, type Trait, writeTrait } from '../traits.ts';
import type { Draft, DraftTrait } from './draft.ts';
import { type TraitIdea, traitIdeasFor } from './ideas.ts';
import { type Typed, typed } from '../../../../engine/typed.ts';

const key = (name: string): string => name.toLowerCase();

/** Traits as a sheet has them: what is good and bad under the same name is one Trait. */
export function combined(traits: Draft['traits']): readonly Trait[] {
  const all: Trait[] = [];
  for (const { name, good, bad } of traits) {
    const place = all.findIndex((one) => key(one.name) === key(name));
    const same = all[place];
    const joins = same !== undefined && (same.good === 0 || good === 0) && (same.bad === 0 || bad === 0);
    if (joins) all[place] = { name: same.name, good: same.good + good, bad: same.bad + bad };
    else all.push({ name, good, bad });
  }
  return all;
}

/** An idea as a Trait, on its good side or its bad one. */
export const ofIdea = (
  { id, name, bad }: Omit<TraitIdea, 'text'>,
  side: 'good' | 'bad',
  points: number,
): DraftTrait =>
  side === 'good' ? { idea: id, name, good: points, bad: 0 } : { idea: id, name: bad, good: 0, bad: points };

/** What was given at a step: ideas with what each is worth, and lines of their own. */
export interface TraitsGiven {
  readonly ideas: readonly { readonly id: string; readonly points: number }[];
  readonly own: string;
}

const isGoodSide = ({ good }: DraftTrait): boolean => good > 0;

/** The ideas that stand at a step with so many points, by their ids. */
export const ideasWith = ({ traits }: Draft, side: 'good' | 'bad', points: number): readonly string[] =>
  traits.flatMap((trait) => (trait.idea !== null && trait[side] === points ? [trait.idea] : []));

/** What somebody wrote themselves, as it stands at a step: what is bad alone stands at the second. */
export const ownLines = ({ traits }: Draft, side: 'good' | 'bad'): string =>
  traits
    .filter((trait) => trait.idea === null && isGoodSide(trait) === (side === 'good'))
    .map(writeTrait)
    .join('\n');

/** The Traits of a draft in which one step has been given anew. Refuses lines that cannot be read. */
export function traitsWith(
  draft: Draft,
  side: 'good' | 'bad',
  { ideas, own }: TraitsGiven,
): Typed<Draft['traits']> {
  const read = readTraits(own);
  if (!read.ok) return read;
  const picked = ideas.flatMap(({ id, points }): readonly DraftTrait[] => {
    const row = traitIdeasFor(draft).find((one) => one.id === id);
    return row === undefined ? [] : [ofIdea(row, side, points)];
  });
  const written = read.value.map((trait): DraftTrait => ({ ...trait, idea: null }));
  const kept = draft.traits.filter((trait) => isGoodSide(trait) !== (side === 'good'));
  return typed(side === 'good' ? [...picked, ...written, ...kept] : [...kept, ...picked, ...written]);
}
