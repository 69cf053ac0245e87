import { castDraft } from 'immer';
import { insertTurn, type SortedOrder } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { areEnemies, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { actorsIn } from './initiative.ts';
import { orderOf } from './order.ts';

/**
 * How many turns a boss has in a round besides its own: one for each grade beyond the first, and no more turns in all than it has enemies (Boss; A25, where the
 * house may count the extra ones alone).
 */
export function extraTurnsOf(scene: Scene, id: CharacterId): number {
  const who = beingIn(scene, id);
  if (who?.kind !== 'creature' || who.rank !== 'boss') return 0;
  const enemies = actorsIn(scene).filter((other) => areEnemies(scene, id, other)).length;
  const most = scene.party.rules.bossTurns === 'all' ? enemies - 1 : enemies;
  return Math.max(0, Math.min(who.grade - 1, most));
}

/** Somebody's turn is over: each boss among their enemies that still has turns to come has one now. */
export function bossesFollow(tx: Tx<Scene>, ended: CharacterId): void {
  const { fight } = tx.state;
  if (fight === null) return;
  for (const id of actorsIn(tx.snapshot())) {
    const boss = fight.fighters[id];
    if (boss === undefined || boss.owedTurns < 1 || !areEnemies(tx.now, id, ended)) continue;
    boss.owedTurns -= 1;
    const order = tx.snapshot().fight?.order;
    if (order !== undefined) fight.order = castDraft(orderOf(insertTurn<SortedOrder>(order, id)));
  }
}
