import { describe, expect, test } from 'vitest';
import { roomFor } from '../../../../src/systems/zafir/character/pockets.ts';
import { battle, enemy, hero } from '../table.ts';
import { at, choices, conditionsOf, effectsOf, knowing, later, modifiersOf, whyNot } from './support.ts';

const ones = (count: number) => Array.from({ length: count }, () => 1);

describe('Suppressive Fire', () => {
  const heavy = knowing(['suppressiveFire']);
  const field = (kira = heavy) => battle('k.....r\n.......', { kira, raider: enemy({ hp: 20 }) });

  test("the target is suppressed until the shooter's next turn", () => {
    const after = field().act('kira', 'suppressiveFire', { target: 'raider' });
    expect(effectsOf(after, 'raider')).toMatchObject([{ id: 'suppressed', by: 'kira', means: 'primary' }]);
  });

  test('it aims 3 dice worse', () => {
    const after = field().act('kira', 'suppressiveFire', { target: 'raider' }).attack('raider', 'kira');
    expect(modifiersOf(after, 'aim').suppressed).toBe(-3);
  });

  test('takes 2 ammo', () => {
    const after = field().act('kira', 'suppressiveFire', { target: 'raider' });
    expect(after.who('kira').battle.shots).toEqual({ primary: 2 });
  });

  test('is refused with one shot left', () => {
    const kira = knowing(['suppressiveFire'], { battle: { hp: 6, shots: { primary: 3 } } });
    expect(whyNot(field(kira), 'kira', 'suppressiveFire')).toBe('tooFewShots');
  });

  test('is refused out of sight', () => {
    const stage = battle('k..W...r', { kira: heavy, raider: enemy() });
    expect(stage.act('kira', 'suppressiveFire', { target: 'raider' }).refusal?.code).toBe('outOfSight');
  });

  test('if the target moves, a reaction attack with the primary weapon', () => {
    const after = field()
      .act('kira', 'suppressiveFire', { target: 'raider' })
      .act('raider', 'move', {
        target: 'F2',
        answers: { 'unit.moved': 'suppressiveFire' },
        dice: ones(6),
      });
    expect(after.event('attacked')).toMatchObject({ actor: 'kira', reaction: 'suppressiveFire' });
  });
});

describe('Demolitionist', () => {
  const sapper = knowing(['demolitionist']);
  const field = (kira = sapper) => battle('k....or\n.....#.\n.....O.', { kira, raider: enemy() });

  test('destroys the cover within 1.5 tiles', () => {
    const after = field().act('kira', 'demolitionist', { target: 'F2' });
    expect(after.state.fight?.grid.tiles.F1?.obstacle).toBeUndefined();
  });

  test('but none that is sturdy', () => {
    const after = field().act('kira', 'demolitionist', { target: 'F2' });
    expect(after.state.fight?.grid.tiles.F3?.obstacle).toBeDefined();
  });

  test('hurts nobody', () => {
    const after = field().act('kira', 'demolitionist', { target: 'F2' });
    expect(after.who('raider').battle.hp).toBe(5);
  });

  test('takes 2 ammo', () => {
    const after = field().act('kira', 'demolitionist', { target: 'F2' });
    expect(after.who('kira').battle.shots).toEqual({ primary: 2 });
  });

  test('is offered for the cover of enemies', () => {
    expect(choices(field(), 'kira', 'demolitionist')).toEqual(['F1', 'F2']);
  });

  test('is refused where there is no cover', () => {
    expect(field().act('kira', 'demolitionist', { target: 'B1' }).refusal?.code).toBe('noCoverThere');
  });

  test('cools down for 2 turns', () => {
    const after = field().act('kira', 'demolitionist', { target: 'F2' });
    expect(whyNot(later(after, 1), 'kira', 'demolitionist')).toBe('coolingDown');
  });

  test('takes both actions with a weapon that is moved or fired', () => {
    const kira = knowing(['demolitionist'], { equipment: { primary: { id: 'sniperRifle', mods: [] } } });
    const moved = field(kira).act('kira', 'move', { target: 'B1' });
    expect(moved.act('kira', 'demolitionist', { target: 'F2' }).refusal?.code).toBe('noActions');
  });
});

describe('Tripmine', () => {
  const pockets = [{ pocket: 'grenade', item: 'fragGrenade', count: 1, used: 0 }] as const;
  const miner = (abilities: Parameters<typeof knowing>[0] = []) =>
    knowing(['tripmine', ...abilities], { pockets: [...pockets] });
  const field = (kira = miner()) =>
    battle(`k.......r${'.'.repeat(8)}\n${'.'.repeat(17)}`, { kira, raider: enemy({ hp: 20 }) });
  const laid = (kira = miner(), target = 'F1') => field(kira).act('kira', 'tripmine', { target });

  test('lies where it was laid and waits', () => {
    expect(laid().state.fight?.areas).toMatchObject([
      { what: 'tripmine', centre: 'F1', grenade: 'fragGrenade' },
    ]);
  });

  test('takes a grenade', () => {
    expect(whyNot(later(laid(), 1), 'kira', 'tripmine')).toBe('noGrenadeToLay');
  });

  test('goes off under who moves in its area', () => {
    const after = laid().act('raider', 'move', { target: 'F1', dice: [1] });
    expect(after.event('caught')).toMatchObject({ target: 'raider', weapon: 'Frag Grenade' });
  });

  test('under allies, too', () => {
    const stage = battle('k.......r\n.........\nt........', { kira: miner(), tiz: hero(), raider: enemy() });
    const after = stage
      .act('kira', 'tripmine', { target: 'C3' })
      .act('tiz', 'move', { target: 'B3', dice: [1] });
    expect(after.event('caught')).toMatchObject({ target: 'tiz' });
  });

  test('and is gone', () => {
    const after = laid().act('raider', 'move', { target: 'F1', dice: [1] });
    expect(after.state.fight?.areas).toEqual([]);
  });

  test('is a grenade attack: Bigger Booms make its area larger', () => {
    expect(laid(miner(['biggerBooms'])).state.fight?.areas[0]?.radius).toBe(
      (laid().state.fight?.areas[0]?.radius ?? 0) + 1,
    );
  });

  test('and Throwing Arm brings it to medium range', () => {
    expect(laid(miner(['throwingArm']), 'N1').refusal).toBeNull();
  });

  test('else it is refused there', () => {
    expect(laid(miner(), 'N1').refusal?.code).toBe('tileOutOfRange');
  });
});

describe('what sappers make of grenades', () => {
  const pockets = [{ pocket: 'grenade', item: 'fragGrenade', count: 3, used: 0 }] as const;
  const thrower = (abilities: Parameters<typeof knowing>[0]) => knowing(abilities, { pockets: [...pockets] });
  const field = (kira: ReturnType<typeof knowing>, raider = enemy({ hp: 20 })) =>
    battle(`k.....r${'.'.repeat(12)}`, { kira, raider });

  test('Bigger Booms: 1 tile more radius', () => {
    const after = field(thrower(['biggerBooms'])).attack('kira', 'C1', { means: 'fragGrenade', dice: [1] });
    expect(after.event('grenadeThrown')).toMatchObject({ radius: 2.5 });
  });

  test('Explosives Engineer: 2 Crit Dice for each target', () => {
    const after = field(thrower(['explosivesEngineer'])).attack('kira', 'raider', {
      means: 'fragGrenade',
      dice: [6, 1, 1],
    });
    expect(after.event('caught')).toMatchObject({ outcome: 'crit' });
  });

  test('Shrapnel: 1 Piercing', () => {
    const raider = enemy({ hp: 20, armourPoints: 1 });
    const after = field(thrower(['shrapnel']), raider).attack('kira', 'raider', {
      means: 'fragGrenade',
      dice: [1],
    });
    const plain = field(thrower([]), raider).attack('kira', 'raider', { means: 'fragGrenade', dice: [1] });
    expect(after.who('raider').battle.hp).toBe(plain.who('raider').battle.hp - 1);
  });

  test('Throwing Arm: up to medium range', () => {
    const after = field(thrower(['throwingArm'])).attack('kira', 'P1', { means: 'fragGrenade' });
    expect(after.refusal).toBeNull();
  });

  test('Grenadier: a pocket more, for grenades', () => {
    expect(roomFor(knowing(['grenadier']), 'grenade') - roomFor(knowing([]), 'grenade')).toBe(1);
  });
});

describe('Blast Training', () => {
  test('an Armor Point more on each mission', () => {
    const raider = enemy({ aim: 5 });
    const trained = battle('k.....r', { kira: knowing(['blastTraining']), raider }).next();
    const plain = battle('k.....r', { kira: knowing([]), raider }).next();
    const shot = { dice: [5, ...ones(6), 1, 1, 2] };
    expect(trained.attack('raider', 'kira', shot).who('kira').battle.hp).toBe(
      plain.attack('raider', 'kira', shot).who('kira').battle.hp + 1,
    );
  });
});

describe('Spotter and Arcane Target Marker', () => {
  const field = (kira: ReturnType<typeof knowing>) =>
    battle('k.....r\n......s', { kira, raider: enemy({ hp: 20 }), slinger: enemy({ hp: 20 }) });

  test('Spotter: the target is Marked', () => {
    const after = field(knowing(['spotter'])).act('kira', 'spotter', { target: 'raider' });
    expect(conditionsOf(after, 'raider')).toContain('marked');
  });

  test('one at a time', () => {
    const after = field(knowing(['spotter']))
      .act('kira', 'spotter', { target: 'raider' })
      .act('kira', 'spotter', { target: 'slinger' });
    expect(conditionsOf(after, 'raider')).not.toContain('marked');
  });

  test('Arcane Target Marker: a shot of the primary weapon marks, also where it misses', () => {
    const after = field(knowing(['arcaneTargetMarker'])).attack('kira', 'raider', { dice: ones(6) });
    expect(conditionsOf(after, 'raider')).toContain('marked');
  });

  test('one of the secondary does not', () => {
    const after = field(knowing(['arcaneTargetMarker'])).attack('kira', 'raider', {
      means: 'secondary',
      dice: ones(6),
    });
    expect(conditionsOf(after, 'raider')).not.toContain('marked');
  });
});

describe('Charge', () => {
  const trencher = (more: Parameters<typeof knowing>[1] = {}) => knowing(['charge'], more);
  const field = (kira = trencher()) =>
    battle(`k${'.'.repeat(12)}r\n${'.'.repeat(14)}`, { kira, raider: enemy({ hp: 20 }) });
  const sword = { equipment: { secondary: { id: 'sword', mods: [] } } } as const;

  test('a free move to the tile that is said', () => {
    const after = field().act('kira', 'charge', { target: 'raider', detail: 'E1', dice: ones(6) });
    expect(at(after, 'kira')).toBe('E1');
  });

  test('then an attack', () => {
    const after = field().act('kira', 'charge', { target: 'raider', detail: 'E1', dice: ones(6) });
    expect(after.event('attacked')).toMatchObject({ actor: 'kira', target: 'raider' });
  });

  test('without a tile it is run towards the target where it must be', () => {
    const after = field(trencher(sword)).act('kira', 'charge', {
      target: 'raider',
      means: 'secondary',
      dice: ones(8),
    });
    expect(after.event('attacked')).toMatchObject({ kind: 'melee' });
  });

  test('takes one action and ends the turn', () => {
    const after = field().act('kira', 'move', { target: 'B1' });
    const charged = after.act('kira', 'charge', { target: 'raider', detail: 'E1', dice: ones(6) });
    expect(charged.state.fight?.order.done).toContain('kira');
  });

  test('cools down for 3 turns', () => {
    const after = field()
      .act('kira', 'charge', { target: 'raider', detail: 'E1', dice: ones(6) })
      .next();
    expect(whyNot(after, 'kira', 'charge')).toBe('coolingDown');
  });

  test('is refused with a weapon that is moved or fired (A54)', () => {
    const kira = trencher({ equipment: { primary: { id: 'sniperRifle', mods: [] } } });
    const after = field(kira).act('kira', 'charge', { target: 'raider', means: 'primary', detail: 'E1' });
    expect(after.refusal?.code).toBe('movesOrFires');
  });

  test('is refused to a tile that is too far', () => {
    const after = field().act('kira', 'charge', { target: 'raider', detail: 'L1' });
    expect(after.refusal?.code).toBe('tooFar');
  });
});
