import { castDraft } from 'immer';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Duration, forPhases, untilRemoved } from '../../../engine/uses/index.ts';
import { profileOf } from '../character/profile.ts';
import { type ConditionId, conditions } from '../content/conditions.ts';
import { type CharacterId, character, characterIn, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { heldOf } from './active.ts';
import { afterGain, afterLoss } from './hooks.ts';

/** Why a condition comes: whose doing, with which X, and whether an attack or ability gives it (a visor helps against those). */
export interface Gaining {
  readonly source: CharacterId | null;
  readonly number?: number;
  readonly from: 'attack' | 'ability' | 'item' | 'tile' | 'casualty' | 'hand' | 'rule';
  /** When it ends, where that is not as usual. */
  readonly until?: Duration;
}

/** Why somebody cannot get a condition: the word for what protects them; null where nothing does. */
export function protectionFrom(
  scene: Scene,
  id: CharacterId,
  condition: ConditionId,
  from: Gaining['from'],
): string | null {
  const who = character(scene, id);
  const profile = profileOf(who);
  if (profile.immuneConditions.includes(condition)) return 'immune';
  const struck = from === 'attack' || from === 'ability' || from === 'item';
  if (condition === 'poisoned' && profile.headgear === 'oxygenMask' && from === 'tile') return 'oxygenMask';
  if (condition === 'disoriented' && profile.headgear === 'reactiveVisor' && struck) return 'reactiveVisor';
  if (
    condition === 'panic' &&
    who.kind === 'hero' &&
    who.disabilities.some((one) => one.id === 'hardened' && one.aids.length === 0)
  )
    return 'hardened';
  return null;
}

/**
 * Gives somebody a condition: nothing where they are immune; one they have is made whole again (of Stunned, the larger X counts,
 * A16). Gives whether they have it now because of this.
 */
export function gain(
  tx: Tx<Scene>,
  id: CharacterId,
  condition: ConditionId,
  { source, number, from, until }: Gaining,
): boolean {
  const who = tx.state.characters[id];
  if (who === undefined) return false;
  const protection = protectionFrom(tx.now, id, condition, from);
  if (protection !== null) {
    tell(tx, 'conditionKept', { target: id, condition, protection });
    return false;
  }
  const row = rowOf(conditions, condition);
  const phase = unitIn(tx.now, id)?.side ?? 'players';
  const duration = until ?? (row.duration === null ? untilRemoved : forPhases(row.duration, phase));
  const before = heldOf(character(tx.now, id), condition);
  const x = condition === 'stunned' ? Math.max(number ?? 1, before?.number ?? 0) : null;
  const held = { id: condition, number: x, source, by: characterIn(tx.now, source)?.name ?? null, duration };
  who.battle.conditions = castDraft([
    ...character(tx.now, id).battle.conditions.filter((one) => one.id !== condition),
    held,
  ]);
  tell(tx, 'conditionGained', {
    target: id,
    condition,
    number: x,
    turns: row.duration,
    until: until ?? null,
    again: before !== null,
    source,
  });
  for (const comes of afterGain) comes(tx, id, condition);
  return true;
}

/** Takes a condition away; gives whether it was there. `why`: how it is told ('ended' at its time, 'healed', 'restored' …). */
export function lose(tx: Tx<Scene>, id: CharacterId, condition: ConditionId, why: string): boolean {
  const who = tx.state.characters[id];
  if (who === undefined || heldOf(character(tx.now, id), condition) === null) return false;
  who.battle.conditions = castDraft(
    character(tx.now, id).battle.conditions.filter((one) => one.id !== condition),
  );
  tell(tx, 'conditionLost', { target: id, condition, why });
  for (const ends of afterLoss) ends(tx, id, condition);
  return true;
}
