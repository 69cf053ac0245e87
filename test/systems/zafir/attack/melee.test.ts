import { describe, expect, test } from 'vitest';
import { gain } from '../../../../src/systems/zafir/conditions/change.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { battle, enemy, hero } from '../table.ts';
import { having, raised } from './rules.ts';

const sworded = (more: Parameters<typeof hero>[0] = {}) =>
  hero({ equipment: { primary: null, secondary: { id: 'sword', mods: [] } }, ...more });
const misses = [1, 1, 1, 1, 1, 1, 1, 1];

describe('a melee attack', () => {
  test('comes with a free move to its target', () => {
    const after = battle('k.....r', { kira: sworded(), raider: enemy() }).attack('kira', 'raider', {
      dice: misses,
    });
    expect(after.state.fight?.units.kira?.at).toBe('F1');
  });

  test('takes one action, its move included', () => {
    const after = battle('k.....r\nt......', { kira: sworded(), tiz: hero(), raider: enemy() }).attack(
      'kira',
      'raider',
      { dice: misses },
    );
    expect(after.events.map(({ type }) => type).filter((type) => type === 'turnEnded')).toEqual([
      'turnEnded',
    ]);
  });

  test('moves nobody who is beside already', () => {
    const after = battle('kr', { kira: sworded(), raider: enemy() }).attack('kira', 'raider', {
      dice: misses,
    });
    expect(after.events.some(({ type }) => type === 'moved')).toBe(false);
  });

  test('goes no farther than one move', () => {
    const stage = battle(`k${'.'.repeat(14)}r`, { kira: sworded(), raider: enemy() });
    expect(stage.attack('kira', 'raider').no).toBe("**Kira** can't get next to **Raider** with one move.");
  });

  test('is made from the tile that is named', () => {
    const after = battle('......\nk...r.\n......', { kira: sworded(), raider: enemy() }).attack(
      'kira',
      'raider',
      { way: 'from D1', dice: misses },
    );
    expect(after.state.fight?.units.kira?.at).toBe('D1');
  });

  test('strikes from the tile that is named, with the dice that were told', () => {
    const stage = battle('....\n.r.k\n.o..', { kira: sworded(), raider: enemy() });
    const way = 'from C3';
    const told = zafir.chances?.(
      stage.state,
      { kind: 'attack', actor: 'kira', target: 'raider', means: null, way, spend: [], asGm: true },
      { gm: true, characters: [] },
    );
    const after = stage.attack('kira', 'raider', { way, dice: misses.slice(0, 5) });
    const dice = told?.ok ? Number(/: (\d+) Aim/.exec(told.value.what)?.[1]) : null;
    expect(after.event('attacked').aim).toMatchObject({ total: dice });
  });

  const walled = (height: number, opaque: boolean) =>
    battle('kr', { kira: sworded(), raider: enemy() }).with(({ fight, ...rest }) => {
      if (fight === null) throw new Error('no battlefield');
      const wall = { height, cover: 'full', opaque, barrier: true } as const;
      return { ...rest, fight: { ...fight, grid: { ...fight.grid, walls: { 'A1|B1': wall } } } };
    });

  test('goes over a low wall', () => {
    expect(walled(1, false).attack('kira', 'raider', { dice: [1, 1, 1, 1, 1] }).refusal).toBeNull();
  });

  test('does not go through a high one', () => {
    expect(walled(4, true).attack('kira', 'raider').refusal?.code).toBe('cannotReach');
  });

  test('goes a tile up', () => {
    const after = raised(battle('kr', { kira: sworded(), raider: enemy() }), 'B1', 1).attack(
      'kira',
      'raider',
      { dice: misses },
    );
    expect(after.refusal).toBeNull();
  });

  test('has a die more from a tile higher', () => {
    const after = raised(battle('kr', { kira: sworded(), raider: enemy() }), 'A1', 1).attack(
      'kira',
      'raider',
      { dice: [...misses, 1] },
    );
    expect(after.why()[0]).toContain('+ 1 higher ground');
  });

  test('does not go two tiles up', () => {
    const stage = raised(battle('kr', { kira: sworded(), raider: enemy() }), 'B1', 2);
    expect(stage.attack('kira', 'raider').refusal?.code).toBe('cannotReach');
  });

  test('is made by stepping out of cover, where that is named', () => {
    const after = battle('#k.\n..r', { kira: sworded(), raider: enemy() }).attack('kira', 'raider', {
      way: 'from B2',
      dice: misses,
    });
    expect(after.state.fight?.units.kira?.at).toBe('B1');
  });

  test('of an Exhausted one does a point less', () => {
    const stage = having(battle('kr', { kira: sworded(), raider: enemy({ hp: 9 }) }), (tx) =>
      gain(tx, 'kira', 'exhausted', { source: null, from: 'rule' }),
    );
    expect(stage.attack('kira', 'raider', { dice: [5, 1, 1, 1, 1, 1, 1, 1] }).who('raider').battle.hp).toBe(
      7,
    );
  });
});

describe('subduing', () => {
  const weak = (more: Parameters<typeof enemy>[0] = {}) =>
    battle('kr', { kira: sworded(), raider: enemy({ hp: 5, battle: { hp: 2 }, ...more }) });

  test('knocks out, without damage', () => {
    const after = weak().attack('kira', 'raider', { way: 'subdue', dice: [5, 1, 1] });
    expect(after.who('raider').battle).toMatchObject({ hp: 2, conditions: [{ id: 'unconscious' }] });
  });

  test('adds no Aim Dice of a weapon, and rolls no Crit or Damage Die', () => {
    const after = weak().attack('kira', 'raider', { way: 'subdue', dice: [1, 1, 1] });
    expect(after.told()[0]).toBe('**Kira** fails to knock **Raider** out.\n-# aim 1 1 1');
  });

  test('needs nobody armed', () => {
    const kira = hero({ equipment: { primary: null, secondary: null } });
    const after = battle('kr', { kira, raider: enemy({ battle: { hp: 1 } }) }).attack('kira', 'raider', {
      way: 'subdue',
      dice: [5, 1, 1],
    });
    expect(after.who('raider').battle.conditions.map(({ id }) => id)).toEqual(['unconscious']);
  });

  test('is not for who has 3 HP', () => {
    expect(weak({ battle: { hp: 3 } }).attack('kira', 'raider', { way: 'subdue' }).refusal?.code).toBe(
      'tooStrongToSubdue',
    );
  });

  test('is for who is Stunned, however healthy (A03)', () => {
    const stage = having(weak({ battle: { hp: 5 } }), (tx) =>
      gain(tx, 'raider', 'stunned', { source: null, number: 1, from: 'rule' }),
    );
    expect(stage.attack('kira', 'raider', { way: 'subdue', dice: [1, 1, 1] }).refusal).toBeNull();
  });

  test('is not for who is not Living', () => {
    expect(weak({ type: 'undead' }).attack('kira', 'raider', { way: 'subdue' }).no).toBe(
      "You can't knock out **Raider**: they aren't Living.",
    );
  });

  test('comes without a free move', () => {
    const stage = battle('k..r', { kira: sworded(), raider: enemy({ battle: { hp: 1 } }) });
    expect(stage.attack('kira', 'raider', { way: 'subdue' }).refusal?.code).toBe('notAdjacent');
  });
});
