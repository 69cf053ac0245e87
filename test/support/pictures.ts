// Makes the README's pictures of the page anew: `node test/support/pictures.ts`. The real bot plays a fight on a playground
// of its own, with dice and time laid out, so that the pictures change only where the page or the bot's words have.
import { fileURLToPath } from 'node:url';
import { type APIMessage, MessageType } from 'discord-api-types/v10';
import type { BrowserContextOptions } from 'playwright-core';
import type { Answer, OptionValues, Person } from '../../src/playground/index.ts';
import { buildPage } from '../../tools/page.mjs';
import { chromiumPath, launch } from '../e2e/support/chromium.ts';
import { visit } from '../e2e/support/visit.ts';
import { LaidOutDice } from './playscript/dice.ts';
import { type GameTable, openTable } from './table.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const place = 'the-table';
const minute = 60_000;

/** Plays into the second round, where Tiz and then Kira have to decide, and takes a picture of each. */
async function play(table: GameTable, dice: LaidOutDice): Promise<void> {
  const { playground, turnkeeper, clock } = table;
  const mia = playground.person('Mia');
  const ana = playground.person('Ana');
  const ben = playground.person('Ben');
  const settled = async (answer: Promise<Answer>): Promise<void> => {
    await answer;
    await turnkeeper.bot.idle();
    clock.advance(2 * minute);
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
  const press = (who: Person, label: string) => settled(who.press(newest(who, `"${label}"`), label));
  const character = async (who: Person, name: string, start: string) => {
    await command(who, 'character create', { name });
    const form = await who.press(newest(who, '"Quick start"'), 'Quick start');
    await settled(who.submit(form, { 'Quick start': start }));
    await press(who, 'Done');
    who.dismiss(newest(who, 'is ready'));
  };

  await command(mia, 'campaign create', { name: 'The Amber Road', system: 'soulbound' });
  await character(ana, 'Kira', 'Blade');
  await character(ben, 'Tiz', 'Archer');
  await command(mia, 'encounter start', { zones: 'Gate - Yard' });
  await command(mia, 'encounter add', { who: 'Raider', count: 2, zone: 'Yard' });
  await press(mia, 'Begin');
  dice.lay([6, 5, 4, 2, 1, 1]);
  await command(ben, 'attack', { target: 'Raider 1', weapon: 'Longbow' });
  await press(ben, '2 → 3');
  await press(ben, 'End turn');
  await command(ana, 'act', { action: 'Move', target: 'Yard' });
  dice.lay([5, 3, 1, 1, 1, 1, 1]);
  await command(ana, 'attack', { target: 'Raider 2' });
  await press(ana, '1 → 2');
  await press(ana, 'End turn');
  await press(mia, 'End turn');
  dice.lay([6, 5, 4, 4]);
  await command(mia, 'attack', { target: 'Kira' });
  await press(mia, 'End turn');
  dice.lay([6, 5, 4, 2, 1, 1]);
  await command(ben, 'attack', { target: 'Raider 1', weapon: 'Longbow' });
  ben.dismiss(newest(ben, 'You have a choice to make first'));
  await picture(table, 'Ben', 'phone.png', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  // Whoever deletes the tracker gets it anew: here, further down, where the next picture is taken.
  mia.delete(newest(mia, "Tiz's turn, left"));
  await press(ben, '2 → 3');
  mia.delete(pinNotice(mia));
  await press(ben, 'End turn');
  dice.lay([6, 4, 4, 3, 2, 1, 1]);
  await command(ana, 'attack', { target: 'Raider 2' });
  ana.dismiss(newest(ana, 'You have a choice to make first'));
  await picture(table, 'Ana', 'playground.png', { viewport: { width: 1280, height: 1256 } });
}

/** Discord's own line that something was pinned. */
function pinNotice(who: Person): APIMessage {
  const notice = who.messages(place).findLast(({ type }) => type === MessageType.ChannelPinnedMessage);
  if (!notice) throw new Error('Nothing was pinned.');
  return notice;
}

/** What somebody sees of the game now. */
async function picture(
  table: GameTable,
  as: string,
  file: string,
  size: BrowserContextOptions,
): Promise<void> {
  const browser = await launch(chromiumPath() ?? 'chromium');
  try {
    const visited = await visit(browser, table.playground.url, as, size, table.clock.now());
    await visited.page.getByText('A question').last().waitFor();
    await visited.page.evaluate(() => document.fonts.ready);
    await visited.page.screenshot({ path: `${folder}${file}`, animations: 'disabled', caret: 'hide' });
    console.log(`docs/pictures/${file}`);
  } finally {
    await browser.close();
  }
}

await buildPage();
const dice = new LaidOutDice();
const table = await openTable({ dice });
try {
  await play(table, dice);
} finally {
  await table.close();
}
