// Makes the README's pictures of the page anew: `npm run -s pictures`. The real bot plays a
// fight on a playground of its own, with dice and time laid out, so that the pictures change only where the page or the bot's words have.
import { fileURLToPath } from 'node:url';
import type { APIMessage } from 'discord-api-types/v10';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Answer, OptionValues, Person } from '../../src/playground/index.ts';
import { buildPage } from '../../tools/page.mjs';
import { chromiumPath, launch } from '../e2e/support/chromium.ts';
import { Touch } from '../e2e/support/touch.ts';
import { visit } from '../e2e/support/visit.ts';
import { withOwnFonts } from './fonts/config.ts';
import { LaidOutDice } from './playscript/dice.ts';
import { type GameTable, openTable } from './table.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const place = 'the-table';
const minute = 60_000;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Plays by presses into the second round, and takes pictures of a panel on a phone and of a question on a wide screen. */
async function play(table: GameTable, dice: LaidOutDice): Promise<void> {
  const { playground, turnkeeper, clock } = table;
  const mia = playground.person('Mia');
  const ana = playground.person('Ana');
  const ben = playground.person('Ben');
  const settled = async (answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    await turnkeeper.bot.idle();
    clock.advance(2 * minute);
    return given;
  };
  /** The newest message with words in its own text, its embeds or on its controls. */
  const newest = (who: Person, words: string): APIMessage => {
    const found = who
      .messages(place)
      .findLast(({ content, embeds, components }) =>
        JSON.stringify([content, embeds, components]).includes(words),
      );
    if (!found) throw new Error(`${who.name} sees no '${words}'.`);
    return found;
  };
  const command = (who: Person, name: string, options: OptionValues) =>
    settled(who.command(place, name, options));
  const press = (who: Person, ...labels: readonly string[]) =>
    labels.reduce<Promise<unknown>>(
      (before, label) => before.then(() => settled(who.press(newest(who, `"${label}"`), label))),
      Promise.resolve(),
    );
  const character = async (who: Person, name: string, start: string) => {
    const form = await settled(who.press(newest(who, '"Make a character"'), 'Make a character'));
    await settled(who.submit(form, { Name: name, 'Quick start': start }));
    await press(who, 'Done');
  };

  await command(mia, 'campaign create', { name: 'The Amber Road', system: 'soulbound' });
  await character(ana, 'Kira', 'Blade');
  await character(ben, 'Tiz', 'Archer');
  await command(mia, 'encounter start', { zones: 'Gate - Yard' });
  await command(mia, 'encounter add', { who: 'Raider', count: 2, zone: 'Yard' });
  await press(mia, 'Begin');
  await picture(table, 'Ben', 'phone.png', PHONE, async (page) => {
    await new Touch(page).press('Attack');
    await new Touch(page).reads('Tiz: Attack');
  });

  await picture(table, 'Ben', 'turn.png', PHONE, (page) => new Touch(page).reads('Tiz is up'), '.message');

  dice.lay([6, 5, 4, 2, 1, 1]);
  await press(ben, 'Attack', 'Raider 1', '2 → 3', 'End turn');
  await press(ana, 'Move', 'Move: Yard', 'Attack');
  dice.lay([6, 4, 4, 3, 2, 1, 1]);
  await press(ana, 'Raider 2');
  await picture(table, 'Ana', 'playground.png', { viewport: { width: 1280, height: 1000 } }, (page) =>
    new Touch(page).reads('A question'),
  );
  await press(ana, '1 → 2', 'End turn');
  await picture(table, 'Mia', 'gm.png', PHONE, async (page) => {
    await new Touch(page).press('Act…');
    await new Touch(page).reads('Each button plays the whole turn');
  });
}

/**
 * What somebody sees of the game now, once `act` is done on their page; of what `newest` names only the last. What only they had seen
 * before is gone from it.
 */
async function picture(
  table: GameTable,
  as: string,
  file: string,
  size: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
  newest: string | null = null,
): Promise<void> {
  await withOwnFonts(async (env) => {
    const browser = await launch(chromiumPath() ?? 'chromium', env);
    try {
      const visited = await visit(browser, table.playground.url, as, size, table.clock.now());
      await act(visited.page);
      await table.turnkeeper.bot.idle();
      await visited.page.evaluate(() => document.fonts.ready);
      const shown = newest === null ? visited.page : visited.page.locator(newest).last();
      await shown.screenshot({ path: `${folder}${file}`, animations: 'disabled', caret: 'hide' });
      console.log(`docs/pictures/${file}`);
    } finally {
      await browser.close();
    }
  });
}

await buildPage();
const dice = new LaidOutDice();
const table = await openTable({ dice });
try {
  await play(table, dice);
} finally {
  await table.close();
}
