import type { ZoneId } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { suffer } from '../attack/damage.ts';
import { armourLeft } from '../character/protection.ts';
import { hazardOf } from '../fight/zones.ts';
import { type CharacterId, character, type Scene, zonesOf } from '../scene.ts';
import { tell } from '../tell.ts';

const damageOf = { hazardDeadly: 5, hazardMajor: 3, hazardMinor: 1 } as const;

/** A hazard hurts who starts a turn in it; of several Zones that somebody fills, the worst does. */
export function hazardAtStart(tx: Tx<Scene>, actor: CharacterId): void {
  hurt(tx, actor, zonesOf(tx.now, actor));
}

/** And who enters it, the first time. Notes that they have been there. */
export function enter(tx: Tx<Scene>, actor: CharacterId, zone: ZoneId): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined || fighter.entered.includes(zone)) return;
  fighter.entered.push(zone);
  hurt(tx, actor, [zone]);
}

function hurt(tx: Tx<Scene>, target: CharacterId, zones: readonly ZoneId[]): void {
  const { fight } = tx.now;
  if (fight === null) return;
  const found = zones.flatMap((zone) => hazardOf(fight.map, zone) ?? []);
  const hazard = found.toSorted((a, b) => damageOf[b] - damageOf[a])[0];
  if (hazard === undefined) return;
  const damage = damageOf[hazard];
  const armour = armourAgainstSurroundings(tx.now, target);
  const dealt = Math.max(0, damage - armour);
  tell(tx, 'hazardHurt', { target, hazard, damage, armour, dealt });
  suffer(tx, target, dealt);
}

/** What of somebody's Armour counts against hazards and falls: all that is left of it, or none, as the campaign has it (S60). */
export const armourAgainstSurroundings = (scene: Scene, id: CharacterId): number =>
  scene.party.rules.hazardArmour === 'yes' ? armourLeft(character(scene, id)) : 0;
