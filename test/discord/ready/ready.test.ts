import { describe, expect, test } from 'vitest';
import { messageText } from '../../support/playscript/print.ts';
import { actable, wrongWithCards } from '../support/cards.ts';
import { type Room, useTable } from '../support/room.ts';

const { now, room } = useTable();
const KIRA = 'Kira, shoots from afar';
const OSWIN = 'Oswin, sword and shield';

async function lobby(): Promise<Room> {
  const here = await room();
  await here.press('Mia', 'Try a ready fight');
  return here;
}

async function fight(): Promise<Room> {
  const here = await lobby();
  await here.press('Ana', KIRA);
  await here.press('Ana', 'Begin');
  return here;
}

/** All foes leave: one side has nobody left. */
async function won(here: Room): Promise<void> {
  const foes = ['Raider captain', 'Raider archer', 'Brute 1', 'Brute 2', 'Brute 3', 'Raider 1', 'Raider 2'];
  for (const who of foes) await here.use('Mia', 'encounter remove', { who });
}

describe('two who press the same hero at once', () => {
  async function pressed(): Promise<{ readonly here: Room; readonly said: readonly string[] }> {
    const here = await lobby();
    const said = await Promise.all(['Ana', 'Ben'].map((who) => here.press(who, KIRA)));
    return { here, said };
  }

  test('do not both get them: the other is told', async () => {
    const { said } = await pressed();
    expect(said.filter((text) => text.includes('Take another hero'))).toHaveLength(1);
  });

  test('leave the lobby with one of them', async () => {
    const { here } = await pressed();
    expect(here.find('Cleo', 'Ready fight').embeds[0]?.description?.match(/<@\d+>/gu)).toHaveLength(1);
  });
});

test('two who press different heroes at once have both', async () => {
  const here = await lobby();
  await Promise.all([here.press('Ana', KIRA), here.press('Ben', OSWIN)]);
  expect(here.find('Cleo', 'Ready fight').embeds[0]?.description?.match(/<@\d+>/gu)).toHaveLength(2);
});

test('two who press Begin at once begin one fight', async () => {
  const here = await lobby();
  await here.press('Ana', KIRA);
  await Promise.all(['Ana', 'Mia'].map((who) => here.press(who, 'Begin')));
  expect([actable(here).length, await wrongWithCards(here)]).toEqual([1, null]);
});

test('a hero is a character of whoever took them, and the one they play', async () => {
  const here = await fight();
  expect(await here.use('Ana', 'character list')).toContain('Kira');
});

test('heroes nobody took leave with the fight', async () => {
  const here = await fight();
  await won(here);
  expect(await here.use('Mia', 'character list')).not.toContain('Tamsin');
});

test('a ready fight ends by itself once one side is beaten', async () => {
  const here = await fight();
  await won(here);
  expect(here.seen('Cleo')).toContain('The Toll Bridge is over');
});

test('its end says who won, and in how many rounds', async () => {
  const here = await fight();
  await won(here);
  expect(here.seen('Cleo')).toContain('The heroes won** in one round. Every hero is still standing.');
});

test('its end is told once, however the bot starts anew', async () => {
  const here = await fight();
  await won(here);
  await now().restart();
  expect(here.seen('Cleo').match(/The Toll Bridge is over/gu)).toHaveLength(1);
});

test('an end that nobody was told of is told at the next start', async () => {
  const here = await fight();
  const { store } = now().turnkeeper.app.ports;
  const running = await store.runningEncounter(here.find('Ana', 'Ready fight').channel_id);
  const ready = running === null ? null : await store.readyOf(running.id);
  if (running === null || ready === null) throw new Error('nothing runs');
  const endedAt = new Date();
  const encounter = {
    type: 'update',
    id: running.id,
    expectedVersion: running.version,
    set: { endedAt },
  } as const;
  await store.commit({ interactionId: null, at: endedAt, encounter });
  await now().restart();
  await now().turnkeeper.bot.idle();
  expect(here.seen('Cleo')).toContain('[Keep Kira] [Delete Kira]');
});

test("the GM's own hero does not act by itself", async () => {
  const here = await lobby();
  await here.press('Mia', KIRA);
  await here.press('Mia', 'Begin');
  now().clock.advance(3_000);
  await now().turnkeeper.bot.idle();
  expect(messageText(actable(here)[0] ?? never())).toContain('**Kira** is up');
});

test('a hero whom nobody took acts by itself', async () => {
  const here = await lobby();
  await here.press('Ana', OSWIN);
  await here.press('Ana', 'Begin');
  now().clock.advance(3_000);
  await now().turnkeeper.bot.idle();
  expect(messageText(actable(here)[0] ?? never())).toContain('**Oswin** is up');
});

test('a hero whom nobody took acts by itself, though players speak for their allies', async () => {
  const here = await room('zafir');
  await here.press('Mia', 'Try a ready fight');
  await here.press('Ana', 'Kira, shoots from far away');
  await here.press('Ana', 'Begin');
  await here.press('Ana', 'Done');
  now().clock.advance(3_000);
  await now().turnkeeper.bot.idle();
  expect(messageText(actable(here)[0] ?? never())).toContain('Still to act, in any order: **Kira**');
});

test('somebody with text:on has all of the lobby in plain words', async () => {
  const here = await lobby();
  await here.use('Ana', 'settings', { text: 'on' });
  expect(await here.use('Mia', 'encounter ready')).toContain('Press a hero to play them');
});

function never(): never {
  throw new Error('nothing can be acted on');
}
