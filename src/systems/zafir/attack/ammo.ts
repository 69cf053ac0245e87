import type { Tx } from '../../../engine/tx.ts';
import type { Weapon } from '../character/weapon.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** Shots left in a weapon; null where they are not counted. */
export const shotsLeft = (scene: Scene, actor: CharacterId, { id, ammo }: Weapon): number | null =>
  ammo === null ? null : Math.max(0, ammo - (character(scene, actor).battle.shots[id] ?? 0));

/** A ranged attack takes a shot of its weapon; whether one is left is to be asked before. */
export function fire(
  tx: Tx<Scene>,
  actor: CharacterId,
  weapon: Weapon,
  kind: AttackAbout['kind'] = 'ranged',
  shots = 1,
): void {
  const who = tx.state.characters[actor];
  if (who === undefined || kind !== 'ranged' || weapon.ammo === null) return;
  who.battle.shots[weapon.id] = Math.min(weapon.ammo, (who.battle.shots[weapon.id] ?? 0) + shots);
}
