import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { readPack } from '../../../../src/systems/riftbound/packs/read.ts';

/** Where a pack is at fault, and what it takes there. */
function faults(written: object): readonly string[] {
  const read = readPack(plain({ name: 'Trial', ...written }));
  return read.ok ? [] : read.faults.map(({ at, takes }) => `${at}: ${takes}`);
}

const tell = { effect: 'tell', text: 'Something.' };
const power = (changed: object) => ({ abilities: [{ name: 'Trick', effects: [tell], ...changed }] });
const foe = (changed: object) => ({ foes: [{ name: 'Thug', hp: 5, ...changed }] });

describe('A bad pack is refused with the place of the fault', () => {
  it.each([
    [{ name: '' }, 'name: at least 1 letter'],
    [{ spells: [] }, 'it: nothing called spells'],
    [power({ effects: [] }), 'abilities[0].effects: at least 1 entry'],
    [power({ sp: 11, when: 'action' }), 'abilities[0].sp: at most 10'],
    [power({ sp: 1 }), 'abilities[0].sp: 0 for a passive power'],
    [power({}), 'abilities[0].effects[0].effect: modify or guard for a passive power'],
    [power({ when: 'action', cooldown: 7 }), 'abilities[0].cooldown: at most 6'],
    [
      power({ when: 'action', signature: true, cooldown: 4 }),
      'abilities[0].cooldown: nothing for a signature power',
    ],
    [power({ when: 'action', aim: 'around' }), 'abilities[0].radius: how many metres around, from 1'],
    [
      power({ when: 'action', effects: [{ effect: 'modify', number: 'AGI', by: 1 }] }),
      "abilities[0].effects[0].lasts: how long, such as fight or '2 turns'",
    ],
    [
      power({ effects: [{ effect: 'modify', number: 'AGI', by: 1, lasts: 'fight' }] }),
      'abilities[0].effects[0].lasts: nothing for a passive power',
    ],
    [
      power({ effects: [{ effect: 'modify', number: 'luck', by: 1 }] }),
      'abilities[0].effects[0].number: an attribute such as AGI, or one of hit, targeted, dodge, damage, shots, move, actions',
    ],
    [
      power({ effects: [{ effect: 'modify', number: 'hit', by: 0 }] }),
      'abilities[0].effects[0].by: a number other than 0',
    ],
    [
      power({ when: 'action', effects: [{ effect: 'damage', amount: '3d8' }] }),
      "abilities[0].effects[0].amount: so much, such as '2d6 + 1', 'd6' or '4'",
    ],
    [
      power({ when: 'action', effects: [{ effect: 'move', how: 'push', metres: 2 }] }),
      'abilities[0].effects[0].effect: something else where the aim is self',
    ],
    [
      power({ effects: [{ effect: 'guard', against: 'Prone', is: 'weak' }] }),
      'abilities[0].effects[0].is: immune against a condition',
    ],
    [power({ when: 'hits', sp: 1 }), 'abilities[0].sp: 0 for a power that happens by itself'],
    [foe({ gear: ['Lightsabre'] }), 'foes[0].gear[0]: gear of the book or of this pack'],
    [foe({ abilities: ['Fly'] }), 'foes[0].abilities[0]: an ability of the book or of this pack'],
    [foe({ scores: { LCK: 2 } }), 'foes[0].scores: attributes such as AGI, each with its Score'],
    [foe({ scores: { AGI: 9 } }), 'foes[0].scores.AGI: at most 5'],
    [foe({ hp: 0 }), 'foes[0].hp: at least 1'],
    [
      {
        foes: [
          { name: 'Thug', hp: 5 },
          { name: 'thug', hp: 5 },
        ],
      },
      'foes[1].name: a name of its own, in letters',
    ],
    [
      {
        vehicles: [
          {
            name: 'Cart',
            medium: 'land',
            size: 'Large',
            diameter: 2,
            hp: 9,
            terminals: [4],
            inside: 'seen',
            systems: ['Sail'],
          },
        ],
      },
      'vehicles[0].systems[0]: a system of the book or of this pack',
    ],
    [
      { places: [{ name: 'Pit', field: 'pit 9 x 9', hazards: ['Lava'] }] },
      'places[0].hazards[0]: a hazard of this pack',
    ],
    [{ levels: [{ name: 'Level 4', level: 4 }] }, 'levels[0].level: at least 5'],
  ])('%j: %s', (written, fault) => {
    expect(faults(written)).toContain(fault);
  });
});

describe('A pack', () => {
  it('names its own conditions, and carries them whole', () => {
    const read = readPack(
      plain({
        name: 'Trial',
        conditions: [{ name: 'Numb', effects: [{ effect: 'modify', number: 'hit', by: -1 }] }],
        abilities: [
          {
            name: 'Touch',
            when: 'action',
            aim: 'enemy',
            effects: [{ effect: 'condition', condition: 'numb', lasts: 'fight' }],
          },
        ],
      }),
    );
    const [effect] = read.ok ? (read.pack.abilities[0]?.effects ?? []) : [];
    expect(effect).toMatchObject({ condition: { name: 'Numb' } });
  });

  it('names its own hazards, and carries them whole', () => {
    const read = readPack(
      plain({
        name: 'Trial',
        hazards: [{ name: 'Fire', amount: 'd6' }],
        abilities: [
          {
            name: 'Spill',
            when: 'action',
            aim: 'enemy',
            effects: [{ effect: 'hazard', hazard: 'Fire', radius: 2, lasts: '2 turns' }],
          },
        ],
      }),
    );
    const [effect] = read.ok ? (read.pack.abilities[0]?.effects ?? []) : [];
    expect(effect).toMatchObject({ hazard: { name: 'Fire', amount: { dice: 1, plus: 0 } } });
  });

  it('that has been read reads the same again', () => {
    const read = readPack(plain({ name: 'Trial', ...foe({ gear: ['Auto Rifle'], scores: { AGI: 1 } }) }));
    expect(read.ok && readPack(plain(read.pack))).toEqual(read);
  });
});
