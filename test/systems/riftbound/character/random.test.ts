import { describe, expect, test } from 'vitest';
import { rollOpen, thrown } from '../../../../src/engine/creation.ts';
import { whyNotNewTraits } from '../../../../src/systems/riftbound/character/traits.ts';
import { characterRules } from '../../../../src/systems/riftbound/character/rules.ts';
import { SCORES } from '../../../../src/systems/riftbound/numbers/score.ts';
import { deep } from '../../../support/deep.ts';
import { begin, Making } from './making.ts';

const made = new Map<number, Making>();

/** Somebody whom dice make, at one of the four levels; the same for the same seed. */
function all(seed: number): Making {
  const known = made.get(seed) ?? rolledWhole(seed);
  made.set(seed, known);
  return known;
}

function rolledWhole(seed: number): Making {
  let at = seed;
  const next = (sides: number) => {
    at = (at * 48271) % 2147483647;
    return 1 + (at % sides);
  };
  const { made: rolled } = thrown(
    rollOpen(characterRules, begin({ level: 1 + (seed % 4) }).draft),
    (_, sides) => next(sides),
  );
  if (!rolled.ok) throw new Error(rolled.refusal.code);
  return new Making(rolled.value.draft);
}

const seeds = Array.from({ length: deep(20, 500) }, (_, at) => at + 1);

describe('everything at random', () => {
  test.for(seeds)('makes somebody whole (%i)', (seed) => {
    expect(all(seed).open).toEqual([]);
  });

  test.for(seeds)('makes a sheet that can be read again (%i)', (seed) => {
    const { hero } = all(seed);
    expect(characterRules.read(JSON.parse(JSON.stringify(hero)), 1)).toEqual({ ok: true, value: hero });
  });

  test.for(seeds)('keeps to the rules of Traits (%i)', (seed) => {
    expect(whyNotNewTraits(all(seed).hero.traits)).toBeNull();
  });

  test.for(seeds)('keeps Scores within what they can be (%i)', (seed) => {
    const scores = Object.values(all(seed).hero.scores);
    expect(scores.every((score) => score >= SCORES.least && score <= SCORES.most)).toBe(true);
  });

  test.for(seeds)('spends no points that are not there (%i)', (seed) => {
    const { points } = all(seed).hero;
    expect(Math.min(points.role, points.free)).toBeGreaterThanOrEqual(0);
  });

  test('reaches every role and class', () => {
    const pairs = new Set(seeds.map((seed) => `${all(seed).hero.role}.${all(seed).hero.class}`));
    expect(pairs.size).toBe(8);
  });
});
