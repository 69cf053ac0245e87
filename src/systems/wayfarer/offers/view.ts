import type { Viewer } from '../../../engine/event.ts';
import {
  boardShown,
  type GridArea,
  type GridFigure,
  type GridReach,
  type GridView,
  tileName,
  tilesOf,
} from '../../../engine/space/index.ts';
import { coverFrom, sees } from '../battle/seeing.ts';
import { allOnMap, distanceOf, standing } from '../battle/standing.ts';
import type { Zone } from '../battle/zones.ts';
import { cover as grades } from '../content/battle.ts';
import { farEdge } from '../missions/ending.ts';
import { incrementsFor } from '../moves/gait.ts';
import { whyNotMove } from '../moves/move.ts';
import { tilesInReach } from '../moves/reach.ts';
import { type Activation, type Battle, runningIn, type Scene, type UnitId, unit } from '../scene.ts';
import { legend } from '../space/legend.ts';
import { markShown } from '../space/marks.ts';
import { squadOf } from '../squads/squad.ts';

/** The map of a battle: all of it lies open, so it is the same for everybody. */
export function mapView(scene: Scene, battle: Battle, _viewer: Viewer): GridView {
  const running = runningIn(scene);
  const shown = boardShown(battle.board, legend, markShown);
  return {
    ...shown,
    areas: [
      ...shown.areas,
      ...zonesShown(scene, battle),
      ...loadsShown(scene, battle),
      ...edgeShown(scene, battle),
    ],
    figures: allOnMap(scene).flatMap((id) => figure(scene, id, running?.unit ?? null) ?? []),
    actor: running?.unit ?? null,
    reach: running === null ? [] : reachShown(scene, running),
  };
}

const tilesOfZone = ({ at, columns, rows }: Zone): readonly string[] =>
  Array.from({ length: columns * rows }, (_, n) =>
    tileName({ x: at.x + (n % columns), y: at.y + Math.floor(n / columns) }),
  );

/** Where each side places its units, as long as any does (L64). */
function zonesShown(scene: Scene, { settingUp, sides }: Battle): readonly GridArea[] {
  return settingUp.flatMap((side) => {
    const zone = sides[side]?.zone ?? null;
    const name = scene.characters[side]?.name ?? side;
    if (zone === null) return [];
    return [{ name: `where ${name} begins`, tiles: tilesOfZone(zone), by: null, left: null }];
  });
}

/** Where a convoy goes to. */
function edgeShown(scene: Scene, battle: Battle): readonly GridArea[] {
  const { mission } = battle;
  const edge = mission?.kind === 'escort' ? farEdge(battle, mission) : null;
  if (mission?.kind !== 'escort' || edge === null) return [];
  return [
    {
      name: `where ${unit(scene, mission.convoy).name} goes to`,
      tiles: tilesOfZone(edge),
      by: null,
      left: null,
    },
  ];
}

/** What units have with them, on their tiles. */
const loadsShown = (scene: Scene, { loads = [] }: Battle): readonly GridArea[] =>
  loads.flatMap(({ unit: id, kind }) => {
    const body = standing(scene, id);
    if (body === null) return [];
    const tiles = tilesOf(body).map(tileName);
    return [{ name: `${kind} with ${unit(scene, id).name}`, tiles, by: null, left: null }];
  });

function figure(scene: Scene, id: UnitId, actor: UnitId | null): GridFigure | null {
  const body = standing(scene, id);
  if (body === null) return null;
  return {
    id,
    at: tileName(body.at),
    size: body.size,
    deep: body.deep,
    facing: body.facing,
    health: null,
    marks: [],
    ...groupOf(scene, id),
    sight: actor === null || actor === id ? null : sightOf(scene, actor, id),
  };
}

/** The squad of a unit, as the tracker calls it; with whose it is where two sides have one of that name. */
function groupOf(scene: Scene, id: UnitId): Pick<GridFigure, 'group'> {
  const squad = squadOf(scene, id);
  if (squad === null) return {};
  const { owner } = unit(scene, id);
  const isShared = allOnMap(scene).some(
    (one) => unit(scene, one).owner !== owner && squadOf(scene, one) === squad,
  );
  const whose = isShared ? ` of ${scene.characters[owner]?.name ?? owner}` : '';
  return { group: { key: `${owner}/${squad}`, name: squad, called: `squad ${squad}${whose}` } };
}

/** Whether the unit that acts sees another, how far away, and in what cover an enemy is. */
function sightOf(scene: Scene, actor: UnitId, id: UnitId): GridFigure['sight'] {
  const distance = distanceOf(scene, actor, id);
  if (distance === null || !sees(scene, actor, id)) return null;
  if (unit(scene, id).side === unit(scene, actor).side) return { distance, note: '' };
  const save = coverFrom(scene, actor, id);
  const grade = grades.find((one) => one.save === save);
  return { distance, note: grade === undefined ? 'no cover' : grade.name.toLowerCase() };
}

/** Where the unit that acts may go by the orders that its card still gives. */
function reachShown(scene: Scene, running: Activation): readonly GridReach[] {
  const { rushed } = running;
  if (rushed !== null)
    return [{ name: 'run', tiles: tilesInReach(scene, running, incrementsFor(scene, running, rushed)) }];
  if (whyNotMove(scene, running, 'move') === null)
    return [{ name: 'move', tiles: tilesInReach(scene, running, incrementsFor(scene, running, null)) }];
  return whyNotMove(scene, running, 'adjust') === null
    ? [{ name: 'adjust', tiles: tilesInReach(scene, running, 1, 'adjust') }]
    : [];
}
