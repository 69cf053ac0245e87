import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { ExhaustionCause } from './events.ts';
import { isDeadly } from './exhausted.ts';

/** Somebody gains levels of Exhaustion, and may die of it. */
export function exhaust(tx: Tx<Scene>, actor: CharacterId, levels: number, cause: ExhaustionCause): void {
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object' || levels <= 0) return;
  if (who.kind === 'creature' && who.vehicle !== null) return; // it tires of nothing
  const before = who.exhaustion;
  who.exhaustion = Math.min(MOST, before + levels);
  if (isDeadly(who.exhaustion)) who.dead = true;
  tell(tx, 'exhausted', { actor, levels: [before, who.exhaustion], cause, dies: isDeadly(who.exhaustion) });
}

/** Somebody loses levels of Exhaustion; nothing is said where they have none. */
export function refresh(tx: Tx<Scene>, actor: CharacterId, levels: number): void {
  const who = tx.state.characters[actor];
  if (who === undefined || who.kind === 'object' || levels <= 0 || who.exhaustion === 0) return;
  const before = who.exhaustion;
  who.exhaustion = Math.max(0, before - levels);
  tell(tx, 'refreshed', { actor, levels: [before, who.exhaustion] });
}

/** As many as a sheet keeps. */
const MOST = 100;
