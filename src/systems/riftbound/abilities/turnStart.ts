import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { rollCooldowns } from './cooldown.ts';
import { forgetUsed } from './marks.ts';

/** What a turn's start does to Abilities: its owner rolls for cooldowns, and everybody has again what is had once a turn. */
export function* abilitiesAtTurnStart(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  forgetUsed(tx);
  yield* rollCooldowns(tx, actor);
}
