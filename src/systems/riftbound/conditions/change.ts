import type { Tx } from '../../../engine/tx.ts';
import { type Duration, untilRemoved } from '../../../engine/uses/index.ts';
import type { ConditionId } from '../character/schema.ts';
import { isImmuneTo } from '../powers/staying.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { grappledBy, has } from './active.ts';

/** A condition as it comes to somebody. `by`: who grapples or taunts them. */
export interface Coming {
  readonly target: CharacterId;
  readonly condition: ConditionId;
  readonly by?: CharacterId | null;
  readonly duration?: Duration;
}

/** Gives somebody a condition. One that they have already gets the new source and end. */
export function give(tx: Tx<Scene>, { target, condition, by = null, duration = untilRemoved }: Coming): void {
  const person = tx.state.characters[target];
  if (person?.kind !== 'person' || isImmuneTo(tx.now, target, condition)) return;
  const isNew = !has(tx.now, target, condition);
  if (!isNew && by === null) return;
  const byName = characterIn(tx.now, by)?.name ?? null;
  person.conditions = [
    ...person.conditions.filter(({ id }) => id !== condition),
    { id: condition, by, byName, duration: { ends: duration.ends.map((end) => ({ ...end })) } },
  ];
  tell(tx, 'conditionGained', { target, condition, source: by });
}

/** Takes a condition from somebody, if they have it. */
export function lose(tx: Tx<Scene>, target: CharacterId, condition: ConditionId): void {
  const person = tx.state.characters[target];
  if (person?.kind !== 'person' || !has(tx.now, target, condition)) return;
  person.conditions = person.conditions.filter(({ id }) => id !== condition);
  tell(tx, 'conditionLost', { target, condition });
}

/** What ends with somebody who falls, dies or goes: whom they grapple and taunt is free of it. */
export function freeFrom(tx: Tx<Scene>, id: CharacterId): void {
  for (const held of grappledBy(tx.now, id)) lose(tx, held, 'grappled');
  for (const other of Object.keys(tx.now.characters)) {
    const who = characterIn(tx.now, other);
    if (who?.kind === 'person' && who.conditions.some((one) => one.id === 'taunted' && one.by === id))
      lose(tx, other, 'taunted');
  }
}
