import { describe, expect, test } from 'vitest';
import { barriers } from './support/axe.ts';
import { Keyboard } from './support/keyboard.ts';
import { noChromium, type Stage, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { desktop, phone } from './support/visit.ts';
import { patience } from '../support/deep.ts';

/** Kira's fight with a Raider, on her turn, without a page. */
async function onTurn({ table: { playground, turnkeeper } }: Stage): Promise<void> {
  const { bot } = turnkeeper;
  const [mia, ana] = [playground.person('Mia'), playground.person('Ana')];
  const place = 'the-table';
  await mia.command(place, 'campaign create', { name: 'Saltmarsh', system: 'soulbound' });
  const form = await ana.command(place, 'character create');
  const made = await ana.submit(form, { Name: 'Kira', 'Quick start': 'Blade' });
  const creating = made.message();
  if (!creating) throw new Error('Nobody is being created.');
  await ana.press(creating, 'Done');
  await mia.command(place, 'encounter start', { zones: 'Gate - Yard' });
  await mia.command(place, 'encounter add', { who: 'Raider' });
  await mia.command(place, 'encounter next');
  await bot.idle();
}

describe.skipIf(noChromium)('nobody is kept out', () => {
  const stage = useStage();

  test('of the page on a wide screen: commands, channels, a form, a menu, what went wrong', {
    timeout: patience(60_000),
  }, async () => {
    const scene = await stage();
    await onTurn(scene);
    const { page } = await scene.visit('Ana', desktop);
    const ana = new Keyboard(page);
    await ana.reads('Kira is up');
    const found: Record<string, readonly string[]> = { fight: await barriers(page) };

    await page.keyboard.type('/');
    await page.getByTestId('suggestion').first().waitFor();
    found.commands = await barriers(page);
    await page.keyboard.type('nonsense');
    await page.keyboard.press('Enter');
    await page.getByTestId('composer-problem').filter({ hasText: 'no command' }).waitFor();
    found.wrong = await barriers(page);
    await page.keyboard.press('Control+A');
    await ana.write('/help');
    await ana.reads('What I can do now');
    found.help = await barriers(page);

    await page.getByTestId('pins').click();
    found.pins = await barriers(page);
    await page.keyboard.press('Escape');
    await ana.reach(page.getByTestId('new-thread'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    found.dialog = await barriers(page);
    await page.keyboard.press('Escape');
    await page.locator('[data-channel-name=campaigns]').click();
    await page.getByTestId('channel-title').filter({ hasText: 'campaigns' }).waitFor();
    found.forum = await barriers(page);

    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
  });

  test.for(['light', 'dark'] as const)('of the story of a campaign, in %s', async (colorScheme) => {
    const scene = await stage();
    await onTurn(scene);
    const mia = scene.table.playground.person('Mia');
    const exported = (await mia.command('the-table', 'export')).message();
    const story = await fetch(exported?.attachments[0]?.url ?? '');
    const { page } = await scene.visit('Mia', desktop);
    await page.emulateMedia({ colorScheme });
    await page.setContent(await story.text());
    expect(await barriers(page)).toEqual([]);
  });

  test('of a turn on a phone: the card, a panel, a list, a map, a sheet, a form, the channels', {
    timeout: patience(60_000),
  }, async () => {
    const scene = await stage();
    await onTurn(scene);
    const { page } = await scene.visit('Ana', phone);
    const ana = new Touch(page);
    await ana.press('Map');
    await ana.reads('The map');
    const found: Record<string, readonly string[]> = { map: await barriers(page) };

    await ana.press('Attack');
    await ana.reads('Kira: Attack');
    found.panel = await barriers(page);
    await ana.tap(page.getByTestId('select').last());
    await page.getByTestId('select').last().getByRole('option').first().waitFor();
    found.list = await barriers(page);
    await page.keyboard.press('Escape');
    scene.dice.lay([6, 4, 4, 3, 2, 1, 1]);
    await ana.press('Raider');
    await ana.isPinged('A question');
    found.question = await barriers(page);

    await ana.write('/character sheet');
    await ana.press('Edit…');
    await ana.press('Attributes');
    await page.getByTestId('modal-submit').waitFor();
    found.form = await barriers(page);
    await page.keyboard.press('Escape');
    await ana.tap(page.getByTestId('open-sidebar'));
    await page.locator('.drawer-open').waitFor();
    found.channels = await barriers(page);

    expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
  });
});
