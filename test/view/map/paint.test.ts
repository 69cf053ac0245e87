import { describe, expect, test } from 'vitest';
import type { MapLegend } from '../../../src/engine/space/index.ts';
import { areaForm, brushesOf, moved, onMap, paintView, readPainting } from '../../../src/view/map/paint.ts';
import { legend } from '../../engine/space/grid/drawing.ts';
import { grid, tracker } from './board.ts';

const painting = { cursor: 'B2', brush: 'half cover', pen: false } as const;
const bounds = { columns: 3, rows: 3 };

describe('what can be painted with', () => {
  test('is what the legend has, and higher, lower and nothing', () => {
    expect(brushesOf(legend)).toEqual([
      'half cover',
      'full cover',
      'rock',
      'mud',
      'flames',
      'players begin',
      'ladder',
      'height +1',
      'height -1',
      'no cover',
      'clear',
    ]);
  });

  test('fits a list of Discord, however much the legend has', () => {
    const signs = Array.from({ length: 60 }, (_, n) => ({
      symbol: String.fromCodePoint(0x100 + n),
      name: `thing ${n}`,
      tile: { slow: n },
    }));
    const large: MapLegend = { signs };
    expect(brushesOf(large)).toHaveLength(25);
  });
});

describe('a map that is painted', () => {
  const view = paintView(tracker(), grid(), painting, legend, { note: '', background: null });

  test('keeps where and with what in the ids of its buttons', () => {
    const ids = (view.rows ?? []).flatMap((row) =>
      row.map((one) => ('id' in one ? one.id.split('|').slice(1) : [])),
    );
    expect(ids.map((about) => readPainting(about))).toEqual(ids.map(() => painting));
  });

  test('says what it paints, and where', () => {
    expect(view.card?.text).toContain('On **B2** (full cover) with **half cover**');
  });

  test('says what lies around', () => {
    expect(view.card?.text).toContain(
      '-# Around B2: ↑ half cover · → height 2 · ← Kira · ↗ height 2 · ↙ nobody can be here',
    );
  });

  test('marks the brush in the list', () => {
    const select = view.rows?.[0]?.[0];
    expect(select?.kind === 'select' && select.options.find(({ chosen }) => chosen)?.value).toBe(
      'half cover',
    );
  });

  test('takes an area from where the cursor is', () => {
    expect(areaForm(painting).fields.map((field) => field.kind !== 'pick' && field.value)).toEqual([
      'B2',
      'half cover',
    ]);
  });
});

describe('the cursor', () => {
  test('moves a tile', () => {
    expect(moved(painting, 5, bounds)).toBe('C3');
  });

  test('stays where the map ends', () => {
    expect(moved({ ...painting, cursor: 'C3' }, 1, bounds)).toBe('C3');
  });

  test('comes back to a map that has become smaller', () => {
    expect(onMap({ ...painting, cursor: 'Z9' }, bounds).cursor).toBe('C3');
  });
});

test.for([[], ['B2'], ['here', 'mud', 'up']])('what is no painting is not read as one: %s', (about) => {
  expect(readPainting(about)).toBeNull();
});
