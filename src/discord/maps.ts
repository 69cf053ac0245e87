import type { MapHere } from '../app/maps/maps.ts';
import type { EncounterRecord } from '../app/ports.ts';
import type { Table } from '../app/table.ts';
import { preparedTracker } from '../view/map/drawings.ts';
import { preparedPlane } from '../view/map/planeDrawings.ts';
import { type MapShown, mapView } from '../view/map.ts';
import type { View } from '../view/message.ts';
import type { Scene } from './command.ts';

type Tracker = ReturnType<Table['system']['tracker']>;

/** The map of a fight as somebody may see it, with the picture that lies under it. */
export async function fightMap(
  { app }: Pick<Scene, 'app'>,
  table: Table,
  { record, tracker }: { readonly record: EncounterRecord; readonly tracker: Tracker },
  shown: MapShown = {},
): Promise<View> {
  return mapView(tracker, { ...shown, background: await backgroundOf(app, table, record) });
}

/** The map that a GM changes: of the fight here as they see it, or the prepared one. */
export async function mapHere(
  scene: Pick<Scene, 'app'>,
  table: Table,
  map: MapHere,
  shown: MapShown = {},
): Promise<View> {
  const { tracker, background } = await changing(scene, table, map);
  return mapView(tracker, { ...shown, background });
}

/** What such a map shows, and what lies under it. */
export async function changing(
  { app }: Pick<Scene, 'app'>,
  table: Table,
  map: MapHere,
): Promise<{ readonly tracker: Tracker; readonly background: MapShown['background'] }> {
  const { encounter } = map;
  const background = await backgroundOf(app, table, encounter);
  const status = encounter === null ? null : await app.encounters.status(table);
  const tracker = status?.ok ? status.value.tracker : prepared(map);
  return { tracker, background };
}

/** A map on which nobody stands yet. */
const prepared = (map: MapHere): Tracker =>
  map.kind === 'squares'
    ? preparedTracker(map.board, map.rules.legend, (feature) => map.rules.feature(feature))
    : preparedPlane(map.board);

/** The picture that lies under the map of a fight, or of the next one. */
export async function backgroundOf(
  app: Scene['app'],
  table: Table,
  encounter: EncounterRecord | null,
): Promise<MapShown['background']> {
  if (table.system.grid === undefined && table.system.plane === undefined) return null;
  const found = await app.maps.ground(table, encounter);
  if (found === null) return null;
  const { mapId, changedAt, ...place } = found;
  return {
    ...place,
    href: `ground:${mapId}:${changedAt.getTime()}`,
    read: () => app.maps.groundData(mapId),
  };
}
