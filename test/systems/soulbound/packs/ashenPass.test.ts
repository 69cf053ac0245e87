import { describe, expect, test } from 'vitest';
import { environment } from '../../../../src/systems/soulbound/content/environment.ts';
import {
  damageKinds,
  effectKinds,
  numbers,
} from '../../../../src/systems/soulbound/powers/schema/effects.ts';
import { aims, type Power, sides, triggers } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import { packCreatures, packPowers, pass } from '../pack.ts';

const powers: readonly Power[] = [...packPowers, ...packCreatures.flatMap(({ sheet }) => sheet.powers)];
const effects = powers.flatMap((power) => power.effects);
const of = (kind: string) => effects.filter(({ effect }) => effect === kind);

describe('Ashen Pass', () => {
  test('has six creatures, six talents and four spells', () => {
    expect([pass.creatures.length, pass.talents.length, pass.spells.length]).toEqual([6, 6, 4]);
  });

  test('uses every kind of effect', () => {
    expect(effectKinds.filter((kind) => of(kind).length === 0)).toEqual([]);
  });

  test('uses every trigger', () => {
    expect(triggers.filter((when) => !powers.some((power) => power.when === when))).toEqual([]);
  });

  test('uses every aim', () => {
    expect(aims.filter((aim) => !powers.some((power) => power.aim === aim))).toEqual([]);
  });

  test('means everybody, enemies and allies', () => {
    expect(sides.filter((side) => !powers.some((power) => power.among === side))).toEqual([]);
  });

  test('changes every number', () => {
    const changed = effects.flatMap((one) => (one.effect === 'modify' ? [one.number] : []));
    expect(numbers.filter((number) => !changed.includes(number))).toEqual([]);
  });

  test('makes immune, resistant and weak', () => {
    const guards = new Set(effects.flatMap((one) => (one.effect === 'guard' ? [one.is] : [])));
    expect([...guards].sort()).toEqual(['immune', 'resistant', 'weak']);
  });

  test('pushes, pulls and leaps', () => {
    const ways = new Set(effects.flatMap((one) => (one.effect === 'move' ? [one.how] : [])));
    expect([...ways].sort()).toEqual(['leap', 'pull', 'push']);
  });

  test('has minions one by one and a swarm, a flyer and one that fills a Zone', () => {
    const has = (is: (creature: (typeof pass.creatures)[number]) => boolean) => pass.creatures.some(is);
    expect([
      has(({ minions }) => minions?.as === 'each'),
      has(({ minions }) => minions?.as === 'swarm'),
      has(({ flies }) => flies !== null),
      has(({ size }) => size === 'enormous'),
    ]).toEqual([true, true, true, true]);
  });

  test('has gear of every kind', () => {
    expect(new Set(pass.gear.map(({ kind }) => kind))).toEqual(
      new Set(['weapon', 'armour', 'shield', 'item']),
    );
  });

  test('deals and guards against Damage by its kinds', () => {
    const dealt = new Set(
      effects.flatMap((one) => (one.effect === 'damage' && one.kind !== null ? [one.kind] : [])),
    );
    const guarded = new Set<string>(effects.flatMap((one) => (one.effect === 'guard' ? [one.against] : [])));
    expect(damageKinds.some((kind) => dealt.has(kind) && guarded.has(kind))).toBe(true);
  });

  test('puts traits on Zones that there are', () => {
    const traits = effects.flatMap((one) => (one.effect === 'zone' ? [one.trait] : []));
    expect(traits.every((trait) => environment.some(({ id }) => id === trait))).toBe(true);
  });
});
