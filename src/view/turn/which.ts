import { limits, shortenMarked } from '../limits.ts';
import type { Row } from '../message.ts';
import type { StepLines } from './steps.ts';

/** Which of several steps is meant, newest first; no row where there is only one. */
export function whichRow(id: string, steps: readonly StepLines[], chosen: string): readonly Row[] {
  if (steps.length < 2) return [];
  const options = steps.slice(0, limits.options).map((step) => ({
    value: step.id,
    label: shortenMarked(plain(step.short), limits.option),
    chosen: step.id === chosen,
  }));
  return [[{ kind: 'select', id, placeholder: 'Another step', min: 1, max: 1, options }]];
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\\(.)/gu, '$1')
    .replace(/[*`~|]/gu, '')
    .replace(/<@!?\d+>/gu, 'somebody');
