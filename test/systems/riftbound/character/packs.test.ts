import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/json.ts';
import { characterRules } from '../../../../src/systems/riftbound/character/rules.ts';
import { packs } from '../../../../src/systems/riftbound/packs/index.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import { DICE, Making, itemsOf } from './making.ts';

const rim: Json = {
  name: 'Rim',
  abilities: [
    { name: 'Vanish', when: 'action', effects: [{ effect: 'tell', text: 'Gone.' }] },
    {
      name: 'Nimble',
      cost: 1,
      limited: { kind: 'damage' },
      effects: [{ effect: 'modify', number: 'dodge', by: 1 }],
    },
    {
      name: 'Brawny',
      cost: 1,
      limited: { kind: 'defense' },
      effects: [{ effect: 'modify', number: 'dodge', by: 1 }],
    },
  ],
  gear: [
    {
      name: 'Hook Knife',
      kind: 'weapon',
      groups: ['simple'],
      melee: true,
      hands: 1,
      attacks: [{ range: 'melee', hit: 'STR', shots: '3', damage: 2, types: ['sharp'] }],
    },
    { name: 'Flare', kind: 'gear', hands: 1, price: 30 },
    { name: 'Gold Flare', kind: 'gear', hands: 1, price: 300 },
  ],
  systems: [{ name: 'Tow Line', kind: 'weapon', weight: 1 }],
  vehicles: [
    {
      name: 'Mule',
      medium: 'land',
      size: 'large',
      diameter: 3,
      hp: 20,
      terminals: [4],
      inside: 'seen',
      systems: ['Tow Line'],
    },
  ],
  roles: [
    {
      name: 'The Scout',
      kind: 'damage',
      gains: 'AGI',
      gainsOne: ['VSN', 'STR'],
      losesOne: ['FTD', 'CHA'],
      hp: 14,
      hpEachLevel: '1d6 + 5',
      abilities: ['Vanish'],
      gear: ['Light Armour'],
      skilled: ['rifles'],
    },
  ],
  classes: [{ name: 'Engineer', abilities: ['Cautious'], gear: ['Toolkit'], skilled: ['simple'] }],
  traits: [{ name: 'Void-born', bad: 'Ground-sick', text: 'Weightless.' }],
  quirks: [{ name: 'Salvage', is: 'ideal', text: 'Nothing is lost for good.' }],
  stories: [{ name: 'Rim runner', is: 'background', text: 'You knew the way.' }],
};

const read = packs.read(rim, 1);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const rules = characterRules.withPacks?.([read.pack]) ?? characterRules;

const begin = (level = 1): Making => new Making(rules.begin('Kira', { ...newParty, level }), null, rules);

/** A Scout and Engineer with the pack's own in every list. */
const scout = (level = 1): Making =>
  begin(level)
    .pick('role', 'roles/thescout')
    .pick('class', 'classes/engineer')
    .roll('dice', ...DICE)
    .pick('drop', '8', '9')
    .fill('scores', { high: ['vision', 'agility', 'will'], low: ['charisma', 'knowledge'] })
    .fill('changes', { gains: ['vision'], loses: ['fortitude'] })
    .fill('traits', { three: ['traits/voidborn', 'observant'] })
    .fill('badTraits', { three: ['law'] })
    .fill('quirks', { ideal: ['quirks/salvage'], goal: ['hunt'], flaw: ['arrogant'] })
    .fill('stories', { background: ['stories/rimrunner'], origin: ['bored'] })
    .fill('gear', { outfits: ['both'] })
    .fill('kit', { light: ['torch'], money: ['300'] });

describe('content packs in creation', () => {
  it.each([
    ['role', undefined, 'roles/thescout'],
    ['class', undefined, 'classes/engineer'],
    ['traits', 'three', 'traits/voidborn'],
    ['quirks', 'ideal', 'quirks/salvage'],
    ['stories', 'background', 'stories/rimrunner'],
  ])('offers what a pack has at the step %s', (step, field, entry) => {
    expect(begin().offered(step, field)).toContain(entry);
  });

  it('offers nothing of a pack that the campaign has not', () => {
    expect(new Making(characterRules.begin('Kira')).offered('role')).not.toContain('roles/thescout');
  });

  it('makes somebody of a role of a pack', () => {
    expect(scout().hero).toMatchObject({ role: 'The Scout', roleKind: 'damage', hp: { now: 13, max: 13 } });
  });

  it("changes Scores as a pack's role says", () => {
    expect(scout().hero.scores).toMatchObject({ agility: 2, vision: 2, fortitude: -1 });
  });

  it("gives the Abilities of a pack's role and class", () => {
    const { abilities, powers } = scout().hero;
    expect([...abilities, ...powers].map(({ id }) => id)).toEqual(['cautious', 'vanish']);
  });

  it("gives the gear of a pack's role and class", () => {
    expect(itemsOf(scout().hero)).toMatchObject({ lightArmour: 1, toolkit: 1 });
  });

  it("makes somebody Skilled as a pack's role and class say", () => {
    expect(scout().hero.skilled).toEqual(['rifles', 'simple']);
  });

  it('writes a Trait, a Quirk and a Story of a pack on the sheet', () => {
    const { traits, quirks, stories } = scout().hero;
    expect([traits[0]?.name, quirks.ideal, stories[0]]).toEqual([
      'Void-born',
      'Salvage: Nothing is lost for good.',
      'Rim runner',
    ]);
  });

  it('asks for no sidearm of who is in a class of a pack', () => {
    expect(scout().offered('gear', 'sidearm')).toEqual([]);
  });

  it('opens the role again when its pack is gone', () => {
    expect(new Making(scout().draft).open).toContain('role');
  });

  it("rolls a level's HP as a pack's role says", () => {
    expect(scout(2).roll('hp', 6).hero.hp.max).toBe(14 - 1 + (6 + 5 - 1));
  });

  it("offers a pack's Abilities to the kind of role that they are for", () => {
    const offered = scout(2).roll('hp', 6).offered('abilities');
    expect(['abilities/nimble', 'abilities/brawny'].filter((id) => offered.includes(id))).toEqual([
      'abilities/nimble',
    ]);
  });

  it("offers the book's Abilities for a kind of role to a pack's role of that kind", () => {
    expect(scout(2).roll('hp', 6).offered('abilities')).toContain('enthusiasm');
  });

  it('buys an Ability of a pack', () => {
    const { powers, points } = scout(2).roll('hp', 6).pick('abilities', 'abilities/nimble').hero;
    expect([powers.map(({ id }) => id), points.free]).toEqual([['vanish', 'nimble'], 1]);
  });
});

describe("content packs' gear in creation", () => {
  const gunner = begin().pick('role', 'lancer').pick('class', 'gunner');

  it.each([
    ['sidearm', 'gear/hookknife'],
    ['roleWeapon', 'gear/hookknife'],
  ])("offers a pack's simple melee weapon as %s", (field, entry) => {
    expect(gunner.offered('gear', field)).toContain(entry);
  });

  it("offers a pack's gear for a Gunner's 100 mC, as far as they reach", () => {
    expect(gunner.offered('shopping').filter((id) => id.startsWith('gear/'))).toEqual(['gear/flare']);
  });

  it("keeps to 25 in a form's list, with what was picked", () => {
    const many = Array.from({ length: 40 }, (_, n) => ({
      name: `Trait ${String.fromCharCode(97 + (n % 26))}${n}`,
    }));
    const whole = packs.read({ name: 'Many', traits: many }, 1);
    if (!whole.ok) throw new Error('unread');
    const own = characterRules.withPacks?.([whole.pack]) ?? characterRules;
    expect(new Making(own.begin('Kira'), null, own).offered('traits', 'three')).toHaveLength(25);
  });
});

describe("content packs' vehicles in creation", () => {
  const mule = begin().pick('ready', 'vehicle').pick('base', 'vehicles/mule');

  it('makes a vehicle like one of a pack, with its systems', () => {
    const { systems, row, hp } = mule.vehicle;
    expect([systems.map(({ profile }) => profile.name), row, hp.max]).toEqual([['Tow Line'], 'mule', 20]);
  });

  it("offers a pack's systems", () => {
    expect(mule.offered('built')).toContain('systems/towline');
  });
});
