import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/json.ts';
import type { Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import type { SystemProfile } from '../../../../src/systems/riftbound/vehicles/profile.ts';
import { systemOf, vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { between, done } from '../support/between.ts';
import { acting } from '../support/intents.ts';
import { item, person } from '../support/people.ts';
import { fightOf, performed, personOf, told, vehicleIs } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const counts = (made: ReturnType<typeof done>, id = 'kira') =>
  Object.fromEntries(personOf(made, id).items.map(({ profile, count }) => [profile.row, count]));

const spikes: SystemProfile = {
  ...systemOf('laserSideGun'),
  row: 'ramSpikes',
  name: 'Ram Spikes',
  weight: 1,
};

describe('A system of a pack', () => {
  const brought = (price: number | null) => ({ kind: 'system', system: spikes, price });
  const buying = (money: number, price: number | null, more: Parameters<typeof acting>[2] = {}) =>
    done(
      between({ kira: person({ money }) }),
      acting('kira', 'buy', { target: 'pack:rim/systems', brought: brought(price) as Json, ...more }),
    );

  test('is bought at its price', () => {
    expect(personOf(buying(100, 40), 'kira').money).toBe(60);
  });

  test('is carried until it is built in', () => {
    const { items } = personOf(buying(100, 40), 'kira');
    expect(items.map(({ system }) => system?.name)).toEqual(['Ram Spikes']);
  });

  test('is at no price of a player', () => {
    expect(buying(100, null, { detail: 'for 1' }).refusal?.code).toBe('priceIsGms');
  });

  const owner = () => person({ items: [{ ...item('Toolkit'), id: 'spikes', system: spikes }] });
  const built = (capacity: number) =>
    done(
      between({ kira: owner(), it: { ...vehicleOf('signatureBike'), terminals: [{ capacity }] } }),
      acting('kira', 'buildIn', { target: 'it', means: 'spikes' }),
    );

  test('is built into a vehicle that bears it', () => {
    expect(vehicleIs(built(20), 'it').systems.at(-1)?.profile.name).toBe('Ram Spikes');
  });

  test('is gone from who has built it in', () => {
    expect(personOf(built(20), 'kira').items).toEqual([]);
  });

  test('is not built in where no terminal bears it', () => {
    expect(built(0).refusal?.code).toBe('systemTooHeavy');
  });
});

describe('Buying a vehicle', () => {
  const mule = { ...vehicleOf('signatureBike'), signature: false, price: 120 };
  const buying = (money: number, vehicle: Vehicle, more: Parameters<typeof acting>[2] = {}) =>
    done(
      between({ kira: person({ money }), it: vehicle }),
      acting('kira', 'buyVehicle', { target: 'it', ...more }),
    );

  test('costs what its pack says', () => {
    expect(personOf(buying(200, mule), 'kira').money).toBe(80);
  });

  test('makes it theirs', () => {
    expect(vehicleIs(buying(200, mule), 'it').owner).toBe('kira');
  });

  test('is at the price of a GM', () => {
    const made = buying(200, { ...mule, price: undefined }, { detail: 'for 50', asGm: true });
    expect(personOf(made, 'kira').money).toBe(150);
  });

  test('is refused without the money', () => {
    expect(buying(100, mule).refusal?.code).toBe('tooPoor');
  });

  test("is refused where it is somebody's", () => {
    expect(buying(200, { ...mule, owner: 'tiz' }).refusal?.code).toBe('chooseTarget');
  });
});

describe('Buying', () => {
  const buy = (
    sheet: Parameters<typeof person>[0],
    target: string,
    more: Parameters<typeof acting>[2] = {},
  ) => done(between({ kira: person(sheet) }), acting('kira', 'buy', { target, ...more }));

  test('costs what the book says', () => {
    expect(personOf(buy({ money: 100 }, 'toolkit'), 'kira').money).toBe(50);
  });

  test('takes so many at once', () => {
    expect(counts(buy({ money: 100 }, 'nonPerishableRations', { detail: 'x7' })).nonPerishableRations).toBe(
      7,
    );
  });

  test('spends money for Adventuring Gear first', () => {
    const { money, gearMoney } = personOf(buy({ money: 100, gearMoney: 30 }, 'toolkit'), 'kira');
    expect([money, gearMoney]).toEqual([80, 0]);
  });

  test('gives the bandages of a first-aid kit', () => {
    expect(counts(buy({ money: 100 }, 'primitiveFirstAidKit'))).toEqual({
      largeBandage: 6,
      smallBandage: 12,
    });
  });

  test('is refused without the money', () => {
    expect(buy({ money: 49 }, 'toolkit').refusal?.code).toBe('tooPoor');
  });

  test('is refused where the book has no price', () => {
    expect(buy({ money: 999 }, 'laserRifle').refusal?.code).toBe('noPrice');
  });

  test('is done at the price of a GM', () => {
    expect(personOf(buy({ money: 999 }, 'laserRifle', { detail: 'for 400', asGm: true }), 'kira').money).toBe(
      599,
    );
  });

  test('of weapons is not for money that buys Adventuring Gear alone', () => {
    const made = buy({ money: 10, gearMoney: 100 }, 'laserRifle', { detail: 'for 50', asGm: true });
    expect(made.refusal?.code).toBe('tooPoor');
  });

  test('is at no price of a player', () => {
    expect(buy({ money: 999 }, 'toolkit', { detail: 'for 1' }).refusal?.code).toBe('priceIsGms');
  });

  test('takes no words that say neither how many nor for how much', () => {
    expect(buy({ money: 999 }, 'toolkit', { detail: 'the good one' }).refusal?.code).toBe('notADeal');
  });

  test('is not done in a fight', () => {
    const fight = fightOf({ kira: { sheet: person({ money: 100 }), at: [5, 5] } });
    expect(done(fight, acting('kira', 'buy', { target: 'toolkit' })).refusal?.code).toBe('onlyBetweenFights');
  });

  test('is refused where a sheet is full', () => {
    const items = Array.from({ length: 60 }, (_, n) => item('Simple Dagger', { id: `dagger${n}` }));
    expect(buy({ money: 100, items }, 'toolkit').refusal?.code).toBe('limit');
  });
});

describe('Selling', () => {
  const sell = (more: Parameters<typeof acting>[2] = {}, items = [item('Battery', { count: 3 })]) =>
    done(between({ kira: person({ items }) }), acting('kira', 'sell', { target: 'battery', ...more }));

  test('brings half the price', () => {
    expect(personOf(sell(), 'kira').money).toBe(20);
  });

  test('leaves the others of a pile', () => {
    expect(counts(sell({ detail: '2' })).battery).toBe(1);
  });

  test('is refused for more than there are', () => {
    expect(sell({ detail: '4' }).refusal?.code).toBe('notSoMany');
  });

  test('of what has no price waits for the GM’s', () => {
    const made = sell({ target: 'laserRifle' }, [item('Laser Rifle')]);
    expect(made.refusal?.code).toBe('noPrice');
  });

  test('puts what is sold out of the hands', () => {
    const held = person({ items: [item('Laser Rifle')], holding: ['laserRifle'] });
    const made = done(
      between({ kira: held }),
      acting('kira', 'sell', { target: 'laserRifle', detail: 'for 9', asGm: true }),
    );
    expect(personOf(made, 'kira').holding).toEqual([]);
  });
});

describe('Handing over', () => {
  const give = (
    kira: Parameters<typeof person>[0],
    more: Parameters<typeof acting>[2],
    tiz: Parameters<typeof person>[0] = {},
    dice: readonly number[] = [],
  ) =>
    done(
      between({ kira: person(kira), tiz: person(tiz) }),
      acting('kira', 'give', { target: 'tiz', ...more }),
      dice,
    );

  test('takes a thing from one to the other', () => {
    const made = give({ items: [item('Battery')] }, { means: 'battery' });
    expect([counts(made), counts(made, 'tiz')]).toEqual([{}, { battery: 1 }]);
  });

  test('takes some of a pile', () => {
    const made = give({ items: [item('Battery', { count: 3 })] }, { means: 'battery', detail: 'x2' });
    expect([counts(made), counts(made, 'tiz')]).toEqual([{ battery: 1 }, { battery: 2 }]);
  });

  test('puts alike ones on one pile', () => {
    const made = give({ items: [item('Battery')] }, { means: 'battery' }, { items: [item('Battery')] });
    expect(counts(made, 'tiz')).toEqual({ battery: 2 });
  });

  test('keeps a used battery apart', () => {
    const made = give(
      { items: [item('Battery', { charge: 5 })] },
      { means: 'battery' },
      { items: [item('Battery')] },
    );
    expect(personOf(made, 'tiz').items.map(({ charge }) => charge)).toEqual([60, 5]);
  });

  test('takes money', () => {
    const made = give({ money: 50 }, { means: '@money', detail: '30' });
    expect([personOf(made, 'kira').money, personOf(made, 'tiz').money]).toEqual([20, 30]);
  });

  test('takes no more money than there is', () => {
    expect(give({ money: 20 }, { means: '@money', detail: '30' }).refusal?.code).toBe('tooPoor');
  });

  test('takes money in numbers', () => {
    expect(give({ money: 20 }, { means: '@money', detail: 'all' }).refusal?.code).toBe('notMoney');
  });

  test('of something Heavy takes a STR check of 14 and what it asks for', () => {
    const made = give({ items: [item('Simple Warhammer')] }, { means: 'simpleWarhammer' }, {}, [4, 5, 5]);
    expect(told(made, 'notCarried').target).toBe('tiz');
  });

  test('of something Heavy is done where the check comes to it', () => {
    const made = give({ items: [item('Simple Warhammer')] }, { means: 'simpleWarhammer' }, {}, [4, 6, 5]);
    expect(counts(made, 'tiz')).toEqual({ simpleWarhammer: 1 });
  });

  test('of something Heavy asks nothing of the strong', () => {
    const made = give(
      { items: [item('Simple Warhammer')] },
      { means: 'simpleWarhammer' },
      { scores: { strength: 1 } },
    );
    expect(counts(made, 'tiz')).toEqual({ simpleWarhammer: 1 });
  });
});

describe('Armour', () => {
  const wearer = () =>
    person({ items: [item('Light Armour'), item('Heavy Armour')], wearing: 'lightArmour' });

  test('is put on in the place of what one wears', () => {
    const made = done(between({ kira: wearer() }), acting('kira', 'wear', { target: 'heavyArmour' }));
    expect(personOf(made, 'kira').wearing).toBe('heavyArmour');
  });

  test('is taken off', () => {
    expect(personOf(done(between({ kira: wearer() }), acting('kira', 'takeOff')), 'kira').wearing).toBeNull();
  });
});

describe('Adventuring Gear', () => {
  test('feeds a day', () => {
    const items = [item('Non-perishable Rations (1 day)', { count: 7 })];
    const made = done(between({ kira: person({ items }) }), acting('kira', 'eat'));
    expect(told(made, 'ate').left).toBe(6);
  });

  const load = (name: string, means: string, detail: string) =>
    done(between({ kira: person({ items: [item(name)] }) }), acting('kira', 'loadRope', { means, detail }));

  test.for([
    ['Primitive rope (20m)', 'primitiveRope', '20', false],
    ['Primitive rope (20m)', 'primitiveRope', '21', true],
    ['Alloy Cable (5m)', 'alloyCable', '150', false],
    ['Alloy Cable (5m)', 'alloyCable', '151', true],
    ['High-strength Alloy Cable (5m)', 'highStrengthAlloyCable', '999999', false],
  ] as const)('%s under %s kN', ([name, means, detail, broke]) => {
    expect(told(load(name, means, detail), 'ropeLoaded').broke).toBe(broke);
  });

  test('is gone where it breaks', () => {
    expect(counts(load('Primitive rope (20m)', 'primitiveRope', '21'))).toEqual({});
  });

  test('bears loads in numbers', () => {
    expect(load('Primitive rope (20m)', 'primitiveRope', 'a horse').refusal?.code).toBe('notALoad');
  });
});

describe('Repairs', () => {
  const damaged = { ...vehicleOf('signatureBike'), hp: { now: 10, max: 30 } };
  const repair = (vehicle: typeof damaged, dice: readonly number[] = [], tools = true) =>
    done(
      between({ kira: person({ items: tools ? [item('Toolkit')] : [] }), bike: vehicle }),
      acting('kira', 'repair', { target: 'bike' }),
      dice,
    );

  test('give 2d6 HP back on a KNW check of 11', () => {
    expect(vehicleIs(repair(damaged, [3, 4, 4, 2, 5]), 'bike').hp.now).toBe(17);
  });

  test('give nothing back on less', () => {
    expect(vehicleIs(repair(damaged, [3, 4, 3]), 'bike').hp.now).toBe(10);
  });

  test('take an hour', () => {
    expect(repair(damaged, [3, 4, 3]).scene.party.hours).toBe(1);
  });

  test('take a Toolkit', () => {
    expect(repair(damaged, [], false).refusal?.code).toBe('noToolkit');
  });

  test("don't help a wreck", () => {
    expect(repair({ ...damaged, destroyed: true }).refusal?.code).toBe('beyondRepair');
  });

  test('are not for what is whole', () => {
    expect(repair({ ...damaged, hp: { now: 30, max: 30 } }).refusal?.code).toBe('isWhole');
  });
});

describe('A Signature Vehicle that was brought from elsewhere', () => {
  const bike = vehicleOf('signatureBike', { owner: 'long gone' });
  const pilot = person({ class: 'pilot' });

  test('is taken by a Pilot', () => {
    const made = done(between({ kira: pilot, bike }), acting('kira', 'claimVehicle', { target: 'bike' }));
    expect([personOf(made, 'kira').vehicle, vehicleIs(made, 'bike').owner]).toEqual(['bike', 'kira']);
  });

  test('stays its owner’s', () => {
    const scene = between({ kira: pilot, tiz: pilot, bike: { ...bike, owner: 'tiz' } });
    expect(done(scene, acting('kira', 'claimVehicle', { target: 'bike' })).refusal?.code).toBe(
      'chooseTarget',
    );
  });
});

describe('Handing over in a fight', () => {
  const lantern = item('Electric Lantern');
  const beside = (metres: number) =>
    fightOf({
      kira: { sheet: someone({ name: 'Kira', items: [lantern], holding: [lantern.id] }), at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz' }), at: [10 + metres, 10] },
    });
  const passes = (metres: number) =>
    performed(beside(metres), acting('kira', 'handOver', { target: 'tiz', means: lantern.id }));

  test('gives an ally in contact what one holds', () => {
    const came = passes(1);
    expect([personOf(came, 'kira').items.length, personOf(came, 'tiz').items.length]).toEqual([0, 1]);
  });

  test('is the change of what one holds, once a turn, and takes no Action', () => {
    expect(passes(1).scene.fight?.turn).toMatchObject({ changed: true, actions: 2 });
  });

  test('reaches nobody who is farther away', () => {
    expect(passes(3).refusal?.code).toBe('notTouching');
  });
});

describe('A water bottle', () => {
  const bottles = (count: number) => person({ items: [item('Water bottle', { count })] });
  const drinks = (count: number) => done(between({ kira: bottles(count) }), acting('kira', 'drink'));
  const state = (made: ReturnType<typeof done>) =>
    personOf(made, 'kira').items.map(({ count, empty }) => [count, empty === true]);

  test('holds water for a day, and is empty after it', () => {
    expect(state(drinks(1))).toEqual([[1, true]]);
  });

  test('is one of several', () => {
    expect(state(drinks(3))).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  test('is filled again', () => {
    expect(told(done(drinks(1).scene, acting('kira', 'fillBottles')), 'filled')).toMatchObject({ days: 1 });
  });
});
