import { describe, expect, test } from 'vitest';
import { byRules, duel, duelIn, sheet, table } from '../table.ts';

const miss = { dice: [1, 1, 1] };

describe('Reload', () => {
  const gunner = () => duel({ weapons: 'Pistol, 1, Short, Reload; Fist, 0, natural' });
  const fired = () => gunner().attack('kira', 'bandit', { means: 'pistol', ...miss });
  const again = { means: 'pistol', spend: ['extraAction'] };

  test('weapons are loaded when a fight begins (S53)', () => {
    const stage = duel({ weapons: 'Pistol, 1, Short, Reload, unloaded' });
    expect(stage.who('kira').weapons.map((weapon) => weapon.loaded)).toEqual([true]);
  });

  test('an attack empties them, hit or not', () => {
    expect(
      fired()
        .who('kira')
        .weapons.map((weapon) => weapon.loaded),
    ).toEqual([false, true]);
  });

  test('and they cannot attack until they are loaded', () => {
    expect(fired().attack('kira', 'bandit', again).no).toBe(
      "**Kira**'s Pistol isn't loaded: reload it first (`/act` Reload, an Action).",
    );
  });

  test('another weapon is taken where none is named', () => {
    const after = fired().attack('kira', 'bandit', { spend: ['extraAction'], ...miss });
    expect(after.event('attacked').weapon).toBe('Fist');
  });

  test('loading takes an Action', () => {
    const after = fired().act('kira', 'reload');
    expect(after.refusal?.code).toBe('noActionButMettle');
  });

  test('after which they attack again', () => {
    const after = fired()
      .act('kira', 'reload', { spend: ['extraAction'] })
      .attack('kira', 'bandit', { ...again, ...miss });
    expect(after.refusal).toBeNull();
  });

  test('there is nothing to load where nothing is empty', () => {
    expect(gunner().act('kira', 'reload').no).toBe('**Kira** has no weapon to reload.');
  });

  test('all other guns shoot on (S19)', () => {
    const stage = duel({ weapons: 'Bow, 1, Short' }).attack('kira', 'bandit', miss);
    expect(stage.attack('kira', 'bandit', { spend: ['extraAction'], ...miss }).refusal).toBeNull();
  });
});

describe('Two-handed (S59)', () => {
  const shield = { name: 'Round shield', traits: [], dropped: false };
  const bearer = () => duel({ weapons: 'Maul, 1, Two-handed', shield });

  test('no attack with a shield on the arm', () => {
    expect(bearer().attack('kira', 'bandit').no).toBe(
      'Maul takes both hands, and **Kira** holds Round shield: drop that first (`/act` Drop an item, free).',
    );
  });

  test('but once the shield lies on the ground', () => {
    const after = bearer().act('kira', 'dropItem', { means: '@shield' }).attack('kira', 'bandit', miss);
    expect(after.refusal).toBeNull();
  });

  test('dropping it takes no Action', () => {
    const after = bearer().act('kira', 'dropItem', { means: '@shield' });
    expect(after.state.fight?.turn?.actions).toBe(1);
  });

  test('the options say so', () => {
    const [attack] = bearer().options('kira').acts;
    expect(attack?.means?.map((means) => means.refused?.code)).toEqual(['handsFull']);
  });

  test('without a shield both hands are free', () => {
    expect(duel({ weapons: 'Maul, 1, Two-handed' }).attack('kira', 'bandit', miss).refusal).toBeNull();
  });
});

describe('Defensive (S56)', () => {
  const dn = (bandit: Parameters<typeof duel>[1], rules: Parameters<typeof byRules>[1] = {}) =>
    byRules(duel({}, bandit), rules).attack('kira', 'bandit', miss).event('attacked').dn;
  const buckler = { name: 'Buckler', traits: [{ id: 'defensive' }], dropped: false } as const;

  test('counts on a shield', () => {
    expect(dn({ shield: buckler })).toBe(5);
  });

  test('counts on armour', () => {
    const stage = duel().amend('bandit', 'armourTraits', 'Defensive');
    expect(stage.attack('kira', 'bandit', miss).event('attacked').dn).toBe(5);
  });

  test('counts once', () => {
    expect(dn({ weapons: 'Staff, 1, Defensive', shield: buckler })).toBe(5);
  });

  test('counts for each by the house rule', () => {
    expect(dn({ weapons: 'Staff, 1, Defensive', shield: buckler }, { defensive: 'each' })).toBe(6);
  });

  test('does nothing on a shield that was dropped', () => {
    expect(dn({ shield: { ...buckler, dropped: true } })).toBe(4);
  });
});

describe('Thrown (S58)', () => {
  const thrown = (rules: Parameters<typeof byRules>[1]) =>
    byRules(duelIn('Gate - Yard', { weapons: 'Axe, 1, Thrown (Medium)' }), rules).attack('kira', 'bandit', {
      ...miss,
      means: 'axe@thrown',
    });

  test('the weapon comes back to hand', () => {
    expect(thrown({}).who('kira').weapons[0]?.dropped).toBe(false);
  });

  test('it lies where it fell by the house rule', () => {
    expect(thrown({ thrown: 'dropped' }).who('kira').weapons[0]?.dropped).toBe(true);
  });

  test('in the Zone that it was thrown into', () => {
    const after = thrown({ thrown: 'dropped' }).act('kira', 'useObject', {
      means: 'pickUp:axe',
      spend: ['extraAction'],
    });
    expect(after.no).toBe('Axe lies in Yard: go there first.');
  });

  test('to be picked up there', () => {
    const after = thrown({ thrown: 'dropped' })
      .act('kira', 'move', { target: 'yard' })
      .act('kira', 'useObject', { means: 'pickUp:axe', spend: ['extraAction'] });
    expect(after.who('kira').weapons[0]?.dropped).toBe(false);
  });

  test('and that is told', () => {
    expect(thrown({ thrown: 'dropped' }).told().at(-1)).toBe("**Kira**'s Axe lies in Yard.");
  });
});

describe('Restraining', () => {
  const net = (dice: readonly number[], armour = 0) =>
    duel({ weapons: 'Net, 0, Restraining' }, { armour }).attack('kira', 'bandit', { dice });

  test('a hit makes Restrained', () => {
    expect(net([4, 1, 1]).who('bandit').conditions).toMatchObject([
      { id: 'restrained', source: 'kira', cause: 'restraining' },
    ]);
  });

  test('a hit that Armour stops too (S55)', () => {
    expect(net([4, 1, 1], 9).who('bandit').conditions).toHaveLength(1);
  });

  test('a miss does not', () => {
    expect(net([1, 1, 1]).who('bandit').conditions).toEqual([]);
  });

  test('an Action breaks free', () => {
    const after = net([4, 1, 1]).next().act('bandit', 'breakFree');
    expect(after.who('bandit').conditions).toEqual([]);
  });
});

describe('a Loud weapon', () => {
  const line = 'Rattle is Loud: everybody within Long Range is alerted.';

  test('alerts Long Range with a hit', () => {
    expect(
      duel({ weapons: 'Rattle, 1, Loud' })
        .attack('kira', 'bandit', { dice: [6, 1, 1] })
        .told(),
    ).toContain(line);
  });

  test('alerts it with a miss too', () => {
    expect(
      duel({ weapons: 'Rattle, 1, Loud' })
        .attack('kira', 'bandit', { dice: [1, 1, 1] })
        .told(),
    ).toContain(line);
  });
});

describe('Loud armour', () => {
  test('is a Disadvantage on Body (Stealth), opposed or not (S41)', () => {
    const kira = { ...sheet() };
    const loud = { ...kira, armour: { ...kira.armour, traits: [{ id: 'loud' } as const] } };
    const after = table()
      .pc('kira', loud)
      .peace()
      .check('kira', 'body.stealth', { dice: [4, 4, 5] });
    expect(after.event('tested').successes).toBe(1);
  });

  test('is nothing to other Tests', () => {
    const kira = { ...sheet() };
    const loud = { ...kira, armour: { ...kira.armour, traits: [{ id: 'loud' } as const] } };
    const after = table()
      .pc('kira', loud)
      .peace()
      .check('kira', 'body.athletics', { dice: [4, 4, 5] });
    expect(after.event('tested').successes).toBe(3);
  });
});
