import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deep, patience, seededFrom } from '../../support/deep.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { bare, brought, exported } from './copies.ts';
import { TestDice } from './dice.ts';
import { expectBooksInOrder } from './ledger.ts';
import { madeHero } from './made.ts';
import { Monkey } from './monkey.ts';
import { openRoom, type Room } from './room.ts';

const STEPS = deep(30, 120);

/** Campaigns in which anything is pressed and typed, taken elsewhere and taken elsewhere again. */
export function describeRoundTrip(
  database: () => Promise<{ databaseUrl?: string; close?: () => Promise<void> }>,
) {
  describe.each(['soulbound', 'zafir', 'riftbound', 'ishanekon'])(
    'a campaign of %s played by chance',
    (system) => {
      let table: GameTable;
      let closeDatabase: (() => Promise<void>) | undefined;
      let here: Room;
      let copy: Room;
      let first: string;

      beforeAll(async () => {
        const { databaseUrl, close } = await database();
        closeDatabase = close;
        table = await openTable({
          dice: new TestDice(),
          ...(databaseUrl === undefined ? {} : { databaseUrl }),
        });
        here = await openRoom(table, 'room', system);
        await madeHero(here, 'Ana', 'Kira');
        await madeHero(here, 'Ben', 'Tiz');
        await here.use('Mia', 'encounter start');
        const monkey = new Monkey(here, seededFrom(7));
        for (let step = 0; step < STEPS; step += 1) await monkey.step();
        first = await exported(table, here.channel);
        const { copy: room, said } = await brought(table, first);
        expect(said).toContain('the campaign goes on');
        copy = room;
      }, patience(120_000));

      afterAll(async () => {
        await table.close();
        await closeDatabase?.();
      });

      test('is the same when it is exported again', async () => {
        expect(bare(await exported(table, copy.channel))).toEqual(bare(first));
      });

      test('has its books in order', async () => {
        await expectBooksInOrder(table, copy.channel);
      });

      test('goes on with its books in order', async () => {
        const monkey = new Monkey(copy, seededFrom(8));
        for (let step = 0; step < STEPS / 2; step += 1) await monkey.step();
        await expectBooksInOrder(table, copy.channel);
      });
    },
  );
}
