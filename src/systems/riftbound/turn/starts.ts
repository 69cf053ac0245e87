import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { abilitiesAtTurnStart } from '../abilities/turnStart.ts';
import { bodyAtTurnStart } from '../harm/turnStart.ts';
import { powersAtTurnStart } from '../powers/moments.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { vehiclesAtTurnStart } from '../vehicles/dive.ts';

type AtTurn = (tx: Tx<Scene>, actor: CharacterId) => Rule<void>;

/** What is due where somebody's turn begins, in this order; each folder adds its own. */
export const atTurnStart: readonly AtTurn[] = [
  abilitiesAtTurnStart,
  vehiclesAtTurnStart,
  bodyAtTurnStart,
  powersAtTurnStart,
];
