import { isSurpriseRound } from '../../../engine/turns/index.ts';
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
