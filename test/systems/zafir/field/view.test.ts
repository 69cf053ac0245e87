import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import { parseTile } from '../../../../src/engine/space/index.ts';
import { grid } from '../../../../src/systems/zafir/field/rules.ts';
import { fieldView } from '../../../../src/systems/zafir/field/view.ts';
import type { Effect, Unit } from '../../../../src/systems/zafir/scene.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const gm: Viewer = { gm: true, characters: [] };
const ana: Viewer = { gm: false, characters: ['kira'] };

function view({ state }: ZafirStage, viewer: Viewer) {
  if (state.fight === null) throw new Error('no fight');
  return fieldView(state, state.fight, viewer);
}

const scene = (raider: Partial<Unit> = {}, map = 'k....\n..o..\n....r') =>
  battle(map, { kira: hero(), raider: { sheet: enemy(), unit: raider } });

const figure = (stage: ZafirStage, viewer: Viewer, id: string) =>
  view(stage, viewer).figures.find((one) => one.id === id);

describe('The battlefield as players see it', () => {
  test('has no hidden enemies', () => {
    expect(figure(scene({ hidden: true }), ana, 'raider')).toBeUndefined();
  });

  test('has them for the GM, marked', () => {
    expect(figure(scene({ hidden: true }), gm, 'raider')?.marks).toEqual(['hidden']);
  });

  test('has no figures of enemies', () => {
    expect(figure(scene(), ana, 'raider')?.health).toBeNull();
  });

  test('has the figures of the crew', () => {
    expect(figure(scene(), ana, 'kira')?.health).toEqual({ value: 6, max: 6 });
  });

  test('tells of whose turn it could be what they see, with its cover', () => {
    expect(figure(scene({}, 'k..o.r'), ana, 'raider')?.sight).toEqual({ distance: 5, note: 'no cover' });
  });

  test('tells the cover of whom they see', () => {
    expect(figure(scene({}, 'k...or'), ana, 'raider')?.sight).toEqual({ distance: 5, note: 'half cover' });
  });

  test('tells where they can get, the harmful apart', () => {
    const reach = view(scene({}, 'k^...r'), ana).reach.map(
      ({ name, tiles }) => `${name}: ${tiles.join(' ')}`,
    );
    expect(reach).toEqual(['a move with Agility: C1 D1 E1', 'a move that harms: B1']);
  });

  test('tells where two moves lead, each to a tile where one may end', () => {
    const reach = view(battle('k........oo.', { kira: hero() }), ana).reach;
    expect(reach.find(({ name }) => name === 'two moves')?.tiles).toEqual(['L1']);
  });

  test("tells nothing of an enemy's reach", () => {
    const theirs = scene().next().act('raider', 'move', { target: 'D3' });
    expect([view(theirs, ana).actor, view(theirs, ana).reach]).toEqual([null, []]);
  });

  test('marks who is on overwatch', () => {
    const watch: Effect = {
      id: 'overwatch',
      by: 'raider',
      means: 'rifle',
      number: null,
      duration: { ends: [] },
    };
    expect(figure(scene({ effects: [watch] }), ana, 'raider')?.marks).toEqual(['overwatch']);
  });
});

const told = (stage: ZafirStage, tiles: readonly string[], viewer: Viewer = ana) =>
  grid.way(
    stage.state,
    'kira',
    tiles.flatMap((tile) => parseTile(tile) ?? []),
    viewer,
  );

const words = (stage: ZafirStage, tiles: readonly string[], viewer: Viewer = ana) => {
  const way = told(stage, tiles, viewer);
  return way.ok ? [...way.words, ...way.risks] : way.refusal.code;
};

describe('A way before it is gone', () => {
  test('tells what it takes', () => {
    expect(words(scene(), ['B1', 'C1'])).toEqual(['2 of 8 movement']);
  });

  test('tells what harms', () => {
    expect(words(scene({}, 'k^...r'), ['B1', 'C1'])).toEqual(['2 of 8 movement', 'Flames on B1']);
  });

  test('tells which Agility Moves are in it', () => {
    expect(words(scene({}, 'k2...r'), ['B1'])).toEqual([
      '2 of 8 movement',
      'mantles up to B1',
      '1 of 1 Agility Point',
    ]);
  });

  const watch: Effect = {
    id: 'overwatch',
    by: 'raider',
    means: 'rifle',
    number: null,
    duration: { ends: [] },
  };

  test('tells who may react, without their chance', () => {
    expect(words(scene({ effects: [watch] }, 'k.....r'), ['B1'])).toEqual([
      '1 of 8 movement',
      'Raider can react at B1',
    ]);
  });

  test('tells nothing of hidden enemies who may react', () => {
    expect(words(scene({ effects: [watch], hidden: true }, 'k.....r'), ['B1'])).toEqual(['1 of 8 movement']);
  });

  test('is for those alone who may move them', () => {
    expect(words(scene(), ['B1'], { gm: false, characters: ['tiz'] })).toBe('wayNotYours');
  });

  test('tells why it cannot be gone', () => {
    expect(words(scene({}, 'k4...r'), ['B1'])).toBe('space.noWay');
  });
});
