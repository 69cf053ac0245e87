import type { ActOption, Choice } from '../../../engine/options.ts';
import { markerPlaces, whyNotMark } from '../markers/marking.ts';
import { whyNotPutDown } from '../markers/putDown.ts';
import { loadOf } from '../markers/things.ts';
import type { Activation, Scene, SideId } from '../scene.ts';
import { aMarker } from '../words/markers.ts';
import { act, noneOf } from './act.ts';

/** So many places are named; others are typed. */
const most = 24;

/** How large a marker is: on the table it is what people have at hand. */
const sizes: readonly Choice[] = [
  { id: 'large', name: 'Large', note: 'a tile: units of one drag it, larger ones carry it', refused: null },
  { id: 'small', name: 'Small', note: 'anybody carries it', refused: null },
];

/** A side places an objective or a grab. */
export function marking(scene: Scene, side: SideId): ActOption {
  const targets = markerPlaces(scene, most).map(
    (tile): Choice => ({ id: tile, name: tile, relation: 'place', refused: null }),
  );
  const [kind = 'grab'] = scene.battle?.marking?.left ?? [];
  return act(
    {
      id: 'mark',
      name: `Place ${aMarker[kind]}`,
      group: 'turn',
      refused: whyNotMark(scene, side) ?? noneOf(targets, 'noPlaceForMarker'),
    },
    { targets, targetNeeded: true, targetsOpen: true, means: sizes, meansNeeded: true },
  );
}

/** Who has something may put it down. */
export function puttingDown(scene: Scene, running: Activation): readonly ActOption[] {
  const load = loadOf(scene, running.unit);
  if (load === null) return [];
  return [
    act({
      id: 'putDown',
      name: `Put down ${aMarker[load.kind]}`,
      group: 'move',
      refused: whyNotPutDown(scene, running),
    }),
  ];
}
