import type { Board, MapLegend } from '../../../../src/engine/space/index.ts';
import { crate, fence } from './support.ts';

/** A legend as a system has one: heights, cover of two kinds, things that lie about, spots, a ladder, a fence. */
export const legend: MapLegend = {
  signs: [
    { symbol: '.', name: 'open ground', words: ['floor'] },
    { symbol: 'h', name: 'half cover', words: ['crate'], tile: { obstacle: crate(1) } },
    { symbol: 'F', name: 'full cover', words: ['pillar'], tile: { obstacle: crate(2) } },
    { symbol: '#', name: 'rock', tile: { blocked: true } },
    { symbol: '~', name: 'mud', tile: { slow: 1 } },
    { symbol: '1', name: 'height 1', tile: { ground: 1 } },
    { symbol: '2', name: 'height 2', tile: { ground: 2 } },
    { symbol: '*', name: 'flames', words: ['fire'], tile: { features: [{ id: 'flames' }] } },
    { symbol: 'P', name: 'players begin', words: ['players'], spot: 'players' },
    { symbol: 'H', name: 'ladder', link: 'ladder' },
  ],
  walls: [{ name: 'fence', wall: fence }],
};

/** An empty board of some size. */
export const plain = (columns: number, rows: number): Board => ({
  grid: { columns, rows, tiles: {}, walls: {}, links: [] },
  spots: {},
});
