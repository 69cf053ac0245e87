import { expect, test } from 'vitest';
import { mostVitality } from '../../../../src/systems/ishanekon/numbers/most.ts';
import { broughtBySummon } from '../../../../src/systems/ishanekon/language/effects/summon.ts';
import type { Intent } from '../../../../src/engine/intent.ts';
import { duel, strikes, vitality } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, beingOf, done, fighterOf, nextOf, told } from '../support/scenes.ts';

const knows = (...ids: readonly string[]) => ({
  abilities: ids.map((id) => ({ id, source: 'technique' as const, mixes: [] })),
});

const maneuver = (ability: string, spend: readonly string[] = []): Intent =>
  acting('tiz', 'maneuver', { means: ability, target: 'wolf', spend: [...spend] });

test('Resist halves the damage of an attack', () => {
  const scene = duel({}, { ...knows('resist'), wp: 5 });
  const made = strikes(scene, [15, 8], {}, { damage: 'ability.resist' });
  expect(vitality(made)).toBe(20 - 4);
});

test('Resist costs a Reaction Point', () => {
  const scene = duel({}, { ...knows('resist'), wp: 5 });
  const made = strikes(scene, [15, 8], {}, { damage: 'ability.resist' });
  expect(fighterOf(made, 'wolf').rp).toBe(1);
});

test('who lets it pass takes all of it', () => {
  const scene = duel({}, { ...knows('resist'), wp: 5 });
  expect(vitality(strikes(scene, [15, 8]))).toBe(20 - 8);
});

test('nobody is asked to react without the WP for it', () => {
  const scene = duel({}, { ...knows('resist'), wp: 0 });
  expect(strikes(scene, [15, 8]).asked).toEqual([]);
});

test('Guard Ally takes its dice off the damage of somebody beside', () => {
  const bo = hero({ name: 'Bo', ...knows('guardAlly') });
  const scene = after(duel({}, {}, { more: { bo: { sheet: bo, place: 'B3' } } }), nextOf('tiz'));
  const strike: Intent = {
    ...{ kind: 'attack', actor: 'wolf', target: 'tiz', means: null, way: null, spend: [], asGm: true },
  };
  const wolfs = scene.fight?.fighters.wolf?.turn === null ? after(scene, nextOf('bo')) : scene;
  const bare = {
    ...wolfs,
    characters: {
      ...wolfs.characters,
      bo: { ...beingOf({ state: wolfs }, 'bo'), items: beingOf({ state: wolfs }, 'tiz').items },
    },
  };
  const made = done(bare, strike, [15, 8, 5], { damage: 'ability.guardAlly' });
  expect(vitality(made, 'tiz')).toBe(20 - 3);
});

test('Armor Piercer ignores up to 4 Armor, and never below 0: Armor', () => {
  const scene = duel(knows('armorPiercer'), { features: ['naturalArmor'] });
  expect(vitality(done(scene, maneuver('armorPiercer'), [15, 8]))).toBe(20 - 8);
});

test('Mighty Blow adds its die to the weapon', () => {
  const scene = duel(knows('mightyBlow'));
  expect(vitality(done(scene, maneuver('mightyBlow'), [15, 5, 4]))).toBe(20 - 9);
});

test('a Maneuver that is resisted keeps off what is no damage', () => {
  const scene = duel(knows('sweepingStrike'));
  expect(beingOf(done(scene, maneuver('sweepingStrike'), [15, 5, 12]), 'wolf').statuses).toEqual([]);
});

test('Sweeping Strike throws down who fails', () => {
  const scene = duel(knows('sweepingStrike'));
  const made = done(scene, maneuver('sweepingStrike'), [15, 5, 3]);
  expect(beingOf(made, 'wolf').statuses.map(({ status }) => status)).toEqual(['prone']);
});

test('a critical hit with a Maneuver adds 6, and 3 for its Tier: Attacks', () => {
  const scene = duel(knows('mightyBlow'), { vitality: 40 });
  expect(vitality(done(scene, maneuver('mightyBlow'), [20, 5, 4]))).toBe(40 - (9 + 6 + 3));
});

test('Burning Weapon adds Heat damage to each weapon attack', () => {
  const scene = duel(knows('burningWeapon'), {});
  const lit = done(scene, acting('tiz', 'ability', { means: 'burningWeapon', target: 'tiz' })).state;
  const made = strikes(lit, [15, 5, 3]);
  expect(told(made, 'damaged').map(({ parts }) => parts)).toEqual([
    [
      { type: 'physical', amount: 5 },
      { type: 'heat', amount: 3 },
    ],
  ]);
});

test('Payback: who was hurt hits harder until their next turn is over', () => {
  const scene = duel({}, { features: ['payback'] });
  const made = strikes(scene, [15, 5]);
  expect(beingOf(made, 'wolf').effects.map(({ name }) => name)).toEqual(['Payback']);
});

test('Thorns: a melee hit costs the attacker blood', () => {
  const scene = duel({}, { features: ['thorns'] });
  expect(vitality(strikes(scene, [15, 5]), 'tiz')).toBe(19);
});

test('Cursed Revenge ignores Armor', () => {
  const scene = duel({ features: ['naturalArmor'] }, { features: ['cursedRevenge'] });
  expect(vitality(strikes(scene, [15, 5]), 'tiz')).toBe(18);
});

test('Martial Arts make fists a d8', () => {
  const scene = duel({ features: ['martialArts'], items: [], holding: [null, null] });
  const made = strikes(scene, [15, 7]);
  expect(vitality(made)).toBe(20 - 7);
});

test('Force Field: Temporary Vitality when the fight starts', () => {
  const scene = duel({ features: ['forceField'] });
  expect(beingOf({ state: scene }, 'tiz').temporary).toBe(3);
});

test('Weaken is over once the Defense Roll at the end of a turn succeeds', () => {
  const scene = done(
    duel(knows('weaken')),
    acting('tiz', 'ability', { means: 'weaken', target: 'wolf' }),
    [3],
  ).state;
  const wolfs = done(scene, nextOf('tiz')).state;
  expect(beingOf(done(wolfs, nextOf('wolf', true), [15]), 'wolf').effects).toEqual([]);
});

test('Call Beast brings a wolf with half its WP', () => {
  const scene = duel(knows('callBeast'));
  const made = done(scene, acting('tiz', 'ability', { means: 'callBeast', target: 'tiz' }));
  expect(told(made, 'summoned').map(({ target }) => beingOf(made, target).wp)).toEqual([3]);
});

test('what a summon brings has 1 Vitality, and no Summon Abilities (L442)', () => {
  const wolf = creature({ ...knows('callBeast', 'physicalBolt'), vitality: 20 });
  const { vitality: left, abilities } = broughtBySummon(wolf);
  expect([left, abilities.map(({ id }) => id)]).toEqual([1, ['physicalBolt']]);
});

test('nothing gives what a summon has brought more than 1 Vitality (L442)', () => {
  const scene = duel({}, { ...broughtBySummon(creature()), summoner: 'imp', features: ['toughness'] });
  expect(mostVitality(scene, 'wolf').total).toBe(1);
});

test('a summon itself has as much Vitality as its kind (L442)', () => {
  const scene = duel({}, { summoner: 'tiz', class: 'fighter', stats: { constitution: 12 } });
  expect(mostVitality(scene, 'wolf').total).toBeGreaterThan(12);
});

test("a summon's id is its summoner's and a number, so that no other campaign has the same", () => {
  const made = done(
    duel(knows('callBeast')),
    acting('tiz', 'ability', { means: 'callBeast', target: 'tiz' }),
  );
  expect(told(made, 'summoned').map(({ target }) => target)).toEqual(['tiz-summon1']);
});

test('a summon is kept for no other fight: it goes with its Ability', () => {
  const scene = done(
    duel(knows('callBeast')),
    acting('tiz', 'ability', { means: 'callBeast', target: 'tiz' }),
  ).state;
  const keep = { kind: 'keep', members: [{ id: 'tiz-summon1', name: 'Rex' }], asGm: true } as const;
  expect(done(scene, keep).refusal?.code).toBe('goesWithAbility');
});

test('a summon goes with the fight', () => {
  const scene = done(
    duel(knows('callBeast')),
    acting('tiz', 'ability', { means: 'callBeast', target: 'tiz' }),
  ).state;
  const made = done(scene, { kind: 'end', asGm: true });
  expect(Object.keys(made.state.characters)).toEqual(['tiz', 'wolf']);
});

test('Beast Form takes the Stats of the form, and keeps Vitality', () => {
  const scene = duel({ ...knows('beastForm'), vitality: 12 });
  const who = beingOf(done(scene, acting('tiz', 'ability', { means: 'beastForm' })), 'tiz');
  expect([who.stats.strength, who.vitality, who.temporary]).toEqual([13, 12, 4]);
});

test('who falls in another form is themselves again', () => {
  const scene = done(duel(knows('beastForm')), acting('tiz', 'ability', { means: 'beastForm' })).state;
  const made = done(scene, { kind: 'harm', actor: 'tiz', change: 'damage', points: 30, asGm: true });
  expect([beingOf(made, 'tiz').form, beingOf(made, 'tiz').stats.strength]).toEqual([null, 10]);
});

test('Healing Flow heals who begins a turn beside its user', () => {
  const scene = done(
    duel({ ...knows('healingFlow'), vitality: 5 }),
    acting('tiz', 'ability', { means: 'healingFlow' }),
  ).state;
  const round = done(done(scene, nextOf('tiz')).state, nextOf('wolf', true), [4]);
  expect(vitality(round, 'tiz')).toBe(9);
});
