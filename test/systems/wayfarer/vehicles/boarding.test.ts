import { describe, expect, test } from 'vitest';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, plain, tileOf } from '../support/acting.ts';
import { act, done, refused } from '../support/play.ts';
import { stage, type Staged } from '../support/stage.ts';
import { driver, gunning, inside } from '../support/vehicles.ts';

const bo = { units: [{ line: plain, at: 'A1' }] };
const offered = (scene: Scene) =>
  options(scene, 'ana', { gm: false, characters: ['ana'] }).acts.map(({ id }) => id);
const board = act('ana', 'board', { target: 'ana/2.1' });

/** Ana's driver acts, beside a vehicle or near one. */
const near = (at: string, vehicle = 'Sedan', more: Staged['units'] = []) =>
  acting(
    {
      ana: { units: [{ line: driver, at }, { line: `Ours; Vehicle; ${vehicle}`, at: 'L10' }, ...more] },
      bo,
    },
    '8 of clubs',
  );

describe('getting in', () => {
  test('takes an increment of a move, beside the vehicle', () => {
    expect(done(near('N11'), board).state.battle?.units['ana/1.1']?.where).toEqual({
      kind: 'aboard',
      vehicle: 'ana/2.1',
    });
  });

  test('follows a move that has an increment left', () => {
    const { state } = done(near('O11'), act('ana', 'move', { target: 'N11' }));
    expect(done(state, board).state.battle?.units['ana/1.1']?.where.kind).toBe('aboard');
  });

  test("isn't had once the move is used up", () => {
    const { state } = done(near('P11'), act('ana', 'move', { target: 'N11' }));
    expect(refused(state, board)).toBe('noIncrementLeft');
  });

  test('is offered beside a vehicle alone', () => {
    expect([near('N11'), near('P11')].map((scene) => offered(scene).includes('board'))).toEqual([
      true,
      false,
    ]);
  });

  test('takes room: sizes together are the capacity (L5097)', () => {
    const aboard = { line: plain, is: { where: { kind: 'aboard', vehicle: 'ana/2.1' } as const } };
    expect(
      [near('M12', 'Motorcycle'), near('M12', 'Motorcycle', [aboard])].map((scene) =>
        offered(scene).includes('board'),
      ),
    ).toEqual([true, false]);
  });

  test('is for nobody larger than the doors (L5099)', () => {
    const horse = 'Steed; Troop; Horse; -; dice MO 2 MD 2 BD 1 AD 1 TD 1 AT 3 DE 2';
    const scene = acting(
      {
        ana: {
          units: [
            { line: horse, at: 'N11' },
            { line: 'Ours; Vehicle; Sedan', at: 'L10' },
          ],
        },
        bo,
      },
      '8 of clubs',
    );
    expect(refused(scene, board)).toBe('noVehicle');
  });

  test('puts it out of reach', () => {
    const { state } = done(near('N11'), board);
    expect(state.battle?.units['ana/1.1']?.where.kind).toBe('aboard');
  });
});

describe('getting out (L5102)', () => {
  const out = (target: string) => act('ana', 'getOut', { target });

  test('takes half of the move, beside the vehicle first', () => {
    expect(tileOf(done(gunning(), out('N20')).state, 'ana/2.1')).toEqual([13, 19]);
  });

  test('and no further', () => {
    expect(refused(gunning(), out('O20'))).toBe('noSuchTile');
  });

  test('takes a card that moves', () => {
    expect(refused(gunning({ card: '2 of clubs' }), out('N20'))).toBe('cardTooLow');
  });

  test('is all that is offered beside guns: who is inside neither walks nor sneaks', () => {
    expect(offered(gunning())).toEqual(['getOut', 'assault', 'activate', 'finish']);
  });

  test('comes before anything else: nobody walks in a vehicle', () => {
    expect(refused(gunning(), act('ana', 'move', { target: 'N20' }))).toBe('isAboard');
  });
});

describe('coming in a vehicle', () => {
  const setUp = stage(
    {
      ana: {
        units: [
          { line: 'Ours; Vehicle; Sedan', at: 'L20' },
          { line: driver },
          { line: plain },
          { line: plain },
        ],
      },
      bo,
    },
    { round: 0, settingUp: ['ana'], turn: null },
  );
  const aboard = act('ana', 'comeAboard', { target: 'ana/2.1', means: 'ana/1.1' });

  test('is one of the units that begin on the map (L65)', () => {
    const { state } = done(setUp, aboard);
    expect(refused(state, act('ana', 'place', { target: 'ana/3.1' }))).toBe('halfPlaced');
  });

  test('is offered while units are placed', () => {
    expect(offered(setUp)).toEqual(['place', 'comeAboard', 'ready']);
  });

  test('comes with the card that brings the vehicle (L165)', () => {
    const reserves = stage({
      ana: {
        units: [{ line: 'Ours; Vehicle; Motorcycle' }, { line: driver }],
        hand: ['10 of clubs', '2 of hearts'],
      },
      bo,
    });
    const { state } = done(reserves, act('ana', 'deploy', { target: 'ana/1.1', means: '10 of clubs' }));
    expect(done(state, aboard).state.battle?.units['ana/2.1']).toMatchObject({
      where: { kind: 'aboard' },
      activated: true,
    });
  });
});

test('who is in a vehicle still counts as left', () => {
  const scene = gunning({ crew: [inside(driver)] });
  expect(done(scene, act('ana', 'finish')).state.battle?.end).toBe(null);
});
