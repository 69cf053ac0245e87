import { describe, expect, test } from 'vitest';
import { metres } from '../support/lanterns/metres.ts';
import { messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

const { room: open } = useTable({ systems: metres });
const room = () => open('zafir');

/** Describes a place in the form, and gives what is answered. */
async function describeIt(here: Room, ...lines: readonly string[]): Promise<string> {
  const form = await here.person('Mia').command(here.channel, 'map paste');
  return here.heard(here.person('Mia').submit(form, { map: lines.join('\n') }));
}

const copied = (here: Room) => here.use('Mia', 'map copy');

async function yard(...lines: readonly string[]): Promise<Room> {
  const here = await room();
  await describeIt(here, 'yard 30 x 20', ...lines);
  return here;
}

describe('a place in metres before its fight', () => {
  test('is described in a form', async () => {
    expect(await describeIt(await room(), 'yard 30 x 20')).toContain('This is the map for');
  });

  test('is copied as it was described', async () => {
    expect(await copied(await yard('stones at 5,5 and 9,5', 'hedge 0,10 to 20,10', 'gap at 4,10'))).toContain(
      'yard 30 x 20\nstone 4,4 to 6,6\nstone 8,4 to 10,6\nhedge 0,10 to 20,10\ngap 1.5 wide at 4,10',
    );
  });

  test('is begun anew by a new description', async () => {
    const here = await yard('stone at 5,5');
    await describeIt(here, 'moor 50 x 40');
    expect(await copied(here)).toContain('```\nmoor 50 x 40\n```');
  });

  test('that cannot be read is given back to be mended', async () => {
    const here = await room();
    await describeIt(here, 'yard 30 x 20', 'dragon at 5,5');
    const form = await here.person('Mia').press(here.find('Mia', 'dragon'), 'Fix it');
    expect(JSON.stringify(form.modal)).toContain('yard 30 x 20\\ndragon at 5,5');
  });

  test('is changed in words', async () => {
    const here = await yard('stone at 5,5');
    await here.use('Mia', 'map change', { text: 'no stone; hedge 1,1 to 5,1' });
    expect(await copied(here)).toContain('```\nyard 30 x 20\nhedge 1,1 to 5,1\n```');
  });

  test('is shown in words, too', async () => {
    expect(await (await yard('stone at 5,5')).use('Mia', 'map show')).toContain(
      '**Stone (1.5 m high)**: 4,4 to 6,6',
    );
  });

  test('is of some size', async () => {
    const here = await yard('stone at 5,5');
    await here.use('Mia', 'map size', { columns: 40, rows: 25 });
    expect(await copied(here)).toContain('```\nsize 40 x 25\n```');
  });

  test('says what it can have', async () => {
    expect(await (await room()).use('Ana', 'map signs')).toContain(
      "**hedge**: from a place to a place, 1 m high, doesn't hide anybody",
    );
  });
});

describe('a place that is changed by buttons', () => {
  const press = async (here: Room, ...labels: readonly string[]): Promise<string> => {
    const mia = here.person('Mia');
    let said = '';
    for (const label of labels) {
      const shown = mia
        .messages(here.channel)
        .findLast((message) => messageText(message).includes('Move with the arrows'));
      if (shown === undefined) throw new Error('nothing to change a place with');
      said = await here.heard(mia.press(shown, label));
    }
    return said;
  };
  const painted = async (): Promise<Room> => {
    const here = await yard();
    await here.use('Mia', 'map paint');
    return here;
  };

  test('begins in its middle', async () => {
    expect(await (await yard()).use('Mia', 'map paint')).toContain('At **15,10** with **stone**.');
  });

  test('is gone over by five metres', async () => {
    expect(await press(await painted(), '→')).toContain('At **20,10**');
  });

  test('is gone over by one metre', async () => {
    expect(await press(await painted(), 'Steps of 1 m', '→')).toContain('At **16,10**');
  });

  test('ends at its edge', async () => {
    expect(await press(await painted(), '↓', '↓', '↓')).toContain('At **15,20**');
  });

  test('gets what is put', async () => {
    const here = await painted();
    await press(here, 'Put');
    expect(await copied(here)).toContain('stone 14,9 to 16,11');
  });

  test('loses what is taken away', async () => {
    const here = await painted();
    await press(here, 'Put', 'Remove');
    expect(await copied(here)).not.toContain('stone');
  });
});
