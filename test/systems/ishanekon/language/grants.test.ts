import { expect, test } from 'vitest';
import type { Item } from '../../../../src/systems/ishanekon/character/schema.ts';
import { featureSchema } from '../../../../src/systems/ishanekon/language/schema/feature.ts';
import { capOf } from '../../../../src/systems/ishanekon/defence/evasionOf.ts';
import { capacityIn } from '../../../../src/systems/ishanekon/numbers/carry.ts';
import { numberOf } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { canSee } from '../../../../src/systems/ishanekon/space/vision.ts';
import { wayTo } from '../../../../src/systems/ishanekon/space/ways.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { armed, bow, duel, item, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, beingOf, between, done, fightOf, fighterOf, nextOf, told } from '../support/scenes.ts';

/** A sheet that carries one feature of its own with such effects. */
const gifted = (...effects: readonly object[]) => ({
  features: ['gift'],
  own: {
    abilities: [],
    features: [featureSchema.parse({ id: 'gift', kind: 'lesserTalent', name: 'Gift', effects })],
  },
});

const granted = (what: object) => gifted({ effect: 'grant', what });

const seeing = (features: object, map = 'dark\n.........') =>
  fightOf(
    {
      tiz: { sheet: hero(features), place: 'A1' },
      wolf: { sheet: creature(), side: 'foes', place: 'I1' },
    },
    { map },
  );

test('Night Eyes see in the dark', () => {
  expect(canSee(seeing({ features: ['nightEyes'] }), 'tiz', 'wolf')).toBe(true);
});

test('a Vision of 5 m finds nobody 8 m away', () => {
  const scene = seeing(granted({ kind: 'vision', vision: 'life', range: 5 }));
  expect(canSee(scene, 'tiz', 'wolf')).toBe(false);
});

const medium: Item = item({
  ...{ kind: 'armour', row: 'mediumArmor', name: 'Mail', armour: 'medium' },
  ...{ weight: 6, tier: 1, price: 0, text: '' },
});

const mailed = (features: readonly string[]) =>
  between({ tiz: hero({ items: [medium], wearing: medium.id, features: [...features] }) });

test('Armor Training: medium armor without the lower Evasion Cap', () => {
  const [trained, not] = [capOf(mailed(['armorTraining']), 'tiz'), capOf(mailed([]), 'tiz')];
  expect((trained?.total ?? 0) - (not?.total ?? 0)).toBe(4);
});

test('who has been given a category of weapons attacks with it without disadvantage', () => {
  const modern = weapon({ category: 'tech' });
  const scene = duel({ ...granted({ kind: 'proficiency', with: 'tech' }), ...armed(modern) });
  const strike = {
    kind: 'attack',
    actor: 'tiz',
    target: 'wolf',
    means: null,
    way: null,
    spend: [],
    asGm: false,
  };
  expect(vitality(done(scene, strike as never, [15, 8]))).toBe(12);
});

test('Two Steps Ahead act first, whatever their Initiative is', () => {
  const slow = { stats: { instinct: 7 }, features: ['twoStepsAhead'] };
  const scene = fightOf({
    wolf: { sheet: creature({ stats: { instinct: 14 } }), side: 'foes' },
    tiz: { sheet: hero(slow) },
  });
  expect(scene.fight?.order.seats.map(({ actor }) => actor)).toEqual(['tiz', 'wolf']);
});

const flash = (more: object = {}) => acting('tiz', 'flashAttack', { target: 'wolf', ...more });

test('Path of Flash Attack: a weapon attack for 1 AP', () => {
  const made = done(duel({ path: 'pathOfFlashAttack' }), flash(), [15, 8]);
  expect([vitality(made), fighterOf(made, 'tiz').turn?.ap]).toEqual([12, 2]);
});

test('Flash Attack costs 2 AP with a weapon that is reloaded: Weapons', () => {
  const slow = armed(bow({ properties: ['reload'] }));
  const made = done(duel({ path: 'pathOfFlashAttack', ...slow }, {}, { apart: 3 }), flash(), [15, 8]);
  expect(fighterOf(made, 'tiz').turn?.ap).toBe(1);
});

test('a Flash Attack comes as often a turn as one has Tiers', () => {
  const once = done(duel({ path: 'pathOfFlashAttack' }), flash(), [2]).state;
  expect(done(once, flash()).refusal?.code).toBe('abilitySpent');
});

test('nobody without the Path has a Flash Attack', () => {
  expect(done(duel(), flash()).refusal?.code).toBe('noAbility');
});

const costOf = (scene: Scene, tile: string): number | null => {
  const found = wayTo(scene, 'tiz', tile);
  return found.ok ? found.way.cost : null;
};

const pathOf = (sheet: object, map: string) =>
  fightOf(
    { tiz: { sheet: hero(sheet), place: 'A1' }, wolf: { sheet: creature(), side: 'foes', place: 'F1' } },
    { map },
  );

test.each([
  ['sure', '.:....', 'B1', 1],
  ['swim', '.~....', 'B1', 1],
  ['waterWalk', '.~....', 'B1', 1],
  ['climb', '.2....', 'B1', 2],
  ['burrow', '.2....', 'B1', 1],
  ['fly', '.:....', 'B1', 1],
])('who has been given %s needs as many metres as it is far', (movement, map, tile, metres) => {
  expect(costOf(pathOf(granted({ kind: 'movement', movement }), map), tile)).toBe(metres);
});

test('who climbs by nature needs no free hand', () => {
  const full = { ...armed(weapon(), weapon({ name: 'Club' })), holding: ['ax', 'club'] };
  expect(
    costOf(pathOf({ ...granted({ kind: 'movement', movement: 'climb' }), ...full }, '.2....'), 'B1'),
  ).toBe(2);
});

test('who has another turn takes it after their own, once', () => {
  const scene = duel(gifted({ effect: 'extra', what: 'turn' }));
  const made = done(scene, nextOf('tiz'));
  const after = done(made.state, nextOf('tiz'));
  expect([made, after].map((one) => told(one, 'turnBegan')[0]?.actor)).toEqual(['tiz', 'wolf']);
});

test('whose Defense Roll is sure rolls none', () => {
  const scene = duel(
    { abilities: [{ id: 'weaken', source: 'technique', mixes: [] }] },
    gifted({ effect: 'roll', of: 'dr', is: 'success' }),
  );
  const made = done(scene, acting('tiz', 'ability', { means: 'weaken', target: 'wolf' }));
  expect(told(made, 'defended').map(({ success, dice }) => [success, dice])).toEqual([[true, []]]);
});

test('an attack that is sure to hit needs no Evasion', () => {
  const scene = duel(gifted({ effect: 'roll', of: 'attack', is: 'success' }));
  const strike = {
    kind: 'attack',
    actor: 'tiz',
    target: 'wolf',
    means: null,
    way: null,
    spend: [],
    asGm: false,
  };
  expect(vitality(done(scene, strike as never, [2, 8]))).toBe(12);
});

test('Strong Back carries more', () => {
  expect(capacityIn(between({ tiz: hero({ features: ['strongBack'] }) }), 'tiz')).toBe(30);
});

test('more range of equipment is no more range of a weapon', () => {
  const scene = between({ tiz: hero({ features: ['hackerCraft'], items: [], holding: [null, null] }) });
  expect(numberOf(scene, 'range', 10, { actor: 'tiz', attack: 'weapon', reach: 'ranged' }).total).toBe(10);
});

test('whom a feature gives hands has them, empty', () => {
  const made = done(duel(granted({ kind: 'hand', count: 2 })), acting('tiz', 'defend'));
  expect(beingOf(made, 'tiz').holding.length).toBe(4);
});
