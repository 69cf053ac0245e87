import { describe, expect, test } from 'vitest';
import { numbersOf } from '../../../../src/systems/zafir/attack/strike.ts';
import { weaponOf } from '../../../../src/systems/zafir/attack/weapons.ts';
import { utilityPockets } from '../../../../src/systems/zafir/character/pockets.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import type { ModId } from '../../../../src/systems/zafir/content/mods.ts';
import type { AttackAbout } from '../../../../src/systems/zafir/numbers/about.ts';
import { battle, byRules, enemy, hero, type ZafirStage } from '../table.ts';
import { because } from './pockets.ts';

const armed = (mod: ModId, more: Parameters<typeof hero>[0] = {}) =>
  hero({ equipment: { primary: { id: 'autorifle', mods: [mod] } }, ...more });

/** Kira, so many tiles from the bandit. */
const apart = (tiles: number, mod: ModId, foe: Parameters<typeof enemy>[0] = {}): ZafirStage =>
  battle(`k${'.'.repeat(tiles - 1)}b`, { kira: armed(mod), bandit: enemy({ hp: 9, ...foe }) });

function about({ state }: ZafirStage, more: Partial<AttackAbout> = {}): AttackAbout {
  const weapon = weaponOf(state, 'kira', 'primary');
  if (weapon === null) throw new Error('unarmed');
  const from = state.fight?.units.kira?.at ?? '';
  return {
    actor: 'kira',
    target: 'bandit',
    weapon,
    kind: 'ranged',
    from,
    reaction: null,
    moving: false,
    ability: null,
    ...more,
  };
}
const numbers = (stage: ZafirStage, more: Partial<AttackAbout> = {}) =>
  numbersOf(stage.state, about(stage, more));
const missed = [1, 1, 1, 1, 1, 1];

describe('Reflex Sight', () => {
  test.each([
    [1, 2],
    [2, 1],
    [5, 1],
    [6, 0],
  ])('at %d tiles: %d Crit Dice', (tiles, dice) => {
    expect(because(numbers(apart(tiles, 'reflexSight')).crit, 'reflexSight')).toBe(dice);
  });
});

describe('Grip', () => {
  const miss = (foe: Parameters<typeof enemy>[0] = {}) =>
    apart(6, 'grip', foe).attack('kira', 'bandit', { means: 'primary', dice: missed });

  test('a miss deals 1 damage', () => {
    expect(miss().who('bandit').battle.hp).toBe(8);
  });

  test('past armour', () => {
    expect(miss({ armourPoints: 4 }).who('bandit').battle.hp).toBe(8);
  });

  test('a hit no more than usual', () => {
    const hit = apart(6, 'grip').attack('kira', 'bandit', { means: 'primary', dice: [5, 1, 1, 1, 1, 1] });
    expect(hit.who('bandit').battle.hp).toBe(6);
  });

  const dodged = (rules = {}) =>
    byRules(apart(6, 'grip', { abilities: ['dodge'], agility: 1 }), rules).attack('kira', 'bandit', {
      means: 'primary',
      dice: [5, 1, 1, 1, 1, 1, 6],
    });

  test('nothing where the shot was dodged (A58)', () => {
    expect(dodged().who('bandit').battle.hp).toBe(9);
  });

  test('1 even then, where a crew plays it so', () => {
    expect(dodged({ gripDodged: 'yes' }).who('bandit').battle.hp).toBe(8);
  });

  test('1 without any Aim Dice, for the shot was fired', () => {
    const blind = battle('k.....b', {
      kira: armed('grip', { attributes: { accuracy: 0 } }),
      bandit: enemy({ hp: 9 }),
    })
      .condition('kira', 'poisoned')
      .attack('kira', 'bandit', { means: 'primary' });
    expect(blind.who('bandit').battle.hp).toBe(8);
  });
});

describe('Suppressor', () => {
  const concealed = apart(6, 'suppressor').with((state) => {
    const kira = state.fight?.units.kira;
    if (!state.fight || kira === undefined) return state;
    return {
      ...state,
      fight: { ...state.fight, units: { ...state.fight.units, kira: { ...kira, concealed: true } } },
    };
  });

  test.each(['aim', 'damage'] as const)('out of concealment: 1 more of %s', (number) => {
    expect(because(numbers(concealed)[number], 'suppressor')).toBe(1);
  });

  test('else nothing', () => {
    expect(because(numbers(apart(6, 'suppressor')).aim, 'suppressor')).toBe(0);
  });
});

describe('Hair Trigger', () => {
  test('reaction attacks in optimal range: an Aim Die more', () => {
    expect(numbers(apart(6, 'hairTrigger'), { reaction: 'overwatch' }).aim.modifiers).toContainEqual(
      expect.objectContaining({ source: 'hairTrigger', amount: 1 }),
    );
  });

  test('but not too near', () => {
    expect(because(numbers(apart(1, 'hairTrigger'), { reaction: 'overwatch' }).aim, 'hairTrigger')).toBe(0);
  });

  test("nor of one's own turn", () => {
    expect(because(numbers(apart(6, 'hairTrigger')).aim, 'hairTrigger')).toBe(0);
  });
});

describe('Autotracker', () => {
  test('nobody dodges', () => {
    const after = apart(6, 'autotracker', { abilities: ['dodge'], agility: 3 }).attack('kira', 'bandit', {
      means: 'primary',
      dice: [5, 1, 1, 1, 1, 1],
    });
    expect(after.event('attacked').outcome).toBe('hit');
  });
});

describe('Autoloader', () => {
  const reloaded = battle('k.....b', {
    kira: armed('autoloader', { battle: { shots: { primary: 2 } } }),
    bandit: enemy(),
  }).act('kira', 'reload', { means: 'primary' });

  test('the first reload takes no action', () => {
    expect(reloaded.state.fight?.turn?.actions).toBe(2);
  });
});

describe('Small Bayonet', () => {
  test('stabs as a Combat Knife does: +2 Aim, d3', () => {
    const bayonet = profileOf(armed('smallBayonet')).weapons.find(({ id }) => id === 'bayonet');
    expect(bayonet).toMatchObject({ kind: 'melee', aim: 2, damage: { die: 3, plus: 0 }, critDamage: 1 });
  });
});

describe('High-power', () => {
  test('+1 Damage', () => {
    expect(numbers(apart(6, 'highPower')).damage.total).toBe(3);
  });

  test('leaves one shot of three (A50)', () => {
    const scout = hero({ equipment: { primary: { id: 'scoutRifle', mods: ['highPower'] } } });
    expect(profileOf(scout).weapons[0]?.ammo).toBe(1);
  });
});

describe('what mods add to their owner', () => {
  const worn = (mod: ModId) =>
    profileOf(hero({ equipment: { armour: { id: 'ballisticVest', mods: [mod], powered: false } } }));

  test('Reinforced Materials: 1 HP', () => {
    expect(worn('reinforcedMaterials').maxHp).toBe(7);
  });

  test('Lightweight Materials: 1 Speed', () => {
    expect(worn('lightweightMaterials').speed).toBe(9);
  });

  test('Blast Padding: 1 Armor Point', () => {
    expect(worn('blastPadding').armourPoints).toBe(1);
  });

  test('Flexible Materials: 2 Agility Points', () => {
    expect(worn('flexibleMaterials').agilityPoints).toBe(3);
  });

  test("Lover's Token: 2 dice to resist", () => {
    expect(worn('loversToken').resist).toBe(2);
  });

  test('Lucky Charm: 2 dice to resist', () => {
    expect(profileOf(armed('luckyCharm')).resist).toBe(2);
  });

  test('Knee Pads: Dodge 1 against ranged attacks', () => {
    expect(worn('kneePads').dodge).toEqual([{ versus: 'ranged', dice: 1, from: 'kneePads' }]);
  });

  test('Extra Pocket: a pocket', () => {
    expect(
      utilityPockets(
        hero({ equipment: { armour: { id: 'ballisticVest', mods: ['extraPocket'], powered: false } } }),
      ),
    ).toBe(2);
  });

  test('Decorative Charm: 1 Will', () => {
    const charmed = hero({ equipment: { primary: { id: 'spellFocus', mods: ['decorativeCharmFocus'] } } });
    expect(profileOf(charmed).will).toBe(2);
  });
});

describe('blades', () => {
  const sword = (mod: ModId) => profileOf(hero({ equipment: { secondary: { id: 'sword', mods: [mod] } } }));
  const blade = (mod: ModId) => sword(mod).weapons.find(({ id }) => id === 'secondary');

  test('Serrated Blade: a Crit Die and 1 Crit Damage', () => {
    expect(blade('serratedBlade')).toMatchObject({ crit: 2, critDamage: 3 });
  });

  test('Vibroblade: 1 Piercing', () => {
    expect(blade('vibroblade')?.piercing).toBe(1);
  });

  test('Chainsaw Blade: 1 Breaking', () => {
    expect(blade('chainsawBlade')?.breaking).toBe(1);
  });

  test('Lightweight Blade: 1 Speed', () => {
    expect(sword('lightweightBlade').speed).toBe(9);
  });

  test('Parrying Hilt: Dodge 2 against melee attacks', () => {
    expect(sword('parryingHilt').dodge).toEqual([{ versus: 'melee', dice: 2, from: 'parryingHilt' }]);
  });
});
