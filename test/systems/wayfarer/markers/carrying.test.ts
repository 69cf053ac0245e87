import { describe, expect, test } from 'vitest';
import { scoreObjectives } from '../../../../src/systems/wayfarer/battle/victory.ts';
import { shiftTime } from '../../../../src/systems/wayfarer/casting/chrono.ts';
import { goOver } from '../../../../src/systems/wayfarer/commands/goOver.ts';
import { capture } from '../../../../src/systems/wayfarer/defeat/gone.ts';
import { markersOf, securedOf } from '../../../../src/systems/wayfarer/markers/things.ts';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import type { Battle, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { marksAt } from '../../../../src/systems/wayfarer/space/field.ts';
import { acting, marked, plain, type Tiles } from '../support/acting.ts';
import { act, assault, done, refused } from '../support/play.ts';
import { ruled } from '../support/rules.ts';
import { withTiles } from '../support/tiles.ts';

const large = plain.replace('Human; Warrior;', 'Robot; Soldier; size 2x2;').replace(' AD 1', '');
const grab = { C4: marked('grab') };
const chest = { C4: marked('grab', 'small') };
const take = act('ana', 'operate', { target: 'C4 pickUp' });

const beside = (tiles: Tiles, { line = plain, card = '4 of clubs', foe = 'M12' } = {}): Scene =>
  acting(
    { ana: { units: [{ line, at: 'C3' }] }, bo: { units: [{ line: plain, at: foe }] } },
    card,
    {},
    {},
    tiles,
  );

/** Ana's first unit has something with it, and acts. */
const having = (small: boolean, card = '8 of clubs', foe = 'M12', battle: Partial<Battle> = {}): Scene => {
  const load = { unit: 'ana/1.1', kind: 'grab', small, tiles: [{ x: 0, y: 0 }] } as const;
  return acting(
    { ana: { units: [{ line: plain, at: 'C3' }] }, bo: { units: [{ line: plain, at: foe }] } },
    card,
    { done: { moved: null, assaulted: small ? null : 'drags' } },
    { loads: [load], ...battle },
  );
};
const loads = ({ battle }: Scene) => battle?.loads?.map(({ unit, kind }) => [unit, kind]) ?? [];
const marks = ({ battle }: Scene, tile: string) => (battle === null ? [] : marksAt(battle.board, tile));
const wants = (scene: Scene) =>
  options(scene, 'ana', { gm: false, characters: ['ana'] })
    .acts.filter(({ refused: no }) => no === null)
    .map(({ id }) => id);

describe('taking up', () => {
  test('is Operate, without a test (L352)', () => {
    const { state } = done(beside(chest), take);
    expect([loads(state), marks(state, 'C4')]).toEqual([[['ana/1.1', 'grab']], []]);
  });

  test('an objective as well', () => {
    expect(loads(done(beside({ C4: marked('objective') }), take).state)).toEqual([['ana/1.1', 'objective']]);
  });

  test('what is half its size a unit carries (L5857)', () => {
    const { events } = done(beside(chest, { card: '8 of clubs' }), take);
    expect(events.find(({ type }) => type === 'tookUp')?.data.how).toBe('carried');
  });

  test('what is as large as it a unit drags (L5860)', () => {
    const { events } = done(beside(grab), take);
    expect(events.find(({ type }) => type === 'tookUp')?.data.how).toBe('dragged');
  });

  test('what is larger stays where it is (L5862)', () => {
    const two = { C4: marked('grab'), D4: marked('grab') };
    expect(refused(beside(two), take)).toBe('nothingToOperate');
  });

  test('who is larger carries what smaller ones drag', () => {
    const two = { C5: marked('grab'), D5: marked('grab') };
    const scene = beside(two, { line: large });
    const { events } = done(scene, act('ana', 'operate', { target: 'C5 pickUp' }));
    expect(events.find(({ type }) => type === 'tookUp')?.data.how).toBe('carried');
  });

  test('one at a time (reading)', () => {
    expect(refused(withTiles(having(true), chest), take)).toBe('nothingToOperate');
  });

  test('is offered by what it is', () => {
    const offered = options(beside(grab), 'ana', { gm: false, characters: ['ana'] }).acts;
    expect(offered.find(({ id }) => id === 'operate')?.targets?.map(({ name }) => name)).toEqual([
      'Take up a grab, C4',
    ]);
  });
});

describe('dragging (L5854)', () => {
  test('leaves its unit to move', () => {
    expect(done(having(false), act('ana', 'move', { target: 'C5' })).state.battle?.loads).toHaveLength(1);
  });

  test('with a card of 4, as any move', () => {
    expect(wants(having(false, '4 of clubs'))).toContain('move');
  });

  test('not to rush', () => {
    expect(refused(having(false, 'king of clubs'), act('ana', 'rush'))).toBe('drags');
  });

  test('not to make an assault', () => {
    expect(refused(having(false, 'king of clubs', 'C2'), assault('ana', 'bo/1.1'))).toBe('drags');
  });

  test('not to make one after what was taken up, either', () => {
    const { state } = done(beside(grab, { card: '8 of clubs', foe: 'C2' }), take);
    expect(state.battle?.activations).toEqual([]);
  });

  test('begins each activation so', () => {
    const scene = having(false);
    const { battle } = scene;
    const units = battle?.units ?? {};
    const fresh = Object.fromEntries(
      Object.entries(units).map(([id, one]) => [id, { ...one, activated: false }]),
    );
    const ready = { ...scene, battle: battle === null ? null : { ...battle, units: fresh, activations: [] } };
    const { state } = done(ready, act('ana', 'activate', { target: 'ana/1.1', means: '2 of hearts' }));
    expect(state.battle?.activations[0]?.done).toEqual({ moved: null, assaulted: 'drags' });
  });

  test('who carries does all of it', () => {
    expect(wants(having(true, 'king of clubs', 'C2'))).toEqual(expect.arrayContaining(['rush', 'assault']));
  });
});

describe('putting down', () => {
  test('leaves it where the unit stands', () => {
    expect(marks(done(having(true), act('ana', 'putDown')).state, 'C3')).toEqual(['grab', 'small']);
  });

  test('frees who has dragged it', () => {
    const { state } = done(having(false), act('ana', 'putDown'));
    expect(state.battle?.activations[0]?.done).toEqual({ moved: null, assaulted: null });
  });

  test('who has nothing is refused', () => {
    expect(refused(beside({}), act('ana', 'putDown'))).toBe('carriesNothing');
  });

  test('never merges with another: it lies as near as it can', () => {
    const { state } = done(withTiles(having(true), { D4: marked('grab') }), act('ana', 'putDown'));
    expect(markersOf(state, 'grab').map(({ at }) => at)).toEqual(['B2', 'D4']);
  });
});

describe('who is defeated', () => {
  test('drops what it had where it stood', () => {
    const { state } = ruled(having(true), function* (tx) {
      capture(tx, 'ana/1.1', 'bo');
      yield* [];
      return true;
    });
    expect([marks(state, 'C3'), loads(state)]).toEqual([['grab', 'small'], []]);
  });

  test('and so does a side that gives up', () => {
    const { state } = done(having(true), { kind: 'leave', actor: 'ana', asGm: false });
    expect(marks(state, 'C3')).toEqual(['grab', 'small']);
  });

  test('what Chrono-Shift takes off the map leaves it there', () => {
    const scene = having(true, '8 of clubs', 'C5');
    const units = scene.battle?.units ?? {};
    const [mine] = Object.entries(units).filter(([id]) => id === 'ana/1.1');
    if (scene.battle === null || mine === undefined) throw new Error('no battle');
    const before = { ...units, 'ana/1.1': { ...mine[1], where: { kind: 'reserves' } as const } };
    const shifted = { ...scene, battle: { ...scene.battle, past: [before, units] as const } };
    const { state } = ruled(shifted, function* (tx) {
      shiftTime(tx, 'bo/1.1');
      yield* [];
      return true;
    });
    expect([marks(state, 'C3'), loads(state)]).toEqual([['grab', 'small'], []]);
  });

  test('who is won over keeps it for the new side (reading)', () => {
    const { state } = ruled(having(true), function* (tx) {
      goOver(tx, 'ana/1.1', 'bo', 'propaganda');
      yield* [];
      return true;
    });
    expect([securedOf(state, 'ana'), securedOf(state, 'bo')]).toEqual([0, 1]);
  });
});

describe('an objective that is carried', () => {
  const scored = (foe: string) => {
    const load = { unit: 'ana/1.1', kind: 'objective', small: true, tiles: [{ x: 0, y: 0 }] } as const;
    const scene = having(true, '8 of clubs', foe, { loads: [load] });
    const { state } = ruled(scene, function* (tx) {
      scoreObjectives(tx);
      yield* [];
      return true;
    });
    return state.battle?.sides.ana?.points;
  };

  test('is held where its carrier is (L77)', () => {
    expect(scored('M12')).toBe(1);
  });

  test('not where an enemy is beside them', () => {
    expect(scored('C4')).toBe(0);
  });
});

test('an objective of several tiles is one, and worth one point (L78)', () => {
  const nave = { C4: marked('objective'), D4: marked('objective'), C5: marked('objective') };
  const { state } = ruled(beside(nave), function* (tx) {
    scoreObjectives(tx);
    yield* [];
    return true;
  });
  expect(state.battle?.sides.ana?.points).toBe(1);
});
