import type { MapLegend } from '../../../engine/space/index.ts';
import { objective } from './victory.ts';

/** What maps are drawn with. */
export const legend: MapLegend = {
  signs: [
    { symbol: '.', name: 'open', words: ['grass', 'ground'] },
    { symbol: '#', name: 'wall', words: ['rock'], tile: { blocked: true } },
    { symbol: '!', name: 'objective', spot: objective },
  ],
};
