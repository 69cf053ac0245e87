import type { Creature } from '../character/schema.ts';
import { creatureOf } from '../creatures/build.ts';
import { filled } from '../creatures/filled.ts';
import type { Pack, PackVehicle } from '../packs/schema.ts';
import { asVehicle } from './build.ts';

/** A vehicle of a pack as a sheet, whole and unhurt (Vehicles; Modules): what its row doesn't say is as of a plain one of its Level. */
export function vehicleOf(pack: Pack, row: PackVehicle): Creature {
  const { name, rank, grade, level, type, size, talents, evasion, secondary } = row;
  const creature = creatureOf(pack, {
    ...{ name, text: '', tags: row.tags, rank, class: null, grade, level, type, size, talents, evasion },
    ...{ stats: {}, primary: 'strength', secondary, skills: {}, armour: null, shield: null },
    ...{ weapons: [], abilities: [], features: [], behaviour: null, count: 1, notes: '' },
  });
  const plain = asVehicle(creature);
  const features = talents.length === 0 ? plain.features : ['naturalArmor', ...creature.features];
  const taken = new Map<string, number>();
  const modules = row.modules.map((module) => {
    const count = (taken.get(module.kind) ?? 0) + 1;
    taken.set(module.kind, count);
    return { ...module, id: count === 1 ? module.kind : `${module.kind}${count}` };
  });
  return filled({
    ...plain,
    stats: { ...plain.stats, ...row.stats },
    ...{ evasion, features: [...new Set(features)], own: { ...plain.own, features: creature.own.features } },
    vehicle: { secondary, usedSince: null, modules },
  });
}
