import type { MapLegend, MapSign, Obstacle } from '../../../engine/space/index.ts';
import type { TileMark } from '../scene.ts';

const mark = (id: TileMark['id'], left: number | null = null): TileMark => ({ id, left, by: null });

/** What stands in a closed doorway: as high as a room. */
export const closedDoor: Obstacle = { height: 3, cover: 'full', opaque: true, solid: true };

/** A wall as high as a house: a secret door looks like one. */
export const wall: Obstacle = { height: 4, cover: 'full', opaque: true, solid: true };

/** Floors 1 to 9 tiles up. */
const heights = Array.from(
  { length: 9 },
  (_, n): MapSign<TileMark> => ({
    symbol: String(n + 1),
    name: `height ${n + 1}`,
    tile: { ground: n + 1 },
  }),
);

/**
 * What maps are drawn of. Cover can be destroyed unless it is sturdy; doors and objects are used by those beside them (Interact),
 * and can be named and locked by a GM. Of hidden tiles players know nothing, of secret ones nothing of what lies there.
 */
export const legend: MapLegend<TileMark> = {
  signs: [
    { symbol: '.', name: 'ground' },
    {
      symbol: 'o',
      name: 'half cover',
      words: ['half', 'crate', 'barrel'],
      tile: { obstacle: { height: 1, cover: 'half', opaque: true, solid: true, destructible: true } },
    },
    {
      symbol: 'O',
      name: 'sturdy half cover',
      words: ['sturdy half', 'rock', 'parapet'],
      tile: { obstacle: { height: 1, cover: 'half', opaque: true, solid: true }, features: [mark('sturdy')] },
    },
    {
      symbol: '#',
      name: 'full cover',
      words: ['full', 'container'],
      tile: { obstacle: { height: 2, cover: 'full', opaque: true, solid: true, destructible: true } },
    },
    {
      symbol: 'W',
      name: 'sturdy wall',
      words: ['wall', 'building'],
      tile: { obstacle: wall, features: [mark('sturdy')] },
    },
    {
      symbol: '=',
      name: 'sturdy full cover',
      words: ['sturdy full', 'pillar', 'tree'],
      tile: { obstacle: { height: 2, cover: 'full', opaque: true, solid: true }, features: [mark('sturdy')] },
    },
    {
      symbol: '+',
      name: 'door',
      words: ['closed door', 'gate'],
      tile: {
        obstacle: closedDoor,
        features: [mark('sturdy'), { ...mark('object'), name: 'Door', open: false }],
      },
    },
    { symbol: '*', name: 'object', tile: { features: [{ ...mark('object'), name: 'Object' }] } },
    { symbol: '~', name: 'shallow water', words: ['water'], tile: { features: [mark('shallowWater')] } },
    { symbol: '^', name: 'flames', words: ['fire'], tile: { features: [mark('flames', 3)] } },
    { symbol: '!', name: 'acid pool', words: ['acid'], tile: { features: [mark('acidPool')] } },
    { symbol: '%', name: 'poison cloud', words: ['poison'], tile: { features: [mark('poisonCloud', 3)] } },
    { symbol: 'X', name: 'nothing', words: ['blocked', 'pit'], tile: { blocked: true } },
    { symbol: 'H', name: 'ladder', link: 'ladder' },
    { symbol: '/', name: 'stairs', tile: { features: [mark('stairs')] } },
    { symbol: 'c', name: 'climbable', tile: { features: [mark('climbable')] } },
    { symbol: '?', name: 'hidden', words: ['unknown'], tile: { features: [mark('hidden')] } },
    { symbol: '&', name: 'secret', tile: { features: [mark('secret')] } },
    { symbol: 'P', name: 'players', words: ['start'], spot: 'players' },
    { symbol: 'E', name: 'enemies', spot: 'enemies' },
    { symbol: 'R', name: 'reinforcements', words: ['reinforcement area'], spot: 'reinforcements' },
    ...heights,
  ],
  walls: [
    { name: 'fence', words: ['railing'], wall: { height: 1, cover: 'half', opaque: false, barrier: true } },
    { name: 'thin wall', wall: { height: 4, cover: 'full', opaque: true, barrier: true } },
    { name: 'window', wall: { height: 4, cover: 'half', opaque: false, barrier: true } },
  ],
};
