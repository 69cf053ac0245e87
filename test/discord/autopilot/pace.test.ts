import { describe, expect, test } from 'vitest';
import { type Room, useTable } from '../support/room.ts';
import { fight, systems } from '../../support/presses/fights.ts';

const { dice, now, room } = useTable();

const MANY = [20, 20, 5]; // hounds: more steps than are told at once

/** Lets a run go by, second by second; gives at which of them some card was changed or posted in the channel, by the seconds since it began. */
async function changesIn(here: Room, seconds: number): Promise<readonly number[]> {
  const { playground, clock, turnkeeper } = now();
  const { id } = playground.world.channel(here.channel);
  const tracker = await trackerOf(here);
  const changes: number[] = [];
  let second = 0;
  const deaf = playground.on('request', ({ method, path }) => {
    if (!path.startsWith(`/channels/${id}/messages`) || method === 'GET') return;
    if (tracker === null || !path.endsWith(tracker)) changes.push(second);
  });
  for (second = 1; second <= seconds; second += 1) {
    clock.advance(1_000);
    await turnkeeper.bot.idle();
  }
  deaf();
  return changes;
}

async function trackerOf({ channel }: Room): Promise<string | null> {
  const { store } = now().turnkeeper.app.ports;
  const encounter = await store.runningEncounter(now().playground.world.channel(channel).id);
  return encounter?.trackerMessageId ?? null;
}

/** The moments at which something changed, each once. */
const moments = (changes: readonly number[]): readonly number[] => [...new Set(changes)];

describe.each(systems)('in %s', (system) => {
  test("a run of twelve foes changes their card once, and posts the next hero's", async () => {
    const thumb = await fight(now(), system, { heroes: 1, foes: 12 });
    await thumb.room.use('Mia', 'encounter autopilot', { how: 'nearest' });
    await thumb.press('Mia', 'Begin');
    dice.lay(...Array.from({ length: 400 }, () => 1)); // once the turn order is rolled: ones would be rolled again for ever
    await thumb.press('Ana', system === 'zafir' ? 'Done' : 'End turn');
    thumb.begin();
    const changes = await changesIn(thumb.room, 6);
    dice.clear();
    expect([changes.length, thumb.posted().length, thumb.questions]).toEqual([2, 1, 0]);
  });
});

/** A hero, and more hounds who act by themselves than one change of a card tells of; theirs is the turn. */
async function longRun(settings: Readonly<Record<string, number>> = {}): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Ana', 'character edit', { what: 'Initiative', to: '9' });
  if (Object.keys(settings).length > 0) await here.use('Mia', 'clock set', settings);
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard - Hall', everyone: true });
  for (const count of MANY) await here.use('Mia', 'encounter add', { who: 'War hound', count, zone: 'Hall' });
  await here.use('Mia', 'encounter autopilot', { how: 'guard' });
  await here.use('Mia', 'encounter next');
  await here.use('Ana', 'encounter next');
  return here;
}

describe('a run with more steps than are told at once', () => {
  test('changes its card every two seconds, not more often', async () => {
    const at = moments(await changesIn(await longRun(), 8));
    expect(at.map((second, n) => second - (at[n - 1] ?? second - 2)).every((gap) => gap >= 2)).toBe(true);
    expect(at.length).toBeGreaterThan(1);
  });

  test('is told by post once, at its end', async () => {
    const here = await longRun({ nudge: 24 });
    expect(moments(await changesIn(here, 8))).toHaveLength(1);
    expect(here.seen('Ana')).toContain('**Kira** is up. Round 2.');
  });
});
