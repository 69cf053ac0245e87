import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../../src/engine/refusal.ts';
import { cardName, nameOfId } from '../../../../src/systems/wayfarer/words/names.ts';
import { wordedAnswers, wordedQuestions } from '../../../../src/systems/wayfarer/words/question.ts';
import { refusalWords, wordedRefusals } from '../../../../src/systems/wayfarer/words/refusal.ts';
import { characters as ofAllSystems } from '../../../../src/view/refusals/characters.ts';
import { assault, attempt } from '../support/play.ts';
import { guard, stage } from '../support/stage.ts';

const root = new URL('../../../../src/systems/wayfarer/', import.meta.url);

/** Everything that the rules say in codes: what a pattern finds in their files. */
function codes(pattern: RegExp): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(pattern)].flatMap(([, code]) => code ?? []),
  );
  return [...new Set(found)].toSorted();
}

describe('words', () => {
  test('every reason why not has its sentence', () => {
    const used = codes(/(?:refusal|refuse|against|no)\(\s*'([A-Za-z]+)'/gu);
    const silent = used.filter(
      (code) => !wordedRefusals.includes(code) && !Object.hasOwn(ofAllSystems, code),
    );
    expect([used.length > 80, silent]).toEqual([true, []]);
  });

  test('every question has its words', () => {
    const used = codes(/asked: [a-z]+,\s+code: '([A-Za-z.]+)'/gu);
    expect([used.length > 3, used.filter((code) => !wordedQuestions.includes(code))]).toEqual([true, []]);
  });

  test('every answer has its words', () => {
    const used = codes(/code: '([A-Za-z]+\.[A-Za-z]+)'/gu);
    expect([used.length > 5, used.filter((code) => !wordedAnswers.includes(code))]).toEqual([true, []]);
  });

  test('a card is told in short', () => {
    expect(['8 of clubs', 'king of hearts', 'red joker'].map(cardName)).toEqual(['8♣', 'King♥', 'Red joker']);
  });

  test('what is thrown is told as that', () => {
    expect(nameOfId('shortSpear:thrown')).toBe('Short Spear, thrown');
  });

  test('a refusal names the unit and says what to do', () => {
    const scene = stage({
      ana: { units: [{ line: guard, at: 'C3' }] },
      bo: { units: [{ line: guard, at: 'C9' }] },
    });
    expect(refusalWords(refusal('activatedAlready', { unit: 'ana/1.1' }), scene)).toBe(
      '**Guard of ana** has acted in this round. Pick another unit.',
    );
  });

  test('why a force is not legal is said with it', () => {
    const why = { code: 'pointsSpent', params: { cost: 520, left: -20, line: 554 } };
    expect(refusalWords(refusal('notLegal', { side: 'Ana', why }), null)).toBe(
      'The force of Ana breaks a rule. It costs 520 points, 20 more than there are. Leave something out.',
    );
  });

  test('who assaults without acting is told so', () => {
    const scene = stage({
      ana: { units: [{ line: guard, at: 'C3' }] },
      bo: { units: [{ line: guard, at: 'C4' }] },
    });
    expect(attempt(scene, assault('ana', 'bo/1.1'))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'nobodyActs' },
    });
  });
});
