import type { PlaneLegend, PlaneSign } from '../../../engine/space/plane/index.ts';

type Measures = Partial<Omit<PlaneSign, 'id' | 'name'>>;

const sign = (id: string, more: Measures = {}): PlaneSign => ({
  id,
  name: id,
  shape: 'area',
  height: 300,
  opaque: true,
  way: 'barrier',
  ...more,
});

const box = (width: number, depth: number): Pick<PlaneSign, 'size'> => ({ size: [width, depth] });

/** What places are made of. The book has no list: these are the heights of what stands in holds, streets and stations. */
export const legend: PlaneLegend = {
  signs: [
    sign('wall', { shape: 'line', also: ['bulkhead', 'hull'] }),
    sign('window', { shape: 'line', opaque: false, also: ['glass', 'viewport'] }),
    sign('railing', { shape: 'line', height: 100, opaque: false, also: ['fence', 'barrier'] }),
    sign('crate', { ...box(150, 150), height: 120, also: ['box', 'barrel'] }),
    sign('container', { ...box(600, 250), height: 260, also: ['stack'] }),
    sign('pillar', { ...box(100, 100), also: ['column', 'tree'] }),
    sign('console', { ...box(200, 100), height: 100, also: ['counter', 'table', 'desk'] }),
    sign('machine', { ...box(300, 200), height: 220, also: ['generator', 'tank'] }),
    sign('rock', { ...box(200, 200), height: 150, also: ['boulder'] }),
    sign('wreck', { ...box(400, 200), height: 150, also: ['car'] }),
    sign('building', box(800, 800)),
    sign('catwalk', { ...box(1000, 200), opaque: false, way: 'floor', also: ['gallery', 'balcony'] }),
    sign('platform', { ...box(400, 400), height: 150, way: 'floor', also: ['roof', 'stage', 'ramp'] }),
    sign('rubble', {
      ...box(300, 300),
      height: 0,
      opaque: false,
      way: 'open',
      also: ['debris', 'grass', 'water'],
    }),
    sign('smoke', { ...box(500, 500), opaque: true, way: 'open' }),
  ],
  openings: [
    { id: 'door', name: 'door', width: 150 },
    { id: 'stairs', name: 'stairs', width: 150 },
    { id: 'ladder', name: 'ladder', width: 100 },
    { id: 'gap', name: 'gap', width: 200 },
  ],
  spots: ['heroes', 'foes'],
};
