import type { VehicleAttribute } from '../content/vehicles.ts';
import type { Value, VehicleCard } from '../forces/unit.ts';
import type { Scene, UnitId } from '../scene.ts';
import { featureOf, pilotOf, technicalOf } from './crew.ts';

/** The most dice that a vehicle and its pilot roll together (L5092). */
const mostDice = 6;

const plain = (dice: number, bumps: readonly number[]): Value => ({ dice, bumps, kickers: [], rolled: [] });

/**
 * What a vehicle rolls in an attribute; null where it has none. Maneuverability has its pilot's Technical OFF with it, up to six dice
 * (L5090); what walks has the Athletics of its rank (L5395).
 */
export function vehicleValue(
  scene: Scene,
  id: UnitId,
  card: VehicleCard,
  tested: VehicleAttribute | 'athletics' | 'arcaneOff' | 'arcaneDef',
): Value | null {
  switch (tested) {
    case 'arcaneOff':
    case 'arcaneDef':
      return null;
    case 'athletics': {
      const rank = featureOf(scene, id, 'walker');
      return rank === 0 ? null : plain(rank, []);
    }
    case 'maneuverability': {
      const own = card.attributes.maneuverability;
      const pilot = pilotOf(scene, id);
      if (pilot === null) return own;
      const its = technicalOf(scene, pilot);
      return { ...own, dice: Math.min(mostDice, own.dice + its.dice), bumps: [...own.bumps, ...its.bumps] };
    }
    default:
      return card.attributes[tested];
  }
}
