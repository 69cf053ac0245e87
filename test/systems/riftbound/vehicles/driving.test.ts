import { describe, expect, it } from 'vitest';
import type { Obstacle } from '../../../../src/engine/space/plane/index.ts';
import { seesIn } from '../../../../src/systems/riftbound/fight/sides.ts';
import { drive } from '../../../../src/systems/riftbound/vehicles/drive.ts';
import { mayRam } from '../../../../src/systems/riftbound/vehicles/ram.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import type { Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import type { Party } from '../../../../src/systems/riftbound/party/party.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import { crewed, person } from '../support/people.ts';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { acting } from '../support/intents.ts';
import { doing, fightOf, performed, told, vehicleIs } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const SKILLS = ['bikes', 'mechsuits', 'tanks', 'aeroplanes'] as const;
const pilot = person({ name: 'Kira', skilled: SKILLS });

/** Kira pilots a vehicle with 4 W in the middle of 200 by 200 metres. */
function at(
  row: Parameters<typeof vehicleOf>[0],
  changed: Partial<Vehicle> = {},
  more: Parameters<typeof fightOf>[0] = {},
  setting: { obstacles?: readonly Obstacle[]; party?: Partial<Party>; heading?: number } = {},
) {
  const { heading = null, ...rest } = setting;
  const vehicle: Vehicle = { ...crewed(vehicleOf(row), 'kira'), watts: 4, ...changed };
  const altitude = vehicle.altitude;
  return fightOf(
    {
      kira: { sheet: pilot },
      it: { sheet: vehicle, at: [100, 100], fighter: { heading, altitude } },
      ...more,
    },
    { size: [200, 200], ...rest },
  );
}

type Driven = ReturnType<typeof doing>;
const go = (scene: ReturnType<typeof at>, means: string, detail: string, more = {}): Driven =>
  doing(scene, drive, 'kira', { means, detail, ...more });
const spot = ({ scene }: Pick<Driven, 'scene'>) => {
  const point = scene.fight?.fighters.it?.at ?? { x: -1, y: -1 };
  return [point.x / 100, point.y / 100];
};

const wall = (x1: number, y1: number, x2: number, y2: number): Obstacle => ({
  id: 'wall',
  name: 'Wall',
  shape: 'line',
  points: [
    { x: x1 * 100, y: y1 * 100 },
    { x: x2 * 100, y: y2 * 100 },
  ],
  height: 300,
  opaque: true,
  way: 'barrier',
  openings: [],
});

describe('Giant Wheels (Systems)', () => {
  const tank = at('signatureTank');

  it('Drive goes up to 16 m in a straight line', () => {
    expect(spot(go(tank, 'giantWheels/drive', 'north'))).toEqual([100, 84]);
  });

  it('Drive may stop earlier, where it should go', () => {
    expect(spot(go(tank, 'giantWheels/drive', '105,95'))).toEqual([105, 95]);
  });

  it('tells where a drive has ended', () => {
    expect(told(go(tank, 'giantWheels/drive', '105,95'), 'drove').to).toBe('105,95');
  });

  it('Drive costs 1 W', () => {
    expect(vehicleIs(go(tank, 'giantWheels/drive', 'north'), 'it').watts).toBe(3);
  });

  it('Full Speed costs 2 W', () => {
    expect(vehicleIs(go(tank, 'giantWheels/fullSpeed', 'north'), 'it').watts).toBe(2);
  });

  it('Full Speed reaches 32 m straight ahead', () => {
    expect(spot(go(tank, 'giantWheels/fullSpeed', '100,68'))).toEqual([100, 68]);
  });

  it('Full Speed cannot stop before its exact 16 m', () => {
    const [x = 0, y = 0] = spot(go(tank, 'giantWheels/fullSpeed', '100,96'));
    expect(Math.hypot(x - 100, y - 100)).toBeGreaterThan(15.9);
  });

  it('Full Speed goes around a corner by a turn of no more than 90 degrees', () => {
    expect(spot(go(tank, 'giantWheels/fullSpeed', '116,84'))).toEqual([116, 84]);
  });

  it('is refused without the Watts for it', () => {
    expect(go(at('signatureTank', { watts: 1 }), 'giantWheels/fullSpeed', 'north').refusal).toEqual({
      code: 'tooFewWatts',
      params: { vehicle: 'it', needed: 2, left: 1 },
    });
  });

  it('asks nothing where it goes as near as it could anyhow', () => {
    expect(go(tank, 'giantWheels/fullSpeed', 'north').asked).toEqual([]);
  });

  it('stops before a wall', () => {
    const scene = at('signatureTank', {}, {}, { obstacles: [wall(50, 90, 150, 90)] });
    // The wall is at 90 m and half a tank is 3.5 m.
    expect(spot(go(scene, 'giantWheels/drive', 'north'))).toEqual([100, 93.5]);
  });

  it('Full Speed finds another way where its exact part does not fit', () => {
    const scene = at('signatureTank', {}, {}, { obstacles: [wall(50, 90, 150, 90)] });
    const [, y = 0] = spot(go(scene, 'giantWheels/fullSpeed', 'north'));
    expect(y).toBeGreaterThanOrEqual(93.5);
  });

  it('passes through nobody who is smaller', () => {
    const lane = [wall(96.4, 60, 96.4, 120), wall(103.6, 60, 103.6, 120)];
    const raider = { raider: { sheet: person(), at: [100, 90] as const } };
    const scene = at('signatureTank', {}, raider, { obstacles: lane });
    expect(spot(go(scene, 'giantWheels/drive', 'north'))).toEqual([100, 94]);
  });

  it('drives up to somebody', () => {
    const scene = at('signatureTank', {}, { raider: { sheet: person({ name: 'Raider' }), at: [100, 90] } });
    // Half a tank and half a Raider: 4 m.
    expect(spot(go(scene, 'giantWheels/drive', 'to Raider'))).toEqual([100, 94]);
  });

  it('lets the Operator ram straight after Full Speed', () => {
    expect(mayRam(go(tank, 'giantWheels/fullSpeed', 'north').scene, 'kira')).toBe(true);
  });

  it('lets nobody ram after Drive', () => {
    expect(mayRam(go(tank, 'giantWheels/drive', 'north').scene, 'kira')).toBe(false);
  });

  it('does not turn without air: they are Atmospheric', () => {
    const scene = at('signatureTank', {}, {}, { party: { air: false } });
    expect(go(scene, 'giantWheels/drive', 'north').refusal?.code).toBe('noAir');
  });

  it('obeys nobody who is not Skilled with tanks', () => {
    const scene = at('signatureTank', {}, { kira: { sheet: person() } });
    expect(go(scene, 'giantWheels/drive', 'north').refusal?.code).toBe('notSkilledToOperate');
  });

  it('obeys who pays three Prestige for it', () => {
    const scene = at('signatureTank', {}, { kira: { sheet: person() } });
    expect(go(scene, 'giantWheels/drive', 'north', { asSkilled: true }).refusal).toBeNull();
  });

  it('remembers where its front is', () => {
    expect(go(tank, 'giantWheels/drive', 'east').scene.fight?.fighters.it?.heading).toBe(90);
  });

  it('sets off straight ahead alone, by a house rule', () => {
    const party = { rules: { ...newParty.rules, heading: 'ahead' as const } };
    const scene = at('signatureTank', {}, {}, { party, heading: 90 });
    const [x = 0] = spot(go(scene, 'giantWheels/fullSpeed', 'west'));
    expect(x).toBeGreaterThanOrEqual(116);
  });

  it('asks which of three ways to take where none gets there', () => {
    const inTheWay = at('signatureTank', {}, {}, { obstacles: [wall(50, 90, 150, 90)] });
    const asked = go(inTheWay, 'giantWheels/fullSpeed', 'north').asked;
    expect(asked.map(({ id, options }) => [id, options.length])).toEqual([['drive.way', 3]]);
  });

  it('asks nothing where a way gets there', () => {
    expect(go(tank, 'giantWheels/fullSpeed', '100,68').asked).toEqual([]);
  });

  it('understands no goal that is none', () => {
    expect(go(tank, 'giantWheels/drive', 'over the hills').refusal).toEqual({
      code: 'noGoal',
      params: { typed: 'over the hills' },
    });
  });
});

describe('Bike Wheels (Systems)', () => {
  const bike = at('signatureBike');

  it('Ride goes up to 32 m for 1 W', () => {
    expect(spot(go(bike, 'bikeWheels/ride', 'west'))).toEqual([68, 100]);
  });

  it('Long Ride may turn right around and come back', () => {
    expect(spot(go(bike, 'bikeWheels/longRide', '100,100'))).toEqual([100, 100]);
  });

  it('Long Ride reaches 64 m', () => {
    expect(spot(go(bike, 'bikeWheels/longRide', '100,36'))).toEqual([100, 36]);
  });

  it('needs no Skilled rider', () => {
    const scene = at('signatureBike', {}, { kira: { sheet: person() } });
    expect(go(scene, 'bikeWheels/ride', 'west').refusal).toBeNull();
  });
});

describe('mechsuit legs (Systems)', () => {
  const strider = { means: 'striderMechsuitLegs/stride' };
  const behind = [wall(80, 90, 120, 90)];

  it('Strider legs go up to 16 m', () => {
    expect(spot(go(at('signatureMechsuit'), strider.means, '100,70'))).toEqual([100, 84]);
  });

  it('Dancer legs go up to 32 m, around what is in the way', () => {
    const suit = vehicleOf('signatureMechsuit', { systems: ['dancerMechsuitLegs'] });
    const scene = at(
      'signatureMechsuit',
      { systems: suit.systems },
      {},
      { obstacles: [wall(98, 92, 106, 92)] },
    );
    expect(spot(go(scene, 'dancerMechsuitLegs/dance', '100,84'))).toEqual([100, 84]);
  });

  it('do not move while they are Deployed', () => {
    const scene = at('signatureMechsuit', { deployed: true }, {}, { obstacles: behind });
    expect(go(scene, strider.means, '100,110').refusal?.code).toBe('isDeployed');
  });

  it('walk without air: they are not Atmospheric', () => {
    const scene = at('signatureMechsuit', {}, {}, { party: { air: false } });
    expect(go(scene, strider.means, '100,110').refusal).toBeNull();
  });
});

describe('Giant Atmospheric Thrusters (Systems)', () => {
  const grounded = at('signatureAeroplane');
  const flying = at('signatureAeroplane', { altitude: 3000 });
  const thrusters = 'giantAtmosphericThrusters';
  const altitude = (made: Driven) => vehicleIs(made, 'it').altitude;

  it('Takeoff gains up to 20 m', () => {
    expect(altitude(go(grounded, `${thrusters}/takeoff`, 'north'))).toBe(2000);
  });

  it('Takeoff may gain less', () => {
    expect(altitude(go(grounded, `${thrusters}/takeoff`, 'north, up 5'))).toBe(500);
  });

  it('Takeoff gains no more', () => {
    expect(go(grounded, `${thrusters}/takeoff`, 'north, up 21').refusal?.code).toBe('notSoHigh');
  });

  it('Takeoff is not for who flies', () => {
    expect(go(flying, `${thrusters}/takeoff`, 'north').refusal?.code).toBe('flies');
  });

  it('Flight is not for who is on the ground', () => {
    expect(go(grounded, `${thrusters}/flight`, 'north').refusal?.code).toBe('onTheGround');
  });

  it('Flight keeps its height where nothing is said', () => {
    expect(altitude(go(flying, `${thrusters}/flight`, '100,40'))).toBe(3000);
  });

  it('Flight can lose up to 20 m', () => {
    expect(altitude(go(flying, `${thrusters}/flight`, '100,40, down 20'))).toBe(1000);
  });

  it('Flight never stops before 32 m', () => {
    const [x = 0, y = 0] = spot(go(flying, `${thrusters}/flight`, '100,100'));
    expect(Math.hypot(x - 100, y - 100)).toBeGreaterThan(31.9);
  });

  it('Flight passes over people', () => {
    const raider = { raider: { sheet: person(), at: [100, 80] as const } };
    const scene = at('signatureAeroplane', { altitude: 3000 }, raider);
    expect(spot(go(scene, `${thrusters}/flight`, '100,40'))).toEqual([100, 40]);
  });

  it('Flight that comes down to the ground lands', () => {
    const low = at('signatureAeroplane', { altitude: 1500 });
    expect(altitude(go(low, `${thrusters}/flight`, '100,40, down 20'))).toBe(0);
  });

  it('Flight that lands does no damage', () => {
    const low = at('signatureAeroplane', { altitude: 1500 });
    expect(vehicleIs(go(low, `${thrusters}/flight`, '100,40, down 20'), 'it').hp.now).toBe(35);
  });

  it('Nosedive moves exactly 8 m', () => {
    expect(spot(go(flying, `${thrusters}/nosedive`, 'south, down 10'))).toEqual([100, 108]);
  });

  it('Nosedive costs no Watts', () => {
    expect(vehicleIs(go(flying, `${thrusters}/nosedive`, 'south, down 10'), 'it').watts).toBe(4);
  });

  it('a pilot who flies it keeps it up', () => {
    expect(go(flying, `${thrusters}/flight`, '100,40').scene.fight?.fighters.it?.flew).toBe(true);
  });

  it('tells how high it is', () => {
    expect(told(go(flying, `${thrusters}/flight`, '100,40, up 10'), 'drove').altitude).toEqual([30, 40]);
  });
});

const overwatch = {
  ...{ shots: 1, weapon: null, trigger: { when: 'best' as const } },
  ...{ duration: untilRemoved, centre: null },
};

const FULL = 'giantWheels/fullSpeed';

describe('Driving, in the words of a Move', () => {
  /** A wall across the way, with a door in it as wide as is said. */
  const withDoor = (wide: number): Obstacle => ({
    ...wall(60, 90, 140, 90),
    openings: [{ name: 'door', side: 0, from: 4000 - wide * 50, to: 4000 + wide * 50 }],
  });
  const crate: Obstacle = {
    ...{ id: 'crate', name: 'crate', shape: 'area', height: 300, opaque: true, way: 'barrier', openings: [] },
    points: [
      { x: 9800, y: 8700 },
      { x: 10200, y: 8700 },
      { x: 10200, y: 9100 },
      { x: 9800, y: 9100 },
    ],
  };
  const raider = {
    raider: { sheet: person({ name: 'Raider' }), side: 'foes' as const, at: [100, 60] as const },
  };
  const suit = { systems: vehicleOf('signatureMechsuit', { systems: ['dancerMechsuitLegs'] }).systems };
  const dancer = (obstacles: readonly Obstacle[], more: Parameters<typeof at>[2] = {}) =>
    at('signatureMechsuit', suit, more, { obstacles });
  const dances = (scene: ReturnType<typeof at>, detail: string) =>
    go(scene, 'dancerMechsuitLegs/dance', detail);

  it('goes through a door', () => {
    const tank = at('signatureTank', {}, {}, { obstacles: [withDoor(10)] });
    const [, y = 0] = spot(go(tank, 'giantWheels/drive', 'through the door'));
    expect(y).toBeLessThanOrEqual(86.5);
  });

  it('goes around to a door in one go', () => {
    const scene = dancer([{ ...withDoor(9), openings: [{ name: 'door', side: 0, from: 5000, to: 5900 }] }]);
    const [, y = 0] = spot(dances(scene, 'through the door'));
    expect(y).toBeLessThan(90);
  });

  it('goes through no door that is too narrow', () => {
    const tank = at('signatureTank', {}, {}, { obstacles: [withDoor(5)] });
    expect(go(tank, 'giantWheels/drive', 'through the door').refusal?.code).toBe('noWay');
  });

  it('goes up to a door that is too far off to be gone through', () => {
    const far = {
      ...withDoor(10),
      points: [
        { x: 6000, y: 7000 },
        { x: 14_000, y: 7000 },
      ],
    };
    const tank = at('signatureTank', {}, {}, { obstacles: [far] });
    expect(spot(go(tank, 'giantWheels/drive', 'through the door'))).toEqual([100, 84]);
  });

  it('goes behind what the nearest enemy is before', () => {
    const [x = 0, y = 0] = spot(dances(dancer([crate], raider), 'behind the crate'));
    expect([Math.abs(x - 100) < 2, y > 91]).toEqual([true, true]);
  });

  it('goes past somebody', () => {
    const near = { raider: { ...raider.raider, at: [100, 90] as const } };
    const [x = 0, y = 0] = spot(dances(dancer([], near), 'past Raider'));
    expect([Math.abs(x - 100) < 1.1, y < 90]).toEqual([true, true]);
  });

  it('goes along a wall as far as it reaches', () => {
    const scene = at('signatureBike', {}, {}, { obstacles: [wall(90, 97, 110, 97)] });
    expect(spot(go(scene, 'bikeWheels/ride', 'along the wall to the east'))).toEqual([110, 100]);
  });

  it('goes as near as it is said', () => {
    const tank = at('signatureTank', {}, raider);
    // Half a tank and half a Raider: 4 m, and 25 m between.
    expect(spot(go(tank, 'giantWheels/drive', 'just into 25 m of Raider'))).toEqual([100, 89]);
  });

  it('goes out of sight', () => {
    const scene = dancer([crate], raider);
    const end = dances(scene, 'out of sight').scene;
    expect(seesIn(end, 'raider', 'it')).toBe(false);
  });

  it('goes to where it sees somebody', () => {
    const scene = dancer([{ ...crate, points: crate.points.map(({ x, y }) => ({ x, y: y + 300 })) }], raider);
    expect(seesIn(dances(scene, 'into sight of Raider').scene, 'it', 'raider')).toBe(true);
  });

  it('says that it is out of sight already', () => {
    const tank = at('signatureTank', {}, {});
    expect(go(tank, 'giantWheels/drive', 'out of sight').refusal?.code).toBe('awayAlready');
  });
});

describe('A drive that is said part by part', () => {
  const tank = at('signatureTank');
  const suit = { means: 'striderMechsuitLegs/stride' };
  const fullSpeed = (scene: ReturnType<typeof at>, typed: string) =>
    go(scene, 'giantWheels/fullSpeed', typed);

  it('turns where it is said', () => {
    expect(spot(fullSpeed(tank, '16 m north, then 8 m east'))).toEqual([108, 84]);
  });

  it('goes to places one after the other', () => {
    expect(spot(fullSpeed(tank, '100,84 to 110,80'))).toEqual([110, 80]);
  });

  it('goes as far as a part does where no length is said', () => {
    expect(spot(fullSpeed(tank, 'north, then east'))).toEqual([116, 84]);
  });

  it('leaves the front where it goes last', () => {
    expect(fullSpeed(tank, '16 m north, then 8 m east').scene.fight?.fighters.it?.heading).toBe(90);
  });

  it('refuses a part that is shorter than the exact one, and says what the movement can do', () => {
    expect(fullSpeed(tank, '10 m north, then 8 m east').refusal).toEqual({
      code: 'partsUnfit',
      params: { movement: 'Full Speed', can: 'exactly 16 m, turn up to 90°, up to 16 m' },
    });
  });

  it('refuses a part that is too long', () => {
    expect(fullSpeed(tank, '16 m north, then 17 m east').refusal?.code).toBe('partsUnfit');
  });

  it('refuses a turn that is too sharp', () => {
    expect(fullSpeed(tank, '16 m north, then 8 m south').refusal?.code).toBe('partsUnfit');
  });

  it('refuses more parts than the movement has', () => {
    expect(fullSpeed(tank, '16 m north, then 8 m east, then 2 m north').refusal?.code).toBe('partsUnfit');
  });

  it('refuses two parts of a movement that has one', () => {
    expect(go(tank, 'giantWheels/drive', '6 m north, then 4 m east').refusal?.code).toBe('partsUnfit');
  });

  it('refuses to set off otherwise than straight ahead where the house wants that', () => {
    const ahead = { party: { rules: { ...newParty.rules, heading: 'ahead' as const } }, heading: 180 };
    const scene = at('signatureTank', {}, {}, ahead);
    expect(fullSpeed(scene, '16 m north, then 8 m east').refusal?.code).toBe('partsUnfit');
  });

  it('refuses a part that cannot be read', () => {
    expect(fullSpeed(tank, '16 m north, then over the hills').refusal?.code).toBe('noGoal');
  });

  it('finds no way where something is in the way of a part before the last', () => {
    const scene = at('signatureTank', {}, {}, { obstacles: [wall(50, 90, 150, 90)] });
    expect(fullSpeed(scene, '16 m north, then 8 m east').refusal?.code).toBe('noWay');
  });

  it('stops before a wall on its last part', () => {
    const scene = at('signatureTank', {}, {}, { obstacles: [wall(110, 50, 110, 150)] });
    expect(spot(fullSpeed(scene, '16 m north, then 16 m east'))[0]).toBeLessThan(107);
  });

  it('asks nothing', () => {
    expect(fullSpeed(tank, '16 m north, then 8 m east').asked).toEqual([]);
  });

  it('takes a mechsuit as many parts as it likes, as long as its movement in all', () => {
    expect(spot(go(at('signatureMechsuit'), suit.means, '6 m north, then 4 m east, then 2 m south'))).toEqual(
      [104, 96],
    );
  });

  it('refuses a mechsuit parts that are longer in all', () => {
    expect(go(at('signatureMechsuit'), suit.means, '10 m north, then 7 m east').refusal?.code).toBe(
      'partsUnfit',
    );
  });

  it('climbs by what is said last', () => {
    const plane = at('signatureAeroplane', { altitude: 2000 });
    const flown = go(plane, 'giantAtmosphericThrusters/flight', '32 m north, then 8 m east, up 10');
    expect(vehicleIs(flown, 'it').altitude).toBe(3000);
  });
});

describe('Driving, picked', () => {
  const raider = (x: number, y: number) => ({
    raider: { sheet: person({ name: 'Raider' }), side: 'foes' as const, at: [x, y] as const },
  });
  const optionOf = (scene: ReturnType<typeof at>) =>
    riftbound
      .options(scene, 'kira', { gm: false, characters: ['kira'] })
      .acts.find(({ id }) => id === 'drive');
  const goalsOf = (scene: ReturnType<typeof at>, means: string) =>
    (optionOf(scene)?.targets ?? []).filter(({ id }) => id.startsWith(`${means}>`));
  const noteOf = (scene: ReturnType<typeof at>, means: string, goal: string) =>
    goalsOf(scene, means).find((one) => one.goal === goal)?.note;

  const tank = at('signatureTank', {}, raider(100, 60));

  it('offers to go up to an enemy, with how far that is and what is left', () => {
    expect(noteOf(tank, 'giantWheels/drive', 'to Raider')).toBe('16 m, ends 20 m from there, 1 W');
  });

  it('offers the way itself, to be shown', () => {
    const [goal] = goalsOf(tank, 'giantWheels/drive');
    expect(goal?.way).toEqual(['100,100', '100,84']);
  });

  it('offers each movement where it ends', () => {
    expect(noteOf(tank, 'giantWheels/fullSpeed', 'to Raider')).toBe('32 m, ends 4 m from there, 2 W');
  });

  it('offers the way away from the nearest enemy', () => {
    expect(noteOf(tank, 'giantWheels/drive', 'away from Raider')).toBe('16 m, 1 W');
  });

  it('offers the sixteen winds', () => {
    expect(goalsOf(tank, 'giantWheels/drive').filter(({ id }) => !id.includes('>to '))).toHaveLength(16);
  });

  it('offers none where there is no way out', () => {
    const pen = [
      wall(94, 94, 106, 94),
      wall(106, 94, 106, 106),
      wall(106, 106, 94, 106),
      wall(94, 106, 94, 94),
    ];
    const hemmed = at('signatureTank', {}, raider(100, 60), { obstacles: pen });
    const movement = optionOf(hemmed)?.means?.find(({ id }) => id === 'giantWheels/fullSpeed');
    expect(movement).toMatchObject({ fits: [], refused: { code: 'noWay' } });
  });

  const blocked = at('signatureTank', {}, raider(100, 76), { obstacles: [wall(95, 88, 105, 88)] });

  it('says the legs of the way to the nearest enemy where none is straight', () => {
    expect(noteOf(blocked, 'giantWheels/fullSpeed', 'to Raider')).toMatch(
      /^16 m to [\d.]+,[\d.]+, then [\d.]+ m, 2 W$/u,
    );
  });

  it('shows those legs on the picture', () => {
    const goal = goalsOf(blocked, 'giantWheels/fullSpeed').find(({ goal: name }) => name === 'to Raider');
    expect(goal?.way).toHaveLength(3);
  });

  it('says of a goal that no way leads to as far as it should that one picks a way', () => {
    const close = at('signatureTank', {}, raider(100, 90));
    expect(noteOf(close, 'giantWheels/fullSpeed', 'to Raider')).toMatch(/ or another way, 2 W$/u);
  });

  it('says of goals beyond the nearest enemy that one picks a way', () => {
    const two = { ...raider(100, 76), other: raider(100, 70).raider };
    const scene = at('signatureTank', {}, two, { obstacles: [wall(95, 88, 105, 88)] });
    const notes = goalsOf(scene, 'giantWheels/fullSpeed').map(({ note }) => note);
    expect(notes).toContain('not straight: pick a way, 2 W');
  });

  it('names who may shoot on each way that is asked about', () => {
    const watching = {
      raider: {
        ...raider(100, 90).raider,
        sheet: someone({ hands: ['laserRifle'] }),
        fighter: { overwatch },
      },
    };
    const scene = at('signatureTank', {}, watching);
    const want = acting('kira', 'drive', { means: FULL, target: `${FULL}>to raider` });
    const asked = performed(scene, want, [1, 1, 1, 1]);
    expect(asked.asked[0]?.options[0]?.params.risk).toMatch(/may shoot/u);
  });

  it('offers to fly lower', () => {
    const plane = at('signatureAeroplane', { altitude: 2000 }, raider(100, 20));
    const flights = (optionOf(plane)?.targets ?? []).map(({ goal }) => goal);
    expect(flights).toContain('to Raider, down 20 m');
  });

  it('names who may shoot on the way', () => {
    const watching = at(
      'signatureTank',
      {},
      {
        raider: {
          ...raider(100, 60).raider,
          sheet: someone({ name: 'Raider', hands: ['laserRifle'] }),
          fighter: { overwatch },
        },
      },
    );
    const [first] = goalsOf(watching, 'giantWheels/drive');
    expect(first?.risk).toMatch(/^Raider may shoot/u);
  });

  it('goes where the goal that was picked says', () => {
    const means = 'giantWheels/drive';
    expect(spot(doing(tank, drive, 'kira', { means, target: `${means}>to raider` }))).toEqual([100, 84]);
  });

  it('wants to know where to', () => {
    const refused = performed(tank, acting('kira', 'drive', { means: 'giantWheels/drive' })).refusal;
    expect(refused?.code).toBe('sayWhere');
  });
});
