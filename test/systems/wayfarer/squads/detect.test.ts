import { describe, expect, test } from 'vitest';
import { inDetectRange } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import { tracker } from '../../../../src/systems/wayfarer/offers/tracker.ts';
import { stage } from '../support/stage.ts';
import { singles, squad } from './support.ts';

const ana = { gm: false, characters: ['ana'] };
const scene = (tiles: readonly (string | null)[], enemy: string) =>
  stage({
    ana: { units: squad(tiles), hand: ['4 of clubs', '8 of clubs'] },
    bo: { units: singles([enemy]), hand: ['2 of clubs'] },
  });

describe('the Detect range of a squad (L5981)', () => {
  test('is drawn from any of it', () => {
    expect(inDetectRange(scene(['A1', 'D1', 'G1'], 'K1'), 'ana/1.1', 'bo/1.1')).toBe(true);
  });

  test('is its own for each that is out of cohesion', () => {
    expect(inDetectRange(scene(['A1', 'G1'], 'K1'), 'ana/1.1', 'bo/1.1')).toBe(false);
  });

  test('is not drawn by who is off the map', () => {
    expect(inDetectRange(scene(['A1', null], 'C1'), 'ana/2.1', 'bo/1.1')).toBe(false);
  });
});

describe('a squad as it is shown', () => {
  test('stands once among who may be activated, by all of its names', () => {
    const { acts } = options(scene(['A1', 'B1', 'C1'], 'K1'), 'ana', ana);
    const targets = acts.find(({ id }) => id === 'activate')?.targets ?? [];
    expect(targets.map(({ id, note, also }) => [id, note, also?.[0]])).toEqual([
      ['ana/1.1', 'squad Reds, 3 models', 'Reds'],
    ]);
  });

  test('is named beside each of it', () => {
    const { lines } = tracker(scene(['A1', 'B1'], 'K1'), ana);
    expect(lines.find(({ id }) => id === 'ana/1.1')?.tags).toContain('squad Reds');
  });

  test('says who is out of cohesion', () => {
    const { lines } = tracker(scene(['A1', 'B1', 'L1'], 'S1'), ana);
    expect(lines.flatMap(({ id, tags }) => (tags.includes('out of cohesion') ? [id] : []))).toEqual([
      'ana/3.1',
    ]);
  });
});
