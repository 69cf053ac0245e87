import type { Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import {
  type Creature,
  characterSchema,
  type Hero,
  type Item,
  type Thing,
} from '../../../../src/systems/ishanekon/character/schema.ts';
import { archetypes } from '../../../../src/systems/ishanekon/content/archetypes.ts';
import { diseases } from '../../../../src/systems/ishanekon/content/diseases.ts';
import { materials, objectProperties } from '../../../../src/systems/ishanekon/content/objects.ts';
import { skills } from '../../../../src/systems/ishanekon/content/skills.ts';
import { statIds } from '../../../../src/systems/ishanekon/content/stats.ts';
import { statuses } from '../../../../src/systems/ishanekon/content/statuses.ts';
import { creatureOf } from '../../../../src/systems/ishanekon/creatures/build.ts';
import { armourKinds, weaponCategories } from '../../../../src/systems/ishanekon/items/profile.ts';
import { freshItem, profiles } from '../../../../src/systems/ishanekon/items/rows.ts';
import { abilitySchema } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { featureSchema } from '../../../../src/systems/ishanekon/language/schema/feature.ts';
import { shipped } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';

const { abilities, features, pack } = shipped();
const [everyAbility, everyFeature] = [[...abilities.keys()], [...features.keys()]];

/** Features that our own pack has none of: they ask before they work. */
const asking = (['hits', 'hurt', 'dr'] as const).map((trigger) =>
  featureSchema.parse({
    ...{ id: `asks.${trigger}`, name: `Asks ${trigger}`, kind: 'lesserTalent', text: '' },
    effects: [{ effect: 'when', trigger, asked: true, effects: [{ effect: 'temporary', amount: '1' }] }],
  }),
);

/** An Ability that our own pack has none of, either: it is used in one of two ways. */
const choosing = abilitySchema.parse({
  ...{ id: 'eitherWay', name: 'Either Way', text: '', types: ['buff'], pools: [], tags: [], wp: 1 },
  effects: [
    {
      effect: 'choose',
      from: [
        { name: 'Harder', effects: [{ effect: 'temporary', amount: '2' }] },
        { name: 'Faster', effects: [{ effect: 'resource', resource: 'movement', how: 'give', amount: '3' }] },
      ],
    },
  ],
});

/** So many of some, each once. */
const some = <T>(all: readonly T[], count: number, chance: Chance): readonly T[] => [
  ...new Set(Array.from({ length: count }, () => one(all, chance))),
];

const ofKind = (...kinds: readonly string[]) => profiles().filter(({ kind }) => kinds.includes(kind));

/** Weapons, something to wear, equipment, and things for everything else: meals, stimulants, an Ability in an item. */
function belongings(chance: Chance): readonly Item[] {
  const things = [
    ...some(ofKind('weapon'), 2, chance),
    ...some(ofKind('armour'), 1, chance),
    ...ofKind('equipment'),
    ...some(ofKind('shield', 'bag', 'goods', 'stimulant'), 3, chance),
  ];
  const carried = things.map((profile, n) => freshItem(`i${n}`, profile, 1 + chance(2)));
  const held = one(['abilityItem', 'abilityConsumable'] as const, chance);
  const ability = one(everyAbility, chance);
  const name = `A bottled ${ability}`.slice(0, 60);
  const bottle = {
    ...{ kind: held, row: 'bottle', name, weight: 1, tier: 0, price: 90 },
    text: '',
    ability,
    upcasts: {},
  };
  return once(2, chance) ? [...carried, freshItem('bottle', bottle)] : carried;
}

/** A hero with anything of our pack: Abilities, features, weapons; one in four is down, or nearly. */
export function hero(name: string, chance: Chance): Hero {
  const items = belongings(chance);
  const [weapon, other] = items.filter(({ profile }) => profile.kind === 'weapon');
  const both = weapon?.profile.kind === 'weapon' && weapon.profile.properties.includes('twoHanded');
  const made = characterSchema.parse({
    ...{ kind: 'hero', name, level: chance(9), archetype: one(archetypes, chance).id },
    stats: Object.fromEntries(statIds.map((id) => [id, 9 + chance(9)])),
    skills: Object.fromEntries(skills.map(({ id }) => [id, chance(5)])),
    ...{ primary: 'strength', secondary: 'dexterity', evasion: 'instinct' },
    proficient: { weapons: [...weaponCategories], armour: [...armourKinds] },
    ...{
      vitality: once(4, chance) ? chance(5) - 3 : 8 + chance(14),
      wp: 4 + chance(16),
      momentum: chance(9),
    },
    temporary: once(4, chance) ? chance(4) : 0,
    exhaustion: once(4, chance) ? chance(3) : 0,
    diseases: once(3, chance) ? [{ id: one(diseases, chance).id, next: 60 }] : [],
    statuses: once(4, chance)
      ? [
          {
            ...{ id: 's1', status: one(statuses, chance).id, stacks: 1, by: null, byName: null },
            ...{ power: 12, duration: { ends: [] } },
          },
        ]
      : [],
    abilities: [choosing.id, ...some(everyAbility, 14, chance)].map((id) => ({ id })),
    features: [...some(everyFeature, 12, chance), ...asking.map(({ id }) => id)],
    own: { abilities: [choosing], features: asking },
    items,
    holding: [weapon?.id ?? null, both ? weapon.id : once(2, chance) ? (other?.id ?? null) : null],
    wearing: once(4, chance) ? null : (items.find(({ profile }) => profile.kind === 'armour')?.id ?? null),
    ...{ credits: chance(900), materials: chance(400), asksFrom: one([null, 1, 40], chance) },
    unspent: {
      stat: chance(2),
      skill: chance(2),
      abilities: chance(2),
      lesser: chance(2),
      greater: chance(2),
      swaps: chance(2),
    },
  });
  if (made.kind !== 'hero') throw new Error('not a hero');
  return made;
}

const memberOf = (id: string, side: Member['side'], sheet: Hero | Creature | Thing): Member => ({
  ...{ id, name: sheet.name, side, sheet: plain(sheet), place: null },
});

export const heroMember = (id: string, chance: Chance): Member =>
  memberOf(id, 'players', hero(`Hero ${id}`, chance));

/** A foe of our pack, or somebody as able as a hero; one in eight without the players' knowledge. */
export function foeMember(id: string, chance: Chance): Member {
  const row = one(pack.creatures, chance);
  const sheet = once(3, chance)
    ? hero(`Foe ${id}`, chance)
    : { ...creatureOf(pack, row), name: `${row.name} ${id}` };
  const hidden = once(8, chance) ? { hidden: true } : {};
  return { ...memberOf(id, 'foes', sheet), ...hidden, ...(once(2, chance) ? { fleeting: true } : {}) };
}

/** A thing that stands about, of any material and property. */
export function thingMember(id: string, chance: Chance): Member {
  const made = characterSchema.parse({
    ...{ kind: 'object', name: `Thing ${id}`, material: one(materials, chance).id, vitality: 1 + chance(9) },
    ...{ maxVitality: 10, armor: chance(3), properties: [one(objectProperties, chance).id] },
  });
  if (made.kind !== 'object') throw new Error('not a thing');
  return memberOf(id, 'foes', made);
}
