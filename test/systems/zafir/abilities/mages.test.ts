import { describe, expect, test } from 'vitest';
import { coverOf } from '../../../../src/systems/zafir/move/sight.ts';
import { battle, byRules, enemy, hero } from '../table.ts';
import { at, choices, conditionsOf, effectsOf, knowing, later, modifiersOf, whyNot } from './support.ts';

const ones = (count: number) => Array.from({ length: count }, () => 1);
const field = (kira: ReturnType<typeof knowing>, raider = enemy({ hp: 20 }), tiz = hero()) =>
  battle('k.....r\n.......\nt......', { kira, raider, tiz });

describe('Ignite', () => {
  const novice = knowing(['ignite']);

  test('the target is Burning', () => {
    const after = field(novice).act('kira', 'ignite', { target: 'raider' });
    expect(conditionsOf(after, 'raider')).toContain('burning');
  });

  test('ends the turn', () => {
    const after = field(novice).act('kira', 'ignite', { target: 'raider' });
    expect(after.state.fight?.order.done).toContain('kira');
  });

  test('reaches 8 tiles', () => {
    const far = battle(`k${'.'.repeat(8)}r`, { kira: novice, raider: enemy() });
    expect(far.act('kira', 'ignite', { target: 'raider' }).refusal?.code).toBe('outOfRange');
  });

  test('needs sight', () => {
    const hid = battle('k..W..r', { kira: novice, raider: enemy() });
    expect(hid.act('kira', 'ignite', { target: 'raider' }).refusal?.code).toBe('outOfSight');
  });

  test('cools down for 3 turns (A01)', () => {
    const after = field(novice).act('kira', 'ignite', { target: 'raider' });
    expect(whyNot(later(after.condition('raider', 'burning', 'remove'), 2), 'kira', 'ignite')).toBe(
      'coolingDown',
    );
  });

  test('is offered with the charges that are left', () => {
    const offered = field(novice)
      .options('kira')
      .acts.find(({ id }) => id === 'ignite');
    expect(offered?.note).toBe('2 charges: A unit in sight is Burning.');
  });

  test('has 2 charges a mission', () => {
    const kira = knowing(['ignite'], { battle: { hp: 6, uses: { ignite: { spent: 2, cooling: 0 } } } });
    expect(whyNot(field(kira), 'kira', 'ignite')).toBe('noCharges');
  });

  test('gives away who is concealed', () => {
    const kira = { sheet: novice, unit: { concealed: true } };
    const stage = battle('ko....r\nto.....', { kira, raider: enemy(), tiz: hero() });
    const after = stage.act('kira', 'ignite', { target: 'raider' });
    expect(after.state.fight?.units.kira?.concealed).toBe(false);
  });
});

describe('Arcane Bolt', () => {
  const mage = knowing(['arcaneBolt']);

  test('a ranged attack with 2 Aim Dice more', () => {
    const after = field(mage).act('kira', 'arcaneBolt', { target: 'raider', dice: ones(9) });
    expect(after.event('attacked')).toMatchObject({
      kind: 'ranged',
      weapon: 'Arcane Bolt',
      aim: { total: 5 },
    });
  });

  test('deals d3', () => {
    const after = field(mage).act('kira', 'arcaneBolt', { target: 'raider', dice: [5, ...ones(7), 2] });
    expect(after.who('raider').battle.hp).toBe(18);
  });

  test('and 3 on a critical hit', () => {
    const after = field(mage).act('kira', 'arcaneBolt', {
      target: 'raider',
      dice: [5, 1, 1, 1, 1, 6, 1, 1, 1],
    });
    expect(after.who('raider').battle.hp).toBe(17);
  });

  test('takes no ammo', () => {
    const after = field(mage).act('kira', 'arcaneBolt', { target: 'raider', dice: ones(9) });
    expect(after.who('kira').battle.shots).toEqual({});
  });

  test('Bolt Splitting: a second enemy has a roll of its own', () => {
    const kira = knowing(['arcaneBolt', 'boltSplitting']);
    const stage = battle('k.....r\n......s', { kira, raider: enemy(), slinger: enemy() });
    const after = stage.act('kira', 'arcaneBolt', { target: 'raider', means: 'slinger', dice: ones(18) });
    expect(after.events.filter(({ type }) => type === 'attacked')).toHaveLength(2);
  });

  test('without it there is no second', () => {
    const stage = battle('k.....r\n......s', { kira: mage, raider: enemy(), slinger: enemy() });
    const after = stage.act('kira', 'arcaneBolt', { target: 'raider', means: 'slinger' });
    expect(after.refusal?.code).toBe('chooseMeans');
  });

  test('cools down for 3 turns', () => {
    const after = field(mage).act('kira', 'arcaneBolt', { target: 'raider', dice: ones(9) });
    expect(whyNot(later(after, 2), 'kira', 'arcaneBolt')).toBe('coolingDown');
  });
});

describe('Arcane Defenses', () => {
  const mage = knowing(['arcaneDefenses']);

  test('attacks on the ally have 2 fewer Aim Dice', () => {
    const stage = field(mage, enemy({ aim: 3 })).act('kira', 'arcaneDefenses', { target: 'tiz' });
    const after = stage
      .next()
      .next()
      .attack('raider', 'tiz', { dice: ones(6) });
    expect(modifiersOf(after, 'aim').arcaneDefenses).toBe(-2);
  });

  test('until the next round begins', () => {
    expect(effectsOf(later(field(mage).act('kira', 'arcaneDefenses', { target: 'tiz' }), 1), 'tiz')).toEqual(
      [],
    );
  });

  test('not on oneself (A49)', () => {
    expect(choices(field(mage), 'kira', 'arcaneDefenses')).toEqual(['tiz']);
  });

  test('but by a house rule', () => {
    const stage = byRules(field(mage), { arcaneDefenses: 'self' });
    expect(choices(stage, 'kira', 'arcaneDefenses')).toEqual(['kira', 'tiz']);
  });
});

describe("Baldyr's Gait", () => {
  const mage = knowing(['baldyrsGait']);
  const gait = (map = 'k.....r\n.......') =>
    battle(map, { kira: mage, raider: enemy() }).act('kira', 'baldyrsGait');

  test('a free move twice as far', () => {
    expect(gait().state.fight?.owed).toMatchObject([{ actor: 'kira', speed: 16 }]);
  });

  test('with 3 Agility Points more', () => {
    expect(gait().state.fight?.owed).toMatchObject([{ agility: 4 }]);
  });

  test('every tile left behind is in Flames', () => {
    const after = gait().act('kira', 'move', { target: 'C1' });
    const { tiles = {} } = after.state.fight?.grid ?? {};
    expect(['A1', 'B1', 'C1'].map((tile) => tiles[tile]?.features?.[0]?.id)).toEqual([
      'flames',
      'flames',
      undefined,
    ]);
  });

  test('takes one action, the move none', () => {
    expect(gait().act('kira', 'move', { target: 'C1' }).state.fight?.turn?.actions).toBe(1);
  });

  test('has 2 charges', () => {
    expect(gait().who('kira').battle.uses.baldyrsGait?.spent).toBe(1);
  });
});

describe('Blinding Sunlight', () => {
  test('the target is Disoriented', () => {
    const after = field(knowing(['blindingSunlight'])).act('kira', 'blindingSunlight', { target: 'raider' });
    expect(conditionsOf(after, 'raider')).toEqual(['disoriented']);
  });
});

describe('Fireball', () => {
  const mage = knowing(['fireball']);

  test('d2 + 2 to every unit within 1.5 tiles, each with a roll of its own', () => {
    const stage = battle('k.....r\n......s', {
      kira: mage,
      raider: enemy({ hp: 20 }),
      slinger: enemy({ hp: 20 }),
    });
    const after = stage.act('kira', 'fireball', { target: 'G1', dice: [1, 2] });
    expect([after.who('raider').battle.hp, after.who('slinger').battle.hp]).toEqual([17, 16]);
  });

  test('to friends as well', () => {
    const after = field(mage).act('kira', 'fireball', { target: 'A3', dice: [2] });
    expect(after.event('caught')).toMatchObject({ target: 'tiz' });
  });

  test('can be aimed at any tile in range and sight', () => {
    expect(field(mage).act('kira', 'fireball', { target: 'D1' }).refusal).toBeNull();
  });

  test('is refused on a tile out of range', () => {
    const wide = battle(`k${'.'.repeat(20)}r`, { kira: mage, raider: enemy() });
    expect(wide.act('kira', 'fireball', { target: 'U1' }).refusal?.code).toBe('tileOutOfRange');
  });
});

describe('Foe-shatter', () => {
  test('the target is Shattered', () => {
    const after = field(knowing(['foeShatter'])).act('kira', 'foeShatter', { target: 'raider' });
    expect(conditionsOf(after, 'raider')).toEqual(['shattered']);
  });
});

describe('Heal Wounds', () => {
  const hurt = (more: Parameters<typeof hero>[0] = {}) =>
    hero({ battle: { hp: 1, ...more.battle }, ...more });
  const heal = (abilities: Parameters<typeof knowing>[0] = ['healWounds'], tiz = hurt()) =>
    field(knowing(abilities), enemy(), tiz);

  test('2 HP and 1 for each point of Will', () => {
    expect(heal().act('kira', 'healWounds', { target: 'tiz' }).who('tiz').battle.hp).toBe(5);
  });

  test('ends what wounds leave, also at full HP', () => {
    const after = heal(['healWounds'], hero())
      .condition('tiz', 'poisoned')
      .condition('tiz', 'unconscious')
      .act('kira', 'healWounds', { target: 'tiz' });
    expect(conditionsOf(after, 'tiz')).toEqual(['disoriented']);
  });

  test('works on oneself', () => {
    expect(choices(heal(), 'kira', 'healWounds')).toContain('kira');
  });

  test('is not wasted on the whole and hale', () => {
    expect(heal(['healWounds'], hero()).act('kira', 'healWounds', { target: 'tiz' }).refusal?.code).toBe(
      'nothingToMend',
    );
  });

  test('Restoration: is for the whole in fear as well', () => {
    const afraid = heal(['healWounds', 'restoration'], hero()).condition('tiz', 'panic');
    expect(afraid.act('kira', 'healWounds', { target: 'tiz' }).refusal).toBeNull();
  });

  test('has 2 charges', () => {
    const after = heal()
      .act('kira', 'healWounds', { target: 'tiz' })
      .act('kira', 'healWounds', { target: 'tiz' });
    expect(whyNot(later(after, 1), 'kira', 'healWounds')).toBe('noCharges');
  });

  test('Restoration: a charge more', () => {
    const after = heal(['healWounds', 'restoration'], hurt({ attributes: { toughness: 9 } }))
      .act('kira', 'healWounds', { target: 'tiz' })
      .act('kira', 'healWounds', { target: 'tiz' });
    expect(whyNot(later(after, 1), 'kira', 'healWounds')).toBeNull();
  });

  test('Restoration: ends psychological conditions (A34)', () => {
    const after = heal(['healWounds', 'restoration'])
      .condition('tiz', 'panic')
      .condition('tiz', 'mindControlled')
      .act('kira', 'healWounds', { target: 'tiz' });
    expect(conditionsOf(after, 'tiz')).toEqual([]);
  });

  test('Restoration: who wakes is not Disoriented (A35)', () => {
    const after = heal(['healWounds', 'restoration'])
      .condition('tiz', 'unconscious')
      .act('kira', 'healWounds', { target: 'tiz' });
    expect(conditionsOf(after, 'tiz')).toEqual([]);
  });
});

describe('Healing Fountain', () => {
  const fountain = () =>
    field(
      knowing(['healingFountain']),
      enemy(),
      hero({ battle: { hp: 1 }, attributes: { toughness: 9 } }),
    ).act('kira', 'healingFountain', { target: 'A3' });

  test('allies within 2 tiles heal by Will', () => {
    expect(fountain().who('tiz').battle.hp).toBe(3);
  });

  test('and where the next turn begins', () => {
    expect(later(fountain(), 1).who('tiz').battle.hp).toBe(5);
  });

  test('and the one after', () => {
    expect(later(fountain(), 2).who('tiz').battle.hp).toBe(7);
  });

  test('and no more', () => {
    expect(later(fountain(), 3).who('tiz').battle.hp).toBe(7);
  });

  test('enemies are not healed', () => {
    const stage = battle('k.....r', {
      kira: knowing(['healingFountain']),
      raider: enemy({ battle: { hp: 1 } }),
    });
    const after = stage.act('kira', 'healingFountain', { target: 'F1' });
    expect(after.who('raider').battle.hp).toBe(1);
  });

  test('has 1 charge', () => {
    expect(whyNot(later(fountain(), 1), 'kira', 'healingFountain')).toBe('noCharges');
  });
});

describe('Lethargy', () => {
  const mage = knowing(['lethargy']);

  test('living enemies within 2 tiles are Exhausted', () => {
    const after = field(mage).act('kira', 'lethargy', { target: 'F1' });
    expect(conditionsOf(after, 'raider')).toEqual(['exhausted']);
  });

  test('what does not live is not', () => {
    const after = field(mage, enemy({ type: 'artifact' })).act('kira', 'lethargy', { target: 'F1' });
    expect(conditionsOf(after, 'raider')).toEqual([]);
  });

  test('friends are not', () => {
    const after = field(mage).act('kira', 'lethargy', { target: 'A3' });
    expect(conditionsOf(after, 'tiz')).toEqual([]);
  });
});

describe('Lightning Strike', () => {
  const mage = knowing(['lightningStrike']);

  test('3 damage, past cover', () => {
    const after = battle('k....or', { kira: mage, raider: enemy({ hp: 20 }) }).act(
      'kira',
      'lightningStrike',
      {
        target: 'raider',
      },
    );
    expect(after.who('raider').battle.hp).toBe(17);
  });

  test('double against shields (A40)', () => {
    const shield = { source: 'armour', what: 'Shield', points: 6, duration: { ends: [] } };
    const raider = enemy({ hp: 20, battle: { hp: 20, shields: [shield] } });
    const after = field(mage, raider).act('kira', 'lightningStrike', { target: 'raider' });
    expect([after.who('raider').battle.hp, after.who('raider').battle.shields]).toEqual([20, []]);
  });

  test('has 4 charges', () => {
    const kira = knowing(['lightningStrike'], {
      battle: { hp: 6, uses: { lightningStrike: { spent: 4, cooling: 0 } } },
    });
    expect(whyNot(field(kira), 'kira', 'lightningStrike')).toBe('noCharges');
  });
});

describe('Pylon', () => {
  const mage = (more: Parameters<typeof knowing>[1] = {}) => knowing(['pylon', 'focus'], more);
  const set = (tile = 'B1', kira = mage()) => field(kira).act('kira', 'pylon', { target: tile });

  test('full cover on a free tile', () => {
    expect(coverOf(set().state, { attacker: 'raider', target: 'kira' }).cover).toBe('full');
  });

  test('that nothing destroys', () => {
    expect(set().state.fight?.grid.tiles.B1?.features).toMatchObject([{ id: 'sturdy' }]);
  });

  test('is refused where somebody stands', () => {
    expect(set('A3').refusal?.code).toBe('tileTaken');
  });

  test('out of charges, a Focus Point pays for it', () => {
    const kira = mage({ battle: { hp: 6, focus: 1, uses: { pylon: { spent: 3, cooling: 0 } } } });
    expect(set('B1', kira).who('kira').battle.focus).toBe(0);
  });

  test('without one it is refused (A51)', () => {
    const kira = mage({ battle: { hp: 6, uses: { pylon: { spent: 3, cooling: 0 } } } });
    expect(set('B1', kira).refusal?.code).toBe('noCharges');
  });

  test('it is gone when who made it is Unconscious', () => {
    expect(set().condition('kira', 'unconscious').state.fight?.grid.tiles.B1?.obstacle).toBeUndefined();
  });

  test('which is told', () => {
    expect(set().condition('kira', 'unconscious').told()).toContain('The Pylon of **Kira** on B1 dissolves.');
  });

  test('and leaves nothing that would make other cover sturdy', () => {
    expect(set().condition('kira', 'unconscious').state.fight?.grid.tiles.B1?.features).toEqual([]);
  });
});

describe('Focus', () => {
  const focused = (points: number) =>
    knowing(['focus', 'lightningStrike'], { battle: { hp: 6, focus: points } });

  test('a kill earns a point', () => {
    const after = field(focused(0), enemy({ hp: 2 })).act('kira', 'lightningStrike', { target: 'raider' });
    expect(after.who('kira').battle.focus).toBe(1);
  });

  test('up to Discipline', () => {
    const after = field(focused(2), enemy({ hp: 2 })).act('kira', 'lightningStrike', { target: 'raider' });
    expect(after.who('kira').battle.focus).toBe(2);
  });

  test('each adds 1 damage to magic', () => {
    const after = field(focused(2)).act('kira', 'lightningStrike', { target: 'raider' });
    expect(after.who('raider').battle.hp).toBe(15);
  });

  test('and is named among the reasons', () => {
    const after = field(focused(2)).act('kira', 'lightningStrike', { target: 'raider' });
    expect(after.why()).toContain('Lightning Strike 3 + 2 Focus = 5 Lightning Damage');
  });

  test('each adds 1 damage to any attack with fire, a flask as well', () => {
    const pockets = [{ pocket: 'utility', item: 'nethaneFlask', count: 1, used: 0 }] as const;
    const kira = knowing(['focus'], { pockets: [...pockets], battle: { hp: 6, focus: 2 } });
    const after = battle('k....r', { kira, raider: enemy({ hp: 20 }) }).attack('kira', 'E1', {
      means: 'nethaneFlask',
      dice: [1],
    });
    expect(after.event('caught')).toMatchObject({ through: { total: { total: 3 } } });
  });

  test('and 1 HP to Life Magic', () => {
    const kira = knowing(['focus', 'healWounds'], { battle: { hp: 6, focus: 1 } });
    const after = field(kira, enemy(), hero({ battle: { hp: 1 } })).act('kira', 'healWounds', {
      target: 'tiz',
    });
    expect(after.who('tiz').battle.hp).toBe(6);
  });

  test('none without the ability', () => {
    const after = field(knowing(['lightningStrike']), enemy({ hp: 2 })).act('kira', 'lightningStrike', {
      target: 'raider',
    });
    expect(after.who('kira').battle.focus).toBe(0);
  });
});

describe('free moves of abilities', () => {
  test("others wait until Baldyr's Gait is gone", () => {
    const after = field(knowing(['baldyrsGait']))
      .act('kira', 'baldyrsGait')
      .act('tiz', 'move', { target: 'B3' });
    expect(after.refusal?.code).toBe('moversFirst');
  });

  test('nobody waits for who can do nothing any more', () => {
    const kira = knowing(['baldyrsGait', 'etherealSuspension']);
    const after = field(kira)
      .act('kira', 'baldyrsGait')
      .act('kira', 'etherealSuspension', { target: 'kira' });
    expect(after.act('tiz', 'move', { target: 'B3' }).refusal).toBeNull();
  });

  test('it leads as far as it says', () => {
    const stage = battle(`k${'.'.repeat(12)}r`, { kira: knowing(['baldyrsGait']), raider: enemy() });
    expect(at(stage.act('kira', 'baldyrsGait').act('kira', 'move', { target: 'L1' }), 'kira')).toBe('L1');
  });
});
