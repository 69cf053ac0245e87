import { findRow, rowOf } from '../../../engine/table.ts';
import { isNothing, readChoice, typed } from '../../../engine/typed.ts';
import { speeds } from '../content/speeds.ts';
import type { Editable } from './editable.ts';
import type { Character } from './schema.ts';

/** How fast somebody flies, if at all. */
export const flyingField: Editable = {
  id: 'flies',
  label: 'Flying Speed',
  hint: "Slow, Normal or Fast; no if they can't fly",
  choices: ['no', ...speeds.map(({ id }) => id)].map((id) => ({ id, label: id })),
  write: (c) => c.flies ?? 'no',
  read: (c, text) => {
    if (isNothing(text) || text.trim().toLowerCase() === 'no') return typed({ ...c, flies: null });
    const flies = readChoice('Flying Speed', text, (t) => findRow(speeds, t), speeds);
    return flies.ok ? typed({ ...c, flies: flies.value }) : flies;
  },
};

/** How far somebody jumps, in feet: up and far, from standing; with a short run-up twice that. */
export function jumpsOf({ attributes: { body } }: Pick<Character, 'attributes'>): {
  readonly up: number;
  readonly far: number;
} {
  return { up: body, far: 2 * body };
}

/** How fast they fly, if at all, and how far they jump; how fast they walk stands at the top of the sheet. */
export function movementLines(character: Character): string[] {
  const { flies } = character;
  const { up, far } = jumpsOf(character);
  return [
    ...(flies === null ? [] : [`Flies: ${rowOf(speeds, flies).name}`]),
    `Jumps ${up} feet up, ${far} feet far; with a run-up ${2 * up} and ${2 * far}`,
  ];
}
