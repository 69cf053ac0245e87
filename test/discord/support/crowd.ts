import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntryRecord, Store, StreamRef } from '../../../src/app/ports.ts';
import type { Answer, OptionValues, Pending } from '../../../src/playground/index.ts';
import { isSecret } from '../../support/playscript/print.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { TestDice } from './dice.ts';
import { heroFile } from './hero.ts';
import { entriesOf, expectBooksInOrder } from './ledger.ts';
import { answerText, openRoom, type Room } from './room.ts';

const CROWD = 50;
const names = Array.from({ length: CROWD }, (_, n) => `Player ${n + 1}`);

/** Fifty people with a character each, who all act in one channel in the same moment, twice. */
export function describeCrowd(
  database: () => Promise<{ databaseUrl?: string; close?: () => Promise<void> }>,
) {
  describe('fifty people in one channel at once', () => {
    let table: GameTable;
    let here: Room;
    let closeDatabase: (() => Promise<void>) | undefined;
    let answers: readonly Answer[];
    let entries: readonly EntryRecord[];
    let waiting: readonly string[]; // interactions whose command waits for somebody to decide

    beforeAll(async () => {
      const { databaseUrl, close } = await database();
      closeDatabase = close;
      table = await openTable({
        dice: new TestDice(),
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
        world: (build) => {
          const mia = build.addPerson({ name: 'Mia' }, null);
          const guild = build.addGuild('Crowd', mia.id);
          for (const name of names) build.addPerson({ name }, guild);
        },
      });
      here = await openRoom(table, 'square');
      await Promise.all(
        names.map((who, n) => here.use(who, 'character import', { file: heroFile(`Hero ${n + 1}`) })),
      );
      // Nobody here would answer, and failed Tests would ask for Soulfire.
      await here.use('Mia', 'party set', { what: 'Soulfire', to: '0' });
      await here.use('Mia', 'encounter start', { everyone: false });
      await here.use('Mia', 'encounter add', { who: 'Raider', count: 3 });
      await Promise.all(names.slice(0, 5).map((who) => here.use(who, 'encounter join')));
      await here.use('Mia', 'encounter next');
      const rounds = [0, 1, 2].flatMap((round) => names.map((who, n) => act(who, n, round)));
      answers = await Promise.all(rounds);
      await table.turnkeeper.bot.idle();
      const { store } = table.turnkeeper.app.ports;
      const square = table.playground.world.channel('square').id;
      const campaign = (await store.campaignIn([square]))?.id ?? '';
      entries = await entriesOf(table, campaign);
      waiting = await waitingIn(store, campaign, square);
    });

    afterAll(async () => {
      await table.close();
      await closeDatabase?.();
    });

    /** What the n-th does: everybody something else than their neighbours, and in the next round another thing. */
    function act(who: string, n: number, round: number): Pending {
      const deeds: readonly (readonly [string, OptionValues])[] = [
        ['check', { what: 'Body (Athletics)', difficulty: '4:3' }],
        ['roll', { what: '3d6' }],
        ['encounter join', {}],
        ['act', { action: 'Defend' }],
        ['attack', { target: 'Raider 1' }],
      ];
      const [command, options] = deeds[(n + round) % deeds.length] ?? ['roll', { what: '1d6' }];
      return here.person(who).command('square', command, options);
    }

    /** How often an interaction has taken effect. */
    const applied = ({ interaction }: Answer) =>
      entries.filter(({ interactionId, kind }) => interactionId === interaction.id && kind !== 'return')
        .length;

    test('are all answered', () => {
      expect(answers.filter(({ kind }) => kind === 'failed')).toEqual([]);
    });

    test('act once each, or are told why not', () => {
      const wrong = answers.filter((answer) => {
        const message = answer.message();
        const told = message !== undefined && isSecret(message);
        const waits = waiting.includes(answer.interaction.id);
        const times = applied(answer);
        // What the card of whoever came first tells is whispered to who has done it, too.
        return times === 0 ? !told && !waits : times > 1 || waits;
      });
      expect(
        wrong.map((answer) => [answer.interaction.payload.data, answerText(answer), applied(answer)]),
      ).toEqual([]);
    });

    test('mostly get their way', () => {
      expect(answers.filter((answer) => applied(answer) === 1).length).toBeGreaterThan(60);
    });

    test('are all in the fight who joined it', async () => {
      const joined = entries.filter(({ intent }) => (intent as { kind?: string }).kind === 'join').length;
      const status = await here.use('Mia', 'encounter status');
      expect(joined - 1).toBe(new Set([...status.matchAll(/Hero \d+/gu)].map(([name]) => name)).size);
    });

    test('leave the books in order', () => expectBooksInOrder(table, 'square'));

    test('make no trouble', () => {
      expect([table.troubles.errors, table.playground.openapi.violations]).toEqual([[], []]);
    });

    test('leave one tracker, which is up to date', async () => {
      const trackers = here.messages().filter(({ pinned }) => pinned);
      expect(trackers).toHaveLength(1);
    });
  });
}

/** The interactions of all commands that wait, in the fight of a channel or with somebody outside of it. */
async function waitingIn(store: Store, campaign: string, channel: string): Promise<readonly string[]> {
  const fight = await store.runningEncounter(channel);
  const streams: readonly StreamRef[] = [
    ...(fight === null ? [] : [{ kind: 'encounter' as const, id: fight.id }]),
    ...(await store.characters(campaign)).map(({ id }) => ({ kind: 'character' as const, id })),
  ];
  const pendings = await Promise.all(streams.map((stream) => store.pendingOf(stream)));
  return pendings.flatMap((pending) => pending?.drawn.interactionId ?? []);
}
