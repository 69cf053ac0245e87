import { escapeMarkdown } from '../../engine/text.ts';
import type { View } from '../message.ts';
import { mention } from '../people.ts';
import { listed } from '../said.ts';

/** A hero who is still to act, and who plays them. */
export interface Awaited {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
}

const MOST = 5; // buttons in a row

const called = ({ name, owner }: Awaited): string => `**${escapeMarkdown(name)}** (${mention(owner)})`;

const still = (heroes: readonly Awaited[]): string =>
  `${listed(heroes.map(called))} ${heroes.length === 1 ? 'is' : 'are'} still to act.`;

/** Asks a GM who has nobody of their own to act whose turn they mean to let pass. `idOf` says which button does it. */
export const letPassView = (heroes: readonly Awaited[], idOf: (hero: string) => string): View => ({
  content: '',
  card: { text: `${still(heroes)} Whose turn do you end for their player?`, tone: 'ask' },
  rows: [
    heroes
      .slice(0, MOST)
      .map(({ id, name }) => ({ kind: 'button', id: idOf(id), label: `As ${name}`.slice(0, 80) })),
  ],
});

/** Asks a GM who ends a phase in which others' heroes could still act. `id` says which button does it all the same. */
export const endPhaseView = (heroes: readonly Awaited[], id: string): View => ({
  content: '',
  card: {
    text: `${listed(heroes.map(called))} ${heroes.length === 1 ? "hasn't" : "haven't"} acted. End the phase anyway?`,
    tone: 'ask',
  },
  rows: [
    [
      { kind: 'button', id: 'turn.stay', label: 'Keep it open', look: 'main' },
      { kind: 'button', id, label: 'End it anyway' },
    ],
  ],
});
