import { describe, expect, test } from 'vitest';
import { type PlaneFigure, type PlaneView, readPlane } from '../../../src/engine/space/plane/index.ts';
import type { TrackerView } from '../../../src/engine/words.ts';
import { metres, type Steps } from '../../../src/view/map/footing/index.ts';
import { padView, stepped } from '../../../src/view/map/pad.ts';
import { planeView } from '../../../src/view/map/plane.ts';
import { line } from './board.ts';

const figure = (id: string, x: number, y: number, set: Partial<PlaneFigure> = {}): PlaneFigure => ({
  id,
  at: { x: x * 100, y: y * 100 },
  diameter: 100,
  altitude: 0,
  heading: null,
  health: null,
  marks: [],
  touching: [],
  sight: null,
  ...set,
});

const read = readPlane('hold 60 x 40; crate at 12,5; catwalk 20,20 to 30,22; stairs at 20,21', {
  signs: [
    {
      id: 'crate',
      name: 'crate',
      shape: 'area',
      size: [200, 200],
      height: 150,
      opaque: true,
      way: 'barrier',
    },
    { id: 'catwalk', name: 'catwalk', shape: 'area', height: 300, opaque: false, way: 'floor' },
  ],
  openings: [{ id: 'stairs', name: 'stairs', width: 150 }],
  spots: [],
});
if (!read.ok) throw new Error(read.code);
const { name, plane } = read.board;

const view = (set: Partial<PlaneView> = {}): PlaneView => ({
  name,
  ...plane,
  raster: 'free',
  areas: [],
  spots: [],
  figures: [
    figure('tiz', 5, 10, { health: { value: 6, max: 8 } }),
    figure('raider', 15, 0, { sight: { distance: 1314, note: 'in range' } }),
    figure('brute', 14, 0, { touching: ['raider'] }),
  ],
  actor: 'tiz',
  rings: [{ name: 'Pistol', reach: 3000 }],
  ...set,
});

const tracker = (set: Partial<PlaneView> = {}): TrackerView => ({
  round: 2,
  current: 'tiz',
  left: [],
  places: [],
  lines: [
    line('tiz', 'Tiz'),
    line('raider', 'Raider 1', { side: 'foes' }),
    line('brute', 'Brute', { side: 'foes' }),
  ],
  plane: () => view(set),
});

const text = (set: Partial<PlaneView> = {}): string => planeView(tracker(set), view(set)).card?.text ?? '';

describe('a place in metres in words', () => {
  test('says how far away and where somebody in sight is', () => {
    expect(text()).toContain('**Raider 1** (R1) (foe) · 13 m north-east, in sight: in range');
  });

  test('says who is out of sight', () => {
    expect(text()).toContain('**Brute** (Br) (foe) · 12 m north-east, out of sight · touching Raider 1');
  });

  test('marks who acts', () => {
    expect(text()).toContain('▶ **Tiz** (Ti) · at 5,10 · 6/8');
  });

  test('says who is up in the air', () => {
    expect(text({ figures: [figure('tiz', 5, 10, { altitude: 300 })] })).toContain('at 5,10, 3 m up');
  });

  test('says where a vehicle faces', () => {
    expect(text({ figures: [figure('tiz', 5, 10, { heading: 90 })] })).toContain('at 5,10, facing east');
  });

  test('says what stands where, with its stairs', () => {
    expect(text()).toContain('**Catwalk (3 m high, you can stand on it)**: 20,20 to 30,22, stairs at 20,21');
  });

  test('says how far the weapons of who acts reach', () => {
    expect(text()).toContain('**Reach**: Pistol 30 m');
  });

  test('lets no name format it', () => {
    const lines = [line('tiz', '**@everyone**')];
    expect(planeView({ ...tracker(), lines }, view()).card?.text).not.toContain('@everyone');
  });
});

describe('the picture of a place in metres', () => {
  const svg = (set: Partial<PlaneView> = {}, extent: 'all' | 'part' | 'close' = 'part'): string =>
    planeView(tracker(set), view(set), { extent }).picture?.svg ?? '';

  test('has a scale bar', () => {
    expect(svg()).toContain('>5 m</text>');
  });

  test('shows where the fight is', () => {
    expect(svg()).toContain('part of the map');
  });

  test('shows all of it where that is asked for', () => {
    expect(svg({}, 'all')).not.toContain('part of the map');
  });

  test('draws bases to size', () => {
    const radius = (diameter: number) =>
      Number(
        /<circle cx="[\d.]+" cy="[\d.]+" r="([\d.]+)"/u.exec(
          svg({ actor: 'brute', figures: [figure('tiz', 5, 10, { diameter })] }),
        )?.[1],
      );
    expect(radius(400) / radius(200)).toBeCloseTo(2, 1);
  });

  test('draws how far a weapon reaches that reaches into it', () => {
    expect(svg({ rings: [{ name: 'Spear', reach: 200 }] })).toContain('>2 m</text>');
  });

  test('draws a way with what it provokes', () => {
    const path = {
      points: [
        { x: 500, y: 1000 },
        { x: 900, y: 1000 },
      ],
      provokes: [{ at: { x: 700, y: 1000 }, name: 'Raider 1 may shoot' }],
    };
    expect(svg({ path })).toContain('Raider 1 may shoot');
  });

  test('is never deeper than it is wide by much: what lies to either side of a deep fight is shown', () => {
    const far = [figure('tiz', 30, 2), figure('raider', 30, 38)];
    const size = /viewBox="0 0 (\d+) (\d+)"/u.exec(svg({ figures: far }));
    expect(Number(size?.[2]) / Number(size?.[1])).toBeLessThan(1.4);
  });

  const across = (text: string): readonly number[] =>
    [...text.matchAll(/[ML](-?[\d.]+) -?[\d.]+/gu)].map(([, x]) => Number(x));

  test.each([
    [
      'an area',
      {
        areas: [
          { name: 'light', at: { x: 1000, y: 500 }, radius: 4000, cone: null, look: 'light', left: null },
        ],
      },
    ],
    [
      'a beam',
      {
        areas: [
          {
            name: 'light',
            at: { x: 1000, y: 500 },
            radius: 4000,
            cone: { bearing: 90, degrees: 30 },
            look: 'light',
            left: null,
          },
        ],
      },
    ],
    ['a reach', { rings: [{ name: 'Pistol', reach: 1200 }] }],
  ] as const)('cuts %s where the picture ends', (_, set) => {
    const xs = across(svg(set));
    expect([Math.min(...xs) >= 0, Math.max(...xs) <= 800]).toEqual([true, true]);
  });

  test('clips nothing, which would take longer than all else', () => {
    expect(svg()).not.toContain('clip-path=');
  });

  test('draws lines where people stand on hexes', () => {
    expect(svg({ raster: 'hexes' }).length).toBeGreaterThan(svg().length);
  });

  test('says in words what it shows', () => {
    expect(planeView(tracker(), view()).picture?.description).toBe(
      'A place of 60 × 40 m. Tiz (Ti) at 5,10; Raider 1 (R1) at 15,0; Brute (Br) at 14,0.',
    );
  });
});

describe('a pad in metres', () => {
  const steps = (digits: string): Steps => ({ actor: 'tiz', from: '5,10', digits });
  const labels = (digits: string) =>
    padView(metres, tracker(), steps(digits), 'Tiz', null, '').rows?.map((row) =>
      row.map((one) => (one.kind === 'select' ? '' : one.label)),
    );

  test('goes five metres at a step, or one', () => {
    expect(labels('')?.at(-1)).toEqual(['Steps of 5 m ✓', 'Steps of 1 m']);
  });

  test('keeps the length of the last step', () => {
    expect(labels('1')?.at(-1)).toEqual(['Steps of 5 m', 'Steps of 1 m ✓']);
  });

  test.for([
    ['a', '5,5'],
    ['1', '6,10'],
    ['e', '8.54,6.46'], // slanting, and five metres long
  ] as const)('leads by %s to %s', ([digit, to]) => {
    expect(metres.typed(steps(digit))).toBe(to);
  });

  test('types only where the way turns', () => {
    expect(metres.typed(steps('111b0'))).toBe('13,10 to 13,9');
  });

  test('ends where the place ends', () => {
    expect(stepped(metres, steps('aa'), 'a', { columns: 60, rows: 40 })).toBeNull();
  });

  test('says who is near where the way ends', () => {
    const shown = padView(metres, tracker(), steps('b'), 'Tiz', null, '').card?.text;
    expect(shown).toContain('-# Near 10,10: Brute 9.8 m north · Raider 1 10.2 m north-east');
  });

  test('says the way, what it takes and what it brings on', () => {
    const told = {
      ok: true,
      places: ['10,10'],
      words: ['5 of 10 m'],
      risks: ['Raider 1 may shoot'],
      at: ['7,10'],
    } as const;
    const [first] = padView(metres, tracker(), steps('b'), 'Tiz', told, '').card?.text.split('\n') ?? [];
    expect(first).toBe('5,10 → 10,10 · 5 of 10 m · Raider 1 may shoot');
  });

  test('has ids that Discord takes', () => {
    const long = { actor: `foe-${'0'.repeat(30)}`, from: '999.99,999.99', digits: 'h'.repeat(36) };
    const ids = (padView(metres, tracker(), long, 'Tiz', null, '').rows ?? []).flatMap((row) =>
      row.map((one) => (one.kind === 'link' ? 0 : one.id.length)),
    );
    expect(Math.max(...ids)).toBeLessThanOrEqual(100);
  });
});
