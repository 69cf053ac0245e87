import { expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { archetypes } from '../../../../src/systems/ishanekon/content/archetypes.ts';
import { creatureTypes } from '../../../../src/systems/ishanekon/content/creatures.ts';
import { weaponCategories } from '../../../../src/systems/ishanekon/content/weaponCategories.ts';
import { weaponProperties } from '../../../../src/systems/ishanekon/content/weaponProperties.ts';
import { partsOf } from '../../../../src/systems/ishanekon/language/active/parts.ts';
import { tierOfCost } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { effectKinds } from '../../../../src/systems/ishanekon/language/schema/effects/index.ts';
import { abilityTypes } from '../../../../src/systems/ishanekon/language/schema/names.ts';
import { abilityLine } from '../../../../src/systems/ishanekon/language/words/ability.ts';
import { effectWords } from '../../../../src/systems/ishanekon/language/words/effects.ts';
import { givenBy } from '../../../../src/systems/ishanekon/numbers/levels.ts';
import { idOf } from '../../../../src/systems/ishanekon/packs/names.ts';
import { readPack } from '../../../../src/systems/ishanekon/packs/read.ts';
import {
  archetypeFeature,
  poolOf,
  shipped,
  shippedAbility,
  shippedFeature,
  subArchetypesOf,
} from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { tenThousandShapes } from '../../../../src/systems/ishanekon/packs/tenThousandShapes/index.ts';

const { pack } = shipped();

test('the pack is read as it is written', () => {
  expect(readPack(plain(tenThousandShapes))).toMatchObject({ ok: true });
});

test('a pack that has been read can be read again', () => {
  expect(readPack(plain(pack))).toEqual({ ok: true, pack });
});

test.each([
  ['subArchetypes', 10],
  ['paths', 4],
  ['abilities', 36],
  ['weapons', 18],
  ['creatures', 8],
] as const)('the Beginner set has as many %s as a first evening takes', (kind, count) => {
  const tagged: readonly { readonly tags: readonly string[] }[] = pack[kind];
  expect(tagged.filter(({ tags }) => tags.includes('beginner'))).toHaveLength(count);
});

test.each([
  'Physical Bolt',
  'Physical Surge',
  'Manipulate Water',
  'Poison Grenade',
  'Long-Range Telepathy',
  'Resist',
  'Armor Piercer',
  'Healing Flow',
  'Grenade',
  'Simple Heal',
])('%s, which the book names, is there', (name) => {
  expect(shippedAbility(idOf(name))?.name).toBe(name);
});

test.each([
  'Path of Attack',
  'Path of Damage',
  'Path of Manouver',
  'Path of Flash Attack',
  'Intuition Master',
  'Cursed Revenge',
  'Multi-Wielder',
  'Hacker Craft',
  'Free Upgrade',
  'Natural Armor',
  'Natural Weapon',
  'Payback',
  'Enforcing Attacks',
  'Improved Weapon',
])('%s, which the book names, is there', (name) => {
  expect(shippedFeature(idOf(name))?.name).toBe(name);
});

test.each([
  ['abilities', 100],
  ['weapons', 36],
  ['creatures', 16],
  ['subArchetypes', 20],
  ['paths', 8],
  ['talents', 40],
  ['traits', 24],
  ['upgrades', 24],
] as const)('there are as many %s as the whole pack shall have', (kind, most) => {
  expect(pack[kind].length).toBeGreaterThanOrEqual(most);
});

test.each([
  [1, 45],
  [2, 25],
  [3, 14],
  [4, 10],
  [5, 6],
])('there are Abilities of Tier %i', (tier, most) => {
  expect(pack.abilities.filter(({ wp }) => tierOfCost(wp) === tier).length).toBeGreaterThanOrEqual(most);
});

/** All effects of the pack, those inside others among them. */
const parts = [...shipped().abilities.values(), ...shipped().features.values()].flatMap((row) =>
  partsOf('onSuccess' in row ? [...row.effects, ...row.onSuccess] : row.effects),
);

test.each(effectKinds)('the pack uses the effect %s at least twice', (kind) => {
  expect(parts.filter(({ effect }) => effect === kind).length).toBeGreaterThanOrEqual(2);
});

test('20 Greater Talents and 20 Lesser ones', () => {
  const counts = ['greater', 'lesser'].map((kind) => pack.talents.filter((one) => one.kind === kind).length);
  expect(counts).toEqual([20, 20]);
});

test('upgrades raise the Tier, leave it, and lower it', () => {
  expect([...new Set(pack.upgrades.map(({ tier }) => Math.sign(tier)))].sort()).toEqual([-1, 0, 1]);
});

test.each(creatureTypes.map(({ id }) => id))('there is a creature that is %s', (type) => {
  expect(pack.creatures.some((one) => one.type === type)).toBe(true);
});

test.each(['minor', 'normal', 'elite', 'boss'])('there is a creature of the rank %s', (rank) => {
  expect(pack.creatures.some((one) => one.rank === rank)).toBe(true);
});

test('there are creatures of five sizes', () => {
  expect(new Set(pack.creatures.map(({ size }) => size)).size).toBeGreaterThanOrEqual(5);
});

test.each(archetypes)(
  'the pool of $name is half as large again as what is learned by Level 12',
  ({ id, willpower }) => {
    const learned = givenBy(12, willpower).abilities;
    expect(poolOf(id).length).toBeGreaterThanOrEqual(learned * 1.5);
  },
);

test.each(archetypes.map(({ id }) => id))('%s has a feature', (id) => {
  expect(archetypeFeature(id)).not.toBeNull();
});

test.each(archetypes.map(({ id }) => id))('%s has two Sub-Archetypes with a feature for each Tier', (id) => {
  expect(subArchetypesOf(id).map(({ features }) => features.length)).toEqual([5, 5]);
});

/** Abilities in all at Level 2, by WP a Level (Level Progression). */
const learned = { 2: 3, 3: 4, 4: 6 } as const;

test.each(archetypes)(
  'the pool of $name is half as large again as what is learned by Level 2',
  ({ id, willpower }) => {
    const most = willpower === 2 ? learned[2] : willpower === 3 ? learned[3] : learned[4];
    const offered = poolOf(id).filter(({ wp }) => tierOfCost(wp) === 1).length;
    expect(offered).toBeGreaterThanOrEqual(most * 1.5);
  },
);

test.each(pack.abilities.map(({ name, pools }) => ({ name, pools })))(
  '$name is in two to four pools',
  ({ pools }) => {
    expect([2, 3, 4]).toContain(pools.length);
  },
);

test.each(abilityTypes)('there are six %s Abilities at least', (type) => {
  expect(pack.abilities.filter(({ types }) => types.includes(type)).length).toBeGreaterThanOrEqual(6);
});

test.each(weaponCategories.map(({ id }) => id))('there is a %s weapon', (category) => {
  expect(pack.weapons.some((one) => one.category === category)).toBe(true);
});

test.each(weaponProperties.map(({ id }) => id))('there is a weapon that is %s', (property) => {
  expect(pack.weapons.some(({ properties }) => properties.includes(property))).toBe(true);
});

test.each(pack.creatures)('$name has 7 in each Stat, 27 points and one a Level', ({ stats, level }) => {
  const all = Object.values(stats).reduce((sum, value) => sum + value, 0);
  expect(all).toBe(49 + 27 + level);
});

test.each(pack.creatures)('no Stat of $name is above 12 and its Tier', ({ stats, level }) => {
  expect(Math.max(...Object.values(stats))).toBeLessThanOrEqual(13 + Math.floor(level / 3));
});

test('Armor Piercer ignores up to 4 Armor', () => {
  expect(shippedAbility('armorPiercer')?.effects[0]).toMatchObject({ effect: 'damage', ignores: '4' });
});

test('Poison Grenade costs 2 WP, a stack 1 more and a metre 2 more', () => {
  const { wp, upcasts } = shippedAbility('poisonGrenade') ?? {};
  expect([wp, upcasts?.map(({ cost }) => cost)]).toEqual([2, [1, 2]]);
});

test('an Ability says in a line what it costs and does', () => {
  const bolt = shippedAbility('physicalBolt');
  expect(bolt === null ? '' : abilityLine(bolt)).toBe(
    '2 WP, 2 AP, an enemy within 15 m, ranged Ability attack: 2d10 (+1d10 per upcast) Physical damage',
  );
});

test('every effect of the pack has words', () => {
  const all = [...shipped().abilities.values(), ...shipped().features.values()].flatMap(
    ({ effects }) => effects,
  );
  expect(all.map(effectWords).filter((words) => words.includes('undefined') || words === '')).toEqual([]);
});
