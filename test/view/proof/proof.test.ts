import { describe, expect, test } from 'vitest';
import type { CheckedCard, CheckedDie } from '../../../src/engine/proof.ts';
import { checkedView } from '../../../src/view/proof/checked.ts';
import { seedsView } from '../../../src/view/proof/seeds.ts';
import { misfitWords, typedWords } from '../../../src/view/typed.ts';

const die = (index: number, set: Partial<CheckedDie> = {}): CheckedDie => ({
  index,
  sides: 6,
  label: 'hit',
  shown: 4,
  due: 4,
  from: 'seed',
  ...set,
});

const card = (index: number, set: Partial<CheckedCard> = {}): CheckedCard => ({
  index,
  label: 'omen',
  shown: 'gust',
  due: { place: 2, of: 4, card: 'gust' },
  ...set,
});

const sealed = {
  interactionId: '42',
  beacon: undefined,
  early: false,
  with: '42',
  hash: 'h4sh',
  secret: null,
};
const checked = {
  chain: 'sealed',
  fallen: [die(0), die(1)],
  hidden: 0,
  drew: { seed: 2, number: 7 },
  trail: { seed: 'abc', sealed },
} as const;

const words = (set: Partial<Parameters<typeof checkedView>[0]>): string => {
  const { card } = checkedView({ ...checked, ...set });
  return `${card?.title}\n${card?.text}`;
};

describe('a checked roll', () => {
  test('names the interaction it was drawn for', () => {
    const drew = { seed: 2, number: null };
    expect(words({ drew })).toContain("From seed 2, drawn for Discord's interaction `42`.");
  });

  test('has its place among all commands for who may know of all', () => {
    expect(words({})).toContain("Command **7** of seed 2, drawn for Discord's interaction `42`.");
  });

  test('says which round of a beacon was mixed in, and where to compare it', () => {
    const trail = { seed: 'abc', sealed: { ...sealed, beacon: `quicknet:123:${'ab'.repeat(32)}` } };
    expect(words({ trail })).toMatch(
      /Mixed with round 123 of drand's beacon, `(?:ab){32}`.*\/public\/123\)/u,
    );
  });

  test('says that a beacon could not be reached', () => {
    expect(words({ trail: { seed: 'abc', sealed: { ...sealed, beacon: null } } })).toContain(
      "I couldn't reach the public beacon",
    );
  });

  test('of a command that was sent before the hash of its seed says so', () => {
    expect(words({ trail: { seed: 'abc', sealed: { ...sealed, early: true } } })).toContain(
      'sent before the hash of its seed was shown',
    );
  });

  test('tells equal dice in one line', () => {
    expect(words({})).toContain('Dice 1 to 2 (d6, hit): **4 4** ✓');
  });

  test('shows how to roll it again without the secret as long as that is not public', () => {
    expect(words({})).toContain('node docs/verify.mjs seed abc 6 6');
  });

  test('shows how to roll it again from the secret once that is public', () => {
    expect(
      words({ chain: 'whole', trail: { seed: 'abc', sealed: { ...sealed, secret: 'the secret' } } }),
    ).toContain('node docs/verify.mjs the secret 42 6 6');
  });

  test('leaves the place of what is not checked open', () => {
    expect(words({ fallen: [die(0), card(1, { due: null }), die(2)] })).toContain('seed abc 6 0 6');
  });

  test('tells a card with its place in the pile', () => {
    expect(words({ fallen: [card(0)] })).toContain(
      'Card 1 (omen): **gust**, number 2 of the 4 in the pile ✓',
    );
  });

  test('shows how to draw a card again', () => {
    expect(words({ fallen: [die(0), card(1)] })).toContain('seed abc 6 c4');
  });

  test('says which card does not fit', () => {
    const due = { place: 3, of: 4, card: 'calm' };
    expect(words({ fallen: [card(0), card(1, { due })] })).toMatch(
      /^1 of 2 cards doesn't fit[\s\S]*✗ the seed has number 3 of the 4 in the pile, \*\*calm\*\*/u,
    );
  });

  test('says of a card of old that its pile was not recorded', () => {
    expect(words({ fallen: [die(0), card(1, { due: null })] })).toContain("the pile wasn't recorded then");
  });

  test('of cards and dice is about both', () => {
    expect(words({ fallen: [die(0), card(1)] })).toMatch(/^Every die and card fits its seed/u);
  });

  test('that is known in part says how many results are kept back', () => {
    expect(words({ hidden: 3, trail: null })).toContain('3 more results are kept back: only those');
  });

  test('that is known in part is judged by that part', () => {
    expect(words({ hidden: 1, trail: null })).toMatch(/^Every die that you may know fits its seed/u);
  });

  test('says which die does not fit', () => {
    const said = words({ fallen: [die(0), die(1, { due: 2 })] });
    expect(said).toMatch(/^1 of 2 dice doesn't fit[\s\S]*Die 2 \(d6, hit\): \*\*4\*\* ✗ the seed has 2/u);
  });

  test('says where the secret does not lead to it', () => {
    expect(words({ chain: 'broken' })).toMatch(/^This isn't right/u);
  });

  test("doesn't count typed dice as proved", () => {
    expect(words({ fallen: [die(0), die(1, { from: 'typed', due: 1 })] })).toMatch(
      /^Every die that wasn't typed or ruled fits/u,
    );
  });

  test('proves nothing where every die was typed', () => {
    expect(words({ fallen: [die(0, { from: 'typed' })] })).toMatch(/^I rolled none of these dice/u);
  });

  test('of a thousand dice fits into a message', () => {
    const fallen = Array.from({ length: 1000 }, (_, n) => die(n, { due: n % 6 }));
    expect(words({ fallen }).length).toBeLessThan(4096);
  });
});

describe('the seeds of a campaign', () => {
  const seed = {
    number: 1,
    hash: 'h1',
    secret: 's1',
    used: 3,
    missing: { count: 0, numbers: [] },
    startedAt: new Date(0),
    revealedAt: new Date(1),
    fromFile: false,
  };

  test('are told with the secret of those that are public', () => {
    const now = { ...seed, number: 2, hash: 'h2', secret: null, used: 0, revealedAt: null };
    expect(seedsView([seed, now]).card?.text).toMatch(
      /seed 2[\s\S]*`h2`[\s\S]*\*\*Seed 1\*\*[\s\S]*secret `s1`/u,
    );
  });

  test('are told with how many drew from them to who may know of all', () => {
    expect(seedsView([seed]).card?.text).toContain('3 commands have drawn from it. No command is missing.');
  });

  test('are told without a count to anybody else', () => {
    expect(seedsView([{ ...seed, used: null }]).card?.text).not.toMatch(/\d commands/u);
  });

  test('have a gap where a command was dropped, with its number for who may know of all', () => {
    const gap = { ...seed, missing: { count: 1, numbers: [2] } };
    expect(seedsView([gap]).card?.text).toContain('1 command is missing (number 2)');
  });

  test('have a gap without a number for anybody else', () => {
    const gap = { ...seed, used: null, missing: { count: 2, numbers: null } };
    expect(seedsView([gap]).card?.text).toContain('2 commands are missing:');
  });

  test('fit into a message however many there are', () => {
    const many = Array.from({ length: 100 }, (_, n) => ({ ...seed, number: n + 1, hash: 'h'.repeat(64) }));
    expect(seedsView(many).card?.text.length).toBeLessThan(4096);
  });
});

describe('typed dice', () => {
  test.for<[string, readonly (readonly [number, number])[]]>([
    ['This rolls 4 d6: type four numbers from 1 to 6.', [[4, 6]]],
    ['This rolls 1 d20: type one number from 1 to 20.', [[1, 20]]],
    [
      'This rolls 2 d20, then 13 d6: type two numbers from 1 to 20, then 13 from 1 to 6.',
      [
        [2, 20],
        [13, 6],
      ],
    ],
    ['This rolls no dice: leave out `dice:`.', []],
  ])('%s', ([said, needs]) => {
    expect(misfitWords(needs.map(([count, sides]) => ({ count, sides })))).toBe(said);
  });

  const fallen = (value: number, set: object = {}) => ({ index: 0, sides: 6, label: '', value, ...set });

  test('are told in the order in which they fell', () => {
    const dice = [fallen(4, { typed: true }), fallen(3), fallen(1, { typed: true })];
    expect(typedWords(dice)).toBe('Typed by hand: 4 1');
  });

  test('are not told where there are none', () => {
    expect(typedWords([fallen(4)])).toBeNull();
  });
});
