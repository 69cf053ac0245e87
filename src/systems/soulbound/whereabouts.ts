import type { Viewer } from '../../engine/event.ts';
import { actorsIn, zonesBeside } from '../../engine/space/zones/index.ts';
import type { PlaceTag, TrackerPlace } from '../../engine/words.ts';
import { type EnvironmentId, environment } from './content/environment.ts';
import { objectsIn } from './fight/objects.ts';
import { isHiddenZone, knowsOf, knowsZone } from './fight/unseen.ts';
import { isZone, type ZoneId } from './fight/zones.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from './scene.ts';

/**
 * Whether somebody may know where another stands: not where a foe hides from all whom they watch the fight through. Whoever
 * plays nobody in it knows what all heroes do.
 */
export function knowsWhere(scene: Scene, viewer: Viewer, id: CharacterId): boolean {
  const fighter = fighterIn(scene, id);
  if (fighter === null || fighter.hidden === null || fighter.side === 'players') return true;
  if (viewer.gm || viewer.characters.includes(id)) return true;
  const { from } = fighter.hidden;
  const heroes = fightersIn(scene).filter((one) => fighterIn(scene, one)?.side === 'players');
  const own = heroes.filter((one) => viewer.characters.includes(one));
  return own.length > 0 ? own.some((one) => !from.includes(one)) : heroes.every((one) => !from.includes(one));
}

/** The zones of a fight: what they are like, what lies beside them, and who stands there as far as the viewer may know. */
export function placesOf(scene: Scene, viewer: Viewer): readonly TrackerPlace[] {
  const { fight } = scene;
  if (fight === null) return [];
  const known = (id: ZoneId) => knowsZone(scene, viewer, id);
  const zones = Object.entries(fight.map.zones).filter(([id]) => known(id));
  return zones.map(([id, zone]) => {
    const who = actorsIn(fight.standing, id).filter(
      (one) => knowsOf(scene, viewer, one) && knowsWhere(scene, viewer, one),
    );
    return {
      id,
      name: zone.name,
      who,
      knots: fight.standing.knots
        .map((knot) => knot.filter((member) => who.includes(member) && !character(scene, member).dead))
        .filter((knot) => knot.length > 1),
      tags: [
        ...environment.filter((row) => isZone(fight.map, id, row.id)).flatMap(({ id: row }) => tagOf(row)),
        ...(isHiddenZone(fight.map, id) ? [{ name: 'Hidden', sign: null }] : []),
      ],
      objects: objectsIn(fight.map, id),
      beside: zonesBeside(fight.map, id).filter(known),
    };
  });
}

const signs: { readonly [Trait in EnvironmentId]: PlaceTag['sign'] | 'named' } = {
  coverPartial: 'cover',
  coverTotal: 'cover',
  difficult: 'rough',
  hazardMinor: 'danger',
  hazardMajor: 'danger',
  hazardDeadly: 'danger',
  interactiveObjects: 'named', // each by what it is
  obscuredLightly: 'unseen',
  obscuredHeavily: 'unseen',
};

function tagOf(trait: EnvironmentId): readonly PlaceTag[] {
  const sign = signs[trait];
  const name = environment.find(({ id }) => id === trait)?.name ?? trait;
  return sign === 'named' ? [] : [{ name, sign }];
}
