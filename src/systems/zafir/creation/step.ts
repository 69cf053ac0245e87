import type { CreationChoice, CreationStep } from '../../../engine/creation.ts';

export type StepId =
  | 'ready'
  | 'class'
  | 'guild'
  | 'origin'
  | 'religion'
  | 'pronouns'
  | 'name'
  | 'attributes'
  | 'equipment'
  | 'item'
  | 'ability'
  | 'inventory'
  | 'money'
  | 'proficiencies'
  | 'expert'
  | 'basic'
  | 'fluent'
  | 'conversational';

export type Step = CreationStep & { readonly id: StepId };
export type Choices = readonly Omit<CreationChoice, 'chosen'>[];
type Named = readonly { readonly id: string; readonly name: string; readonly text: string }[];

/** What a step is called, what it is about, and what dice would decide it. */
type About = Pick<CreationStep, 'title' | 'help' | 'random' | 'first'> & {
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

/** Something that follows from the rest, or that only dice decide. */
export const fixed = (about: About, summary: string): Step => ({
  kind: 'fixed',
  ...about,
  summary,
  done: summary !== '' || about.random === undefined,
});

export const toPick = (rows: Named): Choices =>
  rows.map(({ id, name, text }) => ({ id, label: name, note: text }));
export const one = [1, 1] as const;
export const only = (id: string | null): readonly string[] => (id === null ? [] : [id]);
