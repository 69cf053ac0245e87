import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { take } from './support/line.ts';
import { noChromium, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { phone, sticksOut } from './support/visit.ts';
import { patience } from '../support/deep.ts';

/** How many lines each bar of a sheet takes, and whether all of it lies inside its message and can be seen without scrolling. */
const bars = (page: Page): Promise<readonly { readonly lines: number; readonly isInside: boolean }[]> =>
  page.evaluate(() => {
    const found: { lines: number; isInside: boolean }[] = [];
    const list = document.querySelector('.messages-scroll')?.getBoundingClientRect();
    const walk = document.createTreeWalker(document.querySelector('.messages-scroll') ?? document.body, 4);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const at = node.textContent?.search(/[▰▱]/u) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, (node.textContent ?? '').search(/[▰▱][^▰▱]*$/u) + 1);
      const rects = [...range.getClientRects()];
      found.push({
        lines: new Set(rects.map(({ top }) => Math.round(top))).size,
        isInside: rects.every(
          ({ left, right, top }) => left >= 0 && right <= window.innerWidth && top >= (list?.top ?? 0),
        ),
      });
    }
    return found;
  });

const newcomers = [
  {
    system: 'Zafir',
    form: { 'ready.pick': 'Recruit', 'pronouns.usual': 'she/her' },
    check: 'Coerce (Security) 4d6',
    hard: 'Average',
    rolled: 'tries Coerce (Security)',
    bars: 1,
  },
  {
    system: 'Soulbound',
    form: { 'start.pick': 'Blade' },
    check: 'Weapon Skill 7d6',
    hard: 'Average',
    rolled: 'Body (Weapon Skill)',
    bars: 3,
  },
] as const;

describe.skipIf(noChromium)('somebody who has never seen the bot, by touch at 390 by 844', () => {
  const stage = useStage();

  test.each(newcomers)(
    'makes a character and rolls from the sheet, in $system',
    { timeout: patience(60_000) },
    async (own) => {
      const scene = await stage();
      scene.dice.leaveToSeeds();
      const mia = new Touch((await scene.visit('Mia', phone)).page);
      await mia.write('/camp', take('/campaign create'), 'Saltmarsh system:', take(own.system));
      await mia.reads('Playing? Press Make a character.');
      const unseen: string[] = [];
      const press = async (label: string) => {
        if (!(await mia.isInSight(mia.button(label)))) unseen.push(label);
        await mia.press(label);
        await mia.isAnswered();
      };
      await press('Make a character');
      await mia.fill({ name: 'Kira', ...own.form });
      await press('Done');
      await press('My sheet');
      await mia.reads('Roll something else…');
      const measured = await bars(mia.page);
      await press(own.check);
      await mia.reads('Pick a difficulty, and I roll.');
      await press(own.hard);
      await mia.reads(own.rolled);
      expect({ unseen, measured, sticksOut: await sticksOut(mia.page) }).toEqual({
        unseen: [],
        measured: Array.from({ length: own.bars }, () => ({ lines: 1, isInside: true })),
        sticksOut: 0,
      });
    },
  );
});
