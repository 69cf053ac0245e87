import { describe, expect, test } from 'vitest';
import { coverOf } from '../../../../src/systems/zafir/move/sight.ts';
import { raised } from '../attack/rules.ts';
import { battle, enemy, hero } from '../table.ts';
import { at, choices, effectsOf, isOffered, knowing, later, modifiersOf, whyNot } from './support.ts';

const ones = (count: number) => Array.from({ length: count }, () => 1);

describe('Deployable Cover', () => {
  const field = () =>
    battle('k.......\n........\n.....#.r', { kira: knowing(['deployableCover']), raider: enemy() });
  const set = (target: string, means: string) => field().act('kira', 'deployableCover', { target, means });

  test('half, full and half cover on three tiles', () => {
    const { tiles = {} } = set('D2', 'northSouth').state.fight?.grid ?? {};
    expect(['D1', 'D2', 'D3'].map((tile) => tiles[tile]?.obstacle?.cover)).toEqual(['half', 'full', 'half']);
  });

  test('turned as one likes', () => {
    const { tiles = {} } = set('D2', 'eastWest').state.fight?.grid ?? {};
    expect(['C2', 'D2', 'E2'].map((tile) => tiles[tile]?.obstacle?.height)).toEqual([1, 2, 1]);
  });

  test('how it is turned must be said', () => {
    expect(field().act('kira', 'deployableCover', { target: 'D2' }).refusal?.code).toBe('chooseMeans');
  });

  test('all three tiles must be free', () => {
    expect(set('F2', 'northSouth').refusal?.code).toBe('noRoomForCover');
  });

  test('and on the map', () => {
    expect(set('D1', 'northSouth').refusal?.code).toBe('noRoomForCover');
  });

  test('its middle must be within short range', () => {
    const wide = battle(`k${'.'.repeat(14)}r`, { kira: knowing(['deployableCover']), raider: enemy() });
    const after = wide.act('kira', 'deployableCover', { target: 'K1', means: 'eastWest' });
    expect(after.refusal?.code).toBe('tileOutOfRange');
  });

  test('once a mission', () => {
    expect(whyNot(set('D2', 'eastWest'), 'kira', 'deployableCover')).toBe('noCharges');
  });

  test('it can be destroyed', () => {
    const kira = knowing(['deployableCover', 'demolitionist']);
    const stage = battle('k.......\n........\n.......r', { kira, raider: enemy() });
    const after = stage
      .act('kira', 'deployableCover', { target: 'D2', means: 'northSouth' })
      .act('kira', 'demolitionist', { target: 'D2' });
    expect(after.state.fight?.grid.tiles.D2?.obstacle).toBeUndefined();
  });
});

describe('Tower Shield', () => {
  const field = (map = 'k....r') => battle(map, { kira: knowing(['towerShield']), raider: enemy() });
  const up = (map?: string) => field(map).act('kira', 'towerShield');

  test('is half cover in the open', () => {
    expect(coverOf(up().state, { attacker: 'raider', target: 'kira' }).cover).toBe('half');
  });

  test('and half cover behind full cover', () => {
    expect(coverOf(up('k#...r').state, { attacker: 'raider', target: 'kira' }).cover).toBe('half');
  });

  test('takes an action to put up', () => {
    expect(up().state.fight?.turn?.actions).toBe(1);
  });

  test('the primary weapon cannot be used behind it', () => {
    expect(up().attack('kira', 'raider', { means: 'primary' }).refusal?.code).toBe('behindShield');
  });

  test('the secondary can', () => {
    const after = up().attack('kira', 'raider', { means: 'secondary', dice: ones(6) });
    expect(after.event('attacked')).toMatchObject({ weapon: 'Pistol' });
  });

  test('it stays up over the rounds', () => {
    expect(effectsOf(later(up(), 1), 'kira')).toHaveLength(1);
  });

  test('is taken down for nothing', () => {
    expect(up().act('kira', 'towerShield').state.fight?.turn?.actions).toBe(1);
  });

  test('and is no cover then', () => {
    const after = up().act('kira', 'towerShield');
    expect(coverOf(after.state, { attacker: 'raider', target: 'kira' }).cover).toBe('none');
  });
});

describe('Mirage (house version)', () => {
  const field = () => battle('k....r', { kira: knowing(['mirage']), raider: enemy({ aim: 3 }) });

  test('attacks on the unit have 2 fewer Aim Dice', () => {
    const after = field()
      .act('kira', 'mirage')
      .next()
      .attack('raider', 'kira', { dice: ones(6) });
    expect(modifiersOf(after, 'aim').mirage).toBe(-2);
  });

  test('takes no action', () => {
    expect(field().act('kira', 'mirage').state.fight?.turn?.actions).toBe(2);
  });

  test('until its next turn begins', () => {
    const after = later(field().act('kira', 'mirage'), 1).act('kira', 'move', { target: 'B1' });
    expect(effectsOf(after, 'kira')).toEqual([]);
  });

  test('cools down for 4 turns', () => {
    expect(whyNot(later(field().act('kira', 'mirage'), 3), 'kira', 'mirage')).toBe('coolingDown');
  });
});

describe('Grapple', () => {
  const pockets = [{ pocket: 'utility', item: 'grapplingGun', count: 1, used: 0 }] as const;
  const climber = knowing(['grapple'], { pockets: [...pockets] });
  const field = (kira = climber) => raised(battle('k.....r\n.......', { kira, raider: enemy() }), 'D2', 3);

  test('up onto a higher tile at once', () => {
    expect(at(field().act('kira', 'grapple', { target: 'D2' }), 'kira')).toBe('D2');
  });

  test('takes no action', () => {
    expect(field().act('kira', 'grapple', { target: 'D2' }).state.fight?.turn?.actions).toBe(2);
  });

  test('is offered for higher tiles', () => {
    expect(choices(field(), 'kira', 'grapple')).toEqual(['D2']);
  });

  test('is refused onto a tile that is not', () => {
    expect(field().act('kira', 'grapple', { target: 'D1' }).refusal?.code).toBe('notHigher');
  });

  test('is refused without a grappling gun', () => {
    expect(whyNot(field(knowing(['grapple'])), 'kira', 'grapple')).toBe('noGrapplingGun');
  });

  test('cools down for 4 turns', () => {
    expect(whyNot(field().act('kira', 'grapple', { target: 'D2' }), 'kira', 'grapple')).toBe('coolingDown');
  });

  test('who watches may shoot', () => {
    const stage = field().next().act('raider', 'overwatch');
    const after = stage.act('kira', 'grapple', { target: 'D2', dice: ones(5) });
    expect(after.event('attacked')).toMatchObject({ actor: 'raider', reaction: 'overwatch' });
  });
});

describe('Voidwalk (house version)', () => {
  const field = (map = 'k...^..r\n........') => battle(map, { kira: knowing(['voidwalk']), raider: enemy() });

  test('to a free tile in range and sight', () => {
    expect(at(field().act('kira', 'voidwalk', { target: 'F1' }), 'kira')).toBe('F1');
  });

  test('nothing on the tiles between acts on who walks', () => {
    expect(field().act('kira', 'voidwalk', { target: 'F1' }).who('kira').battle.conditions).toEqual([]);
  });

  test('nobody can react to it', () => {
    const stage = field().next().act('raider', 'overwatch');
    expect(stage.act('kira', 'voidwalk', { target: 'F1' }).events.map(({ type }) => type)).not.toContain(
      'attacked',
    );
  });

  test('is refused onto a tile that is taken', () => {
    expect(field().act('kira', 'voidwalk', { target: 'H1' }).refusal?.code).toBe('tileHeld');
  });

  test('is refused out of sight', () => {
    const after = field('k..W...r\n...W....').act('kira', 'voidwalk', { target: 'F1' });
    expect(after.refusal?.code).toBe('tileOutOfSight');
  });

  test('is refused farther than short range', () => {
    const after = field(`k${'.'.repeat(12)}r`).act('kira', 'voidwalk', { target: 'K1' });
    expect(after.refusal?.code).toBe('tileOutOfRange');
  });

  test('cools down for 4 turns', () => {
    const after = field().act('kira', 'voidwalk', { target: 'F1' });
    expect(whyNot(later(after, 3), 'kira', 'voidwalk')).toBe('coolingDown');
  });
});

describe('Subterfuge', () => {
  const hidden = (abilities: Parameters<typeof knowing>[0]) => ({
    sheet: knowing(abilities),
    unit: { concealed: true },
  });
  const ambush = (abilities: Parameters<typeof knowing>[0]) =>
    battle(`ko${'.'.repeat(9)}r\nto${'.'.repeat(10)}`, {
      kira: hidden(abilities),
      tiz: hidden([]),
      raider: enemy({ hp: 20 }),
    })
      .with(({ fight, ...rest }) => ({
        ...rest,
        fight: fight === null ? null : { ...fight, revealed: false },
      }))
      .attack('tiz', 'raider', { dice: ones(6) });

  test('who has it stays concealed when the team is revealed', () => {
    expect(ambush(['subterfuge']).state.fight?.units.kira?.concealed).toBe(true);
  });

  test('who has it not does not', () => {
    expect(ambush([]).state.fight?.units.kira?.concealed).toBe(false);
  });
});

describe('abilities', () => {
  test('are offered to those alone who know them', () => {
    const stage = battle('k...r', { kira: hero(), raider: enemy() });
    expect(isOffered(stage, 'kira', 'killShot')).toBe(false);
  });
});
