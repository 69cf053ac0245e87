import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { remembered } from '../../../engine/remembered.ts';
import {
  type At,
  type Growing,
  growing,
  indexOf,
  type Occupant,
  type Path,
  parseTile,
  pathTo,
  type Reach,
  reach,
  readWay,
  type Search,
  sameTile,
  type TileName,
  tileName,
  tilesOf,
  walk,
  wayThrough,
} from '../../../engine/space/grid/index.ts';
import { isUnseen } from '../fight/known.ts';
import {
  areEnemies,
  beingIn,
  type CharacterId,
  characterIn,
  fightersIn,
  type Scene,
  sideOf,
} from '../scene.ts';
import { footprintIn, mayShare } from './bodies.ts';
import { keptAway } from './fear.ts';
import { apForWay, flies, freeHands, giftsOf, metresFor, type Reserve, reserveOf } from './gait.ts';
import { type Gait, type How, isHow, movementOf } from './movement.ts';
import { type Surveyed, surveyIn } from './terrain.ts';

/** One step of a way. */
export interface WayLeg {
  readonly from: TileName;
  readonly to: TileName;
  /** Null: a plain step. */
  readonly how: How | null;
  readonly cost: number;
  /** Whose space it leads through by force: they oppose it. */
  readonly through: CharacterId | null;
}

/** A way that somebody could go now, and the AP it takes beyond the movement they have. */
export interface Way {
  readonly to: TileName;
  readonly legs: readonly WayLeg[];
  readonly cost: number;
  readonly ap: number;
}

export type WayFound =
  | { readonly ok: true; readonly way: Way }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a way may have in it: through the spaces of enemies, over what harms. */
interface Care {
  readonly careful: boolean;
  readonly through: boolean;
}

const cares: readonly Care[] = [
  { careful: true, through: false },
  { careful: false, through: false },
  { careful: false, through: true },
];

/** What takes a while: made when it is first asked for. */
function whenAsked<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Everything somebody could do with their movement and their AP, the easiest ways first; null without a map. */
interface Prospect {
  readonly survey: Surveyed;
  readonly reserve: Reserve;
  readonly from: At;
  readonly searches: readonly { readonly care: Care; grown(): Growing; found(): Reach }[];
}

export const prospectOf = remembered((scene: Scene, actor: CharacterId): Prospect | null => {
  const [survey, footprint] = [surveyIn(scene), footprintIn(scene, actor)];
  if (survey === null || footprint === null) return null;
  const reserve = reserveOf(scene, actor);
  const budget = metresFor(reserve, reserve.ap);
  const searches = cares.map((care) => {
    const grown = whenAsked(() => growing(survey.terrain, searchOf(scene, actor, care, budget)));
    return { care, grown, found: () => grown().whole() };
  });
  return { survey, reserve, from: footprint.at, searches };
});

function searchOf(scene: Scene, actor: CharacterId, care: Care, budget: number): Search {
  const [survey, footprint] = [surveyIn(scene), footprintIn(scene, actor)];
  if (survey === null || footprint === null) throw new Error('ways are of maps');
  const gifts = giftsOf(scene, actor);
  const gait: Gait = {
    climbs: freeHands(scene, actor) > 0 || gifts.includes('climb'),
    flies: flies(scene, actor) || gifts.includes('fly'),
    gifts,
    careful: care.careful,
  };
  return {
    from: footprint.at,
    size: footprint.size ?? 1,
    budget,
    movement: keptAway(scene, actor, movementOf(survey, gait)),
    occupied: occupantsFor(scene, actor, care.through),
  };
}

/** Those who take up their squares, for who moves: allies are passed, enemies by force and as difficult terrain; who differs by two sizes is in nobody's way. */
function occupantsFor(
  scene: Scene,
  mover: CharacterId,
  through: boolean,
): Readonly<Record<TileName, Occupant>> {
  const occupied: Record<TileName, Occupant> = {};
  for (const id of inTheWayOf(scene, mover)) {
    const footprint = footprintIn(scene, id);
    if (footprint === null || !knowsOf(scene, mover, id)) continue;
    const ally = !areEnemies(scene, mover, id);
    const occupant: Occupant = isWall(scene, id)
      ? { pass: false }
      : ally
        ? { pass: true }
        : through
          ? { pass: true, slow: 1 }
          : { pass: false };
    for (const at of tilesOf(footprint)) occupied[tileName(at)] = occupant;
  }
  return occupied;
}

/** Things that nobody gets past. */
const isWall = (scene: Scene, id: CharacterId): boolean => {
  const thing = characterIn(scene, id);
  return thing?.kind === 'object' && thing.blocks;
};

/** Those whose space somebody can't end in. */
const inTheWayOf = (scene: Scene, mover: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter(
    (id) => id !== mover && characterIn(scene, id)?.dead === false && !mayShare(scene, mover, id),
  );

/** Players' characters know nothing of those whom the GM hides. */
const knowsOf = (scene: Scene, id: CharacterId, other: CharacterId): boolean =>
  sideOf(scene, id) === 'foes' || !isUnseen(scene, other);

/** The enemy whose space somebody would force their way into with a step; null for none. */
export function enemyAt(scene: Scene, mover: CharacterId, to: TileName): CharacterId | null {
  const at = parseTile(to);
  const own = footprintIn(scene, mover);
  if (at === null || own === null) return null;
  const tiles = tilesOf({ ...own, at }).map(tileName);
  const before = tilesOf(own).map(tileName);
  return (
    inTheWayOf(scene, mover).find((id) => {
      const footprint = footprintIn(scene, id);
      if (footprint === null || !areEnemies(scene, mover, id) || beingIn(scene, id) === null) return false;
      return tilesOf(footprint)
        .map(tileName)
        .some((tile) => tiles.includes(tile) && !before.includes(tile));
    }) ?? null
  );
}

/** A square that somebody could end on, and what it takes. */
export interface Reachable {
  readonly tile: TileName;
  readonly cost: number;
  readonly ap: number;
  readonly care: Care;
}

/** The squares somebody could end on by some kinds of ways, the one they stand on left out. */
function endsOf(
  prospect: Prospect | null,
  isWanted: (care: Care) => boolean = () => true,
): readonly Reachable[] {
  const tiles = new Map<TileName, Reachable>();
  for (const { care, found } of (prospect?.searches ?? []).filter((one) => isWanted(one.care)))
    for (const { tile, cost, mayEnd } of found().tiles.slice(1)) {
      const ap = prospect === null ? null : apForWay(prospect.reserve, cost);
      if (mayEnd && ap !== null && !tiles.has(tile)) tiles.set(tile, { tile, cost, ap, care });
    }
  return [...tiles.values()];
}

/** The squares that somebody comes to around enemies and what harms one after another, the nearest first: as far as they are asked for. */
export function* nearestFirst(scene: Scene, actor: CharacterId): Generator<Reachable, void, void> {
  const prospect = prospectOf(scene, actor);
  const search = prospect?.searches.find(({ care }) => care.careful);
  if (prospect === null || search === undefined) return;
  let isFirst = true;
  for (const { tile, cost, mayEnd } of search.grown().tiles()) {
    const ap = isFirst || !mayEnd ? null : apForWay(prospect.reserve, cost);
    isFirst = false; // where they stand
    if (ap !== null) yield { tile, cost, ap, care: search.care };
  }
}

/** All squares somebody could end on now: the easiest ways first, of those the nearest. */
export const reachable = remembered((scene: Scene, actor: CharacterId): readonly Reachable[] =>
  endsOf(prospectOf(scene, actor)),
);

/** Those that somebody comes to around enemies and what harms, the nearest first. */
export const easilyReached = remembered((scene: Scene, actor: CharacterId): readonly Reachable[] =>
  endsOf(prospectOf(scene, actor), ({ careful }) => careful),
);

const no = (code: string, params: Refusal['params']): WayFound => ({
  ok: false,
  refusal: refusal(code, params),
});

/** The best way to a square: around enemies and what harms, then through what harms, then through the spaces of enemies. */
export function wayTo(scene: Scene, actor: CharacterId, tile: TileName): WayFound {
  const prospect = prospectOf(scene, actor);
  const at = parseTile(tile);
  if (prospect === null || at === null) return no('sayWhere', { actor });
  if (indexOf(prospect.survey.terrain, at) === null) return no('noSuchSquare', { tile });
  if (sameTile(at, prospect.from)) return no('staysPut', { actor });
  for (const { care, found } of prospect.searches) {
    const path = pathTo(found(), at);
    if (path !== null && path.legs.length > 0) return wayOf(scene, actor, path, prospect, care);
  }
  for (const care of cares) {
    const path = pathTo(reach(prospect.survey.terrain, searchOf(scene, actor, care, FAR), [at]), at);
    if (path !== null)
      return no('tooFar', {
        actor,
        tile,
        cost: path.cost,
        has: metresFor(prospect.reserve, prospect.reserve.ap),
      });
  }
  return no('noWayThere', { actor, tile });
}

/** Farther than any map is wide. */
const FAR = 1000;

/** All ways of so many metres that somebody could go without harm, whatever movement they have left. */
export function within(scene: Scene, actor: CharacterId, metres: number): readonly Way[] {
  const survey = surveyIn(scene);
  const care: Care = { careful: true, through: false };
  if (survey === null || footprintIn(scene, actor) === null) return [];
  const found = reach(survey.terrain, searchOf(scene, actor, care, metres));
  return found.tiles.slice(1).flatMap(({ tile, cost, mayEnd }): readonly Way[] => {
    const at = parseTile(tile);
    const path = at === null || !mayEnd ? null : pathTo(found, at);
    return path === null ? [] : [{ to: tile, legs: legsOf(scene, actor, path, care), cost, ap: 0 }];
  });
}

/** The way by just these squares, each beside the one before. */
export function byTiles(scene: Scene, actor: CharacterId, tiles: readonly At[]): WayFound {
  const prospect = prospectOf(scene, actor);
  if (prospect === null) return no('sayWhere', { actor });
  const { terrain } = prospect.survey;
  const care: Care = { careful: false, through: true };
  const walked = walk(terrain, searchOf(scene, actor, care, FAR), tiles);
  if (!walked.ok) return { ok: false, refusal: { code: walked.code, params: walked.params } };
  return wayOf(scene, actor, walked.path, prospect, care);
}

function wayOf(scene: Scene, actor: CharacterId, path: Path, { reserve }: Prospect, care: Care): WayFound {
  const to = path.tiles.at(-1) ?? '';
  const ap = apForWay(reserve, path.cost);
  if (ap === null)
    return no('tooFar', { actor, tile: to, cost: path.cost, has: metresFor(reserve, reserve.ap) });
  return { ok: true, way: { to, legs: legsOf(scene, actor, path, care), cost: path.cost, ap } };
}

const legsOf = (scene: Scene, actor: CharacterId, path: Path, care: Care): readonly WayLeg[] =>
  path.legs.map(
    (leg): WayLeg => ({
      from: leg.from,
      to: leg.to,
      how: isHow(leg.price.how) ? leg.price.how : null,
      cost: leg.price.cost,
      through: care.through ? enemyAt(scene, actor, leg.to) : null,
    }),
  );

/** The way that somebody typed: a square ('C4'), squares ('C4 D5 E5'), or steps ('up 3, right 2'). */
export function typedWay(scene: Scene, actor: CharacterId, typed: string): WayFound {
  const prospect = prospectOf(scene, actor);
  if (prospect === null) return no('sayWhere', { actor });
  const { terrain } = prospect.survey;
  const read = readWay(typed, prospect.from, terrain);
  if (!read.ok) return { ok: false, refusal: { code: read.code, params: read.params } };
  if ('to' in read.way) return wayTo(scene, actor, tileName(read.way.to));
  const search = searchOf(scene, actor, { careful: false, through: false }, FAR);
  const whole = wayThrough(terrain, search, read.way.tiles);
  if (!whole.ok) return { ok: false, refusal: { code: whole.code, params: whole.params } };
  return whole.tiles.length === 0 ? no('staysPut', { actor }) : byTiles(scene, actor, whole.tiles);
}
