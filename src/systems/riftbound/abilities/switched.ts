import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { type SwitchId, switches } from './switches.ts';

/** Whether somebody has a switch on: as their sheet says it, or as it usually is. */
export const isOn = (scene: Scene, id: CharacterId, what: SwitchId): boolean =>
  personIn(scene, id)?.switches[what] ?? rowOf(switches, what).on;

/** Turns a switch of somebody on or off: their sheet keeps it. */
export function setSwitch(tx: Tx<Scene>, actor: CharacterId, what: SwitchId, on: boolean): void {
  const person = tx.state.characters[actor];
  if (person?.kind !== 'person') return;
  person.switches[what] = on;
  tell(tx, 'switchSet', { actor, what, on });
}
