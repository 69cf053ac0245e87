import { describe, expect, test } from 'vitest';
import { duel, duelIn, type SoulboundStage, sheet, table, withSoulfire } from '../table.ts';
import { hidden, together } from './stage.ts';

const asked = (stage: SoulboundStage, target: string, more: object = {}) => {
  const told = stage.system.chances?.(
    stage.state,
    { kind: 'attack', actor: 'kira', target, means: null, way: null, spend: [], asGm: true, ...more },
    { gm: true, characters: [] },
  );
  if (told?.ok !== true) throw new Error(JSON.stringify(told));
  return told.value;
};

describe('the chances of an attack know', () => {
  test('a shot at Close Range', () => {
    const stage = duel({ weapons: 'Bow, 1, Long' }).act('kira', 'approach', { target: 'bandit' });
    expect(asked(stage, 'bandit').what).toContain('at DN 5');
  });

  test('that one may walk up instead of throwing', () => {
    const stage = duelIn('Gate - Yard', { weapons: 'Dart, 1, Thrown (Medium)', ratings: { melee: 8 } });
    expect(asked(stage, 'bandit').notes.join()).toContain(
      "to hit with Dart, 3d6 at DN 2. You're asked before you throw.",
    );
  });

  test('who is unaware of the attacker', () => {
    const stage = hidden(duel({}, { ratings: { defence: 8 } }), 'kira', 'bandit');
    expect(asked(stage, 'bandit').what).toContain('at DN 3');
  });

  test('a Last Stand, which ignores Armour', () => {
    const stage = duel({}, { armour: 9 }).with((scene) => ({
      ...scene,
      characters: { ...scene.characters, kira: { ...sheet(), name: 'Kira', lastStand: true } },
    }));
    const { outcomes } = asked(stage, 'bandit');
    expect(outcomes[1]?.chance).toBeCloseTo(outcomes[0]?.chance ?? 0, 12);
  });

  test('dice that Soulfire makes 6s', () => {
    const stage = withSoulfire(duel(), 1);
    expect(asked(stage, 'bandit', { spend: ['maximise'] }).outcomes[0]).toEqual({
      name: 'to hit',
      chance: 1,
    });
  });

  test('whom Cleave and Spread reach', () => {
    const stage = together(
      table()
        .pc('kira', sheet({ weapons: 'Glaive, 1, Cleave, Spread', ratings: { initiative: 9 } }))
        .foe('bandit', sheet())
        .foe('thug', sheet())
        .fight(),
      ...['kira', 'bandit', 'thug'],
    );
    expect(asked(stage, 'bandit').notes.slice(1)).toEqual([
      'Spread: half of the Damage to **Kira** and **Thug**, too.',
      'Cleave: each 6, 0.5 of them on average without Focus, is 1 Damage to **Thug**, too.',
    ]);
  });

  test('what Rend and Restraining do', () => {
    expect(asked(duel({ weapons: 'Hook, 1, Rend, Restraining' }), 'bandit').notes.slice(1)).toEqual([
      'Rend: each 6, 0.5 of them on average without Focus, tears off a point of Armour that can be torn.',
      'Restraining: a hit leaves them Restrained.',
    ]);
  });

  test('that a Blast needs no Test', () => {
    const stage = duelIn('Gate - Yard', { weapons: 'Bomb, Blast (3), Thrown (Medium)' });
    expect(asked(stage, 'yard')).toEqual({
      what: '**Kira** aims Bomb at Yard',
      outcomes: [{ name: 'to hit everybody there', chance: 1 }],
      brief: '3 Damage with Bomb to **Bandit**',
      notes: ['No Test: 3 Damage, less their own Armour, to **Bandit**.'],
      worth: 3,
    });
  });
});
