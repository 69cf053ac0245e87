import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { buildPage } from '../../../tools/page.mjs';
import { LaidOutDice } from '../../support/playscript/dice.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { chromiumPath, launch } from './chromium.ts';
import type { Seen } from './seen.ts';
import { sticksOut, type Visit, visit } from './visit.ts';

const path = chromiumPath();
/** Whether this machine has no Chromium to try the page in. */
export const noChromium = path === undefined;
if (noChromium)
  console.warn('No Chromium here, so the page is not tried: install it, or name it in CHROMIUM_PATH.');

export interface Stage {
  readonly table: GameTable;
  readonly dice: LaidOutDice;
  visit(as: string, size: BrowserContextOptions): Promise<Visit>;
}

/** One browser for all tests of a file; each gets a bot, a playground and a database of its own. */
export function useStage(): () => Promise<Stage> {
  let browser: Awaited<ReturnType<typeof launch>>;
  beforeAll(async () => {
    await buildPage();
    if (path !== undefined) browser = await launch(path);
  });
  afterAll(() => browser?.close());
  return async () => {
    const dice = new LaidOutDice();
    const table = await openTable({ dice });
    onTestFinished(() => table.close());
    return {
      table,
      dice,
      visit: async (as, size) => {
        const made = await visit(browser, table.playground.url, as, size);
        onTestFinished(() => made.close());
        return made;
      },
    };
  };
}

/** What is found at the end of a story: on the pages, in the bot's log, on the wire. */
export async function found({ table, dice }: Stage, { problems }: Visit, people: readonly Seen[]) {
  return {
    sticksOut: Math.max(...(await Promise.all(people.map(({ page }) => sticksOut(page))))),
    composers: await Promise.all(people.map(({ page }) => page.getByTestId('composer').isVisible())),
    problems,
    errors: table.troubles.errors,
    violations: table.playground.openapi.violations,
    diceLeft: dice.left,
  };
}

/** The same where two people played and all was well. */
export const asItShould = {
  sticksOut: 0,
  composers: [true, true],
  problems: [],
  errors: [],
  violations: [],
  diceLeft: '',
} as const;
