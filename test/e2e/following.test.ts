import { describe, expect, test } from 'vitest';
import { Keyboard } from './support/keyboard.ts';
import { take } from './support/line.ts';
import { noChromium, useStage } from './support/stage.ts';
import { desktop } from './support/visit.ts';

describe.skipIf(noChromium)('the newest message', () => {
  const stage = useStage();

  test('stays in sight where one above it shrinks just before it comes: that is no reader who goes up', async () => {
    const scene = await stage();
    const visited = await scene.visit('Mia', desktop);
    const mia = new Keyboard(visited.page);
    await mia.write('/help', take('/help'));
    await mia.reads('Turnkeeper');

    const hidden = await visited.page.evaluate(async () => {
      const scroller = document.querySelector('.messages-scroll');
      const messages = scroller?.firstElementChild;
      if (!scroller || !messages) throw new Error('There are no messages.');
      const frames = async (count: number) => {
        for (let left = count; left > 0; left -= 1)
          await new Promise((drawn) => requestAnimationFrame(drawn));
      };
      const above = messages.appendChild(document.createElement('div'));
      above.style.height = '2000px';
      await frames(3); // the page has gone to its end
      const shrunk = new Promise((seen) => {
        const sizes = new ResizeObserver(() => {
          if (above.style.height === '200px') setTimeout(seen);
        });
        sizes.observe(messages);
      });
      above.style.height = '200px';
      await shrunk; // drawn, and nobody has heard of the scrolling yet
      const newest = messages.appendChild(document.createElement('div'));
      newest.style.height = '300px';
      await frames(3);
      return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    });
    expect(hidden).toBeLessThan(1);
  });
});
