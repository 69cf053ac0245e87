import type { PlaneRules } from '../../../src/engine/plane.ts';
import { readPlane } from '../../../src/engine/space/plane/index.ts';
import { spaceRefusalText } from '../../../src/engine/space/index.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { Systems } from '../../../src/systems/registry.ts';
import { lanterns } from './index.ts';

/** Rules of a place in metres as small as they can be: what is described before a fight, for vigils that take place elsewhere. */
const plane: PlaneRules<object> = {
  legend: {
    signs: [
      {
        id: 'stone',
        name: 'stone',
        shape: 'area',
        size: [200, 200],
        height: 150,
        opaque: true,
        way: 'barrier',
      },
      { id: 'hedge', name: 'hedge', shape: 'line', height: 100, opaque: false, way: 'barrier' },
    ],
    openings: [{ id: 'gap', name: 'gap', width: 150 }],
    spots: ['keepers'],
  },
  move: 'walk',
  board: () => null,
  at: () => null,
  way: () => ({ ok: false, refusal: { code: 'fieldStays', params: {} } }),
};

/** Whatever is described, the vigil is kept in the yard; what can't be read is refused. */
function readSetup(text: string | null): ReturnType<AnySystem['readSetup']> {
  const read = text === null ? null : readPlane(text, plane.legend);
  if (read?.ok === false) return { ok: false, why: spaceRefusalText(read) };
  return { ok: true, setup: text === null ? 'fen' : 'yard' };
}

/** Lanterns in metres, under an id that `/campaign create` offers. */
export function metres(): Systems {
  const system: AnySystem = { ...(lanterns as AnySystem), id: 'zafir', plane, readSetup };
  return new Systems([{ id: system.id, name: system.name, open: () => Promise.resolve(system) }]);
}
