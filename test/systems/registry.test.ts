import { describe, expect, test } from 'vitest';
import type { AnySystem } from '../../src/engine/system.ts';
import { Systems, systems } from '../../src/systems/registry.ts';
import { lanterns } from '../support/lanterns/index.ts';

/** One rulebook, and how often it was opened; the first `failing` times it cannot be. */
function shelf(failing = 0) {
  const opened: string[] = [];
  const shelved = new Systems([
    {
      id: 'lanterns',
      name: 'Lanterns',
      open: async () => {
        opened.push('lanterns');
        if (opened.length <= failing) throw new Error('a page is missing');
        return lanterns as AnySystem;
      },
    },
  ]);
  return { opened, shelved };
}

describe('A rulebook', () => {
  test('is in the catalogue unopened', () => {
    const { opened, shelved } = shelf();
    const listed = shelved.catalogue.map(({ id, name }) => `${id}: ${name}`);
    expect([listed, shelved.titleOf('lanterns'), opened]).toEqual([['lanterns: Lanterns'], 'Lanterns', []]);
  });

  test('is given when it is loaded', async () => {
    expect(await shelf().shelved.load('lanterns')).toBe(lanterns);
  });

  test('is opened once for all who wait for it', async () => {
    const { opened, shelved } = shelf();
    await Promise.all(['lanterns', 'lanterns', 'lanterns'].map((id) => shelved.load(id)));
    expect(opened).toHaveLength(1);
  });

  test('is not opened again', async () => {
    const { opened, shelved } = shelf();
    await shelved.load('lanterns');
    await shelved.load('lanterns');
    expect(opened).toHaveLength(1);
  });

  test('that cannot be opened is an error for all who wait for it', async () => {
    const { shelved } = shelf(1);
    const ends = await Promise.allSettled([shelved.load('lanterns'), shelved.load('lanterns')]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('that could not be opened may be another time', async () => {
    const { shelved } = shelf(1);
    await shelved.load('lanterns').catch(() => undefined);
    expect(await shelved.load('lanterns')).toBe(lanterns);
  });

  test('has a title of its own where another game has its name', () => {
    const books = [
      {
        id: 'lanterns',
        name: 'Lanterns',
        title: 'Lanterns (the RPG)',
        open: async () => lanterns as AnySystem,
      },
    ];
    const shelved = new Systems(books);
    expect([shelved.titleOf('lanterns'), shelved.catalogue[0]?.title]).toEqual([
      'Lanterns (the RPG)',
      'Lanterns (the RPG)',
    ]);
  });

  test('that does not exist has no title', () => {
    expect(shelf().shelved.titleOf('constructor')).toBeUndefined();
  });

  test('that does not exist is not there', async () => {
    expect(await shelf().shelved.load('constructor')).toBeUndefined();
  });
});

test.each([...systems.catalogue])('$name is what the catalogue says of it', async ({ id, name }) => {
  const system = await systems.load(id);
  expect({ id: system?.id, name: system?.name }).toEqual({ id, name });
});
