import type { Choice } from '../../../../engine/options.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import {
  type At,
  type Path,
  parseTile,
  pathTo,
  reach,
  readWay,
  sameTile,
  survey,
  type TileName,
  tileName,
  walk,
  wayThrough,
} from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { opposed, unit, unitIn, unitsIn } from '../battle.ts';
import { searchOf, spacesBetween } from '../ground.ts';
import { awaited } from '../prepared.ts';
import type { ArmyAct, Ordered } from './act.ts';

/** How many spaces are listed to choose from; others may be typed. */
const MOST_LISTED = 40;

/** A way that a unit could go now. */
export interface March {
  readonly tiles: readonly TileName[];
  readonly cost: number;
}

export type MarchFound =
  | { readonly ok: true; readonly march: March }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (code: string, params: Refusal['params']): MarchFound => ({
  ok: false,
  refusal: refusal(code, params),
});
const marchOf = ({ tiles, cost }: Path): MarchFound => ({ ok: true, march: { tiles, cost } });

const FAR = 1000;

function groundOf(scene: Scene) {
  const ground = scene.battle?.ground;
  if (ground === undefined) throw new Error('armies march in a battle');
  return ground;
}

const left = (scene: Scene, id: CharacterId): number => unit(scene, id).turn?.movement ?? 0;

/** The best way to a space, within the Movement that is left. */
export function marchTo(scene: Scene, id: CharacterId, to: At): MarchFound {
  const ground = groundOf(scene);
  const terrain = survey(ground.grid);
  const search = searchOf(scene, ground, id, FAR);
  if (sameTile(search.from, to)) return no('staysPut', { actor: id });
  const path = pathTo(reach(terrain, search, [to]), to);
  if (path === null || path.tiles.length === 0) return no('noWayThere', { actor: id, tile: tileName(to) });
  return path.cost > left(scene, id)
    ? no('marchTooFar', { actor: id, cost: path.cost, has: left(scene, id) })
    : marchOf(path);
}

/** The way over just these spaces, each beside the one before. */
export function marchBy(scene: Scene, id: CharacterId, tiles: readonly At[]): MarchFound {
  const ground = groundOf(scene);
  const walked = walk(survey(ground.grid), searchOf(scene, ground, id, FAR), tiles);
  if (!walked.ok) return { ok: false, refusal: { code: walked.code, params: walked.params } };
  const { path } = walked;
  return path.cost > left(scene, id)
    ? no('marchTooFar', { actor: id, cost: path.cost, has: left(scene, id) })
    : marchOf(path);
}

/** The way that was typed: a space, spaces, or steps. */
export function marchTyped(scene: Scene, id: CharacterId, typed: string): MarchFound {
  const ground = groundOf(scene);
  const terrain = survey(ground.grid);
  const search = searchOf(scene, ground, id, FAR);
  const read = readWay(typed, search.from, terrain);
  if (!read.ok) return { ok: false, refusal: { code: read.code, params: read.params } };
  if ('to' in read.way) return marchTo(scene, id, read.way.to);
  const whole = wayThrough(terrain, search, read.way.tiles);
  if (!whole.ok) return { ok: false, refusal: { code: whole.code, params: whole.params } };
  return whole.tiles.length === 0 ? no('staysPut', { actor: id }) : marchBy(scene, id, whole.tiles);
}

/** The spaces a unit could come to, nearest to its enemies first. */
function spaces(scene: Scene, id: CharacterId): readonly Choice[] {
  const ground = groundOf(scene);
  const found = reach(survey(ground.grid), searchOf(scene, ground, id, left(scene, id)));
  const enemies = unitsIn(scene).filter((other) => opposed(scene, id, other) && !unit(scene, other).unseen);
  const near = (at: At) =>
    Math.min(...enemies.map((other) => farFrom(at, parseTile(unit(scene, other).at))), FAR);
  return found.tiles
    .slice(1)
    .filter(({ mayEnd }) => mayEnd)
    .map((one) => ({ ...one, enemy: near(one.at) }))
    .toSorted((a, b) => a.enemy - b.enemy || a.cost - b.cost)
    .slice(0, MOST_LISTED)
    .map(
      ({ tile, cost, enemy }): Choice => ({
        ...{ id: tile, name: tile, relation: 'place', note: `${cost} Movement`, refused: null },
        ...goalAt(scene, enemies, tile, enemy),
      }),
    );
}

const farFrom = (at: At, other: At | null): number =>
  other === null ? FAR : Math.max(Math.abs(at.x - other.x), Math.abs(at.y - other.y));

/** Beside an enemy one stands where it can be attacked. */
function goalAt(
  scene: Scene,
  enemies: readonly CharacterId[],
  tile: TileName,
  enemy: number,
): { readonly goal?: string } {
  if (enemy !== 1) return {};
  const at = parseTile(tile);
  const other = enemies.find((id) => at !== null && farFrom(at, parseTile(unit(scene, id).at)) === 1);
  return other === undefined ? {} : { goal: `to ${character(scene, other).name}` };
}

function meant(scene: Scene, { actor, target, detail }: Ordered): MarchFound {
  const typed = (detail ?? target ?? '').trim();
  const at = parseTile(typed);
  return at === null ? marchTyped(scene, actor, typed) : marchTo(scene, actor, at);
}

/** A unit goes as many spaces as its Movement (Rounds and Turns). Whoever is prepared for it attacks as it comes into Range. */
export const march: ArmyAct = {
  ...{ id: 'move', name: 'Move', also: ['March', 'Go'], group: 'move', isAction: false },
  ...{ targetsOpen: true, targetLater: true, words: 'optional' },
  targets: spaces,
  whyNot(scene, ordered) {
    const found = meant(scene, ordered);
    return found.ok ? null : found.refusal;
  },
  *run(tx, ordered) {
    const found = meant(tx.snapshot(), ordered);
    if (!found.ok) return yield* tx.refuse(found.refusal.code, found.refusal.params);
    yield* goTo(tx, ordered.actor, found.march);
  },
};

function* goTo(tx: Tx<Scene>, id: CharacterId, { tiles, cost }: March): Rule<void> {
  const going = tx.state.battle?.units[id];
  if (going?.turn == null) return;
  going.turn.movement -= cost;
  for (const tile of tiles) {
    const before = watchersOf(tx.snapshot(), id);
    const now = tx.state.battle?.units[id];
    if (now === undefined) return;
    now.at = tile;
    yield* awaited(tx, id, before);
    if (unitIn(tx.now, id) === null) return;
  }
  tell(tx, 'marched', { actor: id, to: tiles.at(-1) ?? '' });
}

/** How far each enemy was before a step. */
const watchersOf = (scene: Scene, id: CharacterId): ReadonlyMap<CharacterId, number> =>
  new Map(
    unitsIn(scene)
      .filter((other) => opposed(scene, id, other))
      .map((other) => [other, spacesBetween(scene, other, id)]),
  );
