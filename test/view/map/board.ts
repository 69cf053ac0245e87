// A map as tests look at it: 6 × 4 tiles with a bit of everything.
import { boardShown, type GridFigure, type GridView, readDrawn } from '../../../src/engine/space/index.ts';
import type { TrackerLine, TrackerView } from '../../../src/engine/words.ts';
import { legend } from '../../engine/space/grid/drawing.ts';

export const figure = (id: string, at: string, set: Partial<GridFigure> = {}): GridFigure => ({
  id,
  at,
  size: 1,
  health: null,
  marks: [],
  sight: null,
  ...set,
});

export const line = (id: string, name: string, set: Partial<TrackerLine> = {}): TrackerLine => ({
  id,
  name,
  side: 'players',
  turn: 'later',
  gauges: [],
  tags: [],
  ...set,
});

const drawing = ['.h22..', '.F2h*.', '#..~.P', '......', '---', 'B3|C3 fence', 'C3 ladder'].join('\n');

/** The same with open ground below, so that the key has room for everything. */
export const tall = drawing.replace('......\n---', `......${'\n......'.repeat(22)}\n---`);

/** What is drawn above, with Kira on A2 who sees a raider on E1. */
export function grid(set: Partial<GridView> = {}, drawn = drawing): GridView {
  const read = readDrawn(drawn, legend);
  if (!read.ok) throw new Error(read.code);
  return {
    ...boardShown(read.board, legend, ({ id }) => ({ name: id, left: 2 })),
    areas: [{ name: 'Smoke', tiles: ['A4', 'B4'], by: 'Kira', left: 1 }],
    figures: [
      figure('kira', 'A2', { health: { value: 6, max: 8 } }),
      figure('raider', 'E1', {
        marks: ['overwatch'],
        sight: { distance: 4.5, note: 'half cover, short range' },
      }),
    ],
    actor: 'kira',
    reach: [
      { name: 'one move', tiles: ['A1', 'A4', 'B4'] },
      { name: 'needs agility', tiles: ['C1'] },
    ],
    ...set,
  };
}

export const tracker = (view: GridView = grid()): TrackerView => ({
  round: 2,
  current: 'kira',
  left: [],
  lines: [line('kira', 'Kira', { turn: 'now' }), line('raider', 'Raider 2', { side: 'foes' })],
  places: [],
  grid: () => view,
});
