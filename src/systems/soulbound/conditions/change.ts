import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import type { HeldCondition } from '../character/schema.ts';
import type { ConditionId } from '../content/conditions.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/**
 * Gives somebody a condition. The same from the same source and cause is not noted twice; it then lasts as long as the
 * new one. Who falls Unconscious drops everything and is Prone and Incapacitated.
 */
export function addCondition(tx: Tx<Scene>, target: CharacterId, held: HeldCondition): void {
  const who = tx.state.characters[target];
  if (who === undefined) return;
  const others = who.conditions.filter((c) => !isSame(c, held));
  const isNew = !who.conditions.some((c) => c.id === held.id);
  who.conditions = castDraft([...others, { ...held }]);
  tell(tx, 'conditionGained', { target, condition: held.id, source: held.source, cause: held.cause, isNew });
  if (held.id !== 'unconscious') return;
  for (const weapon of who.weapons) if (!weapon.natural) weapon.dropped = true;
  const along = { source: held.source, cause: 'unconscious', duration: untilRemoved } as const;
  addCondition(tx, target, { id: 'prone', ...along });
  addCondition(tx, target, { id: 'incapacitated', ...along });
}

const isSame = (a: HeldCondition, b: HeldCondition) =>
  a.id === b.id && a.source === b.source && a.cause === b.cause;

/**
 * Takes a condition away; with a source, only what comes from it. Who wakes up is not Incapacitated by that any more,
 * but still lies where they fell. Gives whether there was anything to take away.
 */
export function removeCondition(
  tx: Tx<Scene>,
  target: CharacterId,
  condition: ConditionId,
  source: string | null = null,
): boolean {
  const who = tx.state.characters[target];
  if (who === undefined) return false;
  const goes = (held: HeldCondition) => held.id === condition && (source === null || held.source === source);
  if (!who.conditions.some(goes)) return false;
  who.conditions = castDraft(who.conditions.filter((held) => !goes(held)));
  const stays = who.conditions.some((held) => held.id === condition);
  tell(tx, 'conditionLost', { target, condition, stays });
  if (condition === 'unconscious' && !stays) {
    const woke = who.conditions.filter((held) => held.id === 'incapacitated' && held.cause === 'unconscious');
    if (woke.length > 0) {
      who.conditions = castDraft(who.conditions.filter((held) => !woke.includes(held)));
      tell(tx, 'conditionLost', {
        target,
        condition: 'incapacitated',
        stays: who.conditions.some((held) => held.id === 'incapacitated'),
      });
    }
  }
  return true;
}
