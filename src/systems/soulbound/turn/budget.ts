import { isSurpriseRound } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { inZone } from '../fight/zones.ts';
import type { CharacterId, Scene, TurnBudget } from '../scene.ts';

/** What a turn gives: a Move and an Action; in the surprise round an Action alone. */
export function budgetOf(scene: Scene, actor: CharacterId): TurnBudget {
  const surprise = scene.fight !== null && isSurpriseRound(scene.fight.order);
  return {
    actor,
    move: !surprise,
    moved: false,
    actions: surprise ? 1 : 1 + (scene.fight?.fighters[actor]?.granted ?? 0),
    acted: 0,
    surprise,
    opened: [],
    slowed: inZone(scene, actor, 'difficult'),
  };
}

/** A turn that goes on has the Actions that powers have given meanwhile; one of the surprise round leaves them for the next. */
export function giveGranted(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight?.turn || fighter === undefined || fight.turn.surprise) return;
  fight.turn.actions += fighter.granted;
  fighter.granted = 0;
}
