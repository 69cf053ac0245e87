import { oddsOfBatch, print, type RolledBatch } from '../../dice/index.ts';
import type { View } from '../message.ts';
import { oddsView } from '../odds/view.ts';

const MOST = 4;

/** How likely each part of a batch was, a message each; for one that was rolled once, with what it came to as the target. */
export function oddsOfRollViews({ rolls }: RolledBatch): readonly View[] {
  const lines = rolls
    .filter(({ line }, index) => rolls.findIndex((one) => one.line === line) === index)
    .slice(0, MOST);
  const batch = lines.map(({ rolled }) => ({ repeat: 1, expression: rolled.expression, comment: null }));
  return oddsOfBatch(batch).flatMap((estimate, n) => {
    const shown = lines[n];
    if (shown === undefined) return [];
    const { expression, total } = shown.rolled;
    const once = rolls.filter((one) => one.line === shown.line).length === 1;
    const [first] = batch;
    const alone = print(expression);
    const shares = n > 0 && first !== undefined && alone.includes('&');
    const notation = shares ? `${print(first.expression)}; ${alone}` : alone;
    return [oddsView([{ notation, estimate }], once ? total : null)];
  });
}
