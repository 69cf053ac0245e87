import type { Viewer } from '../../../engine/event.ts';
import {
  boardShown,
  type FigureMark,
  type GridFigure,
  type GridReach,
  type GridView,
} from '../../../engine/space/index.ts';
import { coverOf } from '../cover/cover.ts';
import { lineBetween } from '../cover/sight.ts';
import { knowsOf, mayKnow } from '../fight/known.ts';
import { mostVitality } from '../numbers/most.ts';
import {
  areEnemies,
  type CharacterId,
  character,
  fighterIn,
  fightersIn,
  type MapGround,
  onTurn,
  type Scene,
  stateOf,
} from '../scene.ts';
import { sizeOf } from './bodies.ts';
import { metresBetween } from './distance.ts';
import { legend } from './legend.ts';
import { featureShown } from './looks.ts';
import { reachable } from './ways.ts';

/** The map as a viewer may see it: players know nothing of hidden foes, nor of where foes come from. */
export function mapView(scene: Scene, map: MapGround, viewer: Viewer): GridView {
  const actor = actorFor(scene, viewer);
  return {
    ...boardShown(
      { grid: map.grid, spots: map.spots },
      legend,
      featureShown,
      (name) => viewer.gm || name === 'players',
    ),
    figures: fightersIn(scene)
      .filter((id) => knowsOf(scene, viewer, id) && fighterIn(scene, id)?.at !== null)
      .map((id) => figure(scene, id, viewer, actor)),
    actor,
    reach: actor === null ? [] : reachShown(scene, actor),
  };
}

/** Whose sight and reach a viewer is shown: that of who is on turn, the viewer's own first. */
function actorFor(scene: Scene, viewer: Viewer): CharacterId | null {
  const acting = onTurn(scene).filter((id) => mayKnow(scene, viewer, id));
  return acting.find((id) => viewer.characters.includes(id)) ?? acting[0] ?? null;
}

function figure(scene: Scene, id: CharacterId, viewer: Viewer, actor: CharacterId | null): GridFigure {
  const who = character(scene, id);
  const max = mostVitality(scene, id).total;
  return {
    id,
    at: fighterIn(scene, id)?.at ?? '',
    size: sizeOf(scene, id).squares,
    health: mayKnow(scene, viewer, id) ? { value: Math.max(0, who.vitality), max } : null,
    marks: marksOf(scene, id),
    sight: actor === null || actor === id ? null : sightOf(scene, actor, id),
  };
}

const marksOf = (scene: Scene, id: CharacterId): readonly FigureMark[] => [
  ...(character(scene, id).vitality < 1 || character(scene, id).dead ? (['out'] as const) : []),
  ...(fighterIn(scene, id)?.unseen || stateOf(scene, id, 'hidden') !== null ? (['hidden'] as const) : []),
];

/** Whether the actor has a line to somebody, how far away they are, and with what cover. */
function sightOf(scene: Scene, actor: CharacterId, target: CharacterId): GridFigure['sight'] {
  if (lineBetween(scene, actor, target) === 'none') return null;
  const distance = metresBetween(scene, actor, target);
  if (!areEnemies(scene, actor, target)) return { distance, note: '' };
  const { cover } = coverOf(scene, actor, target);
  return { distance, note: cover === 'none' ? 'no cover' : `${cover} cover` };
}

/** Where the actor can get with the movement there is, and with Move and Sprint actions. */
function reachShown(scene: Scene, actor: CharacterId): readonly GridReach[] {
  const tiles = reachable(scene, actor);
  const by = (ap: number) =>
    tiles.filter((one) => one.ap === ap && !one.care.through).map(({ tile }) => tile);
  return [
    { name: 'free', tiles: by(0) },
    { name: '1 AP', tiles: by(1) },
    { name: '2 AP', tiles: by(2) },
    { name: '3 AP', tiles: by(3) },
    { name: 'past an enemy', tiles: tiles.filter(({ care }) => care.through).map(({ tile }) => tile) },
  ].filter((sort) => sort.tiles.length > 0);
}
