import { describe, expect, test } from 'vitest';
import { type Room, useTable } from './support/room.ts';

const { room, now, dice } = useTable();
const HOUR = 3_600_000;

/** Lets hours go by, and what is due in them happen. */
async function later(hours: number): Promise<void> {
  now().clock.advance(hours * HOUR);
  await now().turnkeeper.bot.idle();
}

/** A fight in which it is the turn of Ana's Kira; Tiz is Ben's. */
async function fight(clock: Record<string, string | number> | null = { nudge: 12 }): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
  if (clock !== null) await here.use('Mia', 'clock set', clock);
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider', count: 2, zone: 'Yard' });
  await here.use('Mia', 'encounter next');
  return here;
}

const reminders = (here: Room) => here.seen('Mia').split('The game is waiting for you').length - 1;

describe('a turn clock', () => {
  test('reminds once, however long nobody comes', async () => {
    const here = await fight();
    await later(13);
    await later(100);
    await later(100);
    expect(reminders(here)).toBe(1);
  });

  test('reminds nobody where none is set', async () => {
    const here = await fight(null);
    await later(500);
    expect(reminders(here)).toBe(0);
  });

  test('reminds before it ends anything, however long the bot was away', async () => {
    // biome-ignore lint/suspicious/noThenProperty: the command's option has that name
    const here = await fight({ nudge: 12, end: 24, then: 'skip' });
    await now().turnkeeper.stop();
    now().clock.advance(1000 * HOUR);
    await now().restart();
    await now().turnkeeper.bot.idle();
    expect({
      reminders: reminders(here),
      ended: here.seen('Mia').includes('the clock ends the turn'),
    }).toEqual({
      reminders: 1,
      ended: false,
    });
  });

  test('pings nobody where the campaign pings nobody', async () => {
    const here = await fight();
    await here.use('Mia', 'campaign settings', { pings: false });
    const before = here.person('Ana').pings.length;
    await later(13);
    expect(here.person('Ana').pings.length).toBe(before);
  });

  test('pings nobody who is away, with nobody in their place, for a question or a request', async () => {
    const here = await fight(null);
    await here.use('Ana', 'away until', { note: 'for long' });
    const before = here.person('Ana').pings.length;
    dice.lay(3, 3, 3, 3, 3, 3, 3);
    await here.use('Mia', 'check', { what: 'Weapon Skill', as: 'Kira' });
    dice.clear();
    await here.use('Mia', 'request roll', { what: '1d6', of: 'Kira' });
    const asked = ['A question', 'Please roll'].filter((title) => here.seen('Ana').includes(title));
    expect([asked.length, here.person('Ana').pings.length]).toEqual([2, before]);
  });

  test('pings no GM, no stand-in and nobody who is back where the campaign pings nobody', async () => {
    // biome-ignore lint/suspicious/noThenProperty: the command's option has that name
    const here = await fight({ end: 12, then: 'stand-in' });
    await here.use('Mia', 'campaign settings', { pings: false });
    await here.use('Ben', 'away until', { until: '3 days' });
    await here.use('Ana', 'away stand-in', { who: 'Cleo' });
    const called = () => ['Mia', 'Ana', 'Ben', 'Cleo'].map((name) => here.person(name).pings.length);
    const before = called();
    await later(13);
    await later(13);
    await later(80);
    const told = ['A stand-in acts', 'What happens next?', 'Welcome back'];
    expect([called(), told.filter((title) => !here.seen('Mia').includes(title))]).toEqual([before, []]);
  });

  test('calls whoever is named to stand in', async () => {
    const here = await fight();
    const before = here.person('Cleo').pings.length;
    await here.use('Ana', 'away until', { 'stand-in': 'Cleo' });
    expect(here.person('Cleo').pings.length).toBe(before + 1);
  });

  test('tells of all who are waited for in one message, each called once', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'clock set', { nudge: 12 });
    await here.use('Mia', 'party rules', { rule: 'Order of turns', to: 'heroes in any order' });
    await here.hero('Ben', 'Tiz');
    await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
    await here.use('Mia', 'encounter next');
    await later(13);
    const message = here.find('Mia', 'The game is waiting for you all');
    expect(message.mentions.map((user) => user.global_name).sort()).toEqual(['Ana', 'Ben']);
  });
});

describe('a fight from before there were clocks', () => {
  test('has one from the next start on', async () => {
    const here = await fight();
    const { store } = now().turnkeeper.app.ports;
    const running = await store.runningEncounter(here.find('Mia', 'Kira').channel_id);
    await store.putWaits([{ type: 'dropOf', encounterId: running?.id ?? '' }]);
    await now().restart();
    await later(13);
    expect(reminders(here)).toBe(1);
  });
});

describe('who stands in', () => {
  const away = async (): Promise<Room> => {
    const here = await fight();
    const ben = here.person('Ben').id;
    await here.use('Ana', 'away until', { until: '3 days', 'stand-in': ben });
    return here;
  };

  test('acts on the turn without naming whom', async () => {
    const here = await away();
    expect(await here.use('Ben', 'act', { action: 'Move', target: 'Yard' })).toContain('Kira');
  });

  test('acts for nobody else', async () => {
    const here = await away();
    expect(await here.use('Cleo', 'act', { action: 'Move', target: 'Yard', as: 'Kira' })).toContain(
      "somebody else's character",
    );
  });

  test('puts no character of theirs away', async () => {
    const here = await away();
    await here.use('Mia', 'encounter end');
    expect(await here.use('Ben', 'character archive', { name: 'Kira' })).toContain(
      "somebody else's character",
    );
  });

  test('acts no more once they are back', async () => {
    const here = await away();
    await here.use('Ana', 'away back');
    expect(await here.use('Ben', 'act', { action: 'Move', target: 'Yard', as: 'Kira' })).toContain(
      "somebody else's character",
    );
  });

  test('answers what they are asked', async () => {
    const here = await away();
    dice.lay(3, 1, 1, 1, 1, 1, 4);
    await here.use('Ben', 'act', { action: 'Move', target: 'Yard' });
    await here.use('Ben', 'attack', { target: 'Raider 1', as: 'Kira' });
    expect(await here.press('Ben', 'Leave the dice')).toContain('Raider 1');
  });
});

describe('what is queued', () => {
  test('is done once, though two look at it', async () => {
    const here = await fight(null);
    await here.use('Ben', 'act', { action: 'Move', target: 'Yard', when: 'turn' });
    await here.use('Ana', 'encounter next');
    await later(1);
    await later(1);
    const seen = here.seen('Ben');
    expect([seen.includes('to Yard. *(queued)*'), seen.includes('cannot be done')]).toEqual([true, false]);
  });

  test("is nobody else's to take back", async () => {
    const here = await fight(null);
    await here.use('Ben', 'act', { action: 'Move', target: 'Yard', when: 'turn' });
    expect(await here.use('Cleo', 'queue show', { as: 'Tiz' })).toContain("somebody else's character");
  });
});
