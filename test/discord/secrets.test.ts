import { describe, expect, test } from 'vitest';
import type { AnySystem } from '../../src/engine/system.ts';
import { Systems, systems } from '../../src/systems/registry.ts';
import { deep, isDeep, patience, runSeed } from '../support/deep.ts';
import { squares } from '../support/lanterns/squares.ts';
import { Heard } from './support/heard.ts';
import { ishanekon, lanterns, riftbound, soulbound, zafir } from './support/hidden.ts';
import { demanded, namedInVain } from './support/kinds.ts';
import { PLAYERS } from './support/records.ts';
import { useTable } from './support/room.ts';
import { LEADING, LOOKING } from './support/secretive.ts';
import { type Game, play, unwatched, type Watched } from './support/watching.ts';

// What is hidden appears in nothing that those from whom it is hidden are sent, whatever is done: random sessions in which hidden
// things have names that nothing else has.

const sessions = deep(1, 3); // of each system; the rules alone play thousands of them (test/systems)
const first = runSeed + 1;
const STEPS = deep(6, 80);
const ROADS_SEED = 77; // the same in each run: which ways lead through is no matter of luck

/** What is done besides what people do to look and to lead. */
const DONE = ['attack', 'act', 'check', 'encounter next', 'GM undo'];

/** What is hidden; so often, at the least, there was somebody to look for it in vain. */
const KINDS = [
  'an unseen foe',
  'a hidden Zone',
  'a hidden unit',
  'hidden ground',
  'something secret',
  "one of the GM's own",
  "a note about one of the GM's own",
  'a blind roll',
  'a whispered roll',
  "a private scene's name",
  'where a private scene is',
  'what is rolled in a private scene',
  'what is said in a private scene',
  'what is asked in a private scene',
  'who is met in a private scene',
  'what a request holds back',
  'a standing order',
  'a queued action',
  'a macro',
];
const OFTEN = 100;

/** Whether the rulebook of Soulbound has a hole: who is hidden is known to everybody. */
let isLeaky = false;

const books = useTable({
  systems: () => new Systems(systems.catalogue.map(({ id, name }) => ({ id, name, open: () => opened(id) }))),
});
const small = useTable({ systems: squares });

async function opened(id: string): Promise<AnySystem> {
  const system = await systems.load(id);
  if (system === undefined) throw new Error(`no system ${id}`);
  const gm = { gm: true, characters: [] };
  return { ...system, known: (state, viewer) => system.known(state, isLeaky ? gm : viewer) };
}

const GAMES = {
  soulbound: { table: books.now, room: () => books.room(), dice: books.dice, hide: soulbound },
  zafir: { table: books.now, room: () => books.room('zafir'), dice: books.dice, hide: zafir },
  riftbound: {
    table: books.now,
    room: () => books.room('riftbound'),
    dice: books.dice,
    hide: riftbound,
  },
  ishanekon: {
    table: books.now,
    room: () => books.room('ishanekon'),
    dice: books.dice,
    hide: ishanekon,
  },
  lanterns: { table: small.now, room: () => small.room(), dice: small.dice, hide: lanterns },
} as const satisfies Readonly<Record<string, Game>>;
type Name = keyof typeof GAMES;
const games = Object.keys(GAMES) as readonly Name[];

const played = new Map<Name, Promise<Watched>>();

/** All sessions of a system, played once, whichever test asks. */
function watchedIn(game: Name): Promise<Watched> {
  const all = async () => {
    const watched = unwatched();
    const roads = isDeep && game !== 'lanterns'; // they lead through what the rulebooks have
    if (roads)
      await play(
        GAMES[game],
        { seed: ROADS_SEED, steps: 0, looks: { first: false, last: false }, roads },
        watched,
      );
    for (let seed = first; seed < first + sessions; seed += 1) {
      const looks = { first: seed === first, last: isDeep && seed === first + sessions - 1 };
      await play(GAMES[game], { seed, steps: STEPS, looks, seeks: isDeep && seed === first }, watched);
    }
    return watched;
  };
  const known = played.get(game) ?? all();
  played.set(game, known);
  return known;
}

/** What was done in all systems together, and what was hidden. */
async function tallied(of: 'reached' | 'hidden'): Promise<ReadonlyMap<string, number>> {
  const all = new Map<string, number>();
  for (const game of games)
    for (const [what, times] of (await watchedIn(game))[of]) all.set(what, (all.get(what) ?? 0) + times);
  return all;
}

describe('what is hidden', () => {
  test.each(games)(
    'is told to nobody from whom it is hidden (%s)',
    async (game) => {
      const { leaks } = await watchedIn(game);
      expect(leaks.slice(0, 5).join('\n\n')).toBe('');
    },
    patience(600_000),
  );

  test(
    'is found where a rulebook tells of it',
    async () => {
      isLeaky = true;
      const watched = unwatched();
      const looks = { first: false, last: false };
      await play(GAMES.soulbound, { seed: first, steps: 0, looks }, watched).finally(() => {
        isLeaky = false;
      });
      expect(watched.leaks.join()).toContain('Zzyx-17');
    },
    patience(60_000),
  );

  test('is found where somebody is sent it, whatever they are sent', async () => {
    const hiding = await soulbound(await books.room(), books.dice);
    const { here } = hiding;
    const listening = new Heard(here.table.playground);
    await here.use('Mia', 'encounter map', { show: true });
    const { name } = hiding.canaries[0] ?? { name: '' };
    await here.use('Mia', 'reveal', { what: name });
    const shown = await listening.take();
    expect([...shown].filter(([, all]) => all.join().includes(name)).map(([who]) => who)).toEqual(
      expect.arrayContaining([...PLAYERS]),
    );
  });

  test('is looked for behind every kind of thing to press but those that are named: all of these are there', async () => {
    expect(await namedInVain()).toEqual([]);
  });

  // A few sessions are too few for what is rare.
  if (!isDeep) return;

  test(
    'is looked for in everything that can be looked at, and done',
    async () => {
      const wanted = [...LOOKING, ...LEADING.map((does) => `GM ${does}`), ...DONE];
      const reached = await tallied('reached');
      expect(wanted.filter((one) => !reached.has(one))).toEqual([]);
    },
    patience(600_000),
  );

  test(
    'is looked for behind each kind of thing to press, whoever presses it',
    async () => {
      const reached = await tallied('reached');
      const isReached = (kind: string) => reached.has(`[${kind}]`) || reached.has(`GM [${kind}]`);
      expect((await demanded()).filter((kind) => !isReached(kind))).toEqual([]);
    },
    patience(600_000),
  );

  test(
    'is of every kind',
    async () => {
      const hidden = await tallied('hidden');
      expect(KINDS.filter((kind) => (hidden.get(kind) ?? 0) < OFTEN)).toEqual([]);
    },
    patience(600_000),
  );
});
