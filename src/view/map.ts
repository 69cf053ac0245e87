import type { TrackerView } from '../engine/words.ts';
import { gridView, type MapShown } from './map/grid.ts';
import { zonesView } from './map/zones.ts';
import type { View } from './message.ts';

export type { MapShown } from './map/grid.ts';

/** Where a fight takes place and who stands where, as a picture and in words: a map of squares, or places. */
export function mapView(tracker: TrackerView, shown: MapShown = {}): View {
  return tracker.grid === undefined ? zonesView(tracker) : gridView(tracker, tracker.grid(), shown);
}
