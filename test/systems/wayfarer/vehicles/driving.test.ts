import { describe, expect, test } from 'vitest';
import { grid } from '../../../../src/systems/wayfarer/offers/grid.ts';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import { marked, plain, tileOf, whereIs } from '../support/acting.ts';
import { act, asked, done, eventsOf, refused } from '../support/play.ts';
import { stage } from '../support/stage.ts';
import { driver, driving, inside, passenger } from '../support/vehicles.ts';

const move = (target: string, facing: string | null = null) => act('ana', 'move', { target, means: facing });
const acts = (scene: Parameters<typeof options>[0]) =>
  options(scene, 'ana', { gm: false, characters: ['ana'] }).acts;

describe('a vehicle', () => {
  const parked = (line: string) =>
    stage({
      ana: { units: [{ line: 'Ours; Vehicle; Sedan', at: 'L20' }, inside(line)], hand: ['8 of clubs'] },
      bo: { units: [{ line: plain, at: 'A1' }] },
    });
  const activate = act('ana', 'activate', { target: 'ana/1.1', means: '8 of clubs' });

  test('takes a pilot with a die of Technical Offense (L5084)', () => {
    expect(refused(parked(passenger), activate)).toBe('noPilot');
  });

  test('is activated with one in it (L5084)', () => {
    expect(done(parked(driver), activate).state.battle?.activations[0]?.unit).toBe('ana/1.1');
  });

  test('goes as far as its Speed, with five open increments for nothing on wheels (L5094, L5406)', () => {
    expect(tileOf(done(driving(), move('L5')).state, 'ana/1.1')).toEqual([11, 4]);
  });

  test('and no further (L5094)', () => {
    expect(refused(driving(), move('L4'))).toBe('noDrive');
  });

  test('goes straight on alone where nobody turns it (L5104)', () => {
    expect(refused(driving({ vehicle: 'Tank', crew: [inside(passenger)] }), move('M18'))).toBe('noDrive');
  });

  test("turns by the dice of its pilot's Technical Offense as well (L5106)", () => {
    const { state } = done(driving(), move('P17', 'east'));
    expect(state.battle?.units['ana/1.1']?.where).toMatchObject({ at: { x: 15, y: 16 }, facing: 'east' });
  });

  test('never rushes (L5105)', () => {
    expect(refused(driving(), act('ana', 'rush'))).toBe('neverRushes');
  });

  test('rushes on legs, by the dice of its rank (L5395)', () => {
    const { state } = done(driving({ vehicle: 'Mecha-Walker', at: 'H16' }), act('ana', 'rush'), {
      dice: [4, 5, 1, 2],
    });
    expect(state.battle?.activations[0]?.rushed).toBe(2);
  });

  test('that has a rider for a motor goes as far as he does (L5476)', () => {
    const bicycle = driving({ vehicle: 'Bicycle', card: '4 of clubs' });
    expect(acts(bicycle).find(({ id }) => id === 'move')?.price).toBe('2 increments');
  });

  test('adjusts straight back (S42)', () => {
    expect(tileOf(done(driving(), act('ana', 'adjust', { target: 'L21' })).state, 'ana/1.1')).toEqual([
      11, 20,
    ]);
  });

  test('spins by as many eighths as it may turn (S42)', () => {
    const spin = (facing: string) => act('ana', 'spin', { target: facing });
    expect([
      done(driving(), spin('northEast')).state.battle?.units['ana/1.1']?.where,
      refused(driving({ vehicle: 'Tank', crew: [inside(passenger)] }), spin('northEast')),
    ]).toMatchObject([{ facing: 'northEast' }, 'noRoomToTurn']);
  });

  test('neither sneaks nor operates', () => {
    expect(refused(driving(), act('ana', 'sneak'))).toBe('isVehicle');
  });

  test('is offered places with the ways it may face there', () => {
    const option = acts(driving()).find(({ id }) => id === 'move');
    expect(option?.means?.find(({ id }) => id === 'north')?.fits).toContain('L5');
  });

  test('is shown what its way takes', () => {
    const told = grid.way?.(driving(), 'ana', 'L18', { gm: false, characters: ['ana'] });
    expect(told).toMatchObject({ ok: true, places: ['L19', 'L18'] });
  });

  test('that is interrupted drives on as it would have', () => {
    const bo = { units: [{ line: plain, at: 'L2', is: { activated: false } }], hand: ['9 of spades'] };
    const before = driving({ bo, card: '6 of clubs' });
    const { state } = done(before, move('P17', 'east'), { answers: { 'interrupt:bo': '9 of spades' } });
    const { state: after } = done(state, act('bo', 'finish'));
    expect(after.battle?.units['ana/1.1']?.where).toMatchObject({ at: { x: 15, y: 16 }, facing: 'east' });
  });

  test('may be interrupted as it sets out (L521)', () => {
    const bo = { units: [{ line: plain, at: 'L2' }], hand: ['9 of spades'] };
    expect(Object.keys(asked(driving({ bo, card: '6 of clubs' }), move('L18')))).toEqual(['interrupt:bo']);
  });
});

describe('Turbo-Boosters (L5386)', () => {
  const jet = () => driving({ vehicle: 'Jet', at: 'H12', facing: 'north' });

  test('are offered to what has them', () => {
    expect([jet(), driving()].map((scene) => acts(scene).some(({ id }) => id === 'boost'))).toEqual([
      true,
      false,
    ]);
  });

  test('take a test at each turn', () => {
    const { events } = done(jet(), act('ana', 'boost', { target: 'H12', means: 'northEast' }), {
      dice: [6, 6, 1, 1],
    });
    expect(eventsOf(events, 'tested').map(({ data }) => [data.dv, data.passed])).toEqual([[[6], true]]);
  });
});

describe('running over (L5112)', () => {
  const over = (dice: readonly number[], line = plain, at = 'L15') =>
    done(
      driving({
        bo: {
          units: [
            { line, at },
            { line: plain, at: 'A1' },
          ],
        },
      }),
      move('L8'),
      { dice },
    );

  test('defeats who fails', () => {
    expect(whereIs(over([2, 2, 3, 3]).state, 'bo/1.1')).toBe('captured');
  });

  test('spares who beats its Melee DEF', () => {
    expect(whereIs(over([6, 6, 1, 1]).state, 'bo/1.1')).toBe('map');
  });

  test('takes friends as well', () => {
    const crew = [inside(driver), { line: plain, at: 'L15' }];
    const { state } = done(driving({ crew }), move('L8'), { dice: [2, 2, 3, 3] });
    expect(whereIs(state, 'ana/3.1')).toBe('captured');
  });

  test('never ends on somebody', () => {
    const bo = { units: [{ line: plain, at: 'L15' }] };
    expect(refused(driving({ bo }), move('L14'))).toBe('noDrive');
  });

  const told = (drove: Parameters<typeof driving>[0]) => {
    const way = grid.way?.(driving(drove), 'ana', 'L8', { gm: false, characters: ['ana'] });
    return way?.ok === true ? way.risks : [];
  };

  test('says beforehand how likely an enemy falls', () => {
    expect(told({ bo: { units: [{ line: plain, at: 'L15' }] } })).toEqual([
      'Guard of bo is run over at L15: 85% to fall',
    ]);
  });

  test('says beforehand where it is a friend', () => {
    expect(told({ crew: [inside(driver), { line: plain, at: 'L15' }] })).toEqual([
      'Guard of ana, your own, is run over at L15: 85% to fall',
    ]);
  });

  test('is helped by treads (L5375)', () => {
    const bo = {
      units: [
        { line: plain, at: 'L17' },
        { line: plain, at: 'A1' },
      ],
    };
    const { events } = done(driving({ vehicle: 'Tank', at: 'L19', bo }), move('L12'), {
      dice: [5, 5, 1, 1, 1],
    });
    expect(eventsOf(events, 'opposed')[0]?.data.pools).toMatchObject([{}, { kickers: [6, 4] }]);
  });
});

describe('a wood of hazards', () => {
  test('meets a vehicle as anybody', () => {
    const { events } = done(driving({ tiles: { L19: marked('fire') } }), move('L15'), { dice: [6, 6] });
    expect(eventsOf(events, 'hazardMet').length).toBe(1);
  });
});
