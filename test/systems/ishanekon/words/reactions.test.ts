import { expect, test } from 'vitest';
import type { Question } from '../../../../src/engine/decision.ts';
import { deedLine } from '../../../../src/systems/ishanekon/language/words/ability.ts';
import { shippedAbilities } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { windows } from '../../../../src/systems/ishanekon/windows.ts';
import { questionWords } from '../../../../src/systems/ishanekon/words/question.ts';
import { duel } from '../support/fights.ts';

const asked: Question = {
  ...{ id: 'damage', asked: 'tiz', code: `window.${windows.damage}`, default: 'pass' },
  params: { damage: 'd1', target: 'tiz', by: 'wolf', amount: 7 },
  options: [
    {
      ...{ id: 'ability.resist', code: 'reaction.ability.resist' },
      params: { name: 'Resist', does: 'half the damage', rp: 1, wp: 2 },
    },
    { id: 'pass', code: 'reaction.pass', params: {} },
  ],
};

test('who may react to damage reads how much it is, and from whom', () => {
  expect(questionWords(asked, duel()).prompt).toBe(
    '**Tiz** is about to take 7 damage from **Wolf**. Does **Tiz** react?',
  );
});

test('an Ability to react with says what it costs and does', () => {
  expect(questionWords(asked, duel()).options[0]).toMatchObject({
    label: 'Resist',
    effect: '1 RP, 2 WP: half the damage',
  });
});

test('what an Ability does, where its price stands before it, says no price', () => {
  const priced = shippedAbilities().filter(
    (ability) => ability.time.kind === 'rp' && /^\d+ WP|\d RP,/u.test(deedLine(ability)),
  );
  expect(priced).toEqual([]);
});
