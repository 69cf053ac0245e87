import { expect, test } from 'vitest';
import { AUTOPILOT_LIMITS } from '../../src/app/autopilot/limits.ts';
import { QUEUE_LIMITS } from '../../src/app/queue/limits.ts';
import { deep, patience } from '../support/deep.ts';
import { standstill } from '../support/standstill.ts';
import { actable } from './support/cards.ts';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';

// The most that somebody can set off with one press: it ends, nobody waits for it, and what tells of it is short.

const { room, dice, now } = useTable();

const FOES = deep(12, 98);

/** Kira at one end of a field, and at the other as many as a fight may have, who are up. */
async function horde(): Promise<Room> {
  const here = await room('zafir');
  await madeHero(here, 'Ana', 'Kira');
  await here.use('Mia', 'map change', { text: 'empty 60x40; A1:A2 players; AA1:BH40 enemies' });
  await here.use('Mia', 'encounter start');
  for (let left = FOES; left > 0; left -= 20)
    await here.use('Mia', 'encounter add', { who: 'Ghul', count: Math.min(20, left) });
  await here.use('Mia', 'encounter next');
  await here.use('Mia', 'encounter next');
  return here;
}

async function entriesOf({ table, channel }: Room): Promise<number> {
  const { store } = table.turnkeeper.app.ports;
  const campaign = await store.campaignIn([table.playground.world.channel(channel).id]);
  return store.entryCount(campaign?.id ?? '');
}

test(
  'one press of Let them act takes no more steps than its limit, tells of them in a few messages, and keeps nobody else waiting',
  async () => {
    const here = await horde();
    const [entries, messages] = [await entriesOf(here), here.messages().length];
    const { value: said, ms } = await standstill(() => here.press('Mia', 'Let them act'));
    const steps = (await entriesOf(here)) - entries;
    expect({
      failed: said.includes('went wrong'),
      some: steps > FOES / 2,
      few: steps <= AUTOPILOT_LIMITS.steps.most,
      told: here.messages().length - messages < 10,
      standstill: ms < deep(1000, 50) ? 'short' : ms,
    }).toEqual({ failed: false, some: true, few: true, told: true, standstill: 'short' });
  },
  patience(120_000),
);

test("as many acts as can be kept, with as many words as each may have, are done in one turn's card", async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Yard' });
  await here.use('Mia', 'encounter next');
  for (let n = 0; n < QUEUE_LIMITS.acts.most; n += 1)
    await here.use('Ben', 'act', {
      action: 'Use an Object',
      detail: `${n} ${'word '.repeat(60)}`.slice(0, 300).trim(),
      when: 'turn',
    });
  const kept = await here.use('Ben', 'queue show');
  dice.clear();
  await here.press('Ana', 'End turn');
  now().clock.advance(2000);
  await now().turnkeeper.bot.idle();
  expect([/10\. /u.test(kept), actable(here).length > 0, await here.use('Ben', 'queue show')]).toEqual([
    true,
    true,
    expect.stringContaining('Nothing is queued'),
  ]);
});
