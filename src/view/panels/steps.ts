import type { Choice } from '../../engine/options.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { Button } from '../message.ts';
import { type Chosen, type Desk, extrasOf, goesWith, picksOf } from './desk.ts';
import { lookIn } from './look.ts';
import { idOf, MOST_EXTRAS } from './picks.ts';

/** A number that goes up and down by a press: one of its steps counts at a time, or none of them. */
export interface Stepper {
  readonly name: string;
  readonly steps: readonly Choice[]; // as they come: 1, 2, 3
  readonly picked: number; // how many steps up it is; 0: none
}

const PER_ROW = 2; // two buttons each, of the five that a row holds

/** The numbers that an act can be given with what it is done with, as many as a row holds. */
export function steppersOf({ act, means, extras }: Chosen): readonly Stepper[] {
  const byNumber = new Map<string, Choice[]>();
  for (const one of extrasOf(act)) {
    if (one.step === undefined || !goesWith(one, means)) continue;
    if (one.suits !== undefined && means === null) continue;
    byNumber.set(one.step.of, [...(byNumber.get(one.step.of) ?? []), one]);
  }
  return [...byNumber.values()].slice(0, PER_ROW).map((steps) => ({
    name: steps[0]?.step?.name ?? '',
    steps,
    picked: steps.findIndex((one) => extras.includes(one)) + 1,
  }));
}

/** Minus and plus for each number. A press draws the panel again with it one lower, or higher. */
export function stepButtons(
  desk: Desk,
  chosen: Chosen,
  steppers: readonly Stepper[],
  isWorded: boolean,
): readonly Button[] {
  return steppers.flatMap((stepper, n) => {
    const { name, steps, picked } = stepper;
    const to = (count: number, place: number, label: string): Button => {
      const next = count < 0 ? undefined : steps[count - 1];
      const others = chosen.extras.filter((one) => !steps.includes(one));
      const extras = next === undefined ? others : [...others, next];
      const isOff = count < 0 || count > steps.length || extras.length > MOST_EXTRAS || next?.refused != null;
      const picks = picksOf(desk, { ...chosen, target: null, extras: isOff ? chosen.extras : extras });
      const id = idOf('worded', picks, lookIn({ isWorded, page: place }));
      return { kind: 'button', id, label: label.slice(0, 80), ...(isOff ? { disabled: true } : {}) };
    };
    const label = picked === 0 ? name : `${name} (${picked})`;
    return [to(picked - 1, n * 2 + 1, '−'), to(picked + 1, n * 2 + 2, `+ ${label.replace(/^\+\s?/u, '')}`)];
  });
}

/** What is picked of them, and what it adds: '1d10 damage ×2: +2 WP'. */
export const stepLines = (steppers: readonly Stepper[]): readonly string[] =>
  steppers.flatMap(({ name, steps, picked }) => {
    const one = steps[picked - 1];
    if (one === undefined) return [];
    const note = one.note === undefined ? '' : `: ${one.note}`;
    return [escapeMarkdown(`${name}${picked === 1 ? '' : ` ×${picked}`}${note}`)];
  });
