import { rowOf } from '../../../engine/table.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { type SwitchId, switches } from './switches.ts';

/** Whether somebody has a switch on: as their sheet says it, or as it usually is. */
export const isOn = (scene: Scene, id: CharacterId, what: SwitchId): boolean =>
  personIn(scene, id)?.switches[what] ?? rowOf(switches, what).on;
