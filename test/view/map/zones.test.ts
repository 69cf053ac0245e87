import { describe, expect, test } from 'vitest';
import type { TrackerLine, TrackerPlace, TrackerView } from '../../../src/engine/words.ts';
import { mapView } from '../../../src/view/map.ts';

const line = (id: string, name: string, set: Partial<TrackerLine> = {}): TrackerLine => ({
  id,
  name,
  side: 'players',
  turn: 'later',
  gauges: [],
  tags: [],
  ...set,
});

const place = (id: string, name: string, set: Partial<TrackerPlace> = {}): TrackerPlace => ({
  id,
  name,
  who: [],
  knots: [],
  tags: [],
  objects: [],
  beside: [],
  ...set,
});

/** Kira, whose turn it is, close to a raider at the gate; Tiz, who is out, in a smoky yard. */
const tracker: TrackerView = {
  round: 2,
  current: 'kira',
  left: [],
  lines: [
    line('kira', 'Kira', { turn: 'now' }),
    line('tiz', 'Tiz', { turn: 'out' }),
    line('raider', 'Raider', { side: 'foes' }),
  ],
  places: [
    place('gate', 'Gate', { who: ['kira', 'raider'], knots: [['kira', 'raider']], beside: ['yard'] }),
    place('yard', 'Yard', {
      who: ['tiz'],
      tags: [{ name: 'Obscured (Lightly)', sign: 'unseen' }],
      objects: ['lever'],
      beside: ['gate'],
    }),
  ],
};

const drawn = (view: TrackerView = tracker) => mapView(view).picture?.svg ?? '';
const said = (view: TrackerView = tracker) => mapView(view).card?.text ?? '';

describe('the map in words', () => {
  test('says who is close to whom, whose turn it is, and on which side', () => {
    expect(said()).toContain('close to each other: ▶ **Kira** + Raider (foe)');
  });

  test('says what a place is like and what can be used there', () => {
    expect(said()).toContain('**Yard** · Obscured (Lightly) · to use: lever');
  });

  test('says what lies next to a place', () => {
    expect(said()).toContain('-# next to: Yard');
  });

  test('says who is out', () => {
    expect(said()).toContain('Tiz (out)');
  });

  test('lets no name format it', () => {
    expect(said({ ...tracker, places: [place('x', '**@everyone**')] })).not.toContain('@everyone');
  });
});

describe('the map as a picture', () => {
  test.for(['Gate', 'Yard', 'Kira', 'Tiz (out)', 'Raider', 'Obscured (Lightly)', 'lever'])(
    'has the words %s',
    (words) => {
      expect(drawn()).toContain(`>${words}<`);
    },
  );

  test('says what its marks mean', () => {
    const meanings = ['hero', 'foe', 'acts now', 'within reach of each other'];
    expect(meanings.filter((words) => !drawn().includes(`>${words}<`))).toEqual([]);
  });

  test('says nothing of marks that are not there', () => {
    const alone = { ...tracker, current: null, places: [place('gate', 'Gate', { who: ['tiz'] })] };
    expect(['foe', 'acts now'].filter((words) => drawn(alone).includes(`>${words}<`))).toEqual([]);
  });

  test('numbers those whose letters it cannot draw, and the words say who they are', () => {
    const named = { ...tracker, lines: [line('kira', 'Жанна'), ...tracker.lines.slice(1)] };
    expect([
      drawn(named).includes('>Hero 1<'),
      said(named).includes('Жанна (in the picture: Hero 1)'),
    ]).toEqual([true, true]);
  });

  test('has no more than twelve in a place, and says how many more there are', () => {
    const lines = Array.from({ length: 15 }, (_, n) => line(`r${n}`, `Raider ${n}`, { side: 'foes' }));
    const crowd = { ...tracker, lines, places: [place('gate', 'Gate', { who: lines.map(({ id }) => id) })] };
    expect(drawn(crowd)).toContain('>and 3 more<');
  });

  test('is as wide as a phone shows it, however many places there are', () => {
    const places = Array.from({ length: 25 }, (_, n) => place(`z${n}`, `Zone ${n}`));
    expect(drawn({ ...tracker, places })).toMatch(/^<svg [^>]*width="800"/u);
  });

  test('is described for those who do not see it', () => {
    expect(mapView(tracker).picture?.description).toBe(
      'A map of who stands where. Gate: Kira, Raider. Yard: Tiz.',
    );
  });

  test('is not there where no place is', () => {
    expect(mapView({ ...tracker, places: [] }).picture).toBeUndefined();
  });
});
