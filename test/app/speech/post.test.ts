import { describe, expect, test } from 'vitest';
import { namesFirst, partsOf, splitAt, wantsHidden } from '../../../src/app/speech/post.ts';

const marked = (post: string) => partsOf(post).filter((part) => part.kind !== 'words');

describe('a post', () => {
  test('without marks is words', () => {
    expect(partsOf('Who goes there?')).toEqual([{ kind: 'words', text: 'Who goes there?' }]);
  });

  test('keeps every character of it', () => {
    const post = 'A [[1d20]] b {attack C} d {sighs} [[ ]] {act}';
    expect(
      partsOf(post)
        .map((part) => (part.kind === 'words' ? part.text : part.source))
        .join(''),
    ).toBe(post);
  });

  test.for([
    ['[[1d20+3]]', '1d20+3', null],
    ['[[attack: 4d6>=4]]', '4d6>=4', 'attack'],
    ['[[1d20+@[weapon skill]]]', '1d20+@[weapon skill]', null],
    ['[[{4d6,3d8}kh1]]', '{4d6,3d8}kh1', null],
    ['[[strike 5]]', 'strike 5', null],
  ] as const)('%s is a roll', ([post, roll, label]) => {
    expect(marked(post)).toEqual([{ kind: 'roll', source: post, roll, label }]);
  });

  test.for([
    ['{attack Bandit with Longbow}', 'attack', 'Bandit with Longbow'],
    ['{Check: Body (Athletics) 4:2}', 'check', 'Body (Athletics) 4:2'],
    ['{ act  Run Hall }', 'act', 'Run Hall'],
  ] as const)('%s is a deed', ([post, verb, rest]) => {
    expect(marked(post)).toEqual([{ kind: 'deed', source: post, verb, rest }]);
  });

  test('has a slip where braces begin with nearly a deed', () => {
    expect(marked('{atack Bandit}')).toEqual([{ kind: 'slip', source: '{atack Bandit}', nearest: 'attack' }]);
  });

  test.for(['{sighs}', '{she looks away}', '{attack}', '{}', '[[]]', '[1d20]'])(
    'has only words in %s',
    (post) => {
      expect(marked(post)).toEqual([]);
    },
  );

  test('rolls what is closed behind brackets that never are', () => {
    expect(marked('A note [[of mine. I leap [[1d20]]')).toEqual([
      { kind: 'roll', source: '[[1d20]]', roll: '1d20', label: null },
    ]);
  });

  test('has two rolls side by side', () => {
    expect(marked('[[d6]][[d8]]').map((part) => part.kind === 'roll' && part.roll)).toEqual(['d6', 'd8']);
  });

  test.for(['[[secret: 1d20]]', '[[blind: d6]]', '{check Stealth secretly}'])(
    '%s wants to be hidden',
    (post) => {
      expect(marked(post).map((part) => part.kind !== 'slip' && wantsHidden(part))).toEqual([true]);
    },
  );

  test('[[the secret door: 1d20]] does, too: better not rolled than shown', () => {
    expect(
      marked('[[the secret door: 1d20]]').map((part) => part.kind === 'roll' && wantsHidden(part)),
    ).toEqual([true]);
  });
});

describe('the words of a deed', () => {
  test('have the tool behind the last with', () => {
    expect(splitAt('Man with Hat with Longbow', 'with')).toEqual(['Man with Hat', 'Longbow']);
  });

  test('have no tool without one', () => {
    expect(splitAt('Bandit within', 'with')).toEqual(['Bandit within', null]);
  });

  test('are read with the longest name first', () => {
    expect(namesFirst('Use an Object')).toEqual([
      ['Use an Object', null],
      ['Use an', 'Object'],
      ['Use', 'an Object'],
    ]);
  });
});
