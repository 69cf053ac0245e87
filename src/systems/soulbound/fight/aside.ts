import { castDraft, type Draft, isDraft, original } from 'immer';
import type { Standing, ZoneMap } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, type Fight, fighterIn, fightersIn, type Scene, zonesOf } from '../scene.ts';
import { hasSecrets, isHiddenZone, whoKnows, whoKnowsZones } from './unseen.ts';
import type { ZoneId } from './zones.ts';

/**
 * A scene as somebody in its fight knows it: without those of whom they know nothing, and for a hero without hidden Zones and
 * who is in them. `named` stay, for whoever gave the command knows of them.
 */
export function asKnownTo(scene: Scene, actor: CharacterId, named: readonly CharacterId[] = []): Scene {
  const { fight } = scene;
  if (fight === null || !hasSecrets(fight)) return scene;
  const isHero = fighterIn(scene, actor)?.side !== 'foes'; // who has left knows no more than the others
  const theirs = named.flatMap((id) => zonesOf(scene, id));
  const zones = isHero ? unknownZones(scene, fight, actor).filter((zone) => !theirs.includes(zone)) : [];
  const away = fightersIn(scene).filter(
    (id) => id !== actor && !named.includes(id) && !knows(scene, actor, id, zones),
  );
  if (away.length === 0 && zones.length === 0) return scene;
  const without = <T>(all: Readonly<Record<string, T>>, gone: readonly string[]): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !gone.includes(id)));
  const only = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => away.includes(id)));
  const map = zones.length === 0 ? fight.map : withoutZones(fight.map, zones);
  return {
    ...scene,
    characters: without(scene.characters, away),
    fight: {
      ...fight,
      map,
      fighters: without(fight.fighters, away),
      standing: withoutThem(fight.standing, away),
      aside: {
        characters: only(scene.characters),
        fighters: only(fight.fighters),
        standing: fight.standing,
        map: { before: fight.map, known: map },
      },
    },
  };
}

const unknownZones = (scene: Scene, { map }: Fight, actor: CharacterId): readonly ZoneId[] =>
  Object.keys(map.zones).filter((zone) => {
    const to = whoKnowsZones(scene, [zone]);
    return to !== 'all' && (to === 'gm' || !to.includes(actor));
  });

function knows(scene: Scene, actor: CharacterId, other: CharacterId, unknown: readonly ZoneId[]): boolean {
  const fighter = fighterIn(scene, other);
  if (fighterIn(scene, actor)?.side === 'foes') return fighter?.unseen !== true;
  const to = whoKnows(scene, other);
  const isThere = zonesOf(scene, other).some((zone) => !unknown.includes(zone));
  return isThere && (to === 'all' || (typeof to === 'object' && to.includes(actor)));
}

const withoutZones = ({ zones, borders }: ZoneMap, gone: readonly ZoneId[]): ZoneMap => ({
  zones: Object.fromEntries(Object.entries(zones).filter(([id]) => !gone.includes(id))),
  borders: borders.filter(({ between }) => !between.some((zone) => gone.includes(zone))),
});

function withoutThem({ zones, knots }: Standing, away: readonly CharacterId[]): Standing {
  return {
    zones: Object.fromEntries(Object.entries(zones).filter(([id]) => !away.includes(id))),
    knots: knots.map((knot) => knot.filter((id) => !away.includes(id))).filter((knot) => knot.length > 1),
  };
}

/** For as long as a command runs, or until the turn passes on, the scene is as whoever acts knows it. */
export function putAside(tx: Tx<Scene>, actor: CharacterId, named: readonly CharacterId[]): void {
  const before = tx.snapshot();
  const known = asKnownTo(before, actor, named);
  const { fight } = tx.state;
  if (known === before || known.fight === null || fight === null) return;
  const aside = known.fight.aside;
  for (const id of Object.keys(aside?.fighters ?? {})) {
    delete tx.state.characters[id];
    delete fight.fighters[id];
  }
  // What is known is shared with the scene before, which is frozen, and may still change in this command.
  fight.standing = castDraft(structuredClone(known.fight.standing));
  if (known.fight.map !== before.fight?.map) fight.map = castDraft(structuredClone(known.fight.map));
  fight.aside = castDraft(aside);
}

/** Everybody and everything that was put aside is there again. */
export function bringBack(tx: Tx<Scene>): void {
  const aside = tx.now.fight?.aside;
  const now = aside === undefined ? null : tx.snapshot().fight;
  const { fight } = tx.state;
  if (aside === undefined || now === null || fight === null) return;
  const kept = now.aside ?? aside;
  delete fight.aside;
  const before = original(tx.state);
  for (const [id, fighter] of Object.entries(kept.fighters)) {
    // What has not changed is what it was, so that nothing is written of it.
    restore(tx.state.characters, id, before?.characters[id] ?? kept.characters[id] ?? raise(id));
    restore(fight.fighters, id, before?.fight?.fighters[id] ?? fighter);
  }
  // What is not as it was stored may be shared with a copy that is frozen, and may still change in this command.
  const own = <T>(value: T, stored: T | undefined): T => (value === stored ? value : structuredClone(value));
  const standing = standingBack(kept.standing, now.standing, Object.keys(kept.fighters));
  fight.map = castDraft(own(mapBack(kept.map, now.map), before?.fight?.map));
  fight.standing = castDraft(own(standing, before?.fight?.standing));
}

/** Puts something back that may still change in this command: as it was stored, or a copy of its own where that is frozen here. */
function restore<T extends object>(into: Draft<Record<string, T>>, id: string, value: T): void {
  const all = into as Record<string, T>;
  all[id] = value;
  if (!isDraft(all[id])) all[id] = structuredClone(value);
}

const raise = (id: CharacterId): never => {
  throw new Error(`nobody was put aside with the id '${id}'`);
};

/** The map with its hidden Zones where they were; what a rule has made of the others stays. */
function mapBack(
  { before, known }: { readonly before: ZoneMap; readonly known: ZoneMap },
  now: ZoneMap,
): ZoneMap {
  if (now === known || JSON.stringify(now) === JSON.stringify(known)) return before;
  const isAway = (zone: ZoneId) => isHiddenZone(before, zone) && known.zones[zone] === undefined;
  const zones = Object.fromEntries(
    Object.entries(before.zones).flatMap(([id, zone]) => {
      const there = isAway(id) ? zone : now.zones[id];
      return there === undefined ? [] : [[id, there]];
    }),
  );
  const away = before.borders.filter(({ between }) => between.some(isAway));
  return { zones: { ...zones, ...now.zones, ...zones }, borders: [...now.borders, ...away] };
}

/** Who was away stands where they stood, and close to whom they were close to, as far as these are where they were. */
function standingBack(before: Standing, now: Standing, away: readonly CharacterId[]): Standing {
  const zones = { ...now.zones };
  for (const id of away) if (before.zones[id] !== undefined) zones[id] = before.zones[id];
  const isStill = (id: CharacterId) => String(zones[id]) === String(before.zones[id]);
  const rejoined = before.knots.filter((knot) => knot.some((id) => away.includes(id)));
  let knots: readonly (readonly CharacterId[])[] = now.knots;
  for (const knot of rejoined) {
    const back = knot.filter((id) => away.includes(id) && isStill(id));
    const mate = knot.find((id) => !away.includes(id) && isStill(id));
    const with_ = mate === undefined ? undefined : knots.find((one) => one.includes(mate));
    const whole = [...(with_ ?? (mate === undefined ? [] : [mate])), ...back];
    knots = [...knots.filter((one) => one !== with_), ...(whole.length > 1 ? [whole] : [])];
  }
  const standing = { zones, knots };
  return JSON.stringify(sorted(standing)) === JSON.stringify(sorted(before)) ? before : standing;
}

const sorted = ({ zones, knots }: Standing) => [
  Object.entries(zones).sort(([a], [b]) => (a < b ? -1 : 1)),
  knots.map((knot) => [...knot].sort()).sort((a, b) => String(a).localeCompare(String(b))),
];
