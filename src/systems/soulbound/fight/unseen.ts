import type { Audience, Viewer } from '../../../engine/event.ts';
import { type ZoneId, type ZoneMap, zoneOf } from '../../../engine/space/zones/index.ts';
import { type CharacterId, type Fight, fighterIn, fightersIn, type Scene, zonesOf } from '../scene.ts';

/** What makes a Zone one that only the GM knows of; no trait of the book's, so it stands in no table. */
export const hiddenZone = { id: 'hidden' } as const;

/** Whether players know nothing of a Zone, but for whoever stands in it. */
export const isHiddenZone = (map: ZoneMap, zone: ZoneId): boolean =>
  zoneOf(map, zone)?.traits.some(({ id }) => id === hiddenZone.id) ?? false;

const hiddenZonesOf = (scene: Scene, id: CharacterId): readonly ZoneId[] | null => {
  const map = scene.fight?.map;
  const zones = zonesOf(scene, id);
  return map !== undefined && zones.length > 0 && zones.every((zone) => isHiddenZone(map, zone))
    ? zones
    : null;
};

/** Whether players know nothing of a foe: the GM hides them, or they stand in a hidden Zone. Heroes are known to all. */
export const isUnseen = (scene: Scene, id: CharacterId): boolean => whoKnows(scene, id) !== 'all';

/** Who may know that somebody is there: of a foe in a hidden Zone those who stand in it too. */
export function whoKnows(scene: Scene, id: CharacterId): Audience {
  const fighter = fighterIn(scene, id);
  if (fighter === null || fighter.side === 'players') return 'all';
  if (fighter.unseen === true) return 'gm';
  const zones = hiddenZonesOf(scene, id);
  return zones === null ? 'all' : whoKnowsZones(scene, zones);
}

/** Who may know of Zones, of which some may be hidden: those who stand in one of these. */
export function whoKnowsZones(scene: Scene, zones: readonly ZoneId[]): Audience {
  const map = scene.fight?.map;
  const hidden = map === undefined ? [] : zones.filter((zone) => isHiddenZone(map, zone));
  if (hidden.length === 0) return 'all';
  const there = fightersIn(scene).filter(
    (id) =>
      fighterIn(scene, id)?.side === 'players' && hidden.every((zone) => zonesOf(scene, id).includes(zone)),
  );
  return there.length === 0 ? 'gm' : there;
}

const isAmong = (audience: Audience, viewer: Viewer): boolean =>
  viewer.gm ||
  audience === 'all' ||
  (typeof audience === 'object' && audience.some((id) => viewer.characters.includes(id)));

/** Whether a viewer may know that somebody is there. */
export const knowsOf = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.characters.includes(id) || isAmong(whoKnows(scene, id), viewer);

/** Whether a viewer may know of a Zone. */
export const knowsZone = (scene: Scene, viewer: Viewer, zone: ZoneId): boolean =>
  isAmong(whoKnowsZones(scene, [zone]), viewer);

/** Whether there is anything in a fight that players do not know of. */
export const hasSecrets = ({ fighters, map }: Pick<Fight, 'fighters' | 'map'>): boolean =>
  anyUnseen(fighters) || anyHidden(map);

const anyUnseen = askedOnce((fighters: Fight['fighters']) =>
  Object.values(fighters).some(({ unseen, left }) => unseen === true && !left),
);

const anyHidden = askedOnce((map: ZoneMap) => Object.keys(map.zones).some((zone) => isHiddenZone(map, zone)));

/** A question that is worked out once for each thing that is asked of, which must not change. */
function askedOnce<T extends object>(question: (of: T) => boolean): (of: T) => boolean {
  const known = new WeakMap<T, boolean>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const answer = question(of);
    known.set(of, answer);
    return answer;
  };
}

/** Those who may know of both of two things. */
export function bothOf(one: Audience, other: Audience): Audience {
  if (one === 'all') return other;
  if (other === 'all') return one;
  if (one === 'gm' || other === 'gm') return 'gm';
  const both = one.filter((id) => other.includes(id));
  return both.length === 0 ? 'gm' : both;
}
