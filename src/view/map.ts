import type { TrackerView } from '../engine/words.ts';
import { gridView, type MapShown } from './map/grid.ts';
import { planeView } from './map/plane.ts';
import { zonesView } from './map/zones.ts';
import type { View } from './message.ts';

export type { MapShown } from './map/grid.ts';

/** Where a fight takes place and who stands where, as a picture and in words: a map of squares, a place in metres, or zones. */
export function mapView(tracker: TrackerView, shown: MapShown = {}): View {
  if (tracker.grid !== undefined) return gridView(tracker, tracker.grid(), shown);
  return tracker.plane === undefined ? zonesView(tracker) : planeView(tracker, tracker.plane(), shown);
}
