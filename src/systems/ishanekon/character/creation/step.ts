import type { CreationChoice, CreationField, CreationStep } from '../../../../engine/creation.ts';

export type StepId =
  | 'ready'
  | 'making'
  | 'outline'
  | 'talents'
  | 'filter'
  | 'pronouns'
  | 'archetype'
  | 'class'
  | 'subArchetype'
  | 'own'
  | 'path'
  | 'statDice'
  | 'stats'
  | 'moreStats'
  | `skills${number}`
  | 'languages'
  | 'trained'
  | 'abilities'
  | 'source'
  | 'lesser'
  | 'greater'
  | 'background'
  | 'ownTraits'
  | 'traits'
  | 'gear'
  | 'numbers';

export type Step = CreationStep & { readonly id: StepId };
export type Choices = readonly Omit<CreationChoice, 'chosen'>[];

/** What a step is called, what it is about, and what dice would decide it. */
export type About = Pick<CreationStep, 'title' | 'help' | 'random' | 'first'> & {
  readonly id: StepId;
  readonly optional?: boolean;
};

/** A list to pick from; done once as many are picked as must be. */
export function pick(
  { optional, ...about }: About,
  choices: Choices,
  picked: readonly string[],
  [min, max]: readonly [number, number],
): Step {
  const shown = choices.map((choice) => ({ ...choice, chosen: picked.includes(choice.id) }));
  const chosen = shown.filter((one) => one.chosen);
  const summary = chosen.map(({ label }) => label).join(', ');
  const done = optional === true || (chosen.length >= min && chosen.length <= max);
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
export const fixed = ({ optional, ...about }: About, summary: string): Step => ({
  kind: 'fixed',
  ...about,
  summary,
  done: optional === true || summary !== '' || about.random === undefined,
});

export const one = [1, 1] as const;
export const only = (id: string | null): readonly string[] => (id === null ? [] : [id]);
export const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);
