import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import {
  atFightStart,
  atTurnEnd as abilitiesAtTurnEnd,
  atTurnStart as abilitiesAtTurnStart,
} from '../language/moments/turns.ts';
import { objectsAtRound } from '../objects/rounds.ts';
import { hiddenAtTurnEnd } from '../actions/advanced/hide.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { timeAtRound } from '../world/rounds.ts';
import { statusesAtTurnEnd, statusesAtTurnStart } from '../status/turns.ts';

/** What has a roll or a question in it is a rule of its own, which is given back. */
type AtTurn = (tx: Tx<Scene>, actor: CharacterId) => Rule<void> | undefined;
type AtRound = (tx: Tx<Scene>) => Rule<void>;

/** What is due where a round begins, and where somebody's turn begins or ends, in this order; each folder adds its own. */
export const atRoundStart: readonly AtRound[] = [timeAtRound, atFightStart, objectsAtRound];
export const atTurnStart: readonly AtTurn[] = [statusesAtTurnStart, abilitiesAtTurnStart];
export const atTurnEnd: readonly AtTurn[] = [statusesAtTurnEnd, abilitiesAtTurnEnd, hiddenAtTurnEnd];
