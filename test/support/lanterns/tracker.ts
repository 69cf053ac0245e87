import type { Viewer } from '../../../src/engine/event.ts';
import { current, orderRows } from '../../../src/engine/turns/index.ts';
import type { Gauge, TrackerLine, TrackerView } from '../../../src/engine/words.ts';
import { conditions, find } from './content.ts';
import { fieldOf } from './field.ts';
import { maxNerve, maxOil } from './keeper.ts';
import { type Night, stands } from './night.ts';
import { isKnown } from './options.ts';

/** The tracker of a vigil: players' gauges for all, those of foes for the GM. */
export function tracker(night: Night, viewer: Viewer): TrackerView {
  const { vigil } = night;
  if (vigil === null) return { round: 0, current: null, left: [], lines: [], places: [] };
  const turn = current(vigil.order)?.actor ?? null;
  const seen = orderRows(vigil.order).filter((row) => isKnown(night, row.actor, viewer));
  const next = seen.find((row) => row.status === 'to act' && stands(night, row.actor))?.actor;
  return {
    round: vigil.order.round,
    current: turn,
    left: vigil.deedDone ? [] : ['Deed'],
    lines: seen.map((row): TrackerLine => {
      const keeper = night.keepers[row.actor];
      const side = vigil.sides[row.actor] ?? 'foes';
      return {
        id: row.actor,
        name: keeper?.name ?? row.actor,
        side,
        turn: turnOf(night, row.actor, turn, next, row.status === 'done'),
        gauges: side === 'players' || viewer.gm ? gaugesOf(night, row.actor) : [],
        tags: [
          ...(keeper?.conditions ?? []).map(({ id }) => find(conditions, id)?.name ?? id),
          ...(vigil.hidden.includes(row.actor) ? ['Hidden'] : []),
        ],
      };
    }),
    places: fieldOf(vigil.field).places.map(({ id, name }) => ({
      id,
      name,
      who: seen.filter((row) => vigil.places[row.actor] === id).map((row) => row.actor),
      knots: [],
      tags: [],
      objects: [],
      beside: fieldOf(vigil.field).near(id),
    })),
  };
}

function turnOf(
  night: Night,
  id: string,
  now: string | null,
  next: string | undefined,
  done: boolean,
): TrackerLine['turn'] {
  if (!stands(night, id)) return 'out';
  if (id === now) return 'now';
  if (id === next) return 'next';
  return done ? 'done' : 'later';
}

function gaugesOf(night: Night, id: string): readonly Gauge[] {
  const { nerve = 0, oil = 0 } = night.keepers[id] ?? {};
  return [
    { label: 'Nerve', value: nerve, max: maxNerve },
    { label: 'Oil', value: oil, max: maxOil },
  ];
}
