import { sortedOrder, start } from '../../../src/engine/turns/index.ts';
import { lanterns } from './index.ts';
import { type Keeper, keeper } from './keeper.ts';
import type { Night } from './night.ts';

type Someone = Partial<Keeper> & { readonly place?: string };

/**
 * A vigil in the fen, all on the causeway where nothing else is said, in which players and foes take their turns in
 * the order in which they are named: `night({ ana: { charms: ['sidestep'] } }, { murk: {} })`.
 */
export function night(
  players: Readonly<Record<string, Someone>>,
  foes: Readonly<Record<string, Someone>> = {},
): Night {
  const all = { ...players, ...foes };
  const ids = Object.keys(all);
  const order = sortedOrder(ids.map((actor, place) => ({ actor, rank: [ids.length - place] })));
  const started = order.ok ? start(order.order) : order;
  if (!started.ok) throw new Error(`no night: ${started.code}`);
  return frozen({
    keepers: Object.fromEntries(ids.map((id) => [id, keeperIn(id, all[id] ?? {})])),
    vigil: {
      order: started.order,
      sides: Object.fromEntries(ids.map((id) => [id, id in players ? 'players' : 'foes'])),
      field: 'fen',
      places: Object.fromEntries(ids.map((id) => [id, all[id]?.place ?? 'causeway'])),
      hidden: [],
      deck: ['calm', 'calm', 'gust', 'gleam'],
      discarded: [],
      coming: null,
      deedDone: false,
    },
  });
}

/** Keepers without a vigil. */
export function day(keepers: Readonly<Record<string, Someone>>): Night {
  const ids = Object.keys(keepers);
  return frozen(lanterns.scene(Object.fromEntries(ids.map((id) => [id, keeperIn(id, keepers[id] ?? {})]))));
}

function keeperIn(id: string, { place: _, ...given }: Someone): Keeper {
  return keeper({ name: id, ...given });
}

/** Frozen all through: whoever changes it gets an exception. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.freeze(value);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
  return value;
}
