import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playOut } from './support/fighting.ts';
import { Keyboard } from './support/keyboard.ts';
import { beginReady, playReady, systems as ready } from './support/readyFight.ts';
import { noChromium, type Stage, useStage } from './support/stage.ts';
import { Touch } from './support/touch.ts';
import { desktop, phone } from './support/visit.ts';
import { patience } from '../support/deep.ts';

const systems = {
  soulbound: {
    hero: 'Blade',
    foes: /^Raider/u,
    before: [
      ['encounter start', { zones: 'Yard' }],
      ['encounter add', { who: 'Raider', zone: 'Yard' }],
    ],
  },
  zafir: {
    hero: 'Trencher',
    foes: /^Ghul/u,
    before: [
      ['map change', { text: 'empty 10x6; A1:A2 players; J2:J3 enemies' }],
      ['encounter start', {}],
      ['encounter add', { who: 'Ghul', count: 2 }],
    ],
  },
  riftbound: {
    hero: 'Lancer, Gunner',
    foes: /^Drift Thug/u,
    before: [
      ['encounter start', { zones: 'hall 20 x 16; heroes at 10,12; foes at 10,5' }],
      ['encounter add', { who: 'Drift Thug', count: 2 }],
    ],
  },
} as const;

/** A fight that is set up, before its first turn. */
async function setUp({ table, dice }: Stage, system: keyof typeof systems): Promise<void> {
  const { hero, before } = systems[system];
  const [mia, ana] = [table.playground.person('Mia'), table.playground.person('Ana')];
  dice.leaveToSeeds();
  await mia.command('the-table', 'campaign create', { name: 'Saltmarsh', system });
  const form = await ana.command('the-table', 'character create');
  const made = await ana.submit(form, { Name: 'Kira', 'Quick start': hero });
  await ana.press(made.message()?.id ?? '', 'Done');
  for (const [command, options] of before) await mia.command('the-table', command, options);
  await mia.command('the-table', 'encounter next');
  await table.turnkeeper.bot.idle();
}

type Hands = Touch | Keyboard;
const ways: readonly (readonly [string, BrowserContextOptions, (visited: Touch['page']) => Hands])[] = [
  ['by touch at 390 by 844', phone, (page) => new Touch(page)],
  ['by keyboard alone at 1280 by 800', desktop, (page) => new Keyboard(page)],
];

describe.skipIf(noChromium)('a whole fight', () => {
  const stage = useStage();

  for (const system of ['soulbound', 'zafir', 'riftbound'] as const)
    for (const [way, size, at] of ways)
      test(`of ${system} is played to its end ${way}, and nothing has to be scrolled to`, {
        timeout: patience(300_000),
      }, async () => {
        const scene = await stage();
        await setUp(scene, system);
        const ana = at((await scene.visit('Ana', size)).page);
        const mia = at((await scene.visit('Mia', size)).page);
        const { outOfSight } = await playOut(scene, { Ana: ana, Mia: mia }, systems[system].foes);
        await scene.table.turnkeeper.bot.idle(); // the tracker is changed at Discord's pace
        await mia.reads('The fight is over');
        expect({ outOfSight, errors: scene.table.troubles.errors }).toEqual({ outOfSight: [], errors: [] });
      });

  for (const system of ready)
    for (const [way, size, at] of ways)
      test(`of ${system} that is ready is played from /campaign create to its end ${way}: each press is in sight and does something`, {
        timeout: patience(300_000),
      }, async () => {
        const scene = await stage();
        const mia = at((await scene.visit('Mia', size)).page);
        const ana = at((await scene.visit('Ana', size)).page);
        const thumb = await beginReady(scene, system, { Mia: mia, Ana: ana });
        await playReady(thumb);
        await thumb.press('Mia', 'Keep Kira');
        await thumb.press('Ana', /^Delete /u);
        await thumb.press('Ana', /^Bring back /u);
        await mia.reads('kept');
        expect({ wrong: thumb.wrong, errors: scene.table.troubles.errors }).toEqual({
          wrong: [],
          errors: [],
        });
      });
});
