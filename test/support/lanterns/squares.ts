import type { GridRules } from '../../../src/engine/grid.ts';
import { readDrawn, spaceRefusalText } from '../../../src/engine/space/index.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { Systems } from '../../../src/systems/registry.ts';
import { lanterns } from './index.ts';

/** Rules of a map of squares as small as they can be: what is drawn before a fight, for vigils that take place elsewhere. */
const grid: GridRules<object> = {
  legend: {
    signs: [
      { symbol: '.', name: 'moor' },
      {
        symbol: 'o',
        name: 'stone',
        words: ['rock'],
        tile: { obstacle: { height: 1, cover: 'half', opaque: true, solid: true } },
      },
      { symbol: '~', name: 'bog', tile: { features: [{ id: 'bog' }] } },
      { symbol: 'K', name: 'keepers begin', spot: 'keepers' },
      { symbol: '1', name: 'height 1', tile: { ground: 1 } },
    ],
    walls: [{ name: 'hedge', wall: { height: 1, cover: 'half', opaque: false, barrier: true } }],
  },
  move: 'walk',
  feature: ({ id }) => ({ name: id, left: null }),
  board: () => null,
  at: () => null,
  way: () => ({ ok: false, refusal: { code: 'fieldStays', params: {} } }),
};

/** Whatever is drawn, the vigil is kept in the yard; what is not drawn is refused. */
function readSetup(text: string | null): ReturnType<AnySystem['readSetup']> {
  const read = text === null ? null : readDrawn(text, grid.legend);
  if (read?.ok === false) return { ok: false, why: spaceRefusalText(read) };
  return { ok: true, setup: text === null ? 'fen' : 'yard' };
}

/** Lanterns on a map of squares, and without one: under ids that `/campaign create` offers. */
export const squares = (): Systems => {
  const plain: AnySystem = { ...(lanterns as AnySystem), id: 'soulbound' };
  const drawn: AnySystem = { ...plain, id: 'zafir', grid, readSetup };
  return new Systems(
    [plain, drawn].map((system) => ({
      id: system.id,
      name: system.name,
      open: () => Promise.resolve(system),
    })),
  );
};
