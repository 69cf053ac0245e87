import { describe, expect, test } from 'vitest';
import type { ActOption } from '../../../../src/engine/options.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const offered = (stage: ZafirStage, actor = 'kira'): ActOption => {
  const found = stage.options(actor).acts.find(({ kind }) => kind === 'attack');
  if (found === undefined) throw new Error('no attack is offered');
  return found;
};
const target = (stage: ZafirStage, id = 'raider') => offered(stage).targets?.find((one) => one.id === id);

const open = (kira: Parameters<typeof hero>[0] = {}) =>
  battle('k....r\n......', { kira: hero(kira), raider: enemy() });

describe('the attack that is offered', () => {
  test('says how likely each target is hit, with what, and from where', () => {
    expect(target(open())?.note).toBe('70% to hit with Autorifle, no cover, 5 tiles');
  });

  test('says which tile it steps out to', () => {
    const stage = battle('.......\nk#....r\n.......', { kira: hero(), raider: enemy() });
    expect(target(stage)?.note).toBe('70% to hit with Autorifle, no cover, 6 tiles, steps out to A1');
  });

  test('says where a melee attack goes first', () => {
    const stage = open({ equipment: { primary: null, secondary: { id: 'sword', mods: [] } } });
    expect(target(stage)?.note).toBe('80% to hit with Sword, no cover, 5 tiles, goes to E1');
  });

  test('says why a target is none', () => {
    expect(target(battle('k..W..r', { kira: hero(), raider: enemy() }))?.refused?.code).toBe('outOfSight');
  });

  test('leaves out who is on the same side', () => {
    const stage = battle('k..t..r', { kira: hero(), tiz: hero(), raider: enemy() });
    expect(offered(stage).targets?.map(({ id }) => id)).toEqual(['raider']);
  });

  test('leaves out enemies whom nobody knows of', () => {
    const stage = battle('k..t..r', {
      kira: hero(),
      'spy:t': { sheet: enemy(), unit: { hidden: true } },
      raider: enemy(),
    });
    expect(offered(stage).targets?.map(({ id }) => id)).toEqual(['raider']);
  });

  test('leaves out who is Out of Action', () => {
    const stage = battle('k....r\n......', { kira: hero(), raider: enemy({ hp: 3 }) }).attack(
      'kira',
      'raider',
      {
        dice: [5, 1, 1, 1, 1, 1],
      },
    );
    expect(offered(stage).targets).toEqual([]);
  });

  test('lists weapons with their shots, and whom they reach', () => {
    expect(offered(open()).means?.[0]).toMatchObject({
      id: 'primary',
      note: 'd3 + 2 damage, to 24 tiles, 4 of 4 shots',
      fits: ['raider'],
      refused: null,
    });
  });

  test('lists grenades that are left', () => {
    const pockets = [{ pocket: 'grenade' as const, item: 'fragGrenade' as const, count: 2, used: 1 }];
    expect(offered(open({ pockets })).means?.at(-1)).toMatchObject({ id: 'fragGrenade', refused: null });
  });

  test('takes tiles as targets where there are grenades', () => {
    const pockets = [{ pocket: 'grenade' as const, item: 'fragGrenade' as const, count: 1, used: 0 }];
    expect([offered(open()).targetsOpen, offered(open({ pockets })).targetsOpen]).toEqual([undefined, true]);
  });

  test('says that Move or Fire needs both actions', () => {
    const rifle = {
      equipment: { primary: { id: 'sniperRifle' as const, mods: [] } },
      battle: { shots: { secondary: 0, primary: 1 } },
    };
    const moved = open(rifle).act('kira', 'reload', { means: 'primary' });
    expect(offered(moved).means?.map(({ id, refused }) => [id, refused?.code ?? null])).toEqual([
      ['primary', 'noActions'],
      ['secondary', null],
    ]);
  });

  /** With a Sniper Rifle, which takes both actions, after one of them is spent. */
  const afterMove = (equipment = {}) =>
    battle('k....r\n......', {
      kira: hero({ equipment: { primary: { id: 'sniperRifle', mods: [] }, ...equipment } }),
      raider: enemy(),
    }).act('kira', 'move', { target: 'A2' });

  test('is open at nobody with too few actions for any weapon that reaches them', () => {
    const { code, params } = target(afterMove({ secondary: null }))?.refused ?? {};
    expect({ code, cost: params?.cost }).toEqual({ code: 'noActions', cost: 2 });
  });

  test('is made with a weapon that can be paid for, where another that reaches cannot', () => {
    const stage = afterMove({ secondary: { id: 'autorifle', mods: [] } });
    expect(target(stage)?.note).toContain('with Autorifle');
  });

  test('costs what its weapons take', () => {
    const costs = [{ secondary: null }, {}].map((own) => offered(afterMove(own)).price);
    expect(costs).toEqual(['2 actions', '1 or 2 actions']);
  });

  test('knows how to subdue', () => {
    expect(offered(open()).ways?.map(({ id }) => id)).toEqual(['subdue']);
  });

  test('knows the tiles that a shot may be stepped out to', () => {
    const stage = battle('.......\nk#....r\n.......', {
      kira: hero({ equipment: { secondary: null } }),
      raider: enemy(),
    });
    expect(offered(stage).ways?.map(({ id }) => id)).toEqual([
      'subdue',
      'from A1',
      'from A3',
      'from B1',
      'from B3',
    ]);
  });
});
