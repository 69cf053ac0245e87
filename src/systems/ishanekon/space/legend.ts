import type { MapLegend, MapSign, Obstacle } from '../../../engine/space/index.ts';
import type { Mark } from '../scene.ts';

const wall: Obstacle = { height: 4, cover: 'full', opaque: true, solid: true };

/** What stands in a closed doorway. */
export const closedDoor: Obstacle = { ...wall, destructible: true };

/** Floors 1 to 9 metres up. */
const heights = Array.from(
  { length: 9 },
  (_, n): MapSign<Mark> => ({
    symbol: String(n + 1),
    name: `${n + 1} m up`,
    tile: { ground: n + 1 },
  }),
);

/** What maps are drawn of: a square is 1 m long and wide, a level 1 m high (Battlefield). Difficult terrain costs one more metre. */
export const legend: MapLegend<Mark> = {
  signs: [
    { symbol: '.', name: 'ground' },
    {
      symbol: ':',
      name: 'difficult terrain',
      words: ['difficult', 'rough', 'mud', 'grass'],
      tile: { slow: 1 },
    },
    {
      symbol: 'o',
      name: 'half cover',
      words: ['half', 'crate', 'barrel', 'rock'],
      tile: { obstacle: { height: 1, cover: 'half', opaque: false, solid: true, destructible: true } },
    },
    {
      symbol: '#',
      name: 'full cover',
      words: ['full', 'container', 'tree', 'pillar'],
      tile: { obstacle: { height: 3, cover: 'full', opaque: true, solid: true, destructible: true } },
    },
    { symbol: 'W', name: 'wall', words: ['building'], tile: { obstacle: wall } },
    {
      symbol: '+',
      name: 'door',
      words: ['closed door', 'gate'],
      tile: { obstacle: closedDoor, features: [{ id: 'door' }] },
    },
    { symbol: '~', name: 'water', words: ['deep water'], tile: { features: [{ id: 'water' }] } },
    {
      symbol: 'f',
      name: 'obscured',
      words: ['forest', 'rocky ground'],
      tile: { slow: 1, features: [{ id: 'obscured' }] },
    },
    {
      symbol: 't',
      name: 'stronghold',
      words: ['trench', 'fortress', 'rampart'],
      tile: { features: [{ id: 'stronghold' }] },
    },
    { symbol: '^', name: 'fire', words: ['flames'], tile: { features: [{ id: 'fire' }] } },
    { symbol: 'X', name: 'nothing', words: ['blocked', 'pit'], tile: { blocked: true } },
    { symbol: 'H', name: 'ladder', link: 'ladder' },
    { symbol: 'P', name: 'players', words: ['start'], spot: 'players' },
    { symbol: 'F', name: 'foes', words: ['enemies'], spot: 'foes' },
    ...heights,
  ],
  walls: [
    { name: 'fence', words: ['railing'], wall: { height: 1, cover: 'half', opaque: false, barrier: true } },
    { name: 'thin wall', wall: { height: 4, cover: 'full', opaque: true, barrier: true } },
    { name: 'window', wall: { height: 4, cover: 'half', opaque: false, barrier: true } },
  ],
};
