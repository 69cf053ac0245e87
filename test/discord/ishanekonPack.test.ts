import { describe, expect, test } from 'vitest';
import { PACK_LIMITS } from '../../src/engine/packs/limits.ts';
import { FILE_LIMITS } from '../../src/discord/limits.ts';
import { textFile } from './support/hero.ts';
import { type Room, useTable } from './support/room.ts';

const { room } = useTable();

const talent = (name: string, text = '') => ({ name, text, kind: 'lesser' });
const load = async (text: string, name?: string): Promise<string> =>
  loadInto(await room('ishanekon'), text, name);
const loadInto = (here: Room, text: string, name = 'docks.json') =>
  here.use('Mia', 'content import', { file: textFile(text, name) });
const withTalents = (talents: readonly object[]) => JSON.stringify({ name: 'Docks', talents });

describe("a file with a group's own content of Ishanekon", () => {
  test('is brought in', async () => {
    expect(await load(withTalents([talent('Salt Legs')]))).toContain(
      '**Docks** is part of this campaign now.',
    );
  });

  test('may be a plain table', async () => {
    const table = 'Name,Rank,Level,Type\nDock Rat,Minor,0,Animal\n';
    expect(await load(table, 'docks.csv')).toContain('is part of this campaign now.');
  });

  test('brings vehicles that come to a fight', async () => {
    const here = await room('ishanekon');
    await loadInto(
      here,
      JSON.stringify({ name: 'Docks', vehicles: [{ name: 'Tug', size: 'bigger', level: 1 }] }),
    );
    await here.use('Mia', 'encounter start');
    expect(await here.use('Mia', 'encounter add', { who: 'Tug', side: 'players' })).toContain(
      'joins the fight',
    );
  });

  test('is refused where it has more bytes than I read', async () => {
    const long = `${withTalents([])}${' '.repeat(FILE_LIMITS.text.most)}`;
    expect(await load(long)).toContain('at most');
  });

  test('is refused where it has more entries of a kind than a pack', async () => {
    const many = Array.from({ length: PACK_LIMITS.entries.most + 1 }, (_, n) => talent(`Talent ${n}`));
    expect(await load(withTalents(many))).toContain('`talents`');
  });

  test('is refused with the place of a text that is too long', async () => {
    expect(await load(withTalents([talent('Salt Legs', 'x'.repeat(301))]))).toContain('`talents[0].text`');
  });

  test('is refused where it is no JSON and no table', async () => {
    expect(await load('{"name": "Docks"')).not.toContain('is part of this campaign');
  });
});
