import { describe, expect, test } from 'vitest';
import { untilTurnEnd } from '../../../../src/engine/uses/index.ts';
import { characterRules } from '../../../../src/systems/riftbound/character/rules.ts';
import type { Character, Person, Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { amending, between, done, harming } from '../support/between.ts';
import { item, person } from '../support/people.ts';
import { fightOf, personOf, told, vehicleIs } from '../support/scenes.ts';
import { kira } from './making.ts';

const edited = (who: Character, field: string, value: string) => characterRules.edit(who, field, value);

function ofPerson(who: Person, field: string, value: string): Person {
  const made = edited(who, field, value);
  if (!made.ok || made.value.kind !== 'person') throw new Error(made.ok ? 'a vehicle' : made.refusal.code);
  return made.value;
}

function ofVehicle(who: Vehicle, field: string, value: string): Vehicle {
  const made = edited(who, field, value);
  if (!made.ok || made.value.kind !== 'vehicle') throw new Error(made.ok ? 'a person' : made.refusal.code);
  return made.value;
}

function whyNot(who: Character, field: string, value: string): string | null {
  const made = edited(who, field, value);
  return made.ok ? null : made.refusal.code;
}

const made = kira().hero;
const hero = () => made;

describe('a sheet by hand', () => {
  test('has HP up to the maximum', () => {
    expect(ofPerson(hero(), 'hp', '99').hp.now).toBe(11);
  });

  test.for([
    ['hp', '-1', 'notANumber'],
    ['prestige', '4', 'notANumber'],
    ['strength', '6', 'notANumber'],
    ['strength', '-6', 'notANumber'],
    ['level', '21', 'notANumber'],
    ['dead', 'perhaps', 'notYesOrNo'],
    ['size', 'gigantic', 'notAChoice'],
    ['role', 'Scout', 'notAChoice'],
    ['class', 'Engineer', 'notAChoice'],
    ['skilled', 'Cooking', 'noSuchRow'],
    ['abilities', 'Flying', 'noSuchRow'],
    ['abilities', 'Damage Resist', 'abilityWantsChoice'],
    ['abilities', 'Quick, Quick', 'hasAbility'],
    ['traits', 'Pies +4', 'traitTooGood'],
    ['traits', 'Pies −4', 'traitTooBad'],
    ['traits', 'Pies', 'traitUnread'],
    ['traits', 'Pies +1, Pies +2', 'traitTwice'],
    ['traits', 'Athletic +1, Unfit −2', 'traitsOverlap'],
    ['items', '- Anvil', 'noSuchItem'],
    ['items', '+ Battery x0', 'itemUnread'],
    ['ideal', 'x'.repeat(201), 'limit'],
    ['notes', 'x'.repeat(1001), 'limit'],
    ['stories', 'x;'.repeat(21), 'limit'],
    ['shoe size', '42', 'noSuchField'],
  ] as const)('refuses %s: %s (%s)', ([field, value, code]) => {
    expect(whyNot(hero(), field, value)).toBe(code);
  });

  test('moves maximum HP with FTD', () => {
    expect(ofPerson(hero(), 'fortitude', '1').hp).toEqual({ now: 13, max: 13 });
  });

  test('moves maximum EHP with FTD', () => {
    expect(ofPerson(hero(), 'fortitude', '1').ehp.max).toBe(5);
  });

  test('moves maximum SP with WIL', () => {
    expect(ofPerson(hero(), 'will', '3').sp.max).toBe(5);
  });

  test('keeps what a GM has added to a maximum', () => {
    const tough = ofPerson(hero(), 'hp.max', '20');
    expect(ofPerson(tough, 'fortitude', '1').hp.max).toBe(22);
  });

  test('heals nobody who is hurt when a maximum rises', () => {
    expect(ofPerson(ofPerson(hero(), 'hp', '3'), 'fortitude', '1').hp).toEqual({ now: 3, max: 13 });
  });

  test('gives a level the average of its dice', () => {
    expect(ofPerson(hero(), 'level', '2').hp.max).toBe(11 + 4 + 6 - 1);
  });

  test('makes a Robot of somebody, with Charge', () => {
    expect(ofPerson(hero(), 'abilities', 'Robotic').battery).toBe(100);
  });

  test('reads Abilities with what was chosen for them', () => {
    expect(ofPerson(hero(), 'abilities', 'Damage Resist (Heat)').abilities).toEqual([
      { id: 'damageResist', choice: 'heat', cooling: false },
    ]);
  });

  test('adds gear', () => {
    const { items } = ofPerson(person(), 'items', '+ Battery x2, A lucky coin');
    expect(items.map(({ profile, count }) => [profile.name, count])).toEqual([
      ['Battery (Charge 60)', 2],
      ['A lucky coin', 1],
    ]);
  });

  test('takes gear off', () => {
    const { items } = ofPerson(
      person({ items: [item('Battery', { count: 2 })] }),
      'items',
      '- Battery (Charge 60)',
    );
    expect(items.map(({ count }) => count)).toEqual([1]);
  });

  test('keeps the state of gear that stays in a whole list', () => {
    const used = person({ items: [item('Battery', { charge: 7 })] });
    expect(ofPerson(used, 'items', 'Torch; Battery (Charge 60)').items.map(({ charge }) => charge)).toEqual([
      0, 7,
    ]);
  });

  test('changes the Charge of a thing', () => {
    const used = person({ items: [item('Battery')] });
    expect(ofPerson(used, 'charge.battery', '7').items[0]?.charge).toBe(7);
  });

  test('puts an Ability on cooldown and takes it off', () => {
    const captain = person({ abilities: [{ id: 'thatsAnOrderI', choice: null, cooling: false }] });
    expect(ofPerson(captain, 'cooling', "That's an Order I").abilities[0]?.cooling).toBe(true);
  });

  test.for(characterRules.fields(kira().hero))('reads $id as it is written', ({ id, value }) => {
    expect(edited(hero(), id, value)).toEqual({ ok: true, value: hero() });
  });

  test.for(characterRules.fields(vehicleOf('signatureTank')))(
    'reads $id of a vehicle as it is written',
    ({ id, value }) => {
      const tank = vehicleOf('signatureTank');
      expect(edited(tank, id, value)).toEqual({ ok: true, value: tank });
    },
  );
});

describe('a vehicle by hand', () => {
  const bike = vehicleOf('signatureBike');

  test('changes a system for another', () => {
    const made = ofVehicle(bike, 'systems', 'Engine A1, Bike Wheels, Laser Side Gun');
    expect(made.systems.map(({ profile }) => profile.row)).toEqual([
      'smallEngine',
      'bikeWheels',
      'laserSideGun',
    ]);
  });

  test.for([
    ['systems', 'Engine A1, Bike Wheels, Laser Side Gun, Ballistic Side Gun', 'systemTooHeavy'],
    ['systems', 'Engine A2', 'systemNotForIt'],
    ['systems', 'Warp Drive', 'noSuchRow'],
    ['terminals', '3', 'terminalTooFull'],
    ['terminals', 'many', 'terminalsUnread'],
    ['hp', 'full', 'notANumber'],
  ] as const)('refuses %s: %s (%s)', ([field, value, code]) => {
    expect(whyNot(bike, field, value)).toBe(code);
  });

  test('loses the HP of Strider legs with them', () => {
    const suit = vehicleOf('signatureMechsuit');
    expect(ofVehicle(suit, 'systems', 'Engine A2, Dancer Mechsuit Legs').hp.max).toBe(35);
  });
});

describe('amending', () => {
  test('tells what changed, and what else did', () => {
    const made = done(between({ kira: hero() }), amending('kira', 'fortitude', '1'));
    expect(told(made, 'sheetAmended').also).toContainEqual({
      id: 'hp.max',
      label: 'Max HP',
      from: '11',
      to: '13',
    });
  });

  test('works in a fight', () => {
    const fight = fightOf({ kira: { sheet: hero(), at: [5, 5] } });
    expect(personOf(done(fight, amending('kira', 'hp', '3')), 'kira').hp.now).toBe(3);
  });

  test('changes several values, or none', () => {
    const also = [{ field: 'sp', value: 'lots' }];
    const made = done(between({ kira: hero() }), amending('kira', 'hp', '3', { also }));
    expect([made.refusal?.code, personOf(made, 'kira').hp.now]).toEqual(['notANumber', 11]);
  });

  test('knows nobody who isn’t there', () => {
    expect(done(between({}), amending('kira', 'hp', '3')).refusal?.code).toBe('nobody');
  });
});

describe('harm by hand', () => {
  test('takes HP', () => {
    expect(personOf(done(between({ kira: hero() }), harming('kira', 'damage', 4)), 'kira').hp.now).toBe(7);
  });

  test('leads to Critical Condition', () => {
    const made = done(between({ kira: hero() }), harming('kira', 'damage', 40));
    expect(told(made, 'fellCritical').target).toBe('kira');
  });

  test('gives HP back', () => {
    const hurt = { ...hero(), hp: { now: 2, max: 11 } };
    expect(personOf(done(between({ kira: hurt }), harming('kira', 'heal', 4)), 'kira').hp.now).toBe(6);
  });

  test('gives a vehicle HP back', () => {
    const bike = { ...vehicleOf('signatureBike'), hp: { now: 2, max: 30 } };
    expect(vehicleIs(done(between({ bike }), harming('bike', 'heal', 40)), 'bike').hp.now).toBe(30);
  });

  test('gives nothing to who is whole', () => {
    expect(done(between({ kira: hero() }), harming('kira', 'heal', 4)).refusal?.code).toBe('isWhole');
  });

  test('gives nothing to the dead', () => {
    const made = done(between({ kira: { ...hero(), dead: true } }), harming('kira', 'heal', 4));
    expect(made.refusal?.code).toBe('isDead');
  });

  test('gives nothing to a wreck', () => {
    const bike = { ...vehicleOf('signatureBike'), destroyed: true };
    expect(done(between({ bike }), harming('bike', 'heal', 4)).refusal?.code).toBe('beyondRepair');
  });
});

describe('a stored sheet', () => {
  test('is refused with where it is wrong', () => {
    const made = characterRules.read({ ...hero(), level: 'high' }, 1);
    expect(made.ok ? null : made.refusal).toEqual({
      code: 'badCharacter',
      params: { at: 'level', takes: 'a number' },
    });
  });

  test('keeps no condition that would end with a turn', () => {
    const taunted = person({
      conditions: [{ id: 'taunted', by: 'tiz', byName: 'Tiz', duration: untilTurnEnd('tiz') }],
    });
    const read = characterRules.read(JSON.parse(JSON.stringify(taunted)), 1);
    expect(read.ok && read.value.kind === 'person' ? read.value.conditions : null).toEqual([]);
  });
});

describe('numbers that a roll may name', () => {
  const values = () =>
    Object.fromEntries(characterRules.values(hero()).map(({ name, value }) => [name, value]));

  test('are Scores by their short names', () => {
    expect(values().VSN).toBe(3);
  });

  test('are Ratings', () => {
    expect(values()['Vision Rating']).toBe(3);
  });

  test('are Traits', () => {
    expect([values().Observant, values()['Bad liar']]).toEqual([3, -1]);
  });

  test('are Scores as they count now', () => {
    const hurt = { ...hero(), ehp: { now: 1, max: 4 } };
    expect(characterRules.values(hurt).find(({ name }) => name === 'VSN')?.value).toBe(1);
  });

  test('have each name once', () => {
    const names = characterRules.values(hero()).map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});
