import { flaws, goals, ideals } from '../../content/quirks.ts';
import { backgrounds, origins } from '../../content/stories.ts';
import { traitIdeas } from '../../content/traitIdeas.ts';
import { listed } from './choices.ts';
import type { Draft } from './draft.ts';

export interface Idea {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface TraitIdea extends Idea {
  readonly bad: string;
}

/** Ideas for Traits: of packs, which come first as a list holds only so many, and of the book. */
export function traitIdeasFor({ offers, traits }: Draft): readonly TraitIdea[] {
  const all: readonly TraitIdea[] = [...offers.traits, ...traitIdeas];
  return listed(
    all,
    traits.map(({ idea }) => idea),
  );
}

const quirksFor =
  (is: 'ideal' | 'goal' | 'flaw', rows: readonly Idea[]) =>
  (draft: Draft): readonly Idea[] =>
    listed([...draft.offers.quirks.filter((one) => one.is === is), ...rows], [draft[is].pick]);

const storiesFor =
  (is: 'background' | 'origin', rows: readonly Idea[]) =>
  (draft: Draft): readonly Idea[] =>
    listed([...draft.offers.stories.filter((one) => one.is === is), ...rows], [draft[is].pick]);

export const idealsFor = quirksFor('ideal', ideals);
export const goalsFor = quirksFor('goal', goals);
export const flawsFor = quirksFor('flaw', flaws);
export const backgroundsFor = storiesFor('background', backgrounds);
export const originsFor = storiesFor('origin', origins);
