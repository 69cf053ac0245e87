import type { ZoneId } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { suffer } from '../attack/damage.ts';
import type { EnvironmentId } from '../content/environment.ts';
import { isZone, zoneOfFighter } from '../fight/zones.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

const hazards = [
  ['hazardDeadly', 5],
  ['hazardMajor', 3],
  ['hazardMinor', 1],
] as const satisfies readonly (readonly [EnvironmentId, number])[];

/** A hazard hurts who starts a turn in it. */
export function hazardAtStart(tx: Tx<Scene>, actor: CharacterId): void {
  const zone = zoneOfFighter(tx.now, actor);
  if (zone !== null) hurt(tx, actor, zone);
}

/** And who enters it, the first time. Notes that they have been there. */
export function enter(tx: Tx<Scene>, actor: CharacterId, zone: ZoneId): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined || fighter.entered.includes(zone)) return;
  fighter.entered.push(zone);
  hurt(tx, actor, zone);
}

/** Armour counts against a hazard as against any Damage. */
function hurt(tx: Tx<Scene>, target: CharacterId, zone: ZoneId): void {
  const { fight } = tx.now;
  const found = fight === null ? undefined : hazards.find(([trait]) => isZone(fight.map, zone, trait));
  if (found === undefined) return;
  const [hazard, damage] = found;
  const armour = character(tx.now, target).armour.value;
  const dealt = Math.max(0, damage - armour);
  tell(tx, 'hazardHurt', { target, hazard, damage, armour, dealt });
  suffer(tx, target, dealt);
}
