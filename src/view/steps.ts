import type { Select, View } from './message.ts';

/** Asks which of the steps that a message shows is meant. */
export const whichStepView = (id: string, ask: string, options: Select['options']): View => ({
  card: { text: ask, tone: 'ask' },
  rows: [[{ kind: 'select', id, placeholder: 'Pick one, newest first', min: 1, max: 1, options }]],
});
