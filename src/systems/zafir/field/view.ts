import type { Viewer } from '../../../engine/event.ts';
import {
  boardShown,
  type FigureMark,
  type GridArea,
  type GridFeature,
  type GridFigure,
  type GridLook,
  type GridReach,
  type GridView,
  type TileName,
  unknownTile,
} from '../../../engine/space/index.ts';
import { profileOf } from '../character/profile.ts';
import { isOut } from '../conditions/can.ts';
import { tileFeatures } from '../content/tileFeatures.ts';
import { isHiddenTile, isUnknownOn, knownGrid } from '../hidden/ground.ts';
import { isHidden } from '../hidden/units.ts';
import { tilesIn } from '../move/areas.ts';
import { carriedIn } from '../move/free.ts';
import { inTwoMoves, type Kind, reachable } from '../move/prospect.ts';
import { canSee, coverOf, distanceBetween, lookouts, seesFrom } from '../move/sight.ts';
import {
  actingIn,
  areEnemies,
  type CharacterId,
  character,
  characterIn,
  type Fight,
  type Scene,
  sizeOf,
  type TileMark,
  unitIn,
  unitsIn,
} from '../scene.ts';
import { actionsLeft } from '../turn/legality.ts';
import { owedTo } from '../turn/owed.ts';
import { toAct } from '../turn/who.ts';
import { legend } from './legend.ts';

/** The battlefield as a viewer may see it: players know nothing of hidden enemies and ground, nor of where reinforcements come. */
export function fieldView(scene: Scene, fight: Fight, viewer: Viewer): GridView {
  const actor = actorFor(scene, viewer);
  const board = boardFor(fight, viewer);
  const areas = fight.areas.filter(({ centre }) => viewer.gm || !isHiddenTile(fight.grid, centre));
  return {
    ...board,
    areas: [...board.areas, ...areas.map((area) => areaShown(scene, area, viewer))],
    figures: knownUnits(scene, viewer).map((id) => figure(scene, id, viewer, actor)),
    actor,
    reach: actor === null ? [] : reachShown(scene, actor),
  };
}

/** The map itself. Players see unknown ground for what is hidden, and of what is secret nothing. */
function boardFor({ grid, spots }: Fight, viewer: Viewer): ReturnType<typeof boardShown> {
  if (viewer.gm) return boardShown({ grid, spots }, legend, featureShown);
  const known = knownGrid(grid);
  const isUnknown = (tile: TileName) => isUnknownOn(known, tile);
  const shown = boardShown({ grid: known, spots }, legend, featureShown, (name) => name === 'players');
  return {
    ...shown,
    tiles: shown.tiles.map((tile) => (isUnknown(tile.at) ? unknownTile(tile.at) : tile)),
    spots: shown.spots.map((spot) => ({ ...spot, tiles: spot.tiles.filter((at) => !isUnknown(at)) })),
  };
}

/** Those on the battlefield of whom a viewer knows; who is carried is where their bearer is. */
function knownUnits(scene: Scene, viewer: Viewer): readonly CharacterId[] {
  const carried = carriedIn(scene);
  return unitsIn(scene).filter((id) => mayKnowOf(scene, id, viewer) && !carried.has(id));
}

/** Whether a viewer may know that somebody is there. */
export const mayKnowOf = (scene: Scene, id: CharacterId, viewer: Viewer): boolean =>
  unitIn(scene, id) !== null && (viewer.gm || !isHidden(scene, id));

/** Whether a viewer may know what somebody can do: their own, and their allies; a GM anybody. */
const mayKnow = (scene: Scene, id: CharacterId, viewer: Viewer): boolean =>
  viewer.gm || viewer.characters.includes(id) || unitIn(scene, id)?.side !== 'enemies';

/** Whose sight and reach a viewer is shown: whoever acts; where nobody does, the viewer's one unit that may. */
function actorFor(scene: Scene, viewer: Viewer): CharacterId | null {
  const acting = actingIn(scene);
  if (acting !== null) return mayKnow(scene, acting, viewer) ? acting : null;
  const own = toAct(scene).filter((id) => viewer.characters.includes(id));
  return own.length === 1 ? (own[0] ?? null) : null;
}

const looks: { readonly [Id in TileMark['id']]?: GridLook } = {
  shallowWater: 'water',
  flames: 'fire',
  poisonCloud: 'poison',
  acidPool: 'acid',
  stairs: 'stairs',
  climbable: 'climb',
};

/** What lies on a tile, as everybody sees it; that cover is sturdy shows in its name. */
export function featureShown(mark: TileMark): GridFeature | null {
  const { id, left, name, open, lock } = mark;
  if (id === 'sturdy') return null;
  if (id === 'hidden' || id === 'secret')
    return { name: name === undefined ? id : `${id}: ${name}`, left, over: true };
  if (id !== 'object') {
    const look = looks[id];
    const shown = { name: tileFeatures.find((row) => row.id === id)?.name ?? id, left };
    return look === undefined ? shown : { ...shown, look };
  }
  const state = [...(open === true ? ['open'] : []), ...(lock === undefined ? [] : ['locked'])];
  const look = open === undefined ? {} : { look: open ? ('doorway' as const) : ('door' as const) };
  return { name: [name ?? 'Object', ...state].join(', '), left, ...look };
}

const areaNames = {
  smoke: 'smoke',
  animateCover: 'animated cover',
  healingFountain: 'healing fountain',
  tripmine: 'tripmine',
} as const;

const areaShown = (scene: Scene, area: Fight['areas'][number], viewer: Viewer): GridArea => ({
  name: areaNames[area.what],
  ...(area.what === 'smoke' ? { look: 'smoke' as const } : {}),
  tiles: tilesIn(scene, area),
  by: viewer.gm || !isHidden(scene, area.by) ? (characterIn(scene, area.by)?.name ?? null) : null,
  left: area.left,
});

function figure(scene: Scene, id: CharacterId, viewer: Viewer, actor: CharacterId | null): GridFigure {
  const who = character(scene, id);
  return {
    id,
    at: unitIn(scene, id)?.at ?? '',
    size: sizeOf(scene, id),
    health: mayKnow(scene, id, viewer) ? { value: who.battle.hp, max: profileOf(who).maxHp } : null,
    marks: marksOf(scene, id),
    sight: actor === null || actor === id ? null : sightOf(scene, actor, id),
  };
}

function marksOf(scene: Scene, id: CharacterId): readonly FigureMark[] {
  const unit = unitIn(scene, id);
  return [
    ...(isOut(scene, id) ? (['out'] as const) : []),
    ...(isHidden(scene, id) || unit?.concealed === true ? (['hidden'] as const) : []),
    ...(unit?.effects.some((effect) => effect.id === 'overwatch') ? (['overwatch'] as const) : []),
  ];
}

/** Whether the actor sees somebody, stepping out where that helps; of enemies, with the cover they would have then. */
function sightOf(scene: Scene, actor: CharacterId, target: CharacterId): GridFigure['sight'] {
  if (!canSee(scene, actor, target)) return null;
  const away = distanceBetween(scene, actor, target);
  if (!areEnemies(scene, actor, target)) return { distance: away, note: '' };
  const covers = lookouts(scene, actor)
    .filter((from) => seesFrom(scene, actor, from, target))
    .map((from) => coverOf(scene, { attacker: actor, target, from }).cover);
  const cover = covers.includes('none') ? 'none' : covers.includes('half') ? 'half' : 'full';
  return { distance: away, note: cover === 'none' ? 'no cover' : `${cover} cover` };
}

/** Where the actor can get with a move, by what it asks of them, and with two where they have as many. */
function reachShown(scene: Scene, actor: CharacterId): readonly GridReach[] {
  const tiles = reachable(scene, actor);
  const isTwice = owedTo(scene, actor) === null && actionsLeft(scene, actor) >= 2;
  const by = (...kinds: readonly Kind[]) =>
    tiles.filter(({ kind }) => kinds.includes(kind)).map(({ tile }) => tile);
  return [
    { name: 'one move', tiles: by('plain') },
    { name: 'two moves', tiles: isTwice ? inTwoMoves(scene, actor) : [] },
    { name: 'a move with Agility', tiles: by('agility') },
    { name: 'a move that harms', tiles: by('danger', 'fall') },
  ].filter((sort) => sort.tiles.length > 0);
}
