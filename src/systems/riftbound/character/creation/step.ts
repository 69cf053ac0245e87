import type { CreationChoice, CreationField, CreationStep } from '../../../../engine/creation.ts';

export type StepId =
  | 'ready'
  | 'role'
  | 'class'
  | 'pronouns'
  | 'dice'
  | 'drop'
  | 'scores'
  | 'changes'
  | 'traits'
  | 'badTraits'
  | 'quirks'
  | 'ownQuirks'
  | 'stories'
  | 'otherStories'
  | 'innate'
  | 'hp'
  | 'abilities'
  | 'weapon'
  | 'vehicle'
  | 'systems'
  | 'gear'
  | 'kit'
  | 'shopping'
  | 'skilled'
  | 'base'
  | 'frame'
  | 'crew'
  | 'built';

export type Step = CreationStep & { readonly id: StepId };
export type Choices = readonly Omit<CreationChoice, 'chosen'>[];
type Named = readonly { readonly id: string; readonly name: string; readonly text: string }[];

/** What a step is called, what it is about, and what dice would decide it. */
export type About = Pick<CreationStep, 'title' | 'help' | 'random' | 'first'> & {
  readonly id: StepId;
  readonly optional?: true;
};

/** A list to pick from; done once as many are picked as must be. */
export function pick(
  { optional, ...about }: About,
  choices: Choices,
  picked: readonly string[],
  [min, max]: readonly [number, number],
): Step {
  const shown = choices.map((choice) => ({ ...choice, chosen: picked.includes(choice.id) }));
  const summary = shown.flatMap(({ label, chosen }) => (chosen ? label : [])).join(', ');
  const done = optional === true || (picked.length >= min && picked.length <= max);
  return { kind: 'pick', ...about, choices: shown, min, max, summary, done };
}

/** A form of at most five fields. */
export const form = (
  { optional, ...about }: About,
  fields: readonly CreationField[],
  summary: string,
  done: boolean,
): Step => ({ kind: 'form', ...about, fields, summary, done: optional === true || done });

/** Something that follows from the rest, or that only dice decide. */
export const fixed = (about: About, summary: string): Step => ({
  kind: 'fixed',
  ...about,
  summary,
  done: summary !== '' || about.random === undefined,
});

export const toPick = (rows: Named): Choices =>
  rows.map(({ id, name, text }) => ({ id, label: name, note: text.slice(0, 100) }));
export const one = [1, 1] as const;
export const only = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** '+1', '−2', '0'. */
export const signed = (number: number): string =>
  number === 0 ? '0' : number < 0 ? `−${-number}` : `+${number}`;
