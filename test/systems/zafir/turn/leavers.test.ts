import { describe, expect, test } from 'vitest';
import { untilEncounterEnd } from '../../../../src/engine/uses/index.ts';
import { battle, enemy, hero } from '../table.ts';

const three = { kira: hero(), tiz: hero(), omar: hero() };

describe('Whoever leaves an encounter', () => {
  test("gives the first player's token to the one before them", () => {
    const began = battle('kto\n...\nr..', { ...three, raider: enemy() }).act('tiz', 'overwatch', {
      means: 'primary',
    });
    expect(began.leave('tiz').state.fight?.first).toBe('kira');
  });

  test('takes along what they have done to others', () => {
    const guided = {
      id: 'guidance',
      by: 'kira',
      means: null,
      number: null,
      duration: untilEncounterEnd,
    } as const;
    const stage = battle('kt.\n...\nr..', {
      kira: hero(),
      tiz: { sheet: hero(), unit: { effects: [guided] } },
      raider: enemy(),
    });
    expect(stage.leave('kira').state.fight?.units.tiz?.effects).toEqual([]);
  });

  test('leaves those whose minds they held free', () => {
    const stage = battle('kt.\n...\nr..', { kira: hero(), tiz: hero(), raider: enemy() }).play({
      kind: 'condition',
      actor: 'tiz',
      change: 'add',
      condition: 'mindControlled',
      source: 'raider',
      until: null,
      asGm: true,
    });
    expect(stage.leave('raider').state.fight?.units.tiz?.controlled).toBeNull();
  });

  test('leaves nothing that could go on where they are the last', () => {
    const empty = battle('k..', { kira: hero() }).leave('kira');
    expect(empty.play({ kind: 'next', actor: null, asGm: true }).refusal?.code).toBe('nobodyToAct');
  });
});
