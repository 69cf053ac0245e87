import { describe, expect, test } from 'vitest';
import { parseBatch, rollBatch, scriptedDice } from '../../src/dice/index.ts';
import {
  allDiceView,
  blindNote,
  blindView,
  revealedView,
  rollView,
  type ShownRoll,
  whisperedView,
} from '../../src/view/rolls/card.ts';
import { misreadView } from '../../src/view/rolls/misread.ts';
import { oddsOfRollViews } from '../../src/view/rolls/odds.ts';
import { rollWhyView } from '../../src/view/rolls/why.ts';

/** A roll whose dice fell so. */
function shown(notation: string, faces: readonly number[], more: Partial<ShownRoll> = {}): ShownRoll {
  const read = parseBatch(notation);
  if (!read.ok) throw new Error(notation);
  return {
    entry: { id: 'id', userId: '1', createdAt: new Date(60_000), seed: 'abc', drawn: null, fromFile: false },
    rolled: rollBatch(read.batch, scriptedDice(faces)),
    notation,
    about: null,
    visibility: 'everybody',
    typed: false,
    ...more,
  };
}

const labels = (view: ReturnType<typeof rollView>) =>
  (view.rows ?? []).flat().map((one) => (one.kind === 'select' ? one.id : one.label));
const many = (count: number) => Array<number>(count).fill(3);

describe('a roll', () => {
  test('shows its total and every die', () => {
    expect(rollView(shown('4d6kh3', [5, 4, 4, 2])).card).toMatchObject({
      title: '13',
      text: '4d6kh3: 5, 4, 4, ~~2~~ dropped = 13',
    });
  });

  test('says what it is for, harmlessly', () => {
    const { card } = rollView(shown('1d6', [5], { about: '**Luck** @everyone' }));
    expect(card?.title).not.toMatch(/(?<!\\)\*\*|@everyone/u);
  });

  test('of several kinds shows a total of each above the one over all', () => {
    expect(rollView(shown('{2d6 [fire], 1d8 [cold]}', [3, 4, 5])).card).toMatchObject({
      title: '12',
      text: '**7** fire · **5** cold\n{2d6 \\[fire\\], 1d8 \\[cold\\]}: {(3, 4) [fire] = 7, 5 [cold]} = 12',
    });
  });

  test('of several kinds that multiplies them shows no totals of each', () => {
    expect(rollView(shown('(1d6 [a]+1d6 [b])*2', [3, 4])).card?.text).not.toContain('·');
  });

  test('is named by its comment where nothing else is said', () => {
    expect(rollView(shown('1d6 # luck', [5])).card?.title).toBe('luck: 5');
  });

  test('has its comment beside it where something else is said', () => {
    const { card } = rollView(shown('1d6 # luck', [5], { about: 'the door' }));
    expect([card?.title, card?.text]).toEqual(['the door: 5', '1d6: 5 · luck']);
  });

  test('with dice that were typed says so', () => {
    expect(rollView(shown('1d6', [5], { typed: true })).card?.footer).toContain('rolled by hand');
  });

  test('can be rolled again, explained and weighed', () => {
    expect(labels(rollView(shown('1d6', [5])))).toEqual(['Again', 'Why?', 'Odds']);
  });
});

describe('several rolls', () => {
  test('are a line each', () => {
    expect(rollView(shown('1d20+4 # sword; 2d6', [11, 2, 3])).card?.text).toBe(
      '1d20+4: 11 + 4 = 15 · sword\n2d6: 2, 3 = 5',
    );
  });

  test('are named once where one is repeated', () => {
    expect(rollView(shown('2#2d6', [1, 2, 3, 4])).card?.text).toBe('**2 × 2d6**\n1. 1, 2 = 3\n2. 3, 4 = 7');
  });

  test('have all totals in the title', () => {
    expect(rollView(shown('2#1d6; 2d6>=5', [1, 2, 6, 5])).card?.title).toBe('1, 2, 2 successes');
  });

  test('share a throw', () => {
    expect(rollView(shown('1d20; &+5', [11])).card?.title).toBe('11, 16');
  });
});

describe('a long roll', () => {
  test('is folded', () => {
    expect(rollView(shown('60d6', many(60))).card?.text).toContain('… and 36 more');
  });

  test('shows the rest to who asks', () => {
    expect(labels(rollView(shown('60d6', many(60))))).toContain('Show all dice');
  });

  test('has nothing more to show when all of it is there', () => {
    expect(labels(rollView(shown('24d6', many(24))))).not.toContain('Show all dice');
  });

  test('is whole for who asks', () => {
    expect(allDiceView(shown('60d6', many(60))).card?.text).toBe(`60d6: ${many(60).join(', ')} = 180`);
  });

  test('is a file where a message cannot hold it', async () => {
    const faces = Array<number>(1000).fill(1_000_00);
    const [file] = allDiceView(shown('1000d100000', faces)).files ?? [];
    expect(await file?.data.text()).toContain('= 100000000');
  });

  test('is a file without marks that only a message has', async () => {
    const faces = Array<number>(1000).fill(1_000_00);
    const [file] = allDiceView(shown('2#500d100000 [fire] # big', faces)).files ?? [];
    expect(await file?.data.text()).toMatch(/^2 × 500d100000 \[fire\] · big\n1\. /u);
  });

  test.for(['20#10d6', '1000d1000', '20#1d6 # x', `${'1d6;'.repeat(20)}`])(
    'fits a message: %s',
    (notation) => {
      expect(rollView(shown(notation, many(1000))).card?.text.length).toBeLessThan(4000);
    },
  );
});

describe('a hidden roll', () => {
  test('can be revealed by who whispered it', () => {
    expect(labels(whisperedView(shown('1d6', [5]), 'gm'))).toContain('Reveal');
  });

  test('says where nobody else sees it', () => {
    expect(whisperedView(shown('1d6', [5]), 'nobody else').card?.footer).toContain('only you see this');
  });

  test('that is blind tells its roller nothing of how it fell', () => {
    const view = blindView(shown('1d20', [17], { visibility: 'blind' }), true);
    expect(JSON.stringify(view)).not.toContain('17');
  });

  test('that is blind can only be rolled again by its roller', () => {
    expect(labels(blindView(shown('1d20', [17]), true))).toEqual(['Again']);
  });

  test('that is blind says that a note was left when no GM could be told', () => {
    const view = blindView(shown('1d20', [17], { visibility: 'blind' }), false);
    expect(view.card?.text).toContain('I left them a note here');
  });

  test('that is blind is noted for the GMs by neither whose it is nor what for nor how it fell', () => {
    const entry = {
      id: 'id',
      userId: 'ana',
      createdAt: new Date(60_000),
      seed: 'abc',
      drawn: null,
      fromFile: false,
    };
    const note = blindNote(shown('1d20', [17], { entry, about: 'the bridge' }), ['mia'], true);
    expect(JSON.stringify(note)).not.toMatch(/ana|1d20|17|bridge/u);
  });

  test.for([true, false])('that is blind names the GMs in its note; pings them: %s', (pings) => {
    const { content, pings: pinged } = blindNote(shown('1d20', [17]), ['7', '8'], pings);
    expect([content, pinged]).toEqual([
      expect.stringMatching(/^<@7>, <@8>, a blind roll is waiting/u),
      pings ? ['7', '8'] : undefined,
    ]);
  });

  test('that is revealed says whose it was, how, and when', () => {
    expect(revealedView(shown('1d20', [17], { visibility: 'blind' })).content).toBe(
      '<@1> rolled this blind earlier, <t:60:f>:',
    );
  });
});

describe('why', () => {
  const text = (notation: string, ...faces: readonly number[]) =>
    rollWhyView(shown(notation, faces)).card?.text ?? '';

  test('tells the fate of each die', () => {
    expect(text('2d6>=5', 6, 1)).toContain('2. d6: **1**, no success');
  });

  test('tells which die another came from', () => {
    expect(text('1d6!', 6, 2)).toContain('2. d6: **2**, kept, came from die 1');
  });

  test('tells what a die counts as', () => {
    expect(text('1d6min3', 1)).toMatch(/1\. d6: \*\*1\*\*, .*counts as 3/u);
  });

  test('numbers the dice of several rolls through', () => {
    expect(text('2#1d6', 4, 5)).toContain('2. d6: **5**');
  });

  test('names the seed of a roll outside of campaigns', () => {
    expect(rollWhyView(shown('1d6', [5])).card?.footer).toContain('abc');
  });

  test("says that they follow from the campaign's seed, and not as which of all commands", () => {
    const roll = shown('1d6', [5]);
    const entry = { ...roll.entry, drawn: { number: 12 } };
    expect(rollWhyView({ ...roll, entry }).card?.footer).toBe(
      "The dice follow from the campaign's seed and the id of this command.",
    );
  });
});

describe('the odds of a batch', () => {
  const titles = (notation: string, ...faces: readonly number[]) =>
    oddsOfRollViews(shown(notation, faces).rolled).map((view) => view.card?.title);

  test('are those of each line', () => {
    expect(titles('1d6; 2d6', 1, 2, 3)).toEqual(['Odds of 1d6', 'Odds of 2d6']);
  });

  test('are the same for every repeat', () => {
    expect(titles('3#1d6', 1, 2, 3)).toEqual(['Odds of 1d6']);
  });

  test('are those of the shared throw where a line takes it over', () => {
    expect(titles('1d20; &+5', 7)).toEqual(['Odds of 1d20', 'Odds of 1d20; &+5']);
  });

  test('know that a shared throw falls once, however often it is taken over', () => {
    const [, twice] = oddsOfRollViews(shown('1d6; &+&', [1]).rolled);
    expect(twice?.card?.text).toContain('exactly 2: 16.7%');
  });
});

describe('what is no roll', () => {
  const meant = { about: null, visibility: 'everybody' } as const;
  const misread = (
    text: string,
    more: { macro?: string; meant?: Parameters<typeof misreadView>[1] } = {},
  ) => {
    const read = parseBatch(text);
    if (read.ok) throw new Error(text);
    const { macro = null } = more;
    return misreadView({ text, error: read.error, macro }, more.meant === undefined ? meant : more.meant);
  };
  const ids = (view: ReturnType<typeof misread>) =>
    (view.rows ?? []).flat().map((one) => (one.kind === 'button' ? one.id : ''));

  test('is shown with its place', () => {
    expect(misread('4d6k3h').card?.text).toContain('4d6k3h\n     ^\n');
  });

  test('is shown around its place where it is long', () => {
    expect(misread(`${'1d6+'.repeat(30)}?`).card?.text).toMatch(/^```\n….*\?\n +\^\n```\n/u);
  });

  test('can be rolled as it was probably meant', () => {
    expect(labels(misread('4d6k3h'))).toEqual(['Roll 4d6kh3']);
  });

  test('is rolled for whom it was meant', () => {
    const view = misread('4d6k3h', { meant: { about: 'Might', visibility: 'blind' } });
    expect(ids(view)).toEqual(['roll.this|blind|Might|4d6kh3']);
  });

  test('is rolled without its name where an id has no room for it', () => {
    const view = misread('4d6k3h', { meant: { about: 'x'.repeat(200), visibility: 'whisper' } });
    expect(ids(view)).toEqual(['roll.this|whisper||4d6kh3']);
  });

  test('may nearly be a macro', () => {
    expect(labels(misread('attak', { macro: 'attack' }))).toEqual(['Roll attack']);
  });

  test('offers nothing else for dice that have fallen', () => {
    expect(misread('4d6k3h', { meant: null }).rows).toEqual([]);
  });

  test('has no place where letters differ in width', () => {
    expect(misread('🎲🎲').card?.text).not.toContain('^');
  });
});
