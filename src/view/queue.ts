import { escapeMarkdown } from '../engine/text.ts';
import { fitLines } from './limits.ts';
import type { View } from './message.ts';

interface Queued {
  readonly id: string;
  readonly label: string;
}

/** What is to be done on somebody's next turn, in its order, with what takes it back. */
export function queuedView(name: string, acts: readonly Queued[]): View {
  return {
    card: {
      title: 'On the next turn',
      text:
        acts.length === 0
          ? `Nothing is queued for **${escapeMarkdown(name)}**. \`/attack\` and \`/act\` with \`when:on my turn\` queue something.`
          : [
              `When the turn of **${escapeMarkdown(name)}** comes:`,
              fitLines(
                acts.map(({ label }, n) => `${n + 1}. ${escapeMarkdown(label)}`),
                3000,
              ),
              '-# If something can no longer be done then, I tell you why and ask, and do nothing else.',
            ].join('\n'),
      tone: 'plain',
    },
    rows:
      acts.length === 0
        ? []
        : [
            [
              {
                kind: 'select',
                id: 'queue.drop',
                placeholder: 'Take one back …',
                min: 1,
                max: 1,
                options: acts.map(({ id, label }, n) => ({ value: id, label: `${n + 1}. ${label}` })),
              },
            ],
          ],
  };
}
