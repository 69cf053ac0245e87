import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import type { OptionValues } from '../../src/playground/index.ts';
import { deep } from '../support/deep.ts';
import { brought, exported } from './support/copies.ts';
import { answerText, type Room, useTable } from './support/room.ts';

// Somebody deletes all about them while a file is being made in which they are.

/** What happens at the n-th thing that the database is asked from now on. */
let interruption: { at: number; readonly run: () => Promise<void> } | null = null;

async function interrupted(): Promise<void> {
  if (interruption === null) return;
  interruption.at -= 1;
  if (interruption.at > 0) return;
  const { run } = interruption;
  interruption = null;
  await run();
}

type Reads = Pick<
  Store,
  | 'campaignIn'
  | 'campaignParts'
  | 'character'
  | 'characters'
  | 'encountersOf'
  | 'entries'
  | 'entryCount'
  | 'pendingsIn'
  | 'portraitsIn'
  | 'scenesOf'
  | 'speechesOf'
>;

/** The store, each of whose answers may come after something else has happened. */
const watched = (opened: Store): Store => {
  const late =
    <A extends readonly unknown[], T>(read: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      await interrupted();
      return read(...given);
    };
  const reads: Reads = {
    campaignIn: late(opened.campaignIn),
    campaignParts: late(opened.campaignParts),
    character: late(opened.character),
    characters: late(opened.characters),
    encountersOf: late(opened.encountersOf),
    entries: late(opened.entries),
    entryCount: late(opened.entryCount),
    pendingsIn: late(opened.pendingsIn),
    portraitsIn: late(opened.portraitsIn),
    scenesOf: late(opened.scenesOf),
    speechesOf: late(opened.speechesOf),
  };
  return { ...opened, ...reads };
};

const { dice, now, room } = useTable({ store: watched });

/** Kira has done something, and Ana has said something as her. */
async function begun(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Ana', 'say', { text: 'Who goes there?' });
  dice.lay(3, 4);
  await here.use('Ana', 'roll', { what: '2d6', for: 'the door' });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard', everyone: true });
  await here.use('Mia', 'encounter next');
  return here;
}

async function erase(here: Room): Promise<void> {
  const ana = here.person('Ana');
  const asked = await ana.command(here.channel, 'privacy delete');
  await asked.settled();
  const message = asked.message();
  if (message === undefined) throw new Error('nothing is asked');
  await (await ana.press(message, 'Delete everything about me')).settled();
}

/** The files that somebody gets, and what is said with them. */
async function gets(here: Room, who: string, command: string, options: OptionValues) {
  const answer = await here.person(who).command(here.channel, command, options);
  await now().turnkeeper.bot.idle();
  const given = [answer.message(), ...answer.followups()].flatMap((one) => one?.attachments ?? []);
  const files = await Promise.all(
    given.map(async ({ url }) => new Uint8Array(await (await fetch(url)).arrayBuffer())),
  );
  return { said: answerText(answer), files };
}

const moments = (looks: number) =>
  deep(
    [1, looks],
    Array.from({ length: looks }, (_, n) => n + 1),
  );

describe.each([
  ['html', 'Mia', 'export', {}, 6],
  ['markdown', 'Mia', 'export', { format: 'markdown' }, 6],
  ['json', 'Mia', 'export', { format: 'json' }, 4],
  ['a character', 'Ana', 'character export', {}, 2],
] as const)('a file of %s', (format, who, command, options, looks) => {
  test.each(moments(looks))(
    'is whole though somebody deletes all about them at its look no. %d',
    async (at) => {
      const here = await begun();
      interruption = { at, run: () => erase(here) };
      const { said, files } = await gets(here, who, command, options);
      const wasErased = interruption === null;
      interruption = null;
      expect([wasErased, said, files.every(({ length }) => length > 0)]).toEqual([
        true,
        expect.not.stringMatching(/went wrong|no answer|^$/u),
        true,
      ]);
      const [file] = files;
      if (format === 'json' && file !== undefined)
        expect((await brought(now(), file)).said).toContain('the campaign goes on');
      expect(await exported(now(), here.channel)).not.toContain(here.person('Ana').id);
    },
  );
});
