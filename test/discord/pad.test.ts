import { describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { forged } from './support/forged.ts';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

/** A fight on open ground in which Kira stands on A1 and may move, and Tiz on A2, a foe far away. */
async function fight(): Promise<Room> {
  const here = await room('zafir');
  await madeHero(here, 'Ana', 'Kira');
  await madeHero(here, 'Ben', 'Tiz');
  await here.use('Mia', 'map change', { text: 'empty 20x15; A1 players; T15 enemies' });
  await here.use('Mia', 'encounter start', { everyone: false });
  await here.use('Mia', 'encounter add', { who: 'Kira' });
  await here.use('Mia', 'encounter add', { who: 'Tiz', side: 'foes' });
  await here.use('Mia', 'encounter next');
  return here;
}

const pad = (here: Room) => messageText(here.find('Ana', '[Back one]'));

async function padIn(here: Room): Promise<Room> {
  await here.use('Ana', 'act', { action: 'Move' });
  return here;
}

const padId = (here: Room): string =>
  /pad\.step\|[^"]*\|1"/u.exec(JSON.stringify(here.find('Ana', '[Back one]').components))?.[0].slice(0, -1) ??
  '';

describe('a pad', () => {
  test('is opened by a move that does not say where to', async () => {
    expect(pad(await padIn(await fight()))).toContain('From A1: press the arrows');
  });

  test('is opened by the button of the phase', async () => {
    const here = await fight();
    await here.press('Ana', 'Move');
    expect(pad(here)).toContain('From A1');
  });

  test('is not opened for somebody who can go nowhere', async () => {
    const here = await fight();
    await here.use('Mia', 'map change', { text: 'A2:B2 wall; B1 wall' });
    await here.press('Ana', 'Move');
    expect(() => here.find('Ana', '[Back one]')).toThrow('sees no');
  });

  test('says what the way so far takes', async () => {
    const here = await padIn(await fight());
    await here.press('Ana', '→');
    await here.press('Ana', '↘');
    expect(pad(here)).toContain('A1 → B1 → C2 · 2.5 of 8 movement');
  });

  test('moves nobody before Go', async () => {
    const here = await padIn(await fight());
    await here.press('Ana', '→');
    expect(await here.use('Ana', 'map show')).toContain('(Ki) · A1');
  });

  test('goes the way', async () => {
    const here = await padIn(await fight());
    await here.press('Ana', '→');
    await here.press('Ana', '↓');
    await here.press('Ana', 'Go');
    expect(await here.use('Ana', 'map show')).toContain('(Ki) · B2');
  });

  test('has no arrows any more when the way is gone', async () => {
    const here = await padIn(await fight());
    await here.press('Ana', '→');
    await here.press('Ana', 'Go');
    expect(() => here.find('Ana', '[Back one]')).toThrow('sees no');
  });

  test('begins anew for somebody who stands elsewhere by now', async () => {
    const here = await padIn(await fight());
    await here.use('Ana', 'act', { action: 'Move', target: 'D4' });
    await here.press('Ana', '→');
    expect(pad(here)).toContain("They're on D4 now, so the path starts there.");
  });

  test('says so where the rules refuse the way after all', async () => {
    const here = await padIn(await fight());
    await here.press('Ana', '→');
    await here.use('Mia', 'map change', { text: 'B1 wall' });
    await here.press('Ana', 'Go');
    expect(pad(here)).toContain('✗');
  });

  test('is for whoever plays the one who moves', async () => {
    const here = await padIn(await fight());
    expect(await forged(here, 'Ben', padId(here))).toMatch(/somebody else's|the character "/u);
  });

  test.for([
    'pad.step',
    'pad.go|x|A1|0',
    'pad.go|x|here|0',
    'pad.clear|x|A1|999',
    'map.put',
    'map.step|A1|bog|up|9',
  ])('with an id that was never given gets a sentence: %s', async (id) => {
    expect(await forged(await fight(), 'Ben', id)).toMatch(/^[^\n]{10,}[.!:]/u);
  });
});

describe('the map of a fight', () => {
  test('is painted by a GM alone', async () => {
    const here = await fight();
    expect(await forged(here, 'Ana', 'map.put|C3|half cover|up')).toContain('Only a GM');
  });

  test('is changed at once by what a GM paints', async () => {
    const here = await fight();
    await forged(here, 'Mia', 'map.put|C3|half cover|up');
    expect(await here.use('Ana', 'map show')).toContain(': C3');
  });

  test('is in the log when it is painted', async () => {
    const here = await fight();
    await forged(here, 'Mia', 'map.put|C3|half cover|up');
    await here.takeBack('Mia');
    expect(await here.use('Ana', 'map show')).not.toContain(': C3');
  });

  test('is copied as it is now', async () => {
    const here = await fight();
    await here.use('Mia', 'map change', { text: 'size 4x2' });
    expect(await here.use('Mia', 'map copy')).toContain('P...\n....');
  });
});
