import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { packs } from '../../../../src/systems/riftbound/packs/index.ts';
import { carriedBy, equip } from '../../../../src/systems/riftbound/packs/equip.ts';
import type { Character } from '../../../../src/systems/riftbound/character/schema.ts';
import { sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { someone } from '../support/someone.ts';
import { personOf, played, told, vehicleIs } from '../support/scenes.ts';

const trial = plain({
  name: 'Trial',
  conditions: [{ name: 'Numb', effects: [{ effect: 'modify', number: 'hit', by: -1 }] }],
  hazards: [{ name: 'Acid', amount: '3', type: 'Toxic', condition: 'Numb', lasts: 'rest' }],
  abilities: [
    {
      name: 'Knack',
      cost: 1,
      effects: [{ effect: 'modify', number: 'move', by: 2 }],
    },
    {
      name: 'Mercy',
      cost: 1,
      limited: { kind: 'support' },
      effects: [{ effect: 'modify', number: 'KNW', by: 1 }],
    },
    { name: 'Gift', effects: [{ effect: 'modify', number: 'move', by: 1 }] },
  ],
  gear: [
    {
      name: 'Hook',
      hands: 1,
      attacks: [{ range: 'melee', hit: 'STR', shots: '2', damage: 2, types: ['Sharp'] }],
    },
  ],
  systems: [{ name: 'Ram', kind: 'defense', weight: 1, hp: 5 }],
  roles: [
    {
      name: 'The Drifter',
      kind: 'damage',
      gains: 'AGI',
      gainsOne: ['VSN', 'WIS'],
      losesOne: ['STR', 'FTD'],
      hp: 14,
      hpEachLevel: '2d6 + 1',
      abilities: ['Gift', 'Quick'],
      gear: ['Hook'],
    },
  ],
  classes: [{ name: 'Rider', abilities: ['Gift'], skilled: ['Bikes'] }],
  levels: [{ name: 'Level 5', level: 5, sp: 1, points: 2, rolePoints: 1 }],
});

const read = packs.read(trial, 1);
const pack = read.ok ? read.pack : null;

/** Gives something of the pack to the only one there; a GM does where it is said. */
function given(
  sheet: Character,
  entry: string,
  {
    asGm = false,
    dice = [],
    answers = {},
  }: { asGm?: boolean; dice?: readonly number[]; answers?: Readonly<Record<string, string>> } = {},
) {
  const what = pack === null ? null : packs.carried(pack, entry);
  const intent = { kind: 'equip', actor: 'kira', change: 'add', what, asGm } as const;
  return played(sceneOf({ kira: sheet }), (tx) => equip(tx, intent), dice, answers);
}

const taken = (sheet: Character, what: string) =>
  played(sceneOf({ kira: sheet }), (tx) =>
    equip(tx, { kind: 'equip', actor: 'kira', change: 'remove', what, asGm: true }),
  );

const kira = (changed: Parameters<typeof someone>[0] = {}) =>
  someone({ name: 'Kira', role: 'lancer', points: { role: 0, free: 1 }, ...changed });

describe('Giving an Ability of a pack', () => {
  it('puts it on the sheet whole', () => {
    expect(personOf(given(kira(), 'abilities/knack'), 'kira').powers[0]?.name).toBe('Knack');
  });

  it('costs a player Ability Points', () => {
    expect(personOf(given(kira(), 'abilities/knack'), 'kira').points.free).toBe(0);
  });

  it('is refused without enough of them', () => {
    const poor = kira({ points: { role: 0, free: 0 } });
    expect(given(poor, 'abilities/knack').refusal?.code).toBe('tooFewPoints');
  });

  it('costs nothing where a GM gives it', () => {
    const after = given(kira({ points: { role: 0, free: 0 } }), 'abilities/knack', { asGm: true });
    expect(after.refusal).toBeNull();
  });

  it('is for those alone whom it is Limited to', () => {
    expect(given(kira(), 'abilities/mercy').refusal?.code).toBe('abilityLimited');
  });

  it('of its role takes the points of the role first', () => {
    const healer = kira({ role: 'healer', points: { role: 1, free: 1 } });
    expect(personOf(given(healer, 'abilities/mercy'), 'kira').points).toEqual({ role: 0, free: 1 });
  });

  it('that nobody buys is refused to a player', () => {
    expect(given(kira(), 'abilities/gift').refusal?.code).toBe('powerNotBought');
  });

  it('is refused a second time', () => {
    const once = personOf(given(kira(), 'abilities/knack'), 'kira');
    expect(given(once, 'abilities/knack', { asGm: true }).refusal?.code).toBe('hasAbility');
  });

  it('can be taken away again', () => {
    const once = personOf(given(kira(), 'abilities/knack'), 'kira');
    expect(personOf(taken(once, 'power/knack'), 'kira').powers).toEqual([]);
  });
});

describe('Giving', () => {
  it('gear puts it among the items', () => {
    expect(personOf(given(kira(), 'gear/hook'), 'kira').items.map(({ id }) => id)).toEqual(['hook']);
  });

  it('a system builds it into a vehicle, with its HP', () => {
    const bike = vehicleOf('signatureBike');
    const roomy = { ...bike, terminals: [{ capacity: 6 }] };
    expect(vehicleIs(given(roomy, 'systems/ram'), 'kira').hp.max).toBe(bike.hp.max + 5);
  });

  it('a system that a vehicle does not bear is refused', () => {
    expect(given(vehicleOf('signatureBike'), 'systems/ram').refusal?.code).toBe('systemTooHeavy');
  });

  it('a condition puts somebody under it', () => {
    expect(personOf(given(kira(), 'conditions/numb'), 'kira').afflictions[0]?.condition.name).toBe('Numb');
  });

  it('a hazard does its worst at once', () => {
    const after = personOf(given(kira(), 'hazards/acid'), 'kira');
    expect([after.hp.now, after.afflictions[0]?.condition.name]).toEqual([17, 'Numb']);
  });

  it('foes is refused: nobody carries them', () => {
    expect(
      played(sceneOf({ kira: kira() }), (tx) =>
        equip(tx, { kind: 'equip', actor: 'kira', change: 'add', what: null, asGm: true }),
      ).refusal?.code,
    ).toBe('notCarried');
  });
});

describe('A role of a pack', () => {
  const answers = {
    'role.gave': 'vision',
    'role.took': 'agility',
    'role.gives': 'wisdom',
    'role.takes': 'strength',
  };
  const lancer = kira({
    scores: { will: 1, vision: 1, agility: -1 },
    abilities: ['tryThatAgainI'],
  });
  const drifter = personOf(given(lancer, 'roles/thedrifter', { answers }), 'kira');

  it('takes the place of the old one: its changes are taken back, and the new ones come', () => {
    const { will, vision, agility, wisdom, strength } = drifter.scores;
    expect({ will, vision, agility, wisdom, strength }).toEqual({
      will: 0,
      vision: 0,
      agility: 1,
      wisdom: 1,
      strength: -1,
    });
  });

  it('brings its HP', () => {
    expect(drifter.hp.max).toBe(14);
  });

  it("brings its Abilities, the book's and the pack's, and takes the old ones", () => {
    expect([...drifter.abilities.map(({ id }) => id), ...drifter.powers.map(({ name }) => name)]).toEqual([
      'quick',
      'Gift',
    ]);
  });

  it('brings its gear', () => {
    expect(drifter.items.map(({ profile }) => profile.name)).toEqual(['Hook']);
  });

  it('is taken at level 1 alone', () => {
    expect(given(kira({ level: 2 }), 'roles/thedrifter').refusal?.code).toBe('roleAtFirst');
  });

  it('gains HP by its own dice at a level of a pack', () => {
    const fourth = { ...drifter, level: 4 };
    expect(told(given(fourth, 'levels/level5', { dice: [3, 4] }), 'levelTaken').hp).toBe(8);
  });
});

describe('A class of a pack', () => {
  it('brings its Abilities and what it is Skilled with', () => {
    const rider = personOf(given(kira(), 'classes/rider'), 'kira');
    expect([rider.class, rider.powers[0]?.name, rider.skilled]).toEqual(['Rider', 'Gift', ['bikes']]);
  });
});

describe('A level of a pack', () => {
  it("rolls the role's dice, and FTD, for HP", () => {
    const after = given(kira({ level: 4, scores: { fortitude: 1 } }), 'levels/level5', { dice: [5] });
    expect(told(after, 'levelTaken').hp).toBe(12);
  });

  it('gives at least 4 HP', () => {
    const after = given(kira({ level: 4, scores: { fortitude: -5 } }), 'levels/level5', { dice: [1] });
    expect(told(after, 'levelTaken').hp).toBe(4);
  });

  it('gives SP and Ability Points', () => {
    const after = personOf(given(kira({ level: 4 }), 'levels/level5', { dice: [1] }), 'kira');
    expect([after.sp.max, after.points]).toEqual([5, { role: 1, free: 3 }]);
  });

  it('keeps what its dice showed, for a later change of FTD', () => {
    const who = kira({ level: 4, hpDice: [1, 2, 3] });
    expect(personOf(given(who, 'levels/level5', { dice: [6] }), 'kira').hpDice).toEqual([1, 2, 3, 6]);
  });

  it('is refused where it is not the next', () => {
    expect(given(kira({ level: 3 }), 'levels/level5').refusal?.code).toBe('notNextLevel');
  });
});

it('What a sheet carries of packs is listed, what the book has is not', () => {
  const all = carriedBy(
    kira({ hands: ['autoRifle'], powers: personOf(given(kira(), 'abilities/knack'), 'kira').powers }),
  );
  expect(all.map(({ name }) => name)).toEqual(['Knack']);
});
