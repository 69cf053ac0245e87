import { describe, expect, test } from 'vitest';
import { Keyboard } from './support/keyboard.ts';
import { take } from './support/line.ts';
import { asItShould, found, noChromium, useStage } from './support/stage.ts';
import { desktop } from './support/visit.ts';
import { patience } from '../support/deep.ts';

describe.skipIf(noChromium)('by keyboard alone, at 1280 by 800', () => {
  const stage = useStage();

  test('a GM and a player come from nothing to the first blow', { timeout: patience(90_000) }, async () => {
    const scene = await stage();
    const visited = await scene.visit('Mia', desktop);
    const mia = new Keyboard(visited.page);

    await mia.write('/camp', take('/campaign create'), 'The Amber Road system:', take('Soulbound'));
    await mia.reads('The Amber Road: the campaign begins');

    const second = await visited.opens(async () => {
      await mia.reach(mia.page.getByTestId('second-window'), 'Shift+Tab');
      await mia.page.keyboard.press('Enter');
    });
    const ana = new Keyboard(second);
    await ana.write('/character cr', take('/character create'), 'name:Kira');
    await ana.reads('Creating Kira');
    await ana.press('Quick start');
    await ana.fill({ pick: 'Blade' });
    await ana.reads('Attributes: Body 5, Mind 2, Soul 3');
    await ana.press('Change…');
    await ana.press('✓ Attributes');
    await ana.fill({ body: '6' });
    await ana.reads('Attributes: Body 6, Mind 2, Soul 3');
    await ana.press('Done');
    await ana.reads('Kira is ready');

    await mia.reads('now plays Kira.');
    await mia.write('/encounter st', take('/encounter start'));
    await mia.write('/encounter add', take('/encounter add'), 'Raid', take('Raider'), 'count:2');
    await mia.reads('join the fight');
    await mia.press('Begin');

    await ana.isPinged('Kira is up');
    scene.dice.lay([6, 4, 4, 3, 2, 1, 1, 1]);
    await ana.write('/att', take('/attack'), 'Rai', take('Raider 1'));
    await ana.isPinged('A question');
    await ana.press('1 → 2');
    await ana.reads('Kira hits Raider 1');
    await ana.press('Why?');
    await ana.reads('from Body 6');
    await ana.press('End turn');

    await mia.isPinged('Raider 1 is up');
    await mia.reads('Kira hits Raider 1');
    const seen = await mia.everything();
    expect({
      seenOfHers: ['Creating Kira', 'Kira is ready', 'from Body 6'].filter((words) => seen.includes(words)),
      ...(await found(scene, visited, [mia, ana])),
    }).toEqual({ seenOfHers: [], ...asItShould });
  });

  test("a player's secret roll reaches the GM in their direct messages", async () => {
    const scene = await stage();
    const visited = await scene.visit('Mia', desktop);
    const mia = new Keyboard(visited.page);
    await mia.write('/campaign create name:The Amber Road');
    await mia.reads('the campaign begins');
    const ana = new Keyboard((await scene.visit('Ana', desktop)).page);

    scene.dice.lay([17]);
    await ana.write('/roll what:1d20 who-sees:whisp', { take: 'whisper' });
    await ana.reads('1d20: 17');

    await mia.reach(mia.page.locator('[data-channel-name=Turnkeeper]'), 'Shift+Tab');
    await mia.page.keyboard.press('Enter');
    await mia.reads('1d20: 17');
    expect(await found(scene, visited, [mia, ana])).toEqual(asItShould);
  });
});
