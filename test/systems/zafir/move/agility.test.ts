import { describe, expect, test } from 'vitest';
import { battle, byRules, enemy, hero } from '../table.ts';
import { at, climbable, laddered, marked, placed, taken, toReach } from './support.ts';

const nimble = hero({ attributes: { agility: 4 } });

describe('Agility Points', () => {
  test('are as many as the Agility', () => {
    expect(taken(battle('kXXX..', { kira: hero() }), 'kira', 'E1')).toBe('tooNimble');
  });

  test("are a turn's, not a move's", () => {
    const stage = battle('kX.X.', { kira: hero() }).act('kira', 'move', { target: 'C1' });
    expect(toReach(stage, 'kira', 'E1')).toBeNull();
  });

  test('are spent as the move is made', () => {
    const stage = battle('kX.', { kira: hero() }).act('kira', 'move', { target: 'C1' });
    expect(stage.state.fight?.turn?.agility).toBe(1);
  });

  test('are asked about before they are spent', () => {
    const stage = battle('kX.', { kira: hero() }).act('kira', 'move', { target: 'C1' });
    expect(stage.asked.map(({ code }) => code)).toEqual(['confirmMove']);
  });

  test('are not asked about where a standing order says so', () => {
    const bold = hero({ orders: { riskyMove: 'always' } });
    expect(battle('kX.', { kira: bold }).act('kira', 'move', { target: 'C1' }).asked).toEqual([]);
  });

  test('are not spent where there is a way without', () => {
    const stage = battle('kX.\n...', { kira: nimble });
    expect(toReach(stage, 'kira', 'C1')).toMatchObject({ cost: 3, points: 0 });
  });

  test('not spent, nor is the action, where the mover would rather stay', () => {
    const stage = battle('kX.', { kira: hero() }).act('kira', 'move', {
      target: 'C1',
      answers: { move: 'stay' },
    });
    expect([at(stage, 'kira'), stage.state.fight?.turn]).toEqual(['A1', null]);
  });
});

describe('Safe Drop', () => {
  test('is 1 Agility Point for any height', () => {
    const stage = placed(battle('k9', { kira: hero() }), 'kira', 'B1');
    expect(taken(stage, 'kira', 'A1')).toBe('1 + 1');
  });

  test('is not needed for three tiles', () => {
    const stage = placed(battle('k3', { kira: hero() }), 'kira', 'B1');
    expect(taken(stage, 'kira', 'A1')).toBe('1 + 0');
  });
});

describe('Falling', () => {
  test('ends a leap that nothing is left for to land safely', () => {
    const leaper = { kira: hero({ attributes: { agility: 1 }, orders: { riskyMove: 'always' } }) };
    const high = battle('kX.', leaper).with((scene) =>
      scene.fight === null
        ? scene
        : {
            ...scene,
            fight: {
              ...scene.fight,
              grid: { ...scene.fight.grid, tiles: { ...scene.fight.grid.tiles, A1: { ground: 5 } } },
            },
          },
    );
    expect(high.act('kira', 'move', { target: 'C1' }).told()).toContain('**Kira** falls 5 tiles down to C1.');
  });

  const clumsy = { kira: hero({ attributes: { agility: 0 } }) };
  const fallen = placed(battle('k4.', clumsy), 'kira', 'B1').act('kira', 'move', { target: 'A1' });

  test('takes 2 damage that armour does not lessen', () => {
    expect(fallen.events.find(({ type }) => type === 'damaged')?.data).toMatchObject({ hp: 2 });
  });

  test('is taken by shields first (A22)', () => {
    const shielded = hero({
      attributes: { agility: 0 },
      battle: { hp: 6, shields: [{ source: 'tiz', what: 'Shield', points: 3, duration: { ends: [] } }] },
    });
    const stage = placed(battle('k4', { kira: shielded }), 'kira', 'B1').act('kira', 'move', {
      target: 'A1',
    });
    expect(stage.state.characters.kira?.battle.hp).toBe(6);
  });

  test('is a drop of four tiles, not of three', () => {
    const stage = placed(battle('k3', clumsy), 'kira', 'B1').act('kira', 'move', { target: 'A1' });
    expect(stage.events.some(({ type }) => type === 'fell')).toBe(false);
  });

  test('ends the move', () => {
    expect(taken(placed(battle('.k4', clumsy), 'kira', 'C1'), 'kira', 'B1 A1')).toBe('fallEndsMove');
  });

  test('leaves them on the tile where they fell', () => {
    expect(at(fallen, 'kira')).toBe('A1');
  });
});

describe('Ladders', () => {
  const ladder = laddered(battle('k4', { kira: hero({ attributes: { agility: 0 } }) }));

  test('up are 1.5', () => {
    expect(taken(ladder, 'kira', 'B1')).toBe('1.5 + 0');
  });

  test('down are 1, and safe from any height', () => {
    expect(taken(placed(ladder, 'kira', 'B1'), 'kira', 'A1')).toBe('1 + 0');
  });
});

describe('Mantling', () => {
  test('is 1 Agility Point and 2 Movement Points', () => {
    expect(taken(battle('k2', { kira: hero() }), 'kira', 'B1')).toBe('2 + 1');
  });

  test('does not go three tiles up', () => {
    expect(toReach(battle('k3', { kira: nimble }), 'kira', 'B1')).toBeNull();
  });

  test('goes up on full cover, where one may stay', () => {
    expect(taken(battle('k#', { kira: hero() }), 'kira', 'B1')).toBe('2 + 1');
  });
});

describe('Climbing (A20)', () => {
  const wall = climbable(battle('k4', { kira: nimble }));

  test('is 1 Agility Point and 2 Movement Points a tile', () => {
    expect(taken(wall, 'kira', 'B1')).toBe('8 + 4');
  });

  test('counts the tiles above the second where the crew plays it so', () => {
    expect(taken(byRules(wall, { climbing: 'aboveTwo' }), 'kira', 'B1')).toBe('4 + 2');
  });

  test('needs a wall that can be climbed', () => {
    expect(toReach(battle('k4', { kira: nimble }), 'kira', 'B1')).toBeNull();
  });

  test('is for the whole wall or not at all', () => {
    const stage = climbable(battle('k5', { kira: nimble }));
    expect(toReach(stage, 'kira', 'B1')).toBeNull();
  });
});

describe('Leaping', () => {
  test('a gap of one tile is 1 Agility Point and 2 Movement Points', () => {
    expect(taken(battle('kX.', { kira: hero() }), 'kira', 'C1')).toBe('2 + 1');
  });

  test('a gap of two tiles is 2 Agility Points and 3 Movement Points', () => {
    expect(taken(battle('kXX.', { kira: nimble }), 'kira', 'D1')).toBe('3 + 2');
  });

  test('aslant costs a point for each tile leaped over (A21)', () => {
    expect(taken(battle('kXX\nXXX\nXX.', { kira: nimble }), 'kira', 'C3')).toBe('3 + 1');
  });

  test('clears a hazard', () => {
    expect(toReach(battle('WWW\nk^.\nWWW', { kira: hero() }), 'kira', 'C2')).toMatchObject({
      kind: 'agility',
      points: 1,
    });
  });

  test('does not go up', () => {
    expect(toReach(battle('kX1', { kira: nimble }), 'kira', 'C1')).toBeNull();
  });

  test('more than three tiles down costs a point more', () => {
    expect(taken(placed(battle('4X.\nkXX', { kira: nimble }), 'kira', 'A1'), 'kira', 'C1')).toBe('2 + 2');
  });

  test('does not go over enemies', () => {
    expect(toReach(battle('krX.', { kira: nimble, raider: enemy() }), 'kira', 'D1')).toBeNull();
  });

  test('does not end on somebody', () => {
    expect(taken(battle('kXt', { kira: nimble, tiz: hero() }), 'kira', 'C1')).toBe('tileHeld');
  });
});

describe('Who can make no Agility Moves', () => {
  test('with Joint Trauma does not mantle', () => {
    const stiff = hero({ disabilities: [{ id: 'jointTrauma', detail: '', aids: [] }] });
    expect(toReach(battle('k2', { kira: stiff }), 'kira', 'B1')).toBeNull();
  });

  test('with Joint Trauma clambers', () => {
    const stiff = hero({ disabilities: [{ id: 'jointTrauma', detail: '', aids: [] }] });
    expect(toReach(battle('k1', { kira: stiff }), 'kira', 'B1')?.cost).toBe(1);
  });

  const wheels = hero({ disabilities: [{ id: 'legAmputation', detail: '', aids: ['wheelchair'] }] });

  test('in a wheelchair does not clamber (A53)', () => {
    expect(toReach(battle('k1', { kira: wheels }), 'kira', 'B1')).toBeNull();
  });

  test('in a wheelchair takes no stairs', () => {
    const stairs = battle('k1.', { kira: wheels }).with((state) => marked(state, 'B1', 'stairs'));
    expect(toReach(placed(stairs, 'kira', 'B1'), 'kira', 'C1')).toBeNull();
  });

  test('on foot takes stairs', () => {
    const stairs = battle('k1.', { kira: hero() }).with((state) => marked(state, 'B1', 'stairs'));
    expect(toReach(placed(stairs, 'kira', 'B1'), 'kira', 'C1')?.cost).toBe(1);
  });

  test('in a wheelchair takes no ladder', () => {
    const stage = laddered(battle('k4', { kira: wheels }));
    expect(toReach(stage, 'kira', 'B1')).toBeNull();
  });
});
