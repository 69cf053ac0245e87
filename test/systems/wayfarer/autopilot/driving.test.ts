import { describe, expect, test } from 'vitest';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import { parseTile } from '../../../../src/engine/space/index.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { plain } from '../support/acting.ts';
import { type Staged, stage } from '../support/stage.ts';
import { shut } from '../support/tiles.ts';
import { type Drove, driver, driving, inside, passenger } from '../support/vehicles.ts';
import { next } from './support.ts';

const escort = { mission: { kind: 'escort', rounds: 8, by: 'ana', convoy: 'ana/1.1' } } as const;
const bringing = (scene: Scene): Scene =>
  scene.battle === null ? scene : { ...scene, battle: { ...scene.battle, ...escort } };
const sedan = 'Ours; Vehicle; Sedan';
const far: Staged = { units: [{ line: plain, at: 'A1' }] };

describe('a side that brings a vehicle through by itself', () => {
  const before = (units: Staged['units']) =>
    stage({ ana: { units }, bo: far }, { ...escort, round: 0, settingUp: ['ana', 'bo'], turn: null });

  test('places it before all else', () => {
    const units = [{ line: sedan }, ...[1, 2, 3].map(() => ({ line: passenger }))];
    expect(next(before(units.toReversed()))).toMatchObject({ act: 'place', target: 'ana/1.1' });
  });

  test('has somebody come in it who can drive', () => {
    const units = [{ line: sedan, at: 'L20' }, { line: passenger }, { line: driver }, { line: passenger }];
    expect(next(before(units))).toMatchObject({ act: 'comeAboard', target: 'ana/3.1', means: 'ana/1.1' });
  });

  test('gives it the lowest card that lets it move', () => {
    const scene = stage(
      {
        ana: {
          units: [{ line: sedan, at: 'L20' }, inside(driver)],
          hand: ['king of clubs', '4 of clubs', '3 of clubs'],
        },
        bo: far,
      },
      escort,
    );
    expect(next(scene)).toMatchObject({ act: 'activate', target: 'ana/1.1', means: '4 of clubs' });
  });

  test('drives it towards the far edge', () => {
    expect(next(bringing(driving()))).toMatchObject({ act: 'move', target: 'L5' });
  });

  test('drives it around what is in the way', () => {
    const doors = ['J', 'K', 'L', 'M', 'N'].map((column) => [`${column}16`, shut()] as const);
    const { target } = next(bringing(driving({ tiles: Object.fromEntries(doors) }))) as IntentOf<'act'>;
    expect(parseTile(target ?? '')?.y).toBeLessThan(15);
  });

  test('has who can drive get into it', () => {
    const units = [
      { line: sedan, at: 'L20' },
      { line: driver, at: 'K20' },
    ];
    const scene = driving({ crew: [units[1] ?? inside(driver)], changes: { unit: 'ana/2.1' } });
    expect(next(bringing(scene))).toMatchObject({ act: 'board', target: 'ana/1.1' });
  });
});

describe('a vehicle that acts by itself', () => {
  const act = (drove: Drove) => next(driving(drove));
  const beyond = (line: string, at: string): Staged => ({ units: [{ line, at }] });

  test('runs over whom it can', () => {
    expect(act({ bo: beyond(plain, 'L15') })).toMatchObject({ act: 'move' });
  });

  test('runs over none of its own', () => {
    const crew = [inside(driver), { line: plain, at: 'L16' }];
    expect(act({ crew, bo: beyond(plain, 'L14') })).toMatchObject({ kind: 'next' });
  });

  test('rams what is weaker', () => {
    expect(act({ vehicle: 'Tank', bo: beyond('Theirs; Vehicle; Sedan', 'L12') })).toMatchObject({
      act: 'ram',
    });
  });

  test("doesn't ram what is stronger", () => {
    expect(act({ vehicle: 'Motorcycle', bo: beyond('Theirs; Vehicle; Tank', 'L12') })).toMatchObject({
      kind: 'next',
    });
  });

  test('drives so that those inside can fire', () => {
    expect(
      act({
        vehicle: 'A.P.C.',
        at: 'D18',
        crew: [inside(driver.replace('BO 2', 'BO 1'))],
        bo: beyond(plain, 'D2'),
      }),
    ).toMatchObject({ act: 'move' });
  });
});

test('who is in a closed vehicle, and neither drives nor fires, gets out', () => {
  const crew = [inside(driver), inside(passenger)];
  expect(next(driving({ crew, changes: { unit: 'ana/3.1' } }))).toMatchObject({ act: 'getOut' });
});
