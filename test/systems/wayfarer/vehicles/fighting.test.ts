import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/engine/rule.ts';
import { shiftTime } from '../../../../src/systems/wayfarer/casting/chrono.ts';
import { goOver } from '../../../../src/systems/wayfarer/commands/goOver.ts';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import { marksAt } from '../../../../src/systems/wayfarer/space/field.ts';
import { acting, plain, whereIs, withMore } from '../support/acting.ts';
import { act, asked, assault, done, eventsOf, refused } from '../support/play.ts';
import { ruled } from '../support/rules.ts';
import type { Staged } from '../support/stage.ts';
import { driver, driving, gunning, inside } from '../support/vehicles.ts';

const ram = (target = 'bo/1.1') => act('ana', 'ram', { target });
const tank = (at: string, more: Partial<Staged['units'][number]> = {}) => ({
  line: 'Theirs; Vehicle; Tank',
  at,
  ...more,
});

describe('ramming (L5115)', () => {
  const wall = { units: [tank('L12'), { line: plain, at: 'A1' }] };
  const offense = (events: Parameters<typeof eventsOf>[0]) =>
    eventsOf(events, 'assaultRolled').map(({ data }) => data.offense);

  test('is offered where a straight way leads to what it would not run over', () => {
    const scene = driving({ bo: wall });
    const acts = options(scene, 'ana', { gm: false, characters: ['ana'] }).acts;
    expect(acts.find(({ id }) => id === 'ram')?.targets?.map(({ id }) => id)).toEqual(['bo/1.1']);
  });

  test('is an assault with Melee DEF, and a kicker of the increments straight on (L5118)', () => {
    const { events } = done(driving({ bo: wall }), ram(), {
      dice: [1, 1, 2, 2, 1, 1, 1, 6, 6, 6, 1],
    });
    expect(offense(events)).toMatchObject([{ test: 'meleeDef', kickers: [4] }]);
  });

  test('gives what is over six to another kicker (L5120)', () => {
    const far = { units: [tank('L8'), { line: plain, at: 'A1' }] };
    const { events } = done(driving({ bo: far }), ram(), { dice: [1, 1, 2, 2, 1, 1, 1, 6, 6, 6, 1] });
    expect(offense(events)).toMatchObject([{ kickers: [6, 2] }]);
  });

  test('gives what it rams the same (L5119)', () => {
    const { events } = done(driving({ bo: wall }), ram(), { dice: [1, 1, 2, 2, 1, 1, 1, 6, 6, 6, 1] });
    expect(eventsOf(events, 'assaultRolled').map(({ data }) => data.back)).toMatchObject([
      { offense: { test: 'meleeDef' } },
    ]);
  });

  test('says beforehand what may come of it to both', () => {
    const scene = driving({ bo: wall });
    const acts = options(scene, 'ana', { gm: false, characters: ['ana'] }).acts;
    expect(acts.find(({ id }) => id === 'ram')?.targets?.[0]?.note).toBe(
      '4 increments straight on, about 1% to take it off the map, about 17% to fall',
    );
  });

  test('takes a straight way', () => {
    const aside = { units: [tank('A1'), { line: plain, at: 'X24' }] };
    expect(refused(driving({ bo: aside }), ram())).toBe('noRam');
  });
});

describe('guns (L5122)', () => {
  const machineGun = 'heavyMachineGun';
  const jet = (at: string) => gunning({ vehicle: 'Jet', at: 'H12', bo: { units: [{ line: plain, at }] } });

  test('are fired by who is inside with a die of Technical Offense', () => {
    const means = options(jet('J8'), 'ana', { gm: false, characters: ['ana'] }).acts.find(
      ({ id }) => id === 'assault',
    )?.means;
    expect(means?.map(({ id }) => id)).toEqual([machineGun, `${machineGun}:2`, 'rocketLauncher']);
  });

  test('are for nobody who knows no machines (L5125)', () => {
    const scene = gunning({ vehicle: 'Jet', at: 'H12', crew: [inside(plain), inside(driver)] });
    expect(refused(scene, assault('ana', 'bo/1.1', machineGun))).toBe('noSuchMeans');
  });

  test('look ahead (L5127)', () => {
    expect(refused(jet('J24'), assault('ana', 'bo/1.1', machineGun))).toBe('outOfReach');
  });

  test('look anywhere from a turret (L5293)', () => {
    const scene = gunning({ vehicle: 'Tank', at: 'L12', bo: { units: [{ line: plain, at: 'M19' }] } });
    const acts = options(scene, 'ana', { gm: false, characters: ['ana'] }).acts;
    expect(acts.find(({ id }) => id === 'assault')?.means?.map(({ fits }) => fits)).toEqual([['bo/1.1']]);
  });

  test('have a kicker of five where they are Super-Heavy (L5285)', () => {
    const scene = gunning({ vehicle: 'Tank', at: 'L12', bo: { units: [{ line: plain, at: 'M9' }] } });
    const { events } = done(scene, assault('ana', 'bo/1.1'), { dice: [1, 2, 6, 6] });
    expect(eventsOf(events, 'assaultRolled').map(({ data }) => data.offense)).toMatchObject([
      { kickers: [5] },
    ]);
  });

  test('lose two of their aim once the vehicle has gone over half its Speed (L5126)', () => {
    const before = driving({ vehicle: 'A.P.C.', at: 'L18', bo: { units: [{ line: plain, at: 'M5' }] } });
    const { state } = done(before, act('ana', 'move', { target: 'L11' }));
    expect(state.battle?.lasting.map(({ from, on, until }) => [from, on, until])).toEqual([
      ['speed', 'ana/1.1', 1],
    ]);
  });

  test('and keep it otherwise (L5126)', () => {
    const before = driving({ vehicle: 'A.P.C.', at: 'L18', bo: { units: [{ line: plain, at: 'M5' }] } });
    expect(done(before, act('ana', 'move', { target: 'L12' })).state.battle?.lasting).toEqual([]);
  });
});

describe('a vehicle that is struck', () => {
  const axe = withMore('gear Great Axe').replace('MO 2', 'MO 3');
  /** Ana's unit strikes at Bo's vehicle, which has somebody in it. */
  const struck = (vehicle = 'Motorcycle', dice: readonly number[] = [], answers = {}) =>
    done(
      acting(
        {
          ana: { units: [{ line: axe, at: 'L12' }] },
          bo: {
            units: [
              { line: `Theirs; Vehicle; ${vehicle}`, at: 'M12' },
              { line: driver, is: { where: { kind: 'aboard', vehicle: 'bo/1.1' } } },
              { line: plain, at: 'A1' },
            ],
          },
        },
        'king of clubs',
      ),
      assault('ana', 'bo/1.1'),
      { dice, answers },
    );
  /** Three of Offense beat two of Defense; then dice of its saves and of what follows. */
  const hit = [6, 6, 6, 1, 1];

  test("doesn't strike back: it has no arms (L5109)", () => {
    expect(eventsOf(struck('Motorcycle', [...hit, 1]).events, 'assaultDeclared')[0]?.data.back).toBe(null);
  });

  test('stalls by a tie of its save die and a 2 (L5146)', () => {
    const { state } = struck('Motorcycle', [...hit, 5, 2]);
    expect(state.battle?.units['bo/1.1']).toMatchObject({ where: { kind: 'map' }, activated: true });
  });

  test('stalls where it would lose a gun and has none (L5152)', () => {
    expect(eventsOf(struck('Motorcycle', [...hit, 5, 6]).events, 'stalled').length).toBe(1);
  });

  test('goes up with all in it by a 1 (L5141)', () => {
    const { state } = struck('Motorcycle', [...hit, 5, 1]);
    expect(['bo/1.1', 'bo/2.1'].map((id) => whereIs(state, id))).toEqual(['captured', 'captured']);
  });

  test('leaves no wreck then (L5142)', () => {
    const { state } = struck('Motorcycle', [...hit, 5, 1]);
    expect(state.battle === null ? null : marksAt(state.battle.board, 'M12')).toEqual([]);
  });

  test('is captured where no save holds, and its wreck is terrain (L5130)', () => {
    const { state } = struck('Motorcycle', [...hit, 6, 6, 6]);
    expect([
      whereIs(state, 'bo/1.1'),
      state.battle === null ? null : marksAt(state.battle.board, 'M12').includes('wreck'),
    ]).toEqual(['captured', true]);
  });

  test('takes who is in it along, unless they beat what has destroyed it (L5132)', () => {
    expect(whereIs(struck('Motorcycle', [...hit, 6, 6, 6]).state, 'bo/2.1')).toBe('captured');
  });
});

describe('guns that are shot away (L5151)', () => {
  const axe = withMore('gear Great Axe').replace('MO 2', 'MO 3');
  const scene = (vehicle: string) =>
    acting(
      {
        ana: { units: [{ line: axe, at: 'L12' }] },
        bo: {
          units: [
            { line: `Theirs; Vehicle; ${vehicle}`, at: 'M12' },
            { line: plain, at: 'A1' },
          ],
        },
      },
      'king of clubs',
    );
  const dice = [6, 6, 6, 1, 1, 1, 6, 4];

  test('the only one is', () => {
    const { state } = done(scene('A.P.C.'), assault('ana', 'bo/1.1'), { dice });
    expect(state.battle?.units['bo/1.1']?.lost).toEqual(['heavyMachineGun']);
  });

  test("of several the attacker's player chooses", () => {
    expect(asked(scene('Jet'), assault('ana', 'bo/1.1'), { dice })).toEqual({
      'gunLost:ana': ['heavyMachineGun', 'heavyMachineGun:2', 'rocketLauncher'],
    });
  });
});

describe('who is in a vehicle', () => {
  const shot = (vehicle: string) =>
    acting(
      {
        ana: { units: [{ line: withMore('gear Rifle'), at: 'L12' }] },
        bo: {
          units: [
            { line: `Theirs; Vehicle; ${vehicle}`, at: 'M15' },
            { line: driver, is: { where: { kind: 'aboard', vehicle: 'bo/1.1' } } },
          ],
        },
      },
      'king of clubs',
    );

  test('is no target', () => {
    expect(refused(shot('Sedan'), assault('ana', 'bo/2.1', 'rifle'))).toBe('notOnMap');
  });

  test('is one where it is open, from heavy cover (L5340)', () => {
    const { events } = done(shot('Motorcycle'), assault('ana', 'bo/2.1', 'rifle'), { dice: [6, 6, 1, 1, 1] });
    expect(eventsOf(events, 'saved').map(({ data }) => [data.by, data.value])).toEqual([['cover', 4]]);
  });
});

describe('whose a vehicle is', () => {
  const scene = acting(
    {
      ana: { units: [{ line: plain, at: 'L12' }] },
      bo: {
        units: [
          { line: 'Theirs; Vehicle; Sedan', at: 'P12' },
          { line: driver, is: { where: { kind: 'aboard', vehicle: 'bo/1.1' } } },
        ],
      },
    },
    'king of clubs',
  );
  const over = (id: string) =>
    ruled(scene, function* (tx) {
      goOver(tx, id, 'ana', 'propaganda');
      yield* nothing();
      return true;
    }).state;

  test('changes without who is in it: they are put out', () => {
    expect(whereIs(over('bo/1.1'), 'bo/2.1')).toBe('map');
  });

  test('is no place for who is won over', () => {
    expect(whereIs(over('bo/2.1'), 'bo/2.1')).toBe('map');
  });

  test('stays a wreck whatever time does (L5014)', () => {
    const { battle } = scene;
    const lost = battle?.units['bo/1.1'];
    if (battle === null || lost === undefined) throw new Error('no battle');
    const units = { ...battle.units, 'bo/1.1': { ...lost, where: { kind: 'captured', by: 'ana' } } } as const;
    const later = { ...scene, battle: { ...battle, units, past: [battle.units, units] } as const };
    const { state } = ruled(later, function* (tx) {
      shiftTime(tx, 'ana/1.1');
      yield* nothing();
      return true;
    });
    expect(whereIs(state, 'bo/1.1')).toBe('captured');
  });
});

function* nothing(): Rule<void> {}
