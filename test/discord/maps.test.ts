import { describe, expect, test } from 'vitest';
import { keeper } from '../support/lanterns/keeper.ts';
import { squares } from '../support/lanterns/squares.ts';
import { messageText } from '../support/playscript/print.ts';
import { textFile } from './support/hero.ts';
import { wholePng } from './support/pictures.ts';
import { type Room, useTable } from './support/room.ts';

const { room: open, dice } = useTable({ systems: squares });
const room = () => open('zafir');

/** Draws a map in the form, and gives what is answered. */
async function draw(here: Room, ...rows: readonly string[]): Promise<string> {
  const form = await here.person('Mia').command(here.channel, 'map paste');
  return here.heard(here.person('Mia').submit(form, { map: rows.join('\n') }));
}

const copied = (here: Room) => here.use('Mia', 'map copy');

async function drawn(...rows: readonly string[]): Promise<Room> {
  const here = await room();
  await draw(here, ...rows);
  return here;
}

describe('a map before its fight', () => {
  test('is drawn in a form', async () => {
    expect(await draw(await room(), 'o..', '...')).toContain('This is the map for the next fight here');
  });

  test('is copied as it was drawn', async () => {
    expect(await copied(await drawn('o~.', '.1K', '---', 'A1|B1 hedge'))).toContain(
      'o~.\n.1K\n---\nA1|B1 hedge',
    );
  });

  test('is what the form is filled with', async () => {
    const here = await drawn('o~.', '.1K');
    const form = await here.person('Mia').command(here.channel, 'map paste');
    expect(JSON.stringify(form.modal)).toContain('o~.\\n.1K');
  });

  test('is refused with line and column where a sign means nothing', async () => {
    expect(await draw(await room(), 'o..', '..§')).toContain('in line 2, column 3 means nothing here');
  });

  test('that cannot be read is given back to be mended', async () => {
    const here = await room();
    await draw(here, 'o..', '..§');
    const mia = here.person('Mia');
    const form = await mia.press(here.find('Mia', 'means nothing here'), 'Fix it');
    expect(JSON.stringify(form.modal)).toContain('o..\\n..§');
  });

  test('is changed in words', async () => {
    const here = await drawn('...', '...');
    await here.use('Mia', 'map change', { text: 'B1:B2 rock; C1 height 3' });
    expect(await copied(here)).toContain('.o.\n.o.\n---\nC1 height 3');
  });

  test('is refused with what was not understood', async () => {
    const said = await (await drawn('...')).use('Mia', 'map change', { text: 'B1 lava' });
    expect(said).toContain('A map has no "lava"');
  });

  test('is of some size', async () => {
    const here = await room();
    await here.use('Mia', 'map size', { columns: 4, rows: 2 });
    expect(await copied(here)).toContain('```\n....\n....\n```');
  });

  test('becomes larger, and keeps what is drawn', async () => {
    const here = await drawn('o.', '..');
    await here.use('Mia', 'map size', { columns: 3, rows: 2, keep: true });
    expect(await copied(here)).toContain('```\no..\n...\n```');
  });

  test('is shown to the GM', async () => {
    expect(await (await drawn('o..', '...')).use('Mia', 'map show')).toContain('**Stone**: A1');
  });

  test('is not shown to players', async () => {
    expect(await (await drawn('o..', '...')).use('Ana', 'map show')).toContain('No fight is going on');
  });

  test.for(['map copy', 'map paint', 'map size', 'map change'])("is no player's: %s", async (command) => {
    const given =
      command === 'map size' ? { columns: 3, rows: 3 } : command === 'map change' ? { text: 'A1 bog' } : {};
    expect(await (await room()).use('Ana', command, given)).toContain('Only a GM');
  });

  async function begun(): Promise<Room> {
    const here = await drawn('o..', '...');
    const character = keeper({ name: 'Ana' });
    const file = { format: 'turnkeeper-character', system: 'zafir', revision: 1, name: 'Ana', character };
    await here.use('Ana', 'character import', { file: textFile(JSON.stringify(file)) });
    dice.stack('calm'); // nobody is asked anything as it begins
    await here.use('Mia', 'encounter start');
    return here;
  }

  test('is taken by the fight that starts', async () => {
    const here = await begun();
    await here.use('Ana', 'encounter map');
    expect(messageText(here.find('Ana', '**A3**'))).toContain('**A3**\n▶ **Ana**'); // in the yard, as whatever is drawn
  });

  test("is the next fight's no more once one has begun", async () => {
    const here = await begun();
    await here.use('Mia', 'encounter end');
    expect(await copied(here)).not.toContain('o..');
  });

  test('has its signs explained to everybody', async () => {
    expect(await (await room()).use('Ana', 'map signs')).toContain('`o` stone');
  });
});

describe('painting', () => {
  const board = (here: Room) => messageText(here.find('Mia', 'Move with the arrows'));

  async function painting(): Promise<Room> {
    const here = await drawn('...', '...');
    await here.use('Mia', 'map paint');
    return here;
  }

  test('begins in the corner with the first thing there is', async () => {
    expect(board(await painting())).toContain('On **A1** with **stone**');
  });

  test('puts what is chosen where the cursor is', async () => {
    const here = await painting();
    await here.press('Mia', '→');
    await here.press('Mia', '↓');
    await here.press('Mia', 'Put');
    expect(await copied(here)).toContain('...\n.o.');
  });

  test('stops at the edge', async () => {
    const here = await painting();
    await here.press('Mia', '↑');
    expect(board(here)).toContain('On **A1**');
  });

  test('paints along the way with the pen down', async () => {
    const here = await painting();
    await here.press('Mia', 'Pen is up');
    await here.press('Mia', '→');
    await here.press('Mia', '↘');
    expect(await copied(here)).toContain('.o.\n..o');
  });

  test('takes another brush', async () => {
    const here = await painting();
    const message = here.find('Mia', 'Move with the arrows');
    const [, id = ''] = /"custom_id":"(map\.brush[^"]*)"/u.exec(JSON.stringify(message.components)) ?? [];
    await here.heard(here.person('Mia').select(message, id, 'bog'));
    await here.press('Mia', 'Put');
    expect(await copied(here)).toContain('~..');
  });

  test('takes an area', async () => {
    const here = await painting();
    const form = await here.person('Mia').press(here.find('Mia', '[Area …]'), 'Area …');
    await here.heard(here.person('Mia').submit(form, { where: 'B1:C2', what: 'height 2' }));
    expect(await copied(here)).toContain('B1:C2 height 2');
  });

  test('says what is wrong with an area', async () => {
    const here = await painting();
    const form = await here.person('Mia').press(here.find('Mia', '[Area …]'), 'Area …');
    await here.heard(here.person('Mia').submit(form, { where: 'Z9', what: 'bog' }));
    expect(board(here)).toContain('✗ Z9 is off the map');
  });

  test('ends', async () => {
    const here = await painting();
    await here.press('Mia', 'Done');
    expect(() => here.find('Mia', '[Put]')).toThrow('sees no');
  });
});

describe('a picture under a map', () => {
  test('makes the map as large as it is, where nothing is drawn yet', async () => {
    const here = await room();
    await here.use('Mia', 'map picture', { file: wholePng(600, 400), columns: 6 });
    expect(await copied(here)).toContain('```\n......\n......\n......\n......\n```');
  });

  test('leaves a map as it is that is drawn', async () => {
    const here = await drawn('o..', '...');
    await here.use('Mia', 'map picture', { file: wholePng(600, 400) });
    expect(await copied(here)).toContain('```\no..\n...\n```');
  });

  test('is told of in words', async () => {
    const said = await (await room()).use('Mia', 'map picture', { file: wholePng(600, 400), columns: 6 });
    expect(said).toContain('**Picture under it**: 6 × 4 tiles');
  });

  test('is fitted without being sent again: what is not said stays', async () => {
    const here = await room();
    await here.use('Mia', 'map picture', { file: wholePng(600, 400), columns: 6, top: 1 });
    expect(await here.use('Mia', 'map picture', { columns: 9, left: -0.5 })).toContain(
      '9 × 6 tiles, left -0.5, top 1',
    );
  });

  test('is moved alone, and stays as large as it is', async () => {
    const here = await room();
    await here.use('Mia', 'map picture', { file: wholePng(600, 400), columns: 6, rows: 5 });
    expect(await here.use('Mia', 'map picture', { left: 2 })).toContain('6 × 5 tiles, left 2, top 0');
  });

  test('is fitted only where there is one', async () => {
    expect(await (await room()).use('Mia', 'map picture', { columns: 9 })).toContain(
      "There's no picture under this map",
    );
  });

  test('is fitted by a GM', async () => {
    expect(await (await room()).use('Ana', 'map picture', { columns: 9 })).toContain('Only a GM');
  });

  test('is refused where it is no picture', async () => {
    const file = { name: 'cave.png', data: new TextEncoder().encode('a cave') };
    expect(await (await room()).use('Mia', 'map picture', { file })).toContain('use a PNG or a JPEG');
  });

  test('is refused where it breaks off', async () => {
    const { name, data } = wholePng(600, 400);
    const file = { name, data: data.slice(0, -1) };
    expect(await (await room()).use('Mia', 'map picture', { file })).toContain('cut off or damaged');
  });

  test('is refused where it is too large to be drawn', async () => {
    expect(await (await room()).use('Mia', 'map picture', { file: wholePng(4000, 2501) })).toContain(
      'A PNG under a map can have at most 10,000,000 pixels in all. This has 10,004,000.',
    );
  });

  test('is refused beyond 4 MB', async () => {
    const file = { name: 'cave.png', data: new Uint8Array(4 * 1024 * 1024 + 1) };
    expect(await (await room()).use('Mia', 'map picture', { file })).toContain('at most 4 MB');
  });

  test("is no player's to lay", async () => {
    expect(await (await room()).use('Ana', 'map picture', { file: wholePng(600, 400) })).toContain(
      'Only a GM',
    );
  });

  test('is taken away', async () => {
    const here = await room();
    await here.use('Mia', 'map picture', { file: wholePng(600, 400), columns: 6 });
    await here.use('Mia', 'map picture', { remove: true });
    expect(await here.use('Mia', 'map picture', { remove: true })).toContain(
      "There's no picture under this map",
    );
  });

  test('has to be named', async () => {
    expect(await (await room()).use('Mia', 'map picture')).toContain('Say which picture');
  });
});

test('a system without squares has no such map', async () => {
  const here = await open('soulbound');
  expect(await here.use('Mia', 'map show')).toContain('plays in Zones, not on squares: `/encounter zones`');
});
