import { castDraft } from 'immer';
import { snapshotOf } from '../../../engine/snapshot.ts';
import type { Tx } from '../../../engine/tx.ts';
import { tileFeatures } from '../content/tileFeatures.ts';
import { putTile } from '../field/ground.ts';
import { isKeptSecret, isSecretTile } from '../hidden/ground.ts';
import { whoKnowsTiles } from '../hidden/light.ts';
import type { Area, Scene, Side, TileMark } from '../scene.ts';
import { tell } from '../tell.ts';

/** What areas wait for: smoke for rounds, as what lies on tiles does; what a unit upholds for its own side's phases. */
const counts = {
  smoke: 'round',
  animateCover: 'phase',
  healingFountain: 'phase',
  tripmine: 'phase',
} as const;

/** A round begins: what lies on tiles is a round nearer to its end, and gone where that was its last (checklist, 1). */
export function groundAges(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  const grid = now.fight?.grid;
  if (grid === undefined) return;
  for (const [tile, { features = [] }] of Object.entries(grid.tiles)) {
    const older = features.map((mark) => (mark.left === null ? mark : { ...mark, left: mark.left - 1 }));
    if (older.every((mark, place) => mark === features[place])) continue;
    putTile(tx, tile, { ...grid.tiles[tile], features: older.filter(lasts) });
    for (const mark of older.filter((one) => !lasts(one))) {
      const secret = isSecretTile(grid, tile) && isKeptSecret(mark);
      const to = secret ? 'gm' : whoKnowsTiles(now, [tile]);
      tell(tx, 'featureEnded', { feature: nameOf(mark.id), tile }, to);
    }
  }
  areasAge(tx, (area) => counts[area.what] === 'round');
}

/** A side's phase begins: what its units uphold is a turn nearer to its end (checklist, 5 and 9). */
export function areasAgeFor(tx: Tx<Scene>, side: Side): void {
  areasAge(tx, (area) => counts[area.what] === 'phase' && area.side === side);
}

function areasAge(tx: Tx<Scene>, ages: (area: Area) => boolean): void {
  if (!tx.state.fight) return;
  const areas = snapshotOf(tx.now.fight?.areas ?? []);
  const older = areas.map((area) =>
    area.left !== null && ages(area) ? { ...area, left: area.left - 1 } : area,
  );
  if (older.every((area, place) => area === areas[place])) return;
  tx.state.fight.areas = castDraft(older.filter(lasts));
  for (const { what, centre, by } of older.filter((area) => !lasts(area)))
    tell(tx, 'areaEnded', { area: what, tile: centre, by }, whoKnowsTiles(tx.now, [centre]));
}

const lasts = ({ left }: TileMark | Area): boolean => left === null || left > 0;

const nameOf = (id: string): string => tileFeatures.find((row) => row.id === id)?.name ?? id;
