import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { wayfarer } from '../../../../src/systems/wayfarer/index.ts';
import { sideRules } from '../../../../src/systems/wayfarer/side/rules.ts';
import { readSide } from '../../../../src/systems/wayfarer/side/schema.ts';
import { guard, sideWith, stage } from '../support/stage.ts';

const side = sideWith([`2x ${guard}`, 'Car; vehicle; Hover Car']);
const form = (lines: string, points = '500') =>
  ({ kind: 'form', fields: { points, lines }, picks: {} }) as const;

describe('a side as a sheet', () => {
  test('is read as it was written', () => {
    expect(readSide(plain(side))).toEqual({ ok: true, value: side });
  });

  test('is refused with the place of the fault', () => {
    const broken = plain({ ...side, force: { ...side.force, points: 'many' } });
    expect(readSide(broken)).toMatchObject({
      ok: false,
      refusal: { code: 'badSheet', params: { at: 'force.points' } },
    });
  });

  test('a mount of a mount is refused: a sheet has a depth', () => {
    const [entry] = side.force.entries;
    if (entry?.kind !== 'unit') throw new Error('no unit');
    const plan = { ...entry.plan, mount: { ...entry.plan, mount: entry.plan } };
    const deep = plain({ ...side, force: { ...side.force, entries: [{ ...entry, plan }] } });
    expect(readSide(deep).ok).toBe(false);
  });

  test('is made of pasted lines', () => {
    const begun = sideRules.begin('Ana');
    const chosen = sideRules.choose(begun, 'force', form(`4x ${guard}`));
    expect(chosen.ok && sideRules.finish(chosen.value)).toMatchObject({
      ok: true,
      value: { name: 'Ana', force: { points: 500, entries: [{ copies: 4 }] } },
    });
  });

  test("isn't finished while a rule is broken", () => {
    const chosen = sideRules.choose(sideRules.begin('Ana'), 'force', form(`4x ${guard}`, '20'));
    expect(chosen.ok && sideRules.finish(chosen.value)).toMatchObject({ refusal: { code: 'pointsSpent' } });
  });

  test('shows what it costs and is worth', () => {
    expect(sideRules.sheet(sideWith([`2x ${guard}`])).sections[0]?.lines).toEqual([
      '2x Guard: 35 points, 1 VP each',
    ]);
  });

  test('what its re-rolls are for can be changed', () => {
    expect(sideRules.edit(side, 'prefers', 'hit')).toMatchObject({ ok: true, value: { prefers: 'hit' } });
  });
});

describe('what a viewer is offered', () => {
  const scene = stage({
    ana: { units: [{ line: guard, at: 'C3' }], hand: ['8 of clubs'] },
    bo: { units: [{ line: guard, at: 'C9' }], hand: ['9 of clubs'] },
  });
  const means = (characters: readonly string[], gm = false) =>
    wayfarer
      .options(scene, 'ana', { gm, characters })
      .acts.find(({ id }) => id === 'activate')
      ?.means?.map(({ id }) => id);

  test('cards of a hand to who holds them', () => {
    expect(means(['ana'])).toEqual(['8 of clubs']);
  });

  test('to no opponent', () => {
    expect(means(['bo'])).toEqual([]);
  });

  test('and to no GM (issue)', () => {
    expect(means([], true)).toEqual([]);
  });

  test('the tracker tells cards by their number alone', () => {
    const seen = JSON.stringify(wayfarer.tracker(scene, { gm: true, characters: [] }));
    expect(seen.includes('1 card in hand') && !seen.includes('clubs')).toBe(true);
  });
});
