import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../src/app/speech/post.ts';
import { parseBatch, rollBatch } from '../../../src/dice/index.ts';
import { webhookName } from '../../../src/view/speech/name.ts';
import { resultsIn, spokenText } from '../../../src/view/speech/spoken.ts';
import { ownWords, withoutName } from '../../../src/view/speech/views.ts';

describe('a name as Discord takes it', () => {
  test.for(['Discordia', 'Bonny Clyde', 'DISCORD', 'clydediscord'])(
    '%s has no word in it that is refused',
    (name) => {
      expect(webhookName(name)).not.toMatch(/discord|clyde/iu);
    },
  );

  test.for(['Discordia', 'Bonny Clyde'])('%s is as long as it was', (name) => {
    expect(webhookName(name)).toHaveLength(name.length);
  });

  test.for(['everyone', 'Here'])('%s alone is another word', (name) => {
    expect(webhookName(name)).not.toMatch(/^(?:everyone|here)$/iu);
  });

  test('is cut at 80 characters', () => {
    expect(webhookName('x'.repeat(90))).toHaveLength(80);
  });

  test('is as it was otherwise, markdown and all', () => {
    expect(webhookName('**Kira** of _the_ North')).toBe('**Kira** of _the_ North');
  });
});

/** A post as it is said where every die shows a 4. */
function said(post: string): string {
  const parts = partsOf(post);
  const made = new Map(
    parts.flatMap((part) => {
      const read = part.kind === 'roll' ? parseBatch(part.roll) : null;
      if (read === null || !read.ok) return [];
      const rolled = rollBatch(read.batch, { die: () => 4, card: (_index, choices) => choices[0] ?? '' });
      return [[part, { notation: part.kind === 'roll' ? part.roll : '', rolled }] as const];
    }),
  );
  return spokenText(post, parts, made);
}

describe('what is said of a post', () => {
  test('has totals at their places', () => {
    expect(said('I leap [[1d20+3]] far')).toBe('I leap `1d20+3` → **7** far');
  });

  test('says what a roll is for', () => {
    expect(said('[[rope: 2d6]]')).toBe('`rope: 2d6` → **8**');
  });

  test('has deeds as directions', () => {
    expect(said('Now! {attack Ban*dit}')).toBe('Now! *(attack Ban\\*dit)*');
  });

  test('strikes through what was refused, and says so', () => {
    const parts = partsOf('Now! {attack Bandit} [[1d]]');
    const refused = new Set(parts.filter(({ kind }) => kind !== 'words'));
    expect(spokenText('', parts, new Map(), { refused, kept: new Map() })).toBe(
      'Now! ~~(attack Bandit)~~ *not done* ~~\\[\\[1d\\]\\]~~ *not done*',
    );
  });

  test.for([
    ['turn', 'on my turn'],
    ['answer', 'right after the answer'],
    ['after', 'right after this turn'],
  ] as const)('says of what is kept in line until when it is (%s)', ([until, words]) => {
    const parts = partsOf('{attack Bandit}');
    const kept = new Map(parts.map((part) => [part, until]));
    expect(spokenText('', parts, new Map(), { refused: new Set(), kept })).toBe(
      `*(attack Bandit)* *${words}*`,
    );
  });

  test('strikes through what was refused where there is no room to say so', () => {
    const post = `${'x'.repeat(1980)}{attack Tiz}`;
    const parts = partsOf(post);
    const refused = new Set(parts.filter(({ kind }) => kind !== 'words'));
    expect(spokenText(post, parts, new Map(), { refused, kept: new Map() })).toMatch(/~~\(attack Tiz\)~~$/u);
  });

  test('has a roll that was not made as it was written', () => {
    expect(said('[[4d6k3h]]')).toBe('[[4d6k3h]]');
  });

  test('is as it was written where it would be too long', () => {
    const post = `${'x'.repeat(1990)}[[1d6]]`;
    expect(said(post)).toBe(post);
  });

  test('tells its results from other words', () => {
    expect(resultsIn(said('[[1d6]] and `code` → **bold'))).toEqual(['`1d6` → **4**']);
  });
});

describe('what the bot says itself', () => {
  test('has the name before it', () => {
    expect(ownWords('Ki*ra', 'Hello').content).toBe('**Ki\\*ra:** Hello');
  });

  test('has its words back without the name', () => {
    expect(withoutName('Ki*ra', ownWords('Ki*ra', 'Hello').content ?? '')).toBe('Hello');
  });

  test('loses no word of the longest post', () => {
    expect(ownWords('Kira', 'x'.repeat(2000)).card?.text).toHaveLength(2000);
  });
});
