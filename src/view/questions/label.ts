import { chosenBy, type Decision } from '../../engine/decision.ts';
import type { QuestionWords } from '../../engine/words.ts';
import { listed } from '../said.ts';

/** The options that an answer names, or the one for none of several; as many as there are of them among the words. */
export function chosenIn<T extends { readonly id: string }>(
  question: Pick<Decision, 'options' | 'several'>,
  choice: string,
  options: readonly T[],
): readonly T[] {
  const taken = chosenBy(question, choice) ?? [];
  const ids = taken.length === 0 ? [choice] : taken;
  return options.filter(({ id }) => ids.includes(id));
}

/** How an answer is called: 'Dodge', 'Block 1 and Block 2'; null for what is no answer. */
export function labelOf(
  { options }: Pick<QuestionWords, 'options'>,
  question: Pick<Decision, 'options' | 'several'>,
  choice: string,
): string | null {
  const labels = chosenIn(question, choice, options).map(({ label }) => label);
  return labels.length === 0 ? null : listed(labels);
}
