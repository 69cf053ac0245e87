import { describe, expect, test } from 'vitest';
import { noChromium, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { phone } from './support/visit.ts';

describe.skipIf(noChromium)('a narrow window', () => {
  const stage = useStage();

  test('has one heading above all others: its channel', async () => {
    const { page } = await (await stage()).visit('Mia', phone);
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['the-table']);
  });

  test('closes its channel list by Escape, and the focus goes back to what opened it', async () => {
    const { page } = await (await stage()).visit('Mia', phone);
    const open = page.getByTestId('open-sidebar');
    await new Touch(page).tap(open);
    await page.locator('.drawer-open').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.drawer-open').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'open-sidebar');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('open-sidebar');
  });
});
