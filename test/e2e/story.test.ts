import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { play } from '../support/playscript/play.ts';
import { chromiumPath, launch } from './support/chromium.ts';
import { noChromium } from './support/stage.ts';
import { sticksOut } from './support/visit.ts';

const fights = {
  soulbound: [
    'Mia> /encounter start zones:Gate - Yard [partial cover]',
    'Mia> /encounter add who:Raider zone:Gate',
  ],
  zafir: [
    'Mia> /map change text:empty 24x8; A1:A2 players; X3 enemies; C4:D5 water; F2:G4 height 2; J1:J3 half cover',
    'Mia> /encounter start',
    'Mia> /encounter add who:Soldier zone:E1',
  ],
} as const;

/** The story that Ana is given of a fight, before which two say something, each in an entry of their own. */
async function told(system: keyof typeof fights): Promise<string> {
  const heroes = system === 'zafir' ? 'Ana:Kira/Recruit,Ben:Tiz/Recruit' : 'Ana:Kira/Blade,Ben:Tiz/Archer';
  const script = [
    `campaign ${system} gm=Mia players=${heroes}`,
    'Ben> /say text:I hear something.',
    'Ana> /say text:Then be quiet.',
    ...fights[system],
    'dice sealed',
    'Mia> /encounter next',
  ].join('\n');
  let story = '';
  await play(script, async ({ playground, turnkeeper }) => {
    const answer = await playground.person('Ana').command('the-table', 'export');
    await turnkeeper.bot.idle();
    const [file] = (await answer.settled())?.attachments ?? [];
    story = await (await fetch(file?.url ?? '')).text();
  });
  return story;
}

describe.skipIf(noChromium)('an exported story', () => {
  let browser: Browser;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turnkeeper-story-'));
    browser = await launch(chromiumPath() ?? '');
    for (const system of ['soulbound', 'zafir'] as const)
      await writeFile(join(folder, `${system}.html`), await told(system));
  });
  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  /** The story as somebody opens it, and what its page complains about. */
  async function opened(system: keyof typeof fights, options: BrowserContextOptions) {
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    const problems: string[] = [];
    context.on('console', (message) => problems.push(message.text()));
    context.on('weberror', (error) => problems.push(error.error().message));
    const page = await context.newPage();
    await page.goto(`file://${join(folder, `${system}.html`)}`);
    return { page, problems };
  }

  for (const system of ['soulbound', 'zafir'] as const) {
    test.for([390, 1280])(`of ${system} fits a window of %i and complains of nothing`, async (width) => {
      const { page, problems } = await opened(system, { viewport: { width, height: 844 } });
      expect({ sticksOut: await sticksOut(page), problems }).toEqual({ sticksOut: 0, problems: [] });
    });

    test(`of ${system} is filtered by character`, async () => {
      const { page } = await opened(system, { viewport: { width: 390, height: 844 } });
      const shown = page.locator('.spoken:visible');
      const before = await shown.count();
      await page.getByRole('combobox').selectOption('Tiz');
      expect([before, await shown.allInnerTexts()]).toEqual([
        2,
        [expect.stringContaining('I hear something.')],
      ]);
    });

    test(`of ${system} has its maps on a ground like its own`, async () => {
      const grounds = async (colorScheme: 'light' | 'dark') => {
        const { page } = await opened(system, { colorScheme });
        return page.evaluate(() => {
          const brightness = (colour: string) =>
            (colour.match(/\d+/gu) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 765;
          const map = document.querySelector('figure rect');
          return [
            brightness(getComputedStyle(document.body).backgroundColor),
            map === null ? -1 : brightness(getComputedStyle(map).fill),
          ].map((share) => share > 0.5);
        });
      };
      expect([await grounds('light'), await grounds('dark')]).toEqual([
        [true, true],
        [false, false],
      ]);
    });
  }
});
