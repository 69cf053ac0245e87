import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { actorsIn, zoneDistance } from '../../../engine/space/zones/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Means } from '../character/arms.ts';
import type { Weapon } from '../character/schema.ts';
import { hasTrait } from '../character/traits.ts';
import { isCharmedBy } from '../conditions/active.ts';
import { ranges } from '../content/ranges.ts';
import type { ZoneId } from '../fight/zones.ts';
import { shotRange } from '../numbers/weapon.ts';
import { type CharacterId, character, type Scene, zonesOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { catchInIt } from './caught.ts';

/** The figure in brackets: what Blast deals to everybody; 0 for a weapon without it. */
export const blastOf = ({ traits }: Pick<Weapon, 'traits'>): number =>
  traits.find((trait) => trait.id === 'blast')?.number ?? 0;

/** Whether a weapon is aimed at Zones (S50). */
export const isBlast = (scene: Scene, weapon: Weapon): boolean =>
  scene.party.rules.blast === 'zone' && hasTrait(weapon, 'blast');

/** Those in a Zone whom a Blast hurts: everybody, friends and the attacker too. */
export const blasted = (scene: Scene, zone: ZoneId): readonly CharacterId[] =>
  scene.fight === null ? [] : actorsIn(scene.fight.standing, zone).filter((id) => !character(scene, id).dead);

/** Why a Blast does not reach a Zone: it goes no farther than the weapon's range, and harms nobody's charmer. */
export function whyNoBlast(
  scene: Scene,
  actor: CharacterId,
  { weapon, thrown }: Means,
  zone: ZoneId,
): Refusal | null {
  const { fight } = scene;
  if (fight === null) return refusal('noFight');
  const range = rowOf(ranges, shotRange(scene, { actor, weapon: weapon.id, thrown }));
  const distances = zonesOf(scene, actor).flatMap((from) => zoneDistance(fight.map, from, zone) ?? []);
  if (distances.length === 0) return refusal('noWayToZone', { actor, zone });
  if (range.zones !== null && Math.min(...distances) > range.zones)
    return refusal('blastTooFar', { actor, zone, weapon: weapon.name, range: range.name });
  const charmer = blasted(scene, zone).find((id) => isCharmedBy(scene, actor, id));
  return charmer === undefined ? null : refusal('charmed', { actor, target: charmer });
}

/** A Blast on a Zone: everybody there suffers the figure in brackets, less their Armour, without a Test. */
export function blast(
  tx: Tx<Scene>,
  now: Scene,
  { actor, means, zone }: { readonly actor: CharacterId; readonly means: Means; readonly zone: ZoneId },
): void {
  const { weapon, thrown } = means;
  const damage = blastOf(weapon);
  const there = blasted(now, zone);
  tell(tx, 'blasted', {
    actor,
    weapon: weapon.name,
    thrown,
    zone: now.fight?.map.zones[zone]?.name ?? zone,
    damage,
    nobody: there.length === 0,
    empties: hasTrait(weapon, 'reload'),
  });
  for (const target of there) {
    const about = { actor, target, weapon: weapon.id, thrown, way: null };
    catchInIt(tx, now, { about, by: 'blast', damage, test: null, avoided: false });
  }
}
