import { beforeAll, describe, expect, test } from 'vitest';
import { type OptionValues, Refused } from '../../src/playground/index.ts';
import { deep } from '../support/deep.ts';
import { withoutMacros } from './support/macros.ts';
import { ROUGH as ROUGH_ANYWHERE } from './support/rough.ts';
import { Room, useTable } from './support/room.ts';

// Everything typed gets either its effect, or one sentence that says what is wrong and what to do.

const { now, room } = useTable();

/** What is rough anywhere, and what the program says to itself of something typed. */
const ROUGH = new RegExp(`${ROUGH_ANYWHERE.source}|expected string|Too small|null`, 'u');

const GARBAGE: readonly string[] = [
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '1.5',
  '@everyone',
  '<@123>',
  '**bold** `code` ||spoiler||',
  '🗡️🔥',
  '👩‍👩‍👧‍👦',
  'کیرا',
  '\u202Eevil',
  '\u200b',
  'a\nb\r\nc',
  "'; DROP TABLE Character; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  '%s%n{{7*7}}',
  '\u0000',
  '\ud800',
  '￿',
  'x'.repeat(5000),
  ' ',
];

describe('a new user', () => {
  let here: Room;

  beforeAll(async () => {
    here = await room();
    await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
    await here.hero('Ben', 'Tiz');
    await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
    await here.use('Mia', 'encounter add', { who: 'Raider' });
    await here.use('Mia', 'encounter next');
  });

  test.for([
    ['Ana', 'attack', { target: 'Dragon' }, 'There\'s no "Dragon" here. Choose from: '],
    ['Ana', 'attack', { target: 'Raidr' }, 'Did you mean **Raider**?'],
    [
      'Ana',
      'attack',
      { target: 'Raider', weapon: 'Bazooka' },
      "doesn't have that weapon. Choose one of Longsword",
    ],
    ['Ana', 'attack', { target: 'Raider', weapon: 'Longswrod' }, 'Did you mean **Longsword**?'],
    ['Ana', 'attack', { target: 'Raider', how: 'Backflip' }, 'I don\'t know how to attack "Backflip"'],
    ['Ana', 'attack', { target: 'Raider', how: 'Hed' }, 'Did you mean **Called Shot: Head**?'],
    ['Ana', 'attack', { target: 'Raider', spend: 'Extra Acton' }, 'Did you mean **Extra Action**?'],
    ['Ana', 'attack', { target: 'Raider', spend: 'gold' }, "You can't spend"],
    ['Ana', 'attack', { target: 'Kira' }, "can't attack themselves"],
    ['Ana', 'attack', { target: 'Raider', as: 'Tiz' }, "is somebody else's character"],
    ['Ana', 'attack', { target: 'Raider', as: 'Nobody' }, 'I don\'t know the character "Nobody" here'],
    ['Ben', 'attack', { target: 'Raider' }, 'Not your turn'],
    ['Ben', 'encounter next', {}, 'Not your turn'],
    ['Cleo', 'attack', { target: 'Raider' }, "You don't have a character here yet"],
    ['Cleo', 'check', { what: 'Body' }, "You don't have a character here yet"],
    ['Cleo', 'encounter join', {}, "You don't have a character here yet"],
    ['Cleo', 'encounter end', {}, 'Only a GM'],
    ['Ana', 'encounter add', { who: 'Raider' }, 'Only a GM'],
    ['Ana', 'encounter remove', { who: 'Raider' }, 'Only a GM'],
    ['Ana', 'encounter join', {}, 'is in this fight already'],
    ['Mia', 'encounter start', {}, 'A fight is running here already'],
    ['Mia', 'encounter add', { who: 'Dragon' }, 'I don\'t know "Dragon"'],
    ['Mia', 'encounter add', { who: 'Kira' }, 'is in this fight already'],
    ['Mia', 'encounter add', { who: 'Raider', zone: 'Moon' }, 'There\'s no Zone "Moon"'],
    ['Mia', 'encounter remove', { who: 'Dragon' }, 'There\'s no "Dragon" here'],
    ['Ana', 'act', { action: 'Fly' }, 'There\'s no action "Fly"'],
    ['Ana', 'act', { action: 'Move', target: 'Moon' }, 'Yard'],
    ['Ana', 'act', { action: 'Move', target: 'Yrad' }, 'Did you mean **Yard**?'],
    ['Ana', 'act', { action: 'Move' }, 'Choose'],
    ['Ana', 'act', { action: 'Go about', with: 'Climbnig' }, 'Did you mean **Climbing**?'],
    ['Ana', 'act', { action: 'Longsword' }, '`/attack target:… weapon:Longsword`'],
    ['Ana', 'act', { action: 'Climbing' }, '`/act action:Go about with:Climbing`'],
    ['Mia', 'act', { action: 'Move', target: 'Yard' }, "It's **Kira**'s turn, and you're the GM"],
    ['Ana', 'check', { what: 'Athletcs' }, 'Did you mean **Body \\(Athletics'],
    ['Ana', 'check', { what: 'Flying' }, 'There\'s no check "Flying"'],
    ['Ana', 'check', { what: 'Body', difficulty: 'hard as nails' }, 'hard as nails'],
    ['Ana', 'check', { what: 'Body', difficulty: '0:0' }, 'must be 2 to 6'],
    ['Ana', 'check', { what: 'Body', difficulty: '4:0' }, 'dice have to pass: 1 to 20'],
    ['Ana', 'check', { what: 'Body', difficulty: '7:999999' }, "isn't a DN"],
    ['Ana', 'check', { what: 'Body', against: 'Kira' }, "You can't oppose yourself"],
    ['Ana', 'check', { what: 'Body', against: 'Dragon' }, 'There\'s no "Dragon" here'],
    ['Ana', 'rest', { kind: 'Nap' }, 'There\'s no rest "Nap"'],
    ['Ana', 'rest', { kind: 'Breather' }, "rest when it's over"],
    ['Ana', 'rest', { kind: 'Breather', everyone: true }, 'Only a GM'],
    ['Mia', 'condition add', { condition: 'Sleepy', who: 'Kira' }, 'There\'s no condition "Sleepy"'],
    ['Mia', 'condition remove', { condition: 'Prone', who: 'Kira' }, "isn't Prone"],
    ['Mia', 'condition add', { condition: 'Prone', who: 'Dragon' }, 'I don\'t know the character "Dragon"'],
    ['Ana', 'character sheet', { name: 'Tiz' }, "is somebody else's character"],
    ['Ana', 'character switch', { name: 'Kria' }, 'Did you mean **Kira**?'],
    ['Ana', 'campaign restore', { name: 'Lost' }, 'You have no archived campaign "Lost"'],
    ['Ana', 'roll', { what: 'a lot' }, 'Rolls look like `2d6+3`'],
    ['Ana', 'roll', { what: '0d6' }, ''],
    ['Ana', 'roll', { what: '2d0' }, ''],
    ['Ana', 'roll', { what: '-2d6' }, ''],
    ['Ana', 'roll', { what: '999999999d999999999' }, ''],
    ['Ana', 'roll', { what: '1/0' }, ''],
    ['Ana', 'roll', { what: `${'('.repeat(300)}1${')'.repeat(299)}` }, ''],
    ['Ana', 'undo', { what: 'redo' }, "There's nothing to redo"],
    ['Ana', 'encounter status', {}, 'Round 1'],
  ] as readonly (readonly [string, string, OptionValues, string])[])(
    '%s> /%s %j is told %j',
    async ([who, command, options, said]) => {
      const answer = await here.use(who, command, options);
      expect([answer.includes(said), ROUGH.test(answer), answer]).toEqual([true, false, answer]);
    },
  );

  test.for([
    'attack',
    'act',
    'check',
    'condition add',
    'rest',
    'undo',
    'encounter start',
    'encounter status',
    'encounter next',
    'encounter end',
    'character sheet',
    'character list',
    'log',
    'campaign info',
    'campaign archive',
    'campaign settings',
  ])('/%s where nothing is played says so', async (command) => {
    const options: Readonly<Record<string, OptionValues>> = {
      attack: { target: 'x' },
      act: { action: 'x' },
      check: { what: 'x' },
      'condition add': { condition: 'x' },
      rest: { kind: 'x' },
    };
    const lounge = new Room(now(), 'lounge');
    expect(await lounge.use('Ana', command, options[command] ?? {})).toBe(
      "There's no campaign in this channel yet: `/campaign create` starts one.",
    );
  });

  test.for(['attack', 'act', 'encounter next', 'encounter end', 'encounter status', 'encounter join'])(
    '/%s where no fight runs says so',
    async (command) => {
      const quiet = await room();
      await quiet.hero('Ana', 'Kira');
      const options = { attack: { target: 'Kira' }, act: { action: 'Move' } }[command] ?? {};
      const who = command === 'encounter end' ? 'Mia' : 'Ana';
      const answer = await quiet.use(who, command, options);
      expect([/fight|action/u.test(answer), ROUGH.test(answer), answer]).toEqual([true, false, answer]);
    },
  );

  test.for(['roll', 'help', 'settings'])('/%s works in direct messages', async (command) => {
    const direct = new Room(
      now(),
      now().playground.world.directChannel(now().playground.person('Ana').id).id,
    );
    const answer = await direct.use('Ana', command, command === 'roll' ? { what: '2d6' } : {});
    expect(answer).not.toMatch(ROUGH);
  });
});

/** Every text option of every command, with everything that a person must give beside it. */
const texts: readonly (readonly [string, string, OptionValues])[] = [
  ['attack', 'target', {}],
  ['attack', 'weapon', { target: 'Raider' }],
  ['attack', 'how', { target: 'Raider' }],
  ['attack', 'spend', { target: 'Raider' }],
  ['attack', 'as', { target: 'Raider' }],
  ['act', 'action', {}],
  ['act', 'target', { action: 'Move' }],
  ['act', 'with', { action: 'Move' }],
  ['act', 'spend', { action: 'Move' }],
  ['act', 'detail', { action: 'Move' }],
  ['act', 'as', { action: 'Move' }],
  ['check', 'what', {}],
  ['check', 'difficulty', { what: 'Body' }],
  ['check', 'against', { what: 'Body' }],
  ['check', 'against-with', { what: 'Body' }],
  ['check', 'edge', { what: 'Body' }],
  ['check', 'their-edge', { what: 'Body', against: 'Raider' }],
  ['check', 'helped-by', { what: 'Body' }],
  ['check', 'spend', { what: 'Body' }],
  ['check', 'as', { what: 'Body' }],
  ['condition add', 'condition', {}],
  ['condition add', 'who', { condition: 'Prone' }],
  ['condition add', 'from', { condition: 'Prone' }],
  ['condition remove', 'condition', {}],
  ['rest', 'kind', {}],
  ['rest', 'who', { kind: 'Breather' }],
  ['undo', 'who', {}],
  ['encounter start', 'zones', {}],
  ['encounter start', 'surprised', {}],
  ['encounter add', 'who', {}],
  ['encounter add', 'name', { who: 'Raider' }],
  ['encounter add', 'zone', { who: 'Raider' }],
  ['encounter join', 'character', {}],
  ['encounter join', 'zone', {}],
  ['encounter remove', 'who', {}],
  ['character create', 'name', {}],
  ['character sheet', 'name', {}],
  ['character edit', 'what', { to: '1' }],
  ['character edit', 'to', { what: 'Body' }],
  ['character edit', 'to', { what: 'Notes' }],
  ['character edit', 'to', { what: 'Weapons' }],
  ['character edit', 'to', { what: 'Skills' }],
  ['character edit', 'to', { what: 'name' }],
  ['character edit', 'name', { what: 'Body', to: '1' }],
  ['character switch', 'name', {}],
  ['character export', 'name', {}],
  ['character archive', 'name', {}],
  ['character restore', 'name', {}],
  ['campaign create', 'name', {}],
  ['campaign settings', 'name', {}],
  ['campaign restore', 'name', {}],
  ['roll', 'what', {}],
  ['roll', 'for', { what: '1d6' }],
  ['roll', 'dice', { what: '1d6' }],
  ['macro save', 'name', { roll: '1d6' }],
  ['macro save', 'roll', { name: 'Luck' }],
  ['macro roll', 'name', {}],
  ['macro roll', 'given', { name: 'Luck' }],
  ['macro share', 'name', {}],
  ['macro delete', 'name', {}],
];

describe('garbage', () => {
  /** Uses a command; what Discord's own client would not send is cut to what it would. */
  async function type(
    here: Room,
    who: string,
    command: string,
    option: string,
    text: string,
    rest: OptionValues,
  ) {
    try {
      return await here.use(who, command, { ...rest, [option]: text });
    } catch (error) {
      const most =
        error instanceof Refused ? /at most (\d+) characters/u.exec(error.message)?.[1] : undefined;
      if (most === undefined) throw error;
      return here.use(who, command, { ...rest, [option]: text.slice(0, Number(most)) });
    }
  }

  /** What is typed into an option: everything in a deep run, else each fifth, so that every text comes to every fifth option. */
  const typedInto = (at: number): readonly string[] =>
    deep(
      GARBAGE.filter((_text, n) => n % 5 === at % 5),
      GARBAGE,
    );

  test.for(texts.map((text, at) => [...text, typedInto(at)] as const))(
    'in /%s %s gets its effect or a sentence',
    async ([command, option, rest, garbage]) => {
      const here = await room();
      await here.hero('Mia', 'Kira');
      if (command !== 'encounter start') {
        await here.use('Mia', 'encounter start');
        await here.use('Mia', 'encounter add', { who: 'Raider' });
        await here.use('Mia', 'encounter next');
      }
      const rough: string[] = [];
      for (const text of garbage) {
        const said = await type(here, 'Mia', command, option, text, rest);
        if (command === 'encounter start') await here.use('Mia', 'encounter end');
        const own =
          text.length > 3 && text.length < 50 ? said.replaceAll(text, '') : said.replaceAll('null', '');
        if (said === '' || ROUGH.test(own.replaceAll('null', '')) || said.length > 4000)
          rough.push(`${JSON.stringify(text)}: ${said}`);
      }
      expect(rough).toEqual([]);
    },
  );

  test('typed into every option is completed with something or nothing', async () => {
    const here = await room();
    await here.hero('Mia', 'Kira');
    await here.use('Mia', 'encounter start');
    await withoutMacros(here, 'Mia'); // one of them may be called 'null'
    const mia = here.person('Mia');
    const wrong: string[] = [];
    for (const [at, { path, option }] of mia.commands(here.channel).flatMap(completed).entries())
      for (const text of typedInto(at)) {
        const offered = await mia.complete(here.channel, path, { [option]: text.slice(0, 100) }, option);
        for (const { name } of offered)
          if (name === '' || ROUGH.test(name)) wrong.push(`/${path} ${option}: ${name}`);
      }
    expect(wrong).toEqual([]);
  });

  test('is completed where nothing is played, too', async () => {
    const ana = now().playground.person('Ana');
    const offered: unknown[] = [];
    for (const command of ana.commands('lounge'))
      for (const { path, option } of completed(command))
        offered.push(...(await ana.complete('lounge', path, { [option]: 'qxz' }, option)));
    expect(offered).toEqual([]);
  });
});

interface Option {
  readonly name: string;
  readonly type: number;
  readonly autocomplete?: boolean;
  readonly options?: readonly Option[];
}

/** The options of a command that are completed as they are typed. */
function completed(command: { readonly name: string; readonly options?: readonly unknown[] }) {
  const walk = (path: string, options: readonly Option[]): { path: string; option: string }[] =>
    options.flatMap((option) =>
      option.type === 1
        ? walk(`${path} ${option.name}`, option.options ?? [])
        : option.autocomplete === true
          ? [{ path, option: option.name }]
          : [],
    );
  return walk(command.name, (command.options ?? []) as readonly Option[]);
}

describe('commands in quick succession', () => {
  test('are each answered', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const said = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        here.use('Ana', n % 2 === 0 ? 'character sheet' : 'character list'),
      ),
    );
    expect(said.filter((one) => ROUGH.test(one) || one === '')).toEqual([]);
  });
});
