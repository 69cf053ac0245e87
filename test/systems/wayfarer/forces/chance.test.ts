import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../../src/systems/wayfarer/forces/force.ts';
import { parseEntry } from '../../../../src/systems/wayfarer/forces/line/parse.ts';
import { printEntry } from '../../../../src/systems/wayfarer/forces/line/print.ts';
import { deep } from '../../../support/deep.ts';
import { anyPlan, chanceOf, legalUnit } from './chance.ts';
import { unit, unitOf } from './some.ts';

describe('Any plan', () => {
  test('comes back from its line as it was', () => {
    const chance = chanceOf(20);
    const entries: readonly Entry[] = Array.from({ length: deep(300, 20_000) }, () =>
      unit(
        anyPlan(chance, chance.next(3) === 0),
        1 + chance.next(100),
        chance.one([null, 'Reds', 'The 2nd']),
      ),
    );
    expect(entries.map((entry) => parseEntry(printEntry(entry)))).toEqual(entries.map((read) => ({ read })));
  });

  test('is built, and worth a VP at least', () => {
    const chance = chanceOf(7);
    const cards = Array.from({ length: deep(300, 20_000) }, () => unitOf(anyPlan(chance, true)).card);
    expect(cards.filter(({ value, vp }) => value < 1 || vp < 1)).toEqual([]);
  });
});

describe('What the builder offers', () => {
  test('leads to legal units alone, within their points', () => {
    const chance = chanceOf(3);
    const units = Array.from({ length: deep(20, 1_000) }, () => unitOf(legalUnit(chance, 200)));
    expect(units.flatMap(({ refusals, card }) => [...refusals, ...(card.value > 200 ? [card] : [])])).toEqual(
      [],
    );
  });
});
