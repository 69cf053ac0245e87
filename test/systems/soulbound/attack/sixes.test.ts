import { describe, expect, test } from 'vitest';
import { byRules, duel, type SoulboundStage, sheet, table, withSoulfire } from '../table.ts';
import { together } from './stage.ts';

const focus = { weaponSkill: { training: 0, focus: 3 } };

describe('Rend', () => {
  const axe = 'Axe, 1, Rend';
  const torn = (stage: SoulboundStage) => stage.who('bandit').armour.torn;
  const rends = (armour = 3) => duel({ weapons: axe }, { armour });

  test('each 6 takes a point off the Armour', () => {
    const after = rends().attack('kira', 'bandit', { dice: [6, 6, 4] });
    expect(torn(after)).toBe(2);
  });

  test('after the Damage of this attack (S14)', () => {
    const after = rends().attack('kira', 'bandit', { dice: [6, 6, 4] });
    expect(after.event('attacked').dealt).toBe(1);
  });

  test('which counts in the next', () => {
    const after = rends()
      .attack('kira', 'bandit', { dice: [6, 6, 4] })
      .attack('kira', 'bandit', { spend: ['extraAction'], dice: [4, 1, 1] });
    expect(after.event('attacked').dealt).toBe(1);
  });

  test('to 0 at most (S15)', () => {
    const after = rends(1).attack('kira', 'bandit', { dice: [6, 6, 4] });
    expect(torn(after)).toBe(1);
  });

  test('not off magical armour (S54)', () => {
    const stage = rends().amend('bandit', 'armourTraits', 'Magical');
    expect(torn(stage.attack('kira', 'bandit', { dice: [6, 6, 4] }))).toBe(0);
  });

  test('not off Sigmarite', () => {
    const stage = rends().amend('bandit', 'armourTraits', 'Sigmarite');
    expect(torn(stage.attack('kira', 'bandit', { dice: [6, 6, 4] }))).toBe(0);
  });

  test('lasts until the Armour is mended', () => {
    const after = rends()
      .attack('kira', 'bandit', { dice: [6, 6, 4] })
      .amend('bandit', 'armourTorn', '0');
    expect(torn(after)).toBe(0);
  });

  test('is told with what is left', () => {
    const after = rends().attack('kira', 'bandit', { dice: [6, 6, 4] });
    expect(after.told({ gm: true, characters: [] }).at(-1)).toBe(
      "2 points of **Bandit**'s Armour are torn off, 1 of 3 left.",
    );
  });
});

describe('a 6 (S8)', () => {
  const rend = (rules: Parameters<typeof byRules>[1]) =>
    byRules(duel({ weapons: 'Axe, 1, Rend', skills: focus }, { armour: 9 }), rules)
      .attack('kira', 'bandit', { dice: [5, 4, 4] })
      .who('bandit').armour.torn;

  test('is a die that Focus made one', () => {
    expect(rend({})).toBe(2);
  });

  test('is not, where the house counts dice as rolled', () => {
    expect(rend({ sixes: 'asRolled' })).toBe(0);
  });
});

describe('dice that Soulfire made 6s (S9)', () => {
  const rend = (rules: Parameters<typeof byRules>[1]) =>
    byRules(withSoulfire(duel({ weapons: 'Axe, 1, Rend' }, { armour: 9 }), 1), rules)
      .attack('kira', 'bandit', { spend: ['maximise'] })
      .who('bandit').armour.torn;

  test('are 6s', () => {
    expect(rend({})).toBe(3);
  });

  test('are none by the house rule', () => {
    expect(rend({ soulfireSixes: 'no' })).toBe(0);
  });
});

describe('Cleave', () => {
  /** Kira with a glaive, a friend and two enemies close by, a third one not. */
  const melee = (thug: Parameters<typeof sheet>[0] = {}) =>
    together(
      table()
        .pc('kira', sheet({ weapons: 'Glaive, 1, Cleave', ratings: { initiative: 9 } }))
        .pc('tiz', sheet())
        .foe('bandit', sheet())
        .foe('thug', sheet(thug))
        .foe('archer', sheet())
        .fight(),
      ...['kira', 'tiz', 'bandit', 'thug'],
    );
  const struck = (stage: SoulboundStage, dice: readonly number[] = [6, 6, 1]) =>
    stage.attack('kira', 'bandit', { dice });
  const toughness = (stage: SoulboundStage, id: string) => stage.who(id).toughness.now;

  test('each 6 deals 1 Damage to other enemies close to the attacker', () => {
    expect(toughness(struck(melee()), 'thug')).toBe(3);
  });

  test('all 6s make one hit, less Armour (S10)', () => {
    expect(toughness(struck(melee({ armour: 1 })), 'thug')).toBe(4);
  });

  test('the target suffers the attack alone', () => {
    expect(toughness(struck(melee()), 'bandit')).toBe(2);
  });

  test('friends suffer nothing', () => {
    expect(toughness(struck(melee()), 'tiz')).toBe(5);
  });

  test('nor do those farther away (S11)', () => {
    expect(toughness(struck(melee()), 'archer')).toBe(5);
  });

  test('nor anybody without a 6', () => {
    expect(toughness(struck(melee(), [5, 5, 1]), 'thug')).toBe(5);
  });

  test('nor who charmed the attacker', () => {
    const stage = melee().condition('kira', 'charmed', 'add', 'thug');
    expect(toughness(struck(stage), 'thug')).toBe(5);
  });

  test('is told of each', () => {
    expect(struck(melee()).told().slice(2)).toEqual([
      '**Thug** is in the way of Glaive (Cleave): 2 Damage.',
      '**Thug** is hurt.',
    ]);
  });
});
