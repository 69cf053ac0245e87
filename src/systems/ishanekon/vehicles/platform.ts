import type { Means } from '../attack/wielded.ts';
import { shippedFeature } from '../packs/shipped.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { operates } from './modules.ts';

/** The weapon of a Weapon Platform, which its co-pilot uses: as if the Lesser Talent Natural Weapon gave it (Modules). It is outside of the hull. */
export function mountedWeapon(scene: Scene, id: CharacterId): readonly Means[] {
  const platform = operates(scene, id, 'weaponPlatform');
  if (platform === null) return [];
  return (shippedFeature('naturalWeapon')?.effects ?? []).flatMap((effect): readonly Means[] => {
    if (effect.effect !== 'grant' || effect.what.kind !== 'weapon') return [];
    const { die, types, primary, secondary, reach } = effect.what;
    return [
      {
        ...{ id: platform.module.id, name: 'Weapon Platform', item: null, unarmed: false, mounted: true },
        weapon: {
          ...{ category: 'simple', primary, secondary, types, properties: [], area: null },
          reach: { kind: 'melee', metres: reach },
          damage: { count: 1, sides: die, plus: 0 },
        },
      },
    ];
  });
}
