import { describe, expect, it } from 'vitest';
import type { Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { hurt } from '../../../../src/systems/riftbound/harm/hurt.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import type { Fighter } from '../../../../src/systems/riftbound/scene.ts';
import { insideOf } from '../../../../src/systems/riftbound/vehicles/crew.ts';
import {
  vehiclesAtRoundStart,
  vehiclesAtTurnStart,
} from '../../../../src/systems/riftbound/vehicles/dive.ts';
import { drive } from '../../../../src/systems/riftbound/vehicles/drive.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { crewed, person } from '../support/people.ts';
import { doing, fightOf, personOf, played, told, vehicleIs } from '../support/scenes.ts';

const pilot = person({ skilled: ['aeroplanes', 'tanks'] });

interface Aloft {
  readonly metres?: number;
  readonly pilot?: string | null;
  readonly turns?: number;
  readonly plane?: Partial<Fighter>;
  readonly sheet?: Partial<Vehicle>;
  readonly party?: Parameters<typeof fightOf>[1] extends infer S
    ? S extends { party?: infer P }
      ? P
      : never
    : never;
}

/** An aeroplane over 100,100, its nose to the east, with Kira in it, on her second turn. */
function aloft({ metres = 30, pilot: at = 'kira', turns = 2, plane = {}, sheet = {}, party }: Aloft = {}) {
  const made = { ...crewed(vehicleOf('signatureAeroplane'), at, ...(at === null ? ['kira'] : [])), ...sheet };
  const altitude = metres * 100;
  return fightOf(
    {
      kira: { sheet: pilot, fighter: { turns } },
      it: { sheet: { ...made, altitude }, at: [100, 100], fighter: { heading: 90, altitude, ...plane } },
    },
    { size: [200, 200], ...(party === undefined ? {} : { party }) },
  );
}

const turn = (scene: ReturnType<typeof aloft>, dice: readonly number[] = []) =>
  played(scene, (tx) => vehiclesAtTurnStart(tx, 'kira'), dice);
const round = (scene: ReturnType<typeof aloft>, dice: readonly number[] = []) =>
  played(scene, vehiclesAtRoundStart, dice);
const high = { metres: 500 };

describe('the Nosedive that nobody makes (Giant Atmospheric Thrusters)', () => {
  it('comes as a turn of the Operator starts who did not move it on the last', () => {
    expect(vehicleIs(turn(aloft(high)), 'it').altitude).toBe(30_000);
  });

  it('moves exactly 8 m straight ahead', () => {
    expect(turn(aloft(high)).scene.fight?.fighters.it?.at).toEqual({ x: 10_800, y: 10_000 });
  });

  it('does not come to who moved it', () => {
    expect(vehicleIs(turn(aloft({ ...high, plane: { flew: true } })), 'it').altitude).toBe(50_000);
  });

  it('comes again where they move it on no turn after that', () => {
    const after = turn(aloft({ ...high, plane: { flew: true } })).scene;
    expect(vehicleIs(turn(after), 'it').altitude).toBe(30_000);
  });

  it('does not come on the first turn of a fight, which has none before it', () => {
    expect(vehicleIs(turn(aloft({ ...high, turns: 1 })), 'it').altitude).toBe(50_000);
  });

  it('comes at the start of a round without an Operator', () => {
    expect(vehicleIs(round(aloft({ ...high, pilot: null })), 'it').altitude).toBe(30_000);
  });

  it('does not come at the start of a round with one', () => {
    expect(vehicleIs(round(aloft(high)), 'it').altitude).toBe(50_000);
  });

  it('does not come on the ground', () => {
    expect(round(aloft({ metres: 0, pilot: null })).events).toEqual([]);
  });

  it('does not come without air: the system has stopped', () => {
    expect(round(aloft({ ...high, pilot: null, party: { air: false } })).events).toEqual([]);
  });
});

describe('coming down (fall damage, a house rule)', () => {
  it('hurts the hull for each 3 m beyond the first 3 m', () => {
    // 30 m: nine dice.
    const done = turn(aloft(), [1, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(vehicleIs(done, 'it').hp.now).toBe(25);
  });

  it('spares who is inside', () => {
    expect(personOf(turn(aloft(), [1, 1, 1, 1, 1, 1, 1, 1, 2]), 'kira').hp.now).toBe(12);
  });

  it('hurts nobody by the other house rule', () => {
    const party = { rules: { ...newParty.rules, falling: 'never' as const } };
    expect(vehicleIs(turn(aloft({ party })), 'it').hp.now).toBe(35);
  });

  it('of a pilot who dives on purpose hurts as well', () => {
    const done = doing(
      aloft({ metres: 6 }),
      drive,
      'kira',
      { means: 'giantAtmosphericThrusters/nosedive', detail: 'east' },
      [4],
    );
    expect(told(done, 'hurt')).toMatchObject({ target: 'it', amount: 4, because: 'fall' });
  });
});

describe('a vehicle without HP', () => {
  const blow = (scene: ReturnType<typeof aloft>, amount: number, dice: readonly number[] = []) =>
    played(
      scene,
      (tx) => hurt(tx, { target: 'it', amount, type: 'blunt', by: null, because: 'attack' }),
      dice,
    );

  it('is destroyed', () => {
    expect(vehicleIs(blow(aloft({ metres: 0 }), 35), 'it').destroyed).toBe(true);
  });

  it('is not before that', () => {
    expect(vehicleIs(blow(aloft({ metres: 0 }), 34), 'it').destroyed).toBe(false);
  });

  it('holds nobody any more', () => {
    expect(insideOf(blow(aloft({ metres: 0 }), 35).scene, 'kira')).toBeNull();
  });

  it('lets those inside out beside it', () => {
    expect(blow(aloft({ metres: 0 }), 35).scene.fight?.fighters.kira?.at).not.toBeNull();
  });

  it('does them no harm on the ground', () => {
    expect(personOf(blow(aloft({ metres: 0 }), 35), 'kira').hp.now).toBe(12);
  });

  it('takes those inside down with it', () => {
    // 12 m: three dice.
    expect(personOf(blow(aloft({ metres: 12 }), 35, [1, 2, 3]), 'kira').hp.now).toBe(6);
  });

  it('leaves those who fell Prone', () => {
    expect(
      personOf(blow(aloft({ metres: 12 }), 35, [1, 2, 3]), 'kira').conditions.map(({ id }) => id),
    ).toEqual(['prone']);
  });

  it('lies on the ground', () => {
    expect(vehicleIs(blow(aloft({ metres: 12 }), 35, [1, 2, 3]), 'it').altitude).toBe(0);
  });
});
