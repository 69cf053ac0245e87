import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stateOf } from '../../../engine/uses/index.ts';
import { type AbilityId, abilities } from '../content/abilities.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';

/** What is counted since dawn: an ability's utility by its id, and whether somebody's wounds have been seen to. */
export type DailyUse = AbilityId | 'treated';

/** How often somebody has used something since dawn. */
export function usedToday(scene: Scene, id: CharacterId, use: DailyUse): number {
  const who = characterIn(scene, id);
  return who?.kind === 'hero' ? stateOf(who.daily, use).spent : 0;
}

/** Counts a use of today. */
export function countUse(tx: Tx<Scene>, id: CharacterId, use: DailyUse): void {
  const who = tx.state.characters[id];
  if (who?.kind === 'hero') who.daily[use] = { spent: usedToday(tx.now, id, use) + 1, cooling: 0 };
}

/** Whether somebody has an ability whose utility is for outside of missions. */
export const hasUtility = (scene: Scene, id: CharacterId, ability: AbilityId): boolean => {
  const who = characterIn(scene, id);
  return (
    who?.kind === 'hero' && who.abilities.includes(ability) && rowOf(abilities, ability).utility !== null
  );
};

/** How often an ability's utility may still be used before dawn; null where it is at will. */
export function usesToday(scene: Scene, id: CharacterId, ability: AbilityId): number | null {
  const perDay = rowOf(abilities, ability).utility?.perDay ?? 0;
  return perDay === 'atWill' ? null : Math.max(0, perDay - usedToday(scene, id, ability));
}
