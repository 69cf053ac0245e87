import { describe, expect, it } from 'vitest';
import { changeSeat, getIn, getOut } from '../../../../src/systems/riftbound/vehicles/boarding.ts';
import {
  exposure,
  insideOf,
  operatorOf,
  orderAttribute,
  pilotOf,
  whySheltered,
} from '../../../../src/systems/riftbound/vehicles/crew.ts';
import { deploy, deployedRerolls } from '../../../../src/systems/riftbound/vehicles/deploy.ts';
import { makeWatts, switchEngine } from '../../../../src/systems/riftbound/vehicles/engines.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import type { Person, Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import type { Party } from '../../../../src/systems/riftbound/party/party.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { areTouching, distanceBetween } from '../../../../src/systems/riftbound/fight/bodies.ts';
import { crewed, person } from '../support/people.ts';
import { doing, fightOf, played, told, vehicleIs } from '../support/scenes.ts';

const able = (changed: Partial<Person> = {}) =>
  person({ skilled: ['bikes', 'mechsuits', 'tanks', 'aeroplanes'], ...changed });
const row = vehicleOf;

/** Kira, Skilled, and Tiz, who is not, with a vehicle at 50,50. */
function crewedBy(vehicle: Vehicle, kira: Person = able(), party: Partial<Party> = {}) {
  const isIn = (who: string) => vehicle.crew.some((one) => one.who === who);
  return fightOf(
    {
      kira: { sheet: kira, ...(isIn('kira') ? {} : { at: [50, 46] as const }) },
      tiz: { sheet: person(), ...(isIn('tiz') ? {} : { at: [54, 50] as const }) },
      raider: { sheet: person(), side: 'foes', at: [80, 50] },
      it: { sheet: vehicle, at: [50, 50] },
    },
    { turn: 'kira', party },
  );
}

describe('the crew of a vehicle (Vehicles in Combat)', () => {
  it('makes who is at the terminal the Operator of its systems', () => {
    expect(operatorOf(crewedBy(crewed(row('signatureTank'), 'kira')), 'it', 0)).toBe('kira');
  });

  it('makes the Operator of a Movement System the pilot', () => {
    expect(pilotOf(crewedBy(crewed(row('signatureTank'), 'kira')), 'it')).toBe('kira');
  });

  it('has no Operator in a passenger', () => {
    expect(pilotOf(crewedBy(crewed(row('signatureTank'), null, 'kira')), 'it')).toBeNull();
  });

  it('has no Operator in the dead', () => {
    expect(pilotOf(crewedBy(crewed(row('signatureTank'), 'kira'), able({ dead: true })), 'it')).toBeNull();
  });

  it.each(['signatureTank', 'signatureMechsuit', 'signatureAeroplane'] as const)(
    'has no Operator who is not Skilled in %s',
    (kind) => {
      expect(pilotOf(crewedBy(crewed(row(kind), 'tiz')), 'it')).toBeNull();
    },
  );

  it('lets anybody operate a bike', () => {
    expect(pilotOf(crewedBy(crewed(row('signatureBike'), 'tiz')), 'it')).toBe('tiz');
  });

  it('rolls the WIS of a pilot for turn order', () => {
    expect(orderAttribute(crewedBy(crewed(row('signatureTank'), 'kira')), 'kira')).toBe('wisdom');
  });

  it('rolls the AGI of a passenger', () => {
    expect(orderAttribute(crewedBy(crewed(row('signatureTank'), 'kira', 'tiz')), 'tiz')).toBe('agility');
  });
});

describe('who is seen and targeted inside (Signature Vehicles)', () => {
  it.each([
    ['signatureBike', 'open'],
    ['signatureMechsuit', 'seen'],
    ['signatureTank', 'unseen'],
    ['signatureAeroplane', 'seen'],
  ] as const)('a pilot of %s is %s', (kind, what) => {
    expect(exposure(crewedBy(crewed(row(kind), 'kira')), 'kira')).toBe(what);
  });

  it('shelters the pilot of a tank from outside', () => {
    const scene = crewedBy(crewed(row('signatureTank'), 'kira'));
    expect(whySheltered(scene, 'kira', 'raider')).toEqual({
      code: 'sheltered',
      params: { target: 'kira', vehicle: 'it' },
    });
  });

  it('does not shelter the rider of a bike', () => {
    expect(whySheltered(crewedBy(crewed(row('signatureBike'), 'kira')), 'kira', 'raider')).toBeNull();
  });

  it('shelters nobody from who is in there with them', () => {
    expect(whySheltered(crewedBy(crewed(row('signatureTank'), 'kira', 'tiz')), 'kira', 'tiz')).toBeNull();
  });
});

describe('getting in and out', () => {
  const tank = row('signatureTank');

  it('puts a Skilled one at the terminal', () => {
    const done = doing(crewedBy(tank), getIn, 'kira', { target: 'it' });
    expect(insideOf(done.scene, 'kira')).toEqual({ vehicle: 'it', terminal: 0 });
  });

  it('makes a passenger of who is not Skilled', () => {
    const done = doing(crewedBy(tank), getIn, 'tiz', { target: 'it' });
    expect(insideOf(done.scene, 'tiz')).toEqual({ vehicle: 'it', terminal: null });
  });

  it('takes the seat that is named', () => {
    const done = doing(crewedBy(tank), getIn, 'kira', { target: 'it', means: 'passenger' });
    expect(insideOf(done.scene, 'kira')?.terminal).toBeNull();
  });

  it('takes whoever gets in off the ground', () => {
    expect(doing(crewedBy(tank), getIn, 'kira', { target: 'it' }).scene.fight?.fighters.kira?.at).toBeNull();
  });

  it('asks for base contact', () => {
    const far = doing(crewedBy(tank), getIn, 'raider', { target: 'it' });
    expect(far.refusal?.code).toBe('notAtVehicle');
  });

  it('holds no more passengers than fit', () => {
    const full = crewed(tank, null, 'a', 'b', 'c');
    const done = doing(crewedBy(full), getIn, 'kira', { target: 'it', means: 'passenger' });
    expect(done.refusal?.code).toBe('notOffered');
  });

  it('lets nobody into a full bike', () => {
    const done = doing(crewedBy(crewed(row('signatureBike'), 'tiz')), getIn, 'kira', { target: 'it' });
    expect(done.refusal?.code).toBe('vehicleFull');
  });

  it('moves the dead aside from a terminal', () => {
    const scene = crewedBy(crewed(tank, 'tiz'));
    const dead = { ...scene, characters: { ...scene.characters, tiz: person({ dead: true }) } };
    expect(pilotOf(doing(dead, getIn, 'kira', { target: 'it' }).scene, 'it')).toBe('kira');
  });

  it('leads from seat to seat', () => {
    const done = doing(crewedBy(crewed(tank, null, 'kira')), changeSeat, 'kira', { means: 'terminal1' });
    expect(insideOf(done.scene, 'kira')?.terminal).toBe(0);
  });

  it('puts who gets out in contact with the vehicle', () => {
    const done = doing(crewedBy(crewed(tank, 'kira')), getOut, 'kira');
    expect(distanceBetween(done.scene, 'kira', 'it')).toBe(0);
    expect(done.scene.fight?.fighters.kira?.at).not.toEqual({ x: 5000, y: 5000 });
  });

  it('puts them on the side they name', () => {
    const done = doing(crewedBy(crewed(tank, 'kira')), getOut, 'kira', { detail: 'at 40,50' });
    expect(done.scene.fight?.fighters.kira?.at).toEqual({ x: 4600, y: 5000 });
  });

  it('puts nobody onto somebody', () => {
    const done = doing(crewedBy(crewed(tank, 'kira')), getOut, 'kira', { detail: 'at 54,50' });
    expect(areTouching(done.scene, 'kira', 'tiz')).toBe(false);
    expect(areTouching(done.scene, 'kira', 'it')).toBe(true);
  });

  it('lets nobody out up in the air', () => {
    const plane = { ...crewed(row('signatureAeroplane'), 'kira'), altitude: 2000 };
    expect(doing(crewedBy(plane), getOut, 'kira').refusal?.code).toBe('flies');
  });
});

describe('engines and Watts (W, Engine A1 and A2)', () => {
  const running = (
    changed: Partial<Vehicle['systems'][number]> = {},
    kind: 'signatureTank' | 'signatureBike' = 'signatureTank',
  ) => {
    const made = crewed(row(kind), 'kira');
    return {
      ...made,
      watts: 2,
      systems: made.systems.map((one) =>
        one.profile.engine === null ? one : { ...one, on: true, ...changed },
      ),
    };
  };
  const turnOf = (vehicle: Vehicle, party: Partial<Party> = {}, who = 'kira') =>
    played(crewedBy(vehicle, able(), party), (tx) => {
      makeWatts(tx, who);
      return undefined;
    });

  it('starts off, and is turned on', () => {
    const done = doing(crewedBy(crewed(row('signatureTank'), 'kira')), switchEngine, 'kira', {
      means: 'giantEngine',
    });
    expect(vehicleIs(done, 'it').systems[0]?.on).toBe(true);
  });

  it('is turned off again', () => {
    const done = doing(crewedBy(running()), switchEngine, 'kira', { means: 'giantEngine' });
    expect(vehicleIs(done, 'it').systems[0]?.on).toBe(false);
  });

  it('loses all Watts as a turn of the Operator starts, and gets those of the engine', () => {
    expect(vehicleIs(turnOf(running()), 'it').watts).toBe(4);
  });

  it('makes 3 W with the small one', () => {
    expect(vehicleIs(turnOf(running({}, 'signatureBike')), 'it').watts).toBe(3);
  });

  it('uses Charge for them', () => {
    expect(vehicleIs(turnOf(running()), 'it').systems[0]?.charge).toBe(290);
  });

  it('loses them all the same with the engine off', () => {
    expect(vehicleIs(turnOf(running({ on: false })), 'it').watts).toBe(0);
  });

  it('makes none without enough Charge', () => {
    expect(told(turnOf(running({ charge: 9 })), 'wattsMade').stalled).toEqual([
      { system: 'Engine A2 Mk1', why: 'noCharge' },
    ]);
  });

  it('makes none without air', () => {
    expect(vehicleIs(turnOf(running(), { air: false }), 'it').watts).toBe(0);
  });

  it('keeps them on the turn of a passenger', () => {
    expect(
      vehicleIs(turnOf({ ...running(), crew: [{ who: 'tiz', terminal: null }] }, {}, 'tiz'), 'it').watts,
    ).toBe(2);
  });
});

describe('what wants Skilled hands (Prestige)', () => {
  const engine = (pilot: Person) => {
    const scene = fightOf({
      kira: { sheet: pilot },
      it: { sheet: crewed(vehicleOf('signatureTank'), 'kira'), at: [20, 20] },
    });
    const { acts } = riftbound.options(scene, 'kira', { gm: false, characters: ['kira'] });
    const { price, takes, refused } = acts.find(({ id }) => id === 'engine') ?? {};
    return { price, takes, refused: refused?.code };
  };

  it('takes three Prestige from who has no such hands', () => {
    expect(engine(person({ prestige: 3 }))).toEqual({ price: 'Action, 3 Prestige', takes: ['skilled'] });
  });

  it('takes none from the Skilled', () => {
    expect(engine(person({ skilled: ['tanks'], prestige: 3 }))).toEqual({ price: 'Action' });
  });
});

describe('deploying (Strider Mechsuit Legs)', () => {
  const suit = { ...crewed(row('signatureMechsuit'), 'kira'), watts: 4 };
  const legs = { means: 'striderMechsuitLegs' };

  it('costs 2 W', () => {
    expect(vehicleIs(doing(crewedBy(suit), deploy, 'kira', legs), 'it')).toMatchObject({
      watts: 2,
      deployed: true,
    });
  });

  it('ends for 2 W, too', () => {
    const done = doing(crewedBy({ ...suit, deployed: true }), deploy, 'kira', legs);
    expect(vehicleIs(done, 'it')).toMatchObject({ watts: 2, deployed: false });
  });

  it('is refused with fewer Watts', () => {
    expect(doing(crewedBy({ ...suit, watts: 1 }), deploy, 'kira', legs).refusal?.code).toBe('tooFewWatts');
  });

  it('rerolls up to two dice while it lasts', () => {
    const scene = crewedBy(suit);
    expect([deployedRerolls(scene, suit), deployedRerolls(scene, { ...suit, deployed: true })]).toEqual([
      0, 2,
    ]);
  });

  it('is for no other legs', () => {
    const dancer = {
      ...suit,
      systems: row('signatureMechsuit', { systems: ['dancerMechsuitLegs'] }).systems,
    };
    expect(deploy.offered?.(crewedBy(dancer), 'kira')).toBe(false);
  });
});
