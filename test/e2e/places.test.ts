import { describe, expect, test } from 'vitest';
import { noChromium, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { phone } from './support/visit.ts';

describe.skipIf(noChromium)('a place in a channel', () => {
  const stage = useStage();

  /** A channel with a pinned message far above its end, and somebody on a phone in it. */
  async function longChannel() {
    const scene = await stage();
    const { playground, turnkeeper } = scene.table;
    const mia = playground.person('Mia');
    await mia.command('the-table', 'campaign create', { name: 'Saltmarsh', system: 'soulbound' });
    await mia.command('the-table', 'turns pin');
    await turnkeeper.bot.idle();
    const pinned = mia.messages('the-table').find((message) => message.pinned);
    for (let line = 0; line < 25; line += 1) mia.say('the-table', `Line ${line}`);
    const { page } = await scene.visit('Ana', phone);
    return { page, ana: new Touch(page), pinned: page.locator(`[data-message-id="${pinned?.id}"]`) };
  }

  test('that is pinned is gone to from the bar of its channel', async () => {
    const { page, ana, pinned } = await longChannel();
    await ana.reads('Line 24');
    await ana.tap(page.getByTestId('pins'));
    await ana.tap(page.locator('#pins .menu-item').first());
    await page.waitForFunction(() => document.activeElement?.matches('[data-message-id]'));
    expect(await pinned.evaluate((one) => one.getBoundingClientRect().top > 0)).toBe(true);
  });

  test('that Discord links to is gone to on the page itself', async () => {
    const { page, ana, pinned } = await longChannel();
    await ana.reads('Line 24');
    const id = await pinned.getAttribute('data-message-id');
    const here = new URL(page.url()).hash;
    await page.evaluate((hash) => window.location.assign(hash), `${here}/${id}`);
    await page.waitForFunction(() => document.activeElement?.matches('[data-message-id]'));
    expect([await pinned.isVisible(), new URL(page.url()).hash]).toEqual([true, here]);
  });
});
