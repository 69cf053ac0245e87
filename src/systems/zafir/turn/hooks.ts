import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene, Side } from '../scene.ts';
import { slot } from '../slot.ts';

/** What conditions and abilities do to the units of a side where its phase begins, before anything counts down (checklist, 4 and 8). */
export type PhaseEffect = (tx: Tx<Scene>, side: Side) => Rule<void>;

/** All of it, in the order in which it happens. */
export const phaseEffects = slot<PhaseEffect>('phaseEffects');

/** What somebody must do before a turn of theirs is over, however it comes to be over; it begins the turn where none has begun. */
export type Duty = (tx: Tx<Scene>, actor: CharacterId) => Rule<void>;

export const duties = slot<Duty>('duties');
