import { describe, expect, test } from 'vitest';
import { type DiceSource, seededDice } from '../../../../src/dice/index.ts';
import { defenceOdds, hitOdds } from '../../../../src/systems/ishanekon/chances/odds.ts';
import { checkChance, opposedChance, type Side } from '../../../../src/systems/ishanekon/checks/odds.ts';
import { deep } from '../../../support/deep.ts';

const rolls = deep(20_000, 200_000);

/** How far a share of so many rolls may be from the chance that it shows: four standard deviations. */
const slack = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / rolls);

const leanings = ['none', 'advantage', 'disadvantage'] as const;
type Leans = (typeof leanings)[number];

/** The die that counts, of one or of two. */
function rolled(source: DiceSource, first: number, sides: number, leans: Leans): number {
  const [one, two] = [source.die(first, sides), source.die(first + 1, sides)];
  return leans === 'none' ? one : leans === 'advantage' ? Math.max(one, two) : Math.min(one, two);
}

/** The share of many rolls for which something holds; each takes so many places of the source. */
function share(name: string, dice: number, holds: (source: DiceSource, first: number) => boolean): number {
  const source = seededDice(name);
  let passed = 0;
  for (let roll = 0; roll < rolls; roll++) if (holds(source, roll * dice)) passed++;
  return passed / rolls;
}

const near = (found: number, chance: number) =>
  expect(Math.abs(found - chance)).toBeLessThanOrEqual(slack(chance));

/** What the book says of a natural 1 and 10 (Skills). */
const criticalOf = (natural: number, level: number) =>
  natural === 1 && level < 5 ? 'failure' : natural === 10 && level >= 3 ? 'success' : null;

describe.each(leanings)('the chance of a Skill Check (%s)', (leans) => {
  test.each([
    [0, 1, 7],
    [2, 3, 10],
    [3, 4, 16],
    [5, 6, 7],
  ])('at level %i with %i added against %i is what many rolls show', (level, added, difficulty) => {
    const side: Side = { level, added, leans };
    const found = share(`check ${leans} ${level} ${difficulty}`, 2, (source, first) => {
      const natural = rolled(source, first, 10, leans);
      const critical = criticalOf(natural, level);
      return critical === null ? natural + added >= difficulty : critical === 'success';
    });
    near(found, checkChance(side, { difficulty, impossible: false }));
  });

  test('of an opposed one is what many rolls show', () => {
    const [own, other]: readonly [Side, Side] = [
      { level: 2, added: 4, leans },
      { level: 0, added: 2, leans: 'none' },
    ];
    const found = share(`opposed ${leans}`, 3, (source, first) => {
      const [mine, theirs] = [rolled(source, first, 10, leans), source.die(first + 2, 10)];
      // A critical failure of one side alone decides; both fail together: the totals do (A7).
      if ((mine === 1) !== (theirs === 1)) return theirs === 1;
      return mine + own.added > theirs + other.added;
    });
    near(found, opposedChance(own, other));
  });
});

describe.each(leanings)('the chance to hit (%s)', (leans) => {
  test.each([
    [4, 16],
    [0, 25],
    [9, 10],
  ])('with %i against %i is what many rolls show', (bonus, evasion) => {
    const { hit, critical } = hitOdds({ bonus, evasion, leans, criticalFrom: 20, always: true });
    const natural = (source: DiceSource, first: number) => rolled(source, first, 20, leans);
    near(
      share(`hit ${leans} ${bonus}`, 2, (source, first) => {
        const die = natural(source, first);
        return die !== 1 && (die === 20 || die + bonus >= evasion);
      }),
      hit,
    );
    near(
      share(`critical ${leans} ${bonus}`, 2, (source, first) => natural(source, first) === 20),
      critical,
    );
  });

  test('of a Defense Roll is what many rolls show', () => {
    const found = share(`defence ${leans}`, 2, (source, first) => rolled(source, first, 20, leans) + 2 >= 13);
    near(found, defenceOdds(2, 13, leans));
  });
});
