import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene, Side } from '../scene.ts';
import { slot } from '../slot.ts';

/** What conditions and abilities do to the units of a side where its phase begins, before anything counts down (checklist, 4 and 8). */
export type PhaseEffect = (tx: Tx<Scene>, side: Side) => Rule<void>;

/** All of it, in the order in which it happens. */
export const phaseEffects = slot<PhaseEffect>('phaseEffects');
