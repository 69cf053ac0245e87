import { describe, expect, it } from 'vitest';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import { type Json, plain } from '../../../../src/engine/json.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { packs } from '../../../../src/systems/ishanekon/packs/index.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { armed, duel, equipment, vitality, weapon } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done, fighterOf, nextOf, told } from '../support/scenes.ts';

const even = { strength: 14, dexterity: 12, constitution: 12, intelligence: 6, will: 9 };
const ranged = { range: { kind: 'metres', metres: 12 }, target: { who: 'enemy' }, equipment: false };

const read = packs.read(
  plain({
    name: 'The Ember Court',
    weapons: [
      {
        ...{ name: 'Ember Blade', category: 'medieval', die: 8, primary: 'strength', secondary: 'dexterity' },
        ...{ reach: 1, price: 200 },
      },
    ],
    abilities: [
      {
        ...{ name: 'Cinder', types: ['damage'], wp: 1, ...ranged },
        upcasts: [{ id: 'more', name: '+1d8 damage', cost: 1 }],
        effects: [{ effect: 'damage', amount: '1d8 + 1d8 per more', types: ['heat'] }],
      },
      {
        ...{ name: 'Smoulder', types: ['debuff'], wp: 1, ...ranged, lasts: '3 rounds' },
        effects: [{ effect: 'number', number: 'evasion', how: 'lessen', by: 2 }],
      },
      {
        ...{ name: 'Call Ash', types: ['summon'], wp: 2, equipment: false, lasts: 'fight' },
        effects: [{ effect: 'summon', of: { named: ['Ash Dog'] } }],
      },
      {
        ...{ name: 'Brace', types: ['control'], wp: 1, time: { kind: 'rp', rp: 1 }, moment: 'damaged' },
        effects: [{ effect: 'prevent', what: 'damage' }],
      },
    ],
    creatures: [
      {
        ...{ name: 'Ash Dog', rank: 'normal', class: 'fighter', level: 1, type: 'animated', stats: even },
        ...{ primary: 'strength', secondary: 'dexterity', evasion: 'strength' },
      },
    ],
  }),
  1,
);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const { pack } = read;

const skilled = hero({
  ...{ credits: 500, items: [equipment], skills: { supernatural: 1, engineering: 1 } },
});
const table = between({ tiz: skilled });

const offered = (act: string) =>
  (packs.offers?.(pack, skilled, table) ?? []).flatMap((one) => (one.act === act ? [one.entry] : []));

/** What an entry of the pack puts into an act, as the app does it. */
const gained = (scene: Scene, act: string, entry: string, more: Partial<IntentOf<'act'>> = {}) => {
  const brought: Json | null = packs.carried(pack, entry);
  if (brought === null) throw new Error(`no ${entry}`);
  return done(scene, acting('tiz', act, { target: `pack:x/${entry}`, brought, ...more }));
};

describe("what a pack's own is bought and crafted", () => {
  const wares = [
    ...['weapons/emberblade', 'consumables/cinder', 'abilityItems/cinder'],
    ...['consumables/smoulder', 'abilityItems/smoulder', 'consumables/callash', 'abilityItems/callash'],
  ];

  it.for(['buy', 'craft'])(
    '%s lists weapons, consumables and Ability items; reactions are in none',
    (act) => {
      expect(offered(act)).toEqual(wares);
    },
  );

  it('crafts a weapon of a pack as one of the table: half its price in materials, a fiftieth in hours (L804)', () => {
    expect(told(gained(table, 'craft', 'weapons/emberblade'), 'crafted')).toMatchObject([
      { what: 'Ember Blade', credits: 100, minutes: 240 },
    ]);
  });

  it('crafts no weapon without the Skill for it', () => {
    const unskilled = between({ tiz: hero({ credits: 500, items: [equipment] }) });
    expect(gained(unskilled, 'craft', 'weapons/emberblade').refusal?.code).toBe('craftingSkill');
  });

  it('crafts a consumable with the upcasts of its Ability, as they are typed', () => {
    const made = gained(table, 'craft', 'consumables/cinder', { detail: '+1d8 damage x2' });
    const [, thing] = beingOf(made, 'tiz').items;
    expect(thing?.profile).toMatchObject({ price: 45, upcasts: { more: 2 } });
  });

  it('buys a consumable by the price of ours', () => {
    expect(beingOf(gained(table, 'buy', 'consumables/cinder'), 'tiz').credits).toBe(500 - 15);
  });

  it('is read again as it was kept', () => {
    const who = beingOf(gained(table, 'buy', 'abilityItems/callash'), 'tiz');
    expect(characterSchema.parse(plain(who))).toEqual(who);
  });
});

/** Tiz in a fight with something of the pack. */
function bearing(entry: string): Scene {
  const bought = beingOf(gained(table, 'buy', entry), 'tiz').items.filter(({ id }) => id !== 'equipment');
  const own = armed(weapon());
  const things = bought.map((one) => ({ ...one, id: 'thing' }));
  return duel({ ...own, items: [...own.items, ...things], wp: 0 }, {}, { apart: 4 });
}
const using = (more: Partial<IntentOf<'act'>> = {}) =>
  acting('tiz', 'abilityItem', { means: 'thing', target: 'wolf', ...more });

describe('a thing with an Ability of a pack', () => {
  it('is used by who has never learned it', () => {
    expect(vitality(done(bearing('consumables/cinder'), using(), [5]))).toBe(20 - 5);
  });

  it('takes upcasts out of its charges', () => {
    const made = done(bearing('abilityItems/cinder'), using({ spend: ['upcast:cinder:more:2'] }), [5, 6, 7]);
    expect(vitality(made)).toBe(20 - 18);
  });

  it('goes on when the consumable is gone', () => {
    const made = done(bearing('consumables/smoulder'), using());
    const later = done(made.state, nextOf('tiz'));
    expect([
      beingOf(later, 'wolf').effects.map(({ name }) => name),
      beingOf(later, 'tiz').items.some(({ id }) => id === 'thing'),
    ]).toEqual([['Smoulder'], false]);
  });

  it('summons creatures of its pack', () => {
    const made = done(bearing('consumables/callash'), using({ target: null }));
    expect(told(made, 'summoned').map(({ target }) => beingOf(made, target).stats.strength)).toEqual([14]);
  });

  it('is no Ability that they know', () => {
    const made = done(bearing('abilityItems/cinder'), using(), [5]);
    const again = acting('tiz', 'ability', { means: 'cinder', target: 'wolf' });
    expect([fighterOf(made, 'tiz').turn?.ap, done(made.state, again).refusal === null]).toEqual([1, false]);
  });
});
