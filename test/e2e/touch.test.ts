import { describe, expect, test } from 'vitest';
import { take } from './support/line.ts';
import { asItShould, found, noChromium, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { phone } from './support/visit.ts';
import { patience } from '../support/deep.ts';

describe.skipIf(noChromium)('by touch alone, at 390 by 844', () => {
  const stage = useStage();

  test('a GM and a player come from nothing to the first shot', { timeout: patience(90_000) }, async () => {
    const scene = await stage();
    const visited = await scene.visit('Mia', phone);
    const mia = new Touch(visited.page);

    await mia.goTo('lounge');
    await mia.write('/camp', take('/campaign create'), 'Saltmarsh system:', take('Soulbound'));
    await mia.reads('Saltmarsh: the campaign begins');

    await mia.tap(mia.page.getByTestId('open-sidebar'));
    const second = await visited.opens(() => mia.tap(mia.page.getByTestId('second-window')));
    await mia.tap(mia.page.getByRole('button', { name: 'Close the channel list' }));
    const ana = new Touch(second);
    await ana.write('/character cr', take('/character create'), 'name:Tiz');
    await ana.press('Quick start');
    await ana.fill({ pick: 'Archer' });
    await ana.reads('Attributes: Body 4, Mind 4, Soul 2');
    await ana.press('Change…');
    await ana.press('✓ Attributes');
    await ana.fill({ body: '5' });
    await ana.reads('Attributes: Body 5, Mind 4, Soul 2');
    await ana.press('Done');

    await mia.reads('now plays Tiz.');
    await mia.write('/encounter st', take('/encounter start'));
    await mia.write('/encounter add', take('/encounter add'), 'Raid', take('Raider'));
    await mia.reads('joins the fight');
    await mia.press('Begin');

    await ana.isPinged('Tiz is up');
    await ana.press('Status');
    expect(await ana.menuOver()).toEqual(['0']);
    scene.dice.lay([6, 5, 4, 2, 1, 1, 1]);
    await ana.press('Attack');
    await ana.press('Raider');
    await ana.isPinged('A question');
    await ana.press('2 → 3');
    await ana.reads('Tiz hits Raider');
    expect(await ana.isInSight(ana.button('End turn'))).toBe(true);
    await ana.press('Why?');
    await ana.reads('from Body 5');
    await ana.press('End turn');

    await mia.isPinged('Raider is up');
    expect(await found(scene, visited, [mia, ana])).toEqual(asItShould);
  });
});
