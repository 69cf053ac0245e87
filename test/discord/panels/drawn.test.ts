import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { actPanel } from '../../../src/discord/components/panels/drawn.ts';
import { plainly } from '../../../src/view/panels/desk.ts';
import { attack, desk, many } from '../../view/panels/desk.ts';

test('others have their turn while the odds of many are told', async () => {
  let [told, most] = [0, 0];
  const chances = () => {
    told += 1;
    most = Math.max(most, told);
    const since = performance.now();
    while (performance.now() - since < 2); // as long as the hardest of the rules takes
    return null;
  };
  const option = attack({ targets: many(40) });
  let isDrawn = false;
  const drawing = actPanel(desk([option], { chances }), plainly(option)).then(() => {
    isDrawn = true;
  });
  const turns: number[] = [];
  while (!isDrawn) {
    turns.push(told);
    told = 0;
    await setImmediate();
  }
  await drawing;
  expect([turns.length > 3, most]).toEqual([true, expect.toSatisfy((at: number) => at <= 5)]);
});
