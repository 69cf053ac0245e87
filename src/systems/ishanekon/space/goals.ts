import { remembered } from '../../../engine/remembered.ts';
import { distanceBetween, parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import { isUnseen } from '../fight/known.ts';
import { areEnemies, type CharacterId, character, fightersIn, type Scene, sideOf } from '../scene.ts';
import { footprintIn, sizeOf } from './bodies.ts';
import { metresBetween } from './distance.ts';
import { metric } from './terrain.ts';
import { easilyReached, type Reachable } from './ways.ts';

/** How many enemies are named as goals of a move. */
const MOST = 3;

/** A square that one could go to, and how far from somebody it is. */
interface Goal extends Reachable {
  readonly away: number;
}

/** The nearest first, of those the easiest. */
const order = (a: Goal, b: Goal): number => a.away - b.away || a.ap - b.ap || a.cost - b.cost;

/** Where one would most probably go, by square: up to the nearest enemies that one knows of, towards the nearest, and away from it. */
export const goalsOf = remembered((scene: Scene, actor: CharacterId): ReadonlyMap<TileName, string> => {
  const goals = new Map<TileName, string>();
  const note = (tile: TileName | undefined, goal: string) => {
    if (tile !== undefined && !goals.has(tile)) goals.set(tile, goal);
  };
  const tiles = easilyReached(scene, actor).flatMap((one) => {
    const at = parseTile(one.tile);
    return at === null ? [] : [{ ...one, at }];
  });
  const size = sizeOf(scene, actor).squares;
  for (const [n, id] of nearestEnemies(scene, actor).slice(0, MOST).entries()) {
    const there = footprintIn(scene, id);
    if (there === null || metresBetween(scene, actor, id) <= 1) continue;
    const away = tiles.map((one) => ({ ...one, away: distanceBetween(metric, { at: one.at, size }, there) }));
    const close = away.reduce<Goal | null>(
      (best, one) => (best === null || order(one, best) < 0 ? one : best),
      null,
    );
    if (close === null) continue;
    const { name } = character(scene, id);
    if (close.away <= 1) note(close.tile, `to ${name}`);
    else if (n === 0) note(close.tile, `towards ${name}, as far as ${close.tile}`);
    if (n > 0) continue;
    const far = away
      .filter(({ ap }) => ap === 0)
      .reduce<Goal | null>((best, one) => (best === null || order(one, best) >= 0 ? one : best), null);
    if (far !== null && far.away > metresBetween(scene, actor, id))
      note(far.tile, `away from ${name}, to ${far.tile}`);
  }
  return goals;
});

/** Enemies that somebody knows of and that are alive, nearest first. */
const nearestEnemies = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene)
    .filter((id) => areEnemies(scene, actor, id) && character(scene, id).dead === false)
    .filter((id) => sideOf(scene, actor) === 'foes' || !isUnseen(scene, id))
    .map((id) => ({ id, away: metresBetween(scene, actor, id) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id }) => id);
