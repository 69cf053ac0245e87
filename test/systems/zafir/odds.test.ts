import { describe, expect, test } from 'vitest';
import { type DiceSource, seededDice } from '../../../src/dice/index.ts';
import { critsOn, hitsOn } from '../../../src/systems/zafir/attack/pools.ts';
import { damageOf, numbersOf } from '../../../src/systems/zafir/attack/strike.ts';
import { through } from '../../../src/systems/zafir/attack/through.ts';
import { weaponOf } from '../../../src/systems/zafir/attack/weapons.ts';
import { critChance, hitChance } from '../../../src/systems/zafir/chances/dice.ts';
import { strikeOdds } from '../../../src/systems/zafir/chances/strike.ts';
import { successRates } from '../../../src/systems/zafir/content/successRates.ts';
import type { AttackAbout } from '../../../src/systems/zafir/numbers/about.ts';
import { battle, enemy, hero, type ZafirStage } from './table.ts';
import { deep } from '../../support/deep.ts';

const rolls = deep(20_000, 200_000);
const pools = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** How far a share of so many rolls may be from the chance that it shows: four standard deviations. */
const slack = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / rolls);

/** The share of pools of so many dice of which one shows `from` or more. */
function share(dice: number, from: number): number {
  const source = seededDice(`${dice} from ${from}`);
  let passed = 0;
  for (let roll = 0; roll < rolls; roll++) if (anyOf(source, roll * dice, dice, from)) passed++;
  return passed / rolls;
}

function anyOf(source: DiceSource, first: number, dice: number, from: number): boolean {
  let any = false;
  for (let die = 0; die < dice; die++) any = source.die(first + die, 6) >= from || any;
  return any;
}

describe('the chance that an Aim Die hits', () => {
  test.each(pools)('with %d dice is 1 − (2/3)^n', (dice) => {
    expect(hitChance(dice)).toBe(1 - (2 / 3) ** dice);
  });

  test.each(pools)('with %d dice is what many rolls show', (dice) => {
    expect(Math.abs(share(dice, hitsOn) - hitChance(dice))).toBeLessThan(slack(hitChance(dice)));
  });

  test.each(pools)('with %d dice is about what the book prints (A45)', (dice) => {
    expect(Math.abs(100 * hitChance(dice) - (successRates.aim[dice - 1] ?? 0))).toBeLessThan(1.5);
  });
});

describe('the chance that a Crit Die is critical', () => {
  test.each(pools)('with %d dice is 1 − (5/6)^n', (dice) => {
    expect(critChance(dice)).toBe(1 - (5 / 6) ** dice);
  });

  test.each(pools)('with %d dice is what many rolls show', (dice) => {
    expect(Math.abs(share(dice, critsOn) - critChance(dice))).toBeLessThan(slack(critChance(dice)));
  });

  test.each(pools)('with %d dice is about what the book prints (A45)', (dice) => {
    expect(Math.abs(100 * critChance(dice) - (successRates.crit[dice - 1] ?? 0))).toBeLessThan(1.5);
  });
});

const shielded = { shields: [{ source: 'armour', what: 'Shield', points: 2, duration: { ends: [] } }] };

/** Kira attacks the raider: in the open, behind cover, armoured, shielded. */
const attacks: readonly (readonly [name: string, stage: () => ZafirStage])[] = [
  ['in the open', () => battle('k....r', { kira: hero(), raider: enemy() })],
  ['in half cover', () => battle('k...or', { kira: hero(), raider: enemy({ armourPoints: 2 }) })],
  [
    'behind a shield',
    () =>
      battle('k....r', {
        kira: hero(),
        raider: enemy({ armourPoints: 1, battle: { shields: shielded.shields } }),
      }),
  ],
  [
    'with a shotgun',
    () =>
      battle('k.r', {
        kira: hero({ equipment: { primary: { id: 'shotgun', mods: [] } } }),
        raider: enemy({ hp: 7 }),
      }),
  ],
];

function aboutOf({ state }: ZafirStage): AttackAbout {
  const weapon = weaponOf(state, 'kira', 'primary');
  if (weapon === null) throw new Error('no weapon');
  return {
    actor: 'kira',
    target: 'raider',
    weapon,
    kind: weapon.kind,
    from: 'A1',
    reaction: null,
    moving: false,
    ability: null,
  };
}

/** The share of attacks that hit, that are critical and that fell, and the HP lost on average. */
function rolled(name: string, stage: ZafirStage): Readonly<Record<'hit' | 'crit' | 'fells' | 'hp', number>> {
  const about = aboutOf(stage);
  const numbers = numbersOf(stage.state, about);
  const [aim, crits, die] = [numbers.aim.total, numbers.crit.total, about.weapon.damage.die];
  const lost = (face: number, crit: boolean) => through(stage.state, damageOf(about, numbers, face, crit)).hp;
  const known = [true, false].map((crit) => Array.from({ length: 7 }, (_, face) => lost(face, crit)));
  const source = seededDice(name);
  const sums = { hit: 0, crit: 0, fells: 0, hp: 0 };
  const dice = aim + crits + 1;
  for (let roll = 0; roll < rolls; roll++) {
    const first = roll * dice;
    if (!anyOf(source, first, aim, hitsOn)) continue;
    const crit = anyOf(source, first + aim, crits, critsOn);
    const hp = known[crit ? 0 : 1]?.[die === 0 ? 0 : source.die(first + aim + crits, die)] ?? 0;
    sums.hit += 1 / rolls;
    if (crit) sums.crit += 1 / rolls;
    if (hp === stage.who('raider').battle.hp) sums.fells += 1 / rolls;
    sums.hp += hp / rolls;
  }
  return sums;
}

describe.each(attacks)('the odds of an attack %s', (name, stage) => {
  test('are what 200,000 attacks show', () => {
    const { hit, crit, fells } = strikeOdds(stage().state, aboutOf(stage()));
    const found = rolled(name, stage());
    const off = [found.hit - hit, found.crit - crit, found.fells - fells].map(Math.abs);
    expect(off.every((one, at) => one <= slack([hit, crit, fells][at] ?? 0))).toBe(true);
  });

  test('come to the HP lost on average', () => {
    const { hp } = strikeOdds(stage().state, aboutOf(stage()));
    expect(Math.abs(rolled(name, stage()).hp - hp)).toBeLessThan(0.04);
  });
});
