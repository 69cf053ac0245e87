import type { Tx } from '../../../engine/tx.ts';
import type { ConditionId } from '../content/conditions.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { slot } from '../slot.ts';

/** What comes with a condition, or ends with it. */
export type WithCondition = (tx: Tx<Scene>, id: CharacterId, condition: ConditionId) => void;

export const afterGain = slot<WithCondition>('afterGain');
export const afterLoss = slot<WithCondition>('afterLoss');
