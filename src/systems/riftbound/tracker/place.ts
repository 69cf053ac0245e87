import type { Viewer } from '../../../engine/event.ts';
import {
  METRE,
  type PlaneArea,
  type PlaneFigure,
  type PlaneRing,
  type PlaneView,
} from '../../../engine/space/plane/index.ts';
import { mayKnowOfWatch } from '../attack/overwatch/take.ts';
import { areTouching, bodyOf, diameterOf, distanceBetween } from '../fight/bodies.ts';
import { isUnseen, knowsOf, mayKnow } from '../fight/known.ts';
import { lightsIn } from '../fight/light.ts';
import { isUp, seesIn } from '../fight/sides.ts';
import { heldBy, nameOf } from '../gear/carried.ts';
import { rasterOf } from '../moves/walker.ts';
import {
  actingIn,
  type CharacterId,
  character,
  type Fight,
  fighterIn,
  fightersIn,
  type Scene,
} from '../scene.ts';
import { exposure, systemsAt, unitOf } from '../vehicles/crew.ts';

/** The place of the fight as a viewer may see it. */
export function placeView(scene: Scene, fight: Fight, viewer: Viewer): PlaneView {
  const { board } = fight;
  const shown = fightersIn(scene).filter(
    (id) => unitOf(scene, id) === id && fighterIn(scene, id)?.at !== null && knowsOf(scene, viewer, id),
  );
  const actor = actorFor(scene, viewer);
  return {
    name: board.name,
    width: board.plane.width,
    depth: board.plane.depth,
    raster: rasterOf(scene),
    obstacles: board.plane.obstacles,
    areas: areasOf(scene, fight, viewer),
    spots: spotsOf(fight, viewer),
    figures: shown.flatMap((id) => figureOf(scene, viewer, id, shown, actor)),
    actor,
    rings: actor === null ? [] : ringsOf(scene, actor),
  };
}

/** Whose sight and reach a viewer is shown: whoever acts, where they may know it. */
function actorFor(scene: Scene, viewer: Viewer): CharacterId | null {
  const acting = actingIn(scene);
  return acting !== null && mayKnow(scene, viewer, acting) && bodyOf(scene, acting) !== null
    ? unitOf(scene, acting)
    : null;
}

/** Where foes come from is the GM's to know. What lies about stands among the spots. */
const spotsOf = ({ board, lying }: Fight, viewer: Viewer): PlaneView['spots'] => [
  ...Object.entries(board.spots)
    .filter(([name]) => viewer.gm || name === 'heroes')
    .flatMap(([name, points]) => points.map((at) => ({ name, at }))),
  ...lying.map(({ at, item }) => ({ name: nameOf(item), at })),
];

const areasOf = (scene: Scene, { dark, plasma }: Fight, viewer: Viewer): readonly PlaneArea[] => [
  ...(dark ? lightsIn(scene).filter(({ by }) => knowsOf(scene, viewer, by)) : []).map(
    ({ name, at, radius, cone }): PlaneArea => ({ name, look: 'light', at, radius, cone, left: null }),
  ),
  ...plasma.map(
    ({ at, made }): PlaneArea => ({
      ...{ name: 'Plasma', look: 'fire', at, cone: null, left: null },
      radius: Math.round(made.radius * METRE),
    }),
  ),
];

function figureOf(
  scene: Scene,
  viewer: Viewer,
  id: CharacterId,
  shown: readonly CharacterId[],
  actor: CharacterId | null,
): readonly PlaneFigure[] {
  const fighter = fighterIn(scene, id);
  const who = character(scene, id);
  if (fighter === null || fighter.at === null) return [];
  const { at, altitude, heading, overwatch } = fighter;
  const known = mayKnow(scene, viewer, id);
  const distance = actor === null || actor === id ? null : distanceBetween(scene, actor, id);
  return [
    {
      id,
      at,
      diameter: diameterOf(who),
      altitude,
      heading: who.kind === 'vehicle' ? heading : null,
      health: known ? { value: who.hp.now, max: who.hp.max } : null,
      marks: [
        ...(isUp(scene, id) ? [] : (['out'] as const)),
        ...(isUnseen(scene, id) ? (['hidden'] as const) : []),
        ...(overwatch !== null && mayKnowOfWatch(scene, viewer, id) ? (['overwatch'] as const) : []),
      ],
      touching: shown.filter((other) => other !== id && areTouching(scene, id, other)),
      sight:
        actor === null || distance === null || !seesIn(scene, actor, id)
          ? null
          : { distance, note: noteOf(scene, actor, distance) },
    },
  ];
}

/** What a distance means for what somebody holds: 'in range of the Laser Rifle'. */
function noteOf(scene: Scene, actor: CharacterId, distance: number): string {
  const rings = ringsOf(scene, actor);
  if (rings.length === 0) return '';
  const [shortest] = rings.filter(({ reach }) => distance <= reach);
  return shortest === undefined ? 'out of range' : `in range of the ${shortest.name}`;
}

/** How far the weapons reach that somebody could fire: the guns at their terminal, and what they hold where no vehicle shuts it in; the shortest first. */
function ringsOf(scene: Scene, actor: CharacterId): readonly PlaneRing[] {
  const acting = actingIn(scene) ?? actor;
  const held = exposure(scene, acting) === 'open' ? heldBy(scene, acting) : [];
  const arms = [
    ...held.map((item) => ({ name: nameOf(item), attacks: item.profile.attacks })),
    ...systemsAt(scene, acting).map(({ system: { profile } }) => profile),
  ];
  const rings = arms.flatMap(({ name, attacks }) =>
    attacks.flatMap(({ range }): readonly PlaneRing[] =>
      range === null ? [] : [{ name, reach: range * METRE }],
    ),
  );
  return rings.toSorted((a, b) => a.reach - b.reach);
}
