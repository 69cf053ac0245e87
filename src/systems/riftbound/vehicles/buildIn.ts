import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Vehicle } from '../character/schema.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { whyNotFitted } from './fitting.ts';
import type { SystemProfile } from './profile.ts';
import { fittedOf } from './rows.ts';

/** Why no terminal of a vehicle bears a system: the reason of the first. */
export function whyNotBuiltIn(vehicle: Vehicle, system: SystemProfile): Refusal | null {
  const reasons = vehicle.terminals.map((_, n) => whyNotFitted(vehicle, system, n));
  return reasons.includes(null)
    ? null
    : (reasons[0] ?? refusal('noSuchTerminal', { terminal: 1, most: vehicle.terminals.length }));
}

/** Builds a system into the first terminal of a vehicle that bears it, loaded and off. */
export function buildIn(tx: Tx<Scene>, id: CharacterId, system: SystemProfile): void {
  const draft = tx.state.characters[id];
  const vehicle = tx.snapshot().characters[id];
  if (draft?.kind !== 'vehicle' || vehicle?.kind !== 'vehicle') return;
  const terminal = vehicle.terminals.findIndex((_, n) => whyNotFitted(vehicle, system, n) === null);
  const taken = draft.systems.map((one) => one.id);
  const stem = system.row.replace(/[^A-Za-z0-9]/gu, '').slice(0, 34);
  const free = taken.includes(stem) ? `${stem}${taken.length + 1}` : stem;
  draft.systems.push(castDraft(fittedOf(system, free, Math.max(0, terminal))));
  draft.hp.max += system.hp;
  draft.hp.now += system.hp;
}
