import { castDraft } from 'immer';
import { tileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilEncounterEnd } from '../../../engine/uses/index.ts';
import { placeOf, rowKey } from '../language/active/parts.ts';
import type { Effect } from '../language/schema/effects/index.ts';
import { durationFor } from '../language/use/duration.ts';
import { tilesAt } from '../language/use/tiles.ts';
import type { At } from '../language/use/using.ts';
import { tierOf } from '../numbers/levels.ts';
import { being, type CharacterId, type Scene } from '../scene.ts';
import { mapIn } from '../space/terrain.ts';
import { tell } from '../tell.ts';
import { endZone } from './end.ts';
import { putGround, putHazard } from './ground.ts';
import { zonesIn } from './inside.ts';
import { type Ground, MOST_ZONES, type Zone } from './zone.ts';

interface Beginning {
  readonly effect: Effect;
  readonly ground: Ground | null;
  readonly lasts: string;
  /** Those in it on told ground. */
  readonly members: readonly CharacterId[];
  readonly things?: readonly CharacterId[];
}

/** Part of the place is something else from now on: for as long as it says, else for the fight. Gives the zone; null where there is no fight. */
export function beginZone(tx: Tx<Scene>, at: At, beginning: Beginning): Zone | null {
  const { effect, ground, lasts, members, things = [] } = beginning;
  const { actor, row } = at;
  const now = tx.snapshot();
  const { fight } = tx.state;
  if (fight === null) return null;
  const [oldest] = zonesIn(now);
  if (oldest !== undefined && zonesIn(now).length >= MOST_ZONES) endZone(tx, oldest);
  fight.lastId += 1;
  const user = being(now, actor);
  const harms = effect.effect === 'zone' && effect.harm !== null;
  const zone: Zone = {
    ...{ id: `zone${fight.lastId}`, name: row.name, by: actor, things, members },
    of: rowKey({ kind: at.kind, id: row.id }),
    ground,
    harm: harms ? placeOf(row, effect) : null,
    strength: { tier: tierOf(user.level), level: Math.max(0, user.level), upcasts: { ...at.upcasts } },
    who: ('area' in row ? row.area?.who : null) ?? 'everybody',
    tiles: mapIn(now) === null ? [] : tilesAt(now, at).map(tileName),
    duration:
      durationFor(now, lasts, { user: actor, target: actor, scale: at.scale })?.duration ?? untilEncounterEnd,
  };
  fight.zones = [...(fight.zones ?? []), castDraft(zone)];
  if (ground !== null) putGround(tx, zone, ground, harms);
  else if (harms) putHazard(tx, zone);
  coverMembers(tx, zone, ground);
  // What only keeps things that were made is told with them.
  if (ground !== null || harms)
    tell(tx, 'zoneBegan', { actor, name: row.name, ground, harms, tiles: zone.tiles, lasts });
  return zone;
}

/** On told ground cover is of those in the zone. */
function coverMembers(tx: Tx<Scene>, { members }: Zone, ground: Ground | null): void {
  const told = tx.state.fight?.ground;
  if (told?.kind !== 'told' || (ground !== 'halfCover' && ground !== 'fullCover')) return;
  for (const id of members) told.cover[id] = ground === 'halfCover' ? 'half' : 'full';
}
