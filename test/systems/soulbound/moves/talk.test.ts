import { describe, expect, test } from 'vitest';
import { byRules, duel } from '../table.ts';

describe('Improvise', () => {
  const swing = { detail: 'swing from the chandelier' };

  test('needs words', () => {
    expect(duel().act('kira', 'improvise').no).toBe('Say what you want to do: fill in `detail`.');
  });

  test('asks the GM', () => {
    expect(duel().act('kira', 'improvise', swing).asked[0]?.asked).toBe('gm');
  });

  test('that can be done takes the Action', () => {
    expect(duel().act('kira', 'improvise', swing).state.fight?.turn?.actions).toBe(0);
  });

  test('that cannot be done gives the Action back', () => {
    const after = duel().act('kira', 'improvise', { ...swing, answers: { improvise: 'refuse' } });
    expect(after.state.fight?.turn).toMatchObject({ actions: 1, acted: 0 });
  });

  test('that cannot be done gives the Mettle back', () => {
    const after = duel()
      .act('kira', 'dodge')
      .act('kira', 'improvise', { ...swing, spend: ['extraAction'], answers: { improvise: 'refuse' } });
    expect(after.who('kira').mettle.now).toBe(2);
  });

  test('by the GM asks nobody', () => {
    expect(duel().act('kira', 'improvise', { ...swing, asGm: true }).asked).toEqual([]);
  });

  test('is told in the words of the player', () => {
    expect(duel().act('kira', 'improvise', swing).told()).toEqual([
      '**Kira** improvises: “swing from the chandelier”',
    ]);
  });
});

describe('Parley', () => {
  const won = { target: 'bandit', means: 'guile', dice: [6, 6, 6, 1, 1, 1] };

  test('that is won ends the fight (S81)', () => {
    expect(duel().act('kira', 'parley', won).state.fight).toBeNull();
  });

  test('that is tied changes nothing (S17)', () => {
    const after = duel().act('kira', 'parley', { ...won, dice: [6, 1, 1, 6, 1, 1] });
    expect(after.state.fight?.turn?.actions).toBe(0);
  });

  test('lets the GM say what resists it (S81)', () => {
    const after = duel().act('kira', 'parley', { ...won, answers: { parley: 'soul.determination' } });
    expect(after.event('opposed').second).toMatchObject({ name: 'Soul (Determination)' });
  });

  test('is resisted by what usually opposes the skill', () => {
    const after = duel().act('kira', 'parley', { ...won, means: 'intimidation' });
    expect(after.event('opposed').second).toMatchObject({ name: 'Soul (Determination)' });
  });

  test('with any skill', () => {
    const after = duel().act('kira', 'parley', { ...won, means: 'theology', answers: { parley: 'soul' } });
    expect(after.event('opposed').first).toMatchObject({ name: 'Mind (Theology)' });
  });

  test('is not for allies', () => {
    expect(duel().act('kira', 'parley', { target: 'kira', means: 'guile' }).refusal?.code).toBe(
      'chooseTarget',
    );
  });

  test('is lost on who hears nothing', () => {
    const after = duel().condition('bandit', 'unconscious').act('kira', 'parley', won);
    expect(after.no).toBe("**Bandit** can't hear anything now.");
  });

  test('by the house rule is confirmed by the GM', () => {
    const stage = byRules(duel(), { parley: 'gmConfirms' });
    const after = stage.act('kira', 'parley', { ...won, answers: { peace: 'goesOn' } });
    expect([after.state.fight === null, after.event('parleyed').outcome]).toEqual([false, 'gmSaysNo']);
  });

  test.each([
    ['ends', 'If **Kira** wins, the fight is over.'],
    ['gmConfirms', 'If **Kira** wins, you say whether the fight is over.'],
  ] as const)('tells the GM what winning means: %s', (parley, sentence) => {
    const stage = byRules(duel(), { parley });
    const [asked] = stage.act('kira', 'parley', won).asked;
    const prompt = asked === undefined ? '' : stage.system.words.question(asked, stage.state).prompt;
    expect(prompt).toContain(sentence);
  });
});
