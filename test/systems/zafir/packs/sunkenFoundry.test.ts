import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { abilities } from '../../../../src/systems/zafir/content/abilities.ts';
import { unitTypes } from '../../../../src/systems/zafir/content/unitTypes.ts';
import { enemyOf, powerOf } from '../../../../src/systems/zafir/packs/creature.ts';
import { readPack } from '../../../../src/systems/zafir/packs/read.ts';
import { sunkenFoundry } from '../../../../src/systems/zafir/packs/sunkenFoundry/index.ts';
import {
  type Power,
  powerAims,
  powerEffects,
  powerMoments,
  powerNumbers,
  powerOnly,
  powerSides,
} from '../../../../src/systems/zafir/powers/schema.ts';

const read = readPack(plain(sunkenFoundry));
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const { pack } = read;

const enemies = pack.enemies.map(enemyOf);
const powers: readonly Power[] = [
  ...pack.abilities.map((power) => powerOf(power)),
  ...pack.items.map((power) => powerOf(power, 'item')),
  ...enemies.flatMap((enemy) => enemy.powers),
];
const effects = powers.flatMap((power) => power.effects);
const unused = <T>(all: readonly T[], used: readonly T[]) => all.filter((one) => !used.includes(one));

describe('the Sunken Foundry', () => {
  test('has ten enemies', () => {
    expect(enemies.length).toBe(10);
  });

  test('has units of all four types', () => {
    expect(
      unused(
        unitTypes.map(({ id }) => id),
        enemies.map(({ type }) => type),
      ),
    ).toEqual([]);
  });

  test.each([
    ['a Large one', enemies.filter(({ large }) => large !== null)],
    ['one with armour', enemies.filter(({ armourPoints }) => armourPoints > 0)],
    ['one with a shield', enemies.filter(({ shieldPoints }) => shieldPoints > 0)],
    ['one that is immune to damage', enemies.filter(({ immune }) => immune.damage.length > 0)],
    ['one that is immune to conditions', enemies.filter(({ immune }) => immune.conditions.length > 0)],
    ['one that is vulnerable', enemies.filter(({ vulnerable }) => vulnerable.length > 0)],
    ['one that notices more, or less', enemies.filter(({ detection }) => detection !== 5)],
    ['one with class abilities', enemies.filter((enemy) => enemy.abilities.length > 0)],
    ['one with grenades', enemies.filter(({ grenades }) => grenades.length > 0)],
    ['one that burrows', enemies.filter(({ tags }) => tags.includes('burrowed'))],
    [
      'one whose hits give a condition',
      enemies.filter(({ attacks }) => attacks.some(({ gives }) => gives.some(({ when }) => when === 'hit'))),
    ],
    [
      'one whose critical hits do',
      enemies.filter(({ attacks }) => attacks.some(({ gives }) => gives.some(({ when }) => when === 'crit'))),
    ],
    ['a group', pack.enemies.filter(({ count }) => count > 1)],
  ])('has %s', (_what, found) => {
    expect(found.length).toBeGreaterThan(0);
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['effect', powerEffects, effects.map(({ effect }) => effect)],
    ['moment', powerMoments, powers.map(({ when }) => when)],
    ['aim', powerAims, powers.map(({ at }) => at)],
    ['side', powerSides, powers.map(({ among }) => among)],
    ['number', powerNumbers, effects.flatMap((one) => (one.effect === 'modify' ? [one.number] : []))],
    [
      'kind of attack',
      powerOnly,
      [...powers, ...effects].flatMap((one) => ('only' in one ? [...one.only] : [])),
    ],
  ])('uses every %s', (_what, all, used) => {
    expect(unused(all, used)).toEqual([]);
  });

  test('has another version of every ability whose text is lost', () => {
    const lost = abilities.filter(({ house }) => house).map(({ id }) => id);
    expect(
      unused(
        lost,
        pack.abilities.flatMap(({ replaces }) => replaces ?? []),
      ),
    ).toEqual([]);
  });
});
