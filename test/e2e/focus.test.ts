import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Keyboard } from './support/keyboard.ts';
import { noChromium, useStage } from './support/stage.ts';
import { desktop } from './support/visit.ts';

/** What has the focus: the label of a button, or what kind of thing it is. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active?.matches('[data-message-id]')) return 'the message';
    return active?.matches('discord-button')
      ? `the button ${active.textContent?.trim()}`
      : (active?.tagName ?? '');
  });

describe.skipIf(noChromium)('after an answer that changes the message, by keyboard', () => {
  const stage = useStage();

  /** Ana's sheet, opened by her. */
  async function sheet() {
    const scene = await stage();
    const [mia, person] = [scene.table.playground.person('Mia'), scene.table.playground.person('Ana')];
    await mia.command('the-table', 'campaign create', { name: 'Saltmarsh', system: 'zafir' });
    const form = await person.command('the-table', 'character create');
    const made = await person.submit(form, { Name: 'Kira', 'Quick start': 'Recruit', Pronouns: 'she/her' });
    const creating = made.message();
    if (!creating) throw new Error('Nobody is being created.');
    await person.press(creating, 'Done');
    const ana = new Keyboard((await scene.visit('Ana', desktop)).page);
    await ana.write('/character sheet');
    await ana.reads('HP 6 of 6');
    return ana;
  }

  test('the focus is on the message where its button is gone, not on another button in its place', async () => {
    const ana = await sheet();
    await ana.press('Coerce (Security) 4d6'); // where it stood stands 'Easy' now, which would roll
    await ana.reads('Pick a difficulty, and I roll.');
    expect(await focused(ana.page)).toBe('the message');
  });
});
