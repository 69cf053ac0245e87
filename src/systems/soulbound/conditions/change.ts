import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { HeldCondition } from '../character/schema.ts';
import type { ConditionId } from '../content/conditions.ts';
import { letAllFall } from '../fight/ground.ts';
import { unseat } from '../fight/unseat.ts';
import { isUnseen } from '../fight/unseen.ts';
import { immuneBy } from '../powers/guards.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** A condition as a rule gives it; whose doing it is by name is found here. */
export type GivenCondition = Omit<HeldCondition, 'by'>;

/**
 * Gives somebody a condition. The same from the same source and cause is not noted twice; it then lasts as long as the
 * new one. Where it has as many sources as can be, the oldest of them gives way. Who falls Unconscious drops what they hold and is Prone and Incapacitated; who falls Prone is on the ground.
 */
export function addCondition(tx: Tx<Scene>, target: CharacterId, given: GivenCondition): void {
  const who = tx.state.characters[target];
  if (who === undefined) return;
  const immune = isOneOfTheRules(given.cause) ? null : immuneBy(tx.now, target, given.id);
  if (immune !== null) {
    tell(tx, 'shruggedOff', { target, power: immune, condition: given.id });
    return;
  }
  const unseen = given.source !== null && isUnseen(tx.now, given.source);
  const held = { ...given, by: unseen ? null : (characterIn(tx.now, given.source)?.name ?? given.source) };
  const all = who.conditions.filter((c) => !isSame(c, held));
  const oldest = isFull(all, held.id) ? all.find(({ id }) => id === held.id) : undefined;
  const others = all.filter((c) => c !== oldest);
  const isNew = !who.conditions.some((c) => c.id === held.id);
  who.conditions = castDraft([...others, held]);
  const { id: condition, source, by, cause, duration } = held;
  tell(tx, 'conditionGained', { target, condition, source, by, cause, duration, isNew });
  if (held.id === 'prone') comeDown(tx, target);
  if (held.id !== 'unconscious') return;
  letAllFall(tx, target);
  const along = { source: held.source, cause: 'unconscious', duration: untilRemoved } as const;
  addCondition(tx, target, { id: 'prone', ...along });
  addCondition(tx, target, { id: 'incapacitated', ...along });
}

/** What is given by hand, by choice or by another state comes whatever powers keep away. */
const isOneOfTheRules = (cause: HeldCondition['cause']) =>
  cause === 'hand' || cause === 'choice' || cause === 'mortallyWounded' || cause === 'unconscious';

/** Whoever is Prone neither rides nor flies nor climbs. */
function comeDown(tx: Tx<Scene>, target: CharacterId): void {
  const fighter = tx.state.fight?.fighters[target];
  if (fighter === undefined) return;
  unseat(tx, target, true);
  if (fighter.manner === 'flying') tell(tx, 'cameDown', { target });
  fighter.manner = null;
}

/** Whether one condition has as many sources among some as it can have. */
export const isFull = (all: readonly Pick<HeldCondition, 'id'>[], condition: ConditionId): boolean =>
  all.filter(({ id }) => id === condition).length >= SHEET_LIMITS.sources.most;

/** Whether two are one and the same condition: the second only says anew when it ends. */
export const isSame = (a: GivenCondition, b: GivenCondition) =>
  a.id === b.id && a.source === b.source && a.cause === b.cause;

/**
 * Takes a condition away; with a source, only what comes from it. Gives whether there was anything to take away.
 */
export const removeCondition = (
  tx: Tx<Scene>,
  target: CharacterId,
  condition: ConditionId,
  source: string | null = null,
): boolean =>
  endConditions(tx, target, (held) => held.id === condition && (source === null || held.source === source));

/**
 * Ends those of somebody's conditions that are meant, and tells it. Who wakes up is not Incapacitated by being
 * Unconscious any more, but still lies where they fell. Gives whether any was meant.
 */
export function endConditions(
  tx: Tx<Scene>,
  target: CharacterId,
  isMeant: (held: HeldCondition) => boolean,
): boolean {
  const who = tx.state.characters[target];
  const before = characterIn(tx.now, target)?.conditions ?? [];
  const over = before.filter(isMeant);
  if (who === undefined || over.length === 0) return false;
  const rest = before.filter((held) => !isMeant(held));
  const wakes = over.some((held) => held.id === 'unconscious') && !rest.some((h) => h.id === 'unconscious');
  const along = wakes ? rest.filter((h) => h.id === 'incapacitated' && h.cause === 'unconscious') : [];
  const kept = rest.filter((held) => !along.includes(held));
  who.conditions = castDraft(kept);
  for (const condition of new Set([...over, ...along].map((held) => held.id)))
    tell(tx, 'conditionLost', { target, condition, stays: kept.some((held) => held.id === condition) });
  return true;
}
