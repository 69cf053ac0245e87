import { describe, expect, test } from 'vitest';
import { take } from './support/line.ts';
import { noChromium, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { phone, sticksOut } from './support/visit.ts';

describe.skipIf(noChromium)('a map that is drawn in signs, on a phone', () => {
  const stage = useStage();

  test('stands in a field whose signs are all of one width, and leaves the page its own', async () => {
    const scene = await stage();
    await scene.table.playground
      .person('Mia')
      .command('the-table', 'campaign create', { name: 'Saltmarsh', system: 'zafir' });
    const mia = new Touch((await scene.visit('Mia', phone)).page);
    await mia.write('/map pas', take('/map paste'));
    const field = mia.page.locator('dialog textarea').first();
    await field.waitFor();
    const widths = await field.evaluate((one) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) throw new Error('There is nothing to measure with.');
      pen.font = getComputedStyle(one).font;
      return ['#', '.', 'o', 'W'].map((sign) => Math.round(pen.measureText(sign).width));
    });
    expect({ kinds: new Set(widths).size, sticksOut: await sticksOut(mia.page) }).toEqual({
      kinds: 1,
      sticksOut: 0,
    });
  });
});
