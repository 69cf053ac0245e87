import type { MapLegend, MapSign, Obstacle, Tile } from '../../../engine/space/index.ts';
import type { Mark, MarkId } from './marks.ts';

const marked = (...ids: readonly MarkId[]): Pick<Tile<Mark>, 'features'> => ({
  features: ids.map((id) => ({ id })),
});

/** What one stands in, and who is behind it is in cover. */
const bush: Obstacle = { height: 1, cover: 'half', opaque: false, solid: false };
const fence: Obstacle = { height: 1, cover: 'half', opaque: false, solid: false };
const tree: Obstacle = { height: 3, cover: 'half', opaque: false, solid: false };
/** What one climbs and stands on. */
const lowWall: Obstacle = { height: 1, cover: 'full', opaque: true, solid: true };
const building: Obstacle = { height: 3, cover: 'full', opaque: true, solid: true };
/** What is in the way, whoever comes. */
export const rock: Obstacle = { height: 4, cover: 'full', opaque: true, solid: false };
export const closedDoor: Obstacle = { height: 3, cover: 'full', opaque: true, solid: false };

/** Spots whose terminals, doors and wires belong together (L2888). */
export const networks = ['red network', 'green network', 'blue network'] as const;

/** Where each side's strip is drawn by hand; a map without them has strips along its edges. */
export const sideSpots = ['side 1', 'side 2', 'side 3', 'side 4', 'side 5', 'side 6'] as const;

const heights = Array.from(
  { length: 9 },
  (_, n): MapSign<Mark> => ({ symbol: String(n + 1), name: `height ${n + 1}`, tile: { ground: n + 1 } }),
);

const door = (...ids: readonly MarkId[]): Tile<Mark> => ({
  obstacle: closedDoor,
  blocked: true,
  ...marked('door', ...ids, 'heavyCover'),
});

/** What maps are made of (L298 to L340, L352 to L378, L445 to L470). Levels are increments. */
export const legend: MapLegend<Mark> = {
  signs: [
    { symbol: '.', name: 'open ground', words: ['open', 'ground', 'grass', 'road'] },
    { symbol: ',', name: 'rough', words: ['rubble', 'ice', 'mud'], tile: marked('rough') },
    { symbol: '~', name: 'water', words: ['shallow water', 'swamp'], tile: marked('water') },
    { symbol: 'w', name: 'deep water', words: ['river', 'sea'], tile: marked('water', 'deep') },
    { symbol: '%', name: 'rapids', words: ['choppy water'], tile: marked('water', 'rapids') },
    { symbol: 'e', name: 'earth', words: ['soil', 'natural stone'], tile: marked('earth') },
    { symbol: '/', name: 'slope', words: ['ramp', 'stairs'], tile: marked('slope') },
    { symbol: '^', name: 'easy climb', words: ['ladder', 'handholds'], tile: marked('easyClimb') },
    { symbol: '!', name: 'hard climb', words: ['smooth wall'], tile: marked('hardClimb') },
    {
      symbol: 'b',
      name: 'bush',
      words: ['light cover', 'light', 'tall grass'],
      tile: { obstacle: bush, ...marked('lightCover') },
    },
    {
      symbol: 's',
      name: 'sandbags',
      words: ['medium cover', 'medium', 'fence'],
      tile: { obstacle: fence, ...marked('rough', 'mediumCover') },
    },
    {
      symbol: 'T',
      name: 'tree',
      words: ['wood'],
      tile: { obstacle: tree, ...marked('rough', 'mediumCover') },
    },
    {
      symbol: 'W',
      name: 'low wall',
      words: ['heavy cover', 'heavy', 'parapet'],
      tile: { obstacle: lowWall, ...marked('heavyCover') },
    },
    {
      symbol: 'H',
      name: 'building',
      words: ['house', 'container'],
      tile: { obstacle: building, ...marked('hardClimb', 'heavyCover') },
    },
    {
      symbol: '#',
      name: 'impassable',
      words: ['rock', 'wall'],
      tile: { obstacle: rock, blocked: true, ...marked('heavyCover') },
    },
    { symbol: 'X', name: 'pit', words: ['hole', 'chasm'], tile: { blocked: true } },
    { symbol: '+', name: 'door', words: ['gate'], tile: door() },
    { symbol: 'L', name: 'locked door', tile: door('locked') },
    { symbol: 'M', name: 'sealed door', words: ['magic door'], tile: door('sealed') },
    { symbol: "'", name: 'open door', words: ['doorway'], tile: marked('door', 'open') },
    { symbol: 't', name: 'terminal', words: ['computer', 'console'], tile: marked('terminal') },
    { symbol: 'v', name: 'lever', tile: marked('lever') },
    { symbol: 'c', name: 'chest', tile: marked('chest') },
    { symbol: 'f', name: 'fire', words: ['flames'], tile: marked('fire') },
    { symbol: 'i', name: 'frost', tile: marked('frost') },
    { symbol: 'g', name: 'gas', tile: marked('gas') },
    { symbol: 'z', name: 'live wires', words: ['sparks'], tile: marked('sparks') },
    { symbol: 'k', name: 'spikes', tile: marked('spikes') },
    { symbol: 'l', name: 'lamp', words: ['light source'], tile: marked('lamp') },
    { symbol: '_', name: 'roof', words: ['roofed'], tile: marked('roof') },
    { symbol: 'O', name: 'objective', tile: marked('objective') },
    { symbol: '$', name: 'grab', words: ['resource grab'], tile: marked('grab') },
    // Last of what lies on tiles: it lies over the others.
    { symbol: 'd', name: 'dark', words: ['darkness'], tile: marked('dark') },
    { symbol: 'A', name: 'side 1', spot: sideSpots[0] },
    { symbol: 'B', name: 'side 2', spot: sideSpots[1] },
    { symbol: 'C', name: 'side 3', spot: sideSpots[2] },
    { symbol: 'D', name: 'side 4', spot: sideSpots[3] },
    { symbol: 'E', name: 'side 5', spot: sideSpots[4] },
    { symbol: 'F', name: 'side 6', spot: sideSpots[5] },
    { symbol: 'R', name: 'red network', spot: networks[0] },
    { symbol: 'G', name: 'green network', spot: networks[1] },
    { symbol: 'U', name: 'blue network', spot: networks[2] },
    ...heights,
  ],
};
