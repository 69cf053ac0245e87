import { type Answer, chosenBy, type Decision } from '../../engine/decision.ts';
import { type Viewer, visibleTo } from '../../engine/event.ts';
import type { CharacterRecord, StandingOrderRecord } from '../ports.ts';
import type { AnySystem } from '../table.ts';
import { conditionsOf } from './conditions.ts';

/** A question that was answered by a standing order. */
export interface Ordered {
  readonly order: StandingOrderRecord;
  readonly character: string; // its name
  readonly decision: Decision;
}

/** Those of some orders of which a viewer may know that they answered: the question was for all, or for them. */
export const orderedFor = (ordered: readonly Ordered[], viewer: Viewer): readonly Ordered[] =>
  ordered.filter(({ decision }) => visibleTo(decision, viewer) || viewer.characters.includes(decision.asked));

/** Stands for the usual answer in an order to a question of several, whatever that is each time. */
export const USUAL = '@usual';

/** Whether an order stands: each measure of the question, or value of its owner's before the command, that it looks at is high enough. */
function holds(order: StandingOrderRecord, decision: Decision, system: AnySystem, before: object): boolean {
  const character = system.charactersIn(before)[order.characterId];
  return conditionsOf(order).every(({ gauge, atLeast }) => {
    const found =
      decision.measures?.[gauge] ??
      (character && system.character.sheet(character).gauges.find(({ label }) => label === gauge)?.value);
    return found !== undefined && found >= atLeast;
  });
}

/** The answer that an order gives to a question; null where that is not on offer now. */
function choiceOf({ optionId }: StandingOrderRecord, decision: Decision): string | null {
  if (optionId === USUAL) return decision.several === undefined ? null : decision.default;
  return chosenBy(decision, optionId) === null ? null : optionId;
}

/** Whether it is still theirs to order: their own character's, or as a GM a foe's, in the fight for which they have ordered it. */
const isTheirs = (
  { userId, encounterId }: StandingOrderRecord,
  record: CharacterRecord | null,
  fight: string | null,
  leads: (userId: string) => boolean,
): boolean => (encounterId === null ? record?.ownerId === userId : encounterId === fight && leads(userId));

/** The order that answers a question: its owner's own, for that question, of an answer that is on offer now. */
export function orderFor(
  decision: Decision,
  orders: readonly StandingOrderRecord[],
  {
    system,
    before,
    record,
    fight,
    leads,
  }: {
    readonly system: AnySystem;
    readonly before: object;
    readonly record: CharacterRecord | null;
    /** The encounter that is played; null outside of one. */
    readonly fight: string | null;
    readonly leads: (userId: string) => boolean;
  },
): StandingOrderRecord | null {
  const order = orders.find(
    ({ characterId, code }) => characterId === decision.asked && code === decision.code,
  );
  if (order === undefined || !isTheirs(order, record, fight, leads)) return null;
  return choiceOf(order, decision) !== null && holds(order, decision, system, before) ? order : null;
}

/** An order's answer to a question, after so many dice of the command. */
export const orderedAnswer = (decision: Decision, order: StandingOrderRecord, seen: number): Answer => ({
  key: decision.key,
  choice: choiceOf(order, decision) ?? decision.default,
  by: order.userId,
  seen,
  ordered: true,
});
