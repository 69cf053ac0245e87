import { describe, expect, test } from 'vitest';
import { duel, sheet, table } from '../table.ts';

const fast = (initiative: number) => sheet({ ratings: { initiative, melee: 4, accuracy: 4, defence: 4 } });

const party = () =>
  table().pc('ana', fast(9)).pc('ben', fast(5)).pc('cleo', fast(4)).foe('orc', fast(1)).fight();

describe('Flee', () => {
  test('leaves the fight and its order', () => {
    const after = duel().act('kira', 'flee');
    expect([after.state.fight?.fighters.kira?.left, after.current]).toEqual([true, 'bandit']);
  });

  test('of a hero raises Doom by 1 (S77)', () => {
    expect(duel().act('kira', 'flee').state.party.doom).toBe(1);
  });

  test('of a foe leaves Doom as it is (S77)', () => {
    expect(duel().next().act('bandit', 'flee').state.party.doom).toBe(0);
  });

  test('of the last of a side says how the fight ends', () => {
    expect(duel().act('kira', 'flee').told()[0]).toBe(
      '**Kira** flees from the fight. Nobody is left on that side. A GM ends the fight with `/encounter end`.',
    );
  });

  test('is not for the Restrained', () => {
    expect(duel().condition('kira', 'restrained').act('kira', 'flee').refusal?.code).toBe('restrained');
  });

  test('takes an Action', () => {
    expect(duel().act('kira', 'dodge').act('kira', 'flee').refusal?.code).toBe('noActionButMettle');
  });
});

describe('Retreat', () => {
  test('asks every other hero at once', () => {
    expect(
      party()
        .act('ana', 'retreat')
        .asked.map(({ asked }) => asked),
    ).toEqual(['ben', 'cleo']);
  });

  test('that all agree to ends the fight', () => {
    expect(party().act('ana', 'retreat').state.fight).toBeNull();
  });

  test('is not for who has no allies', () => {
    expect(duel().act('kira', 'retreat').no).toBe(
      '**Kira** has no allies here to retreat with: use Flee instead (`/act`).',
    );
  });

  test('raises no Doom (S83)', () => {
    expect(party().act('ana', 'retreat').state.party.doom).toBe(0);
  });

  test('that one will not go along with leaves everybody there', () => {
    const after = party().act('ana', 'retreat', { answers: { retreat: 'stay' } });
    expect([after.state.fight?.turn?.actions, after.told()]).toEqual([
      0,
      ["**Ana** calls for a retreat, but **Ben** and **Cleo** won't go: everybody stays."],
    ]);
  });

  test('carries along who cannot answer (S83)', () => {
    const after = party().condition('ben', 'unconscious').act('ana', 'retreat');
    expect(after.asked.map(({ asked }) => asked)).toEqual(['cleo']);
  });

  test('of foes asks nobody: the GM speaks for all', () => {
    const after = table()
      .pc('ana', fast(1))
      .foe('orc', fast(9))
      .foe('imp', fast(8))
      .fight()
      .act('orc', 'retreat');
    expect([after.asked, after.state.fight]).toEqual([[], null]);
  });

  test('keeps the Mettle that the Action was bought with spent', () => {
    const after = party()
      .act('ana', 'dodge')
      .act('ana', 'retreat', { spend: ['extraAction'] });
    expect(after.who('ana').mettle.now).toBe(1);
  });
});
