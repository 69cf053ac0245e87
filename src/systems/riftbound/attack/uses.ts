import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Means } from './means.ts';

/** An Attack takes its Ammo, Charge and Watts, whether it hits or not (keyword Ammo). */
export function useUp(tx: Tx<Scene>, actor: CharacterId, { attack, source }: Means): void {
  const { ammo, charge, watts } = attack.uses;
  if (source.kind === 'item') {
    const person = tx.state.characters[actor];
    const item = person?.kind === 'person' ? person.items.find(({ id }) => id === source.item.id) : undefined;
    if (item === undefined) return;
    item.ammo -= ammo;
    item.charge -= charge;
  }
  if (source.kind === 'system') {
    const vehicle = tx.state.characters[source.vehicle];
    const system =
      vehicle?.kind === 'vehicle' ? vehicle.systems.find(({ id }) => id === source.system.id) : undefined;
    if (vehicle?.kind !== 'vehicle' || system === undefined) return;
    vehicle.watts -= watts;
    system.ammo -= ammo;
    system.charge -= charge;
  }
}
