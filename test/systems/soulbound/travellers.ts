import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { sizes } from '../../../src/systems/soulbound/content/sizes.ts';
import { speeds } from '../../../src/systems/soulbound/content/speeds.ts';
import type { Scene } from '../../../src/systems/soulbound/scene.ts';
import type { Chance } from '../../support/random/chance.ts';

/** The same, of any size, with or without wings, with some Aqua Ghyranis: now and then. */
export function travelling(who: Character, chance: Chance): Character {
  const size = sizes[chance(sizes.length)];
  const flies = speeds[chance(speeds.length)];
  return {
    ...who,
    ...(chance(3) === 0 && size !== undefined ? { size: size.id } : {}),
    ...(chance(4) === 0 && flies !== undefined ? { flies: flies.id } : {}),
    ...(chance(2) === 0 ? { drops: [5, 25, 130][chance(3)] ?? 5 } : {}),
  };
}

const traits = ['difficult', 'hazard minor', 'obscured heavily', 'cover total', 'object lever', ''];

/** A change of the field by the GM: one of its Zones is something else; null outside a fight. */
export function changedZone(scene: Scene, chance: Chance): string | null {
  const zones = Object.values(scene.fight?.map.zones ?? {});
  const zone = zones[chance(Math.max(1, zones.length))];
  return zone === undefined ? null : `${zone.name} [${traits[chance(traits.length)] ?? ''}]`;
}
