import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { rulesNamed } from '../effects/sources.ts';
import { holders, holding, type Marker, markersOf } from '../markers/things.ts';
import { missionEnd } from '../missions/ending.ts';
import { type End, type Scene, type SideId, unitsLeft, victoryPointsOf } from '../scene.ts';
import { tell } from '../tell.ts';

/** A side gains Victory Points that are no captive's. */
export function score(tx: Tx<Scene>, side: SideId, points: number): void {
  const player = tx.state.battle?.sides[side];
  if (player === undefined || points === 0) return;
  player.points += points;
  tell(tx, 'pointsScored', { side, points, total: victoryPointsOf(tx.snapshot(), side) });
}

/** What a looter adds to an objective that it holds (Loot, L2256): once, however many there are. */
const lootFrom = (scene: Scene, side: SideId, one: Marker): number =>
  Math.max(
    0,
    ...holders(scene, side, one).flatMap((id) =>
      rulesNamed(scene, id, 'objectiveVp').map(({ figures }) => Number(figures.vp)),
    ),
  );

/** Whoever holds an objective as a round ends has a point for it: beside it or on it, and no enemy is (L77 to L81). */
export function scoreObjectives(tx: Tx<Scene>): void {
  const scene = tx.snapshot();
  for (const one of markersOf(scene, 'objective')) {
    const side = holding(scene, one);
    if (side === null) continue;
    const points = 1 + lootFrom(scene, side, one);
    const player = tx.state.battle?.sides[side];
    if (player !== undefined) player.forObjectives = (player.forObjectives ?? 0) + points;
    score(tx, side, points);
  }
}

/** How a battle has ended, as it stands or as a round is over; null: it goes on. */
export function endOf(scene: Scene, isRoundOver = false): End | null {
  const { battle } = scene;
  if (battle === null) return null;
  const points = (side: SideId) => victoryPointsOf(scene, side);
  const playing = battle.order.filter((side) => battle.sides[side]?.conceded === false);
  // Both can come to the goal by one assault: who has more has won, and as long as they tie it goes on.
  const won = missionEnd(scene, playing, isRoundOver);
  if (won !== null) return won;
  const best = Math.max(...playing.map(points));
  const ahead = playing.filter((side) => points(side) === best);
  const left = playing.filter((side) => unitsLeft(scene, side).length > 0);
  if (left.length > 1) return null;
  const by = playing.length > 1 ? 'lastStanding' : 'conceded';
  return { winner: left[0] ?? (ahead.length === 1 ? (ahead[0] ?? null) : null), by };
}

/** Ends the battle where somebody has won (L75), now or because a round is over. Gives whether it is over. */
export function endIfWon(tx: Tx<Scene>, isRoundOver = false): boolean {
  const scene = tx.snapshot();
  if (scene.battle === null || scene.battle.end !== null) return true;
  const end = endOf(scene, isRoundOver);
  const { battle } = tx.state;
  if (end === null || battle === null) return false;
  battle.end = end;
  battle.turn = null;
  delete battle.marking;
  for (const { unit, lentBy } of battle.activations) {
    const lent = battle.units[unit];
    if (lent !== undefined && lentBy !== undefined) lent.side = lentBy;
  }
  battle.activations = castDraft([]);
  const { order } = scene.battle;
  tell(tx, 'battleEnded', {
    ...end,
    sides: order,
    points: order.map((side) => victoryPointsOf(scene, side)),
  });
  return true;
}
