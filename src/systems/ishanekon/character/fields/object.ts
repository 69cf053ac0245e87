import { choice, type Editable, flag, number, words } from '../../../../engine/editable.ts';
import { materials, objectProperties } from '../../content/objects.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Thing } from '../schema.ts';
import { rows } from './list.ts';

/** By what properties multiply a number of an object: Hardened, Soft, Hollow (Objects). */
const times = (properties: readonly string[], of: 'vitality' | 'armour'): number =>
  objectProperties.reduce((product, row) => {
    const factor = of in row ? row[of] : undefined;
    return properties.includes(row.id) && factor !== undefined ? product * factor : product;
  }, 1);

/** An object of other properties: its Vitality and Armor, which were those of its old ones, are those of the new. */
function remade(thing: Thing, properties: readonly string[]): Thing {
  const by = (of: 'vitality' | 'armour') => times(properties, of) / times(thing.properties, of);
  const [vitality, armour] = [by('vitality'), by('armour')];
  return {
    ...thing,
    properties,
    maxVitality: Math.max(1, Math.floor(thing.maxVitality * vitality)),
    vitality: Math.floor(thing.vitality * vitality),
    armor: Math.floor(thing.armor * armour),
  };
}

/** All that can be changed of an object by name. */
export const objectFields = (): readonly Editable<Thing>[] => [
  number(
    'vitality',
    'Vitality',
    [-100_000, 100_000],
    ({ vitality }) => vitality,
    (thing, vitality) => ({ ...thing, vitality: Math.min(vitality, thing.maxVitality) }),
  ),
  number(
    'maxVitality',
    'Max Vitality',
    [1, 100_000],
    ({ maxVitality }) => maxVitality,
    (thing, maxVitality) => ({ ...thing, maxVitality, vitality: Math.min(thing.vitality, maxVitality) }),
  ),
  number(
    'armor',
    'Armor',
    [-100, 1000],
    ({ armor }) => armor,
    (thing, armor) => ({ ...thing, armor }),
  ),
  choice<Thing, (typeof materials)[number]>(
    'material',
    'Material',
    materials,
    ({ material }) => materials.find(({ id }) => id === material)?.id ?? 'wood',
    (thing, material) => ({ ...thing, material }),
  ),
  rows<Thing, string>(
    'properties',
    'Properties',
    SHEET_LIMITS.features,
    () => objectProperties,
    ({ properties }) => properties,
    remade,
  ),
  flag(
    'dead',
    'Broken',
    ({ dead }) => dead,
    (thing, dead) => ({ ...thing, dead }),
  ),
  words(
    'notes',
    'Notes',
    SHEET_LIMITS.notes,
    ({ notes }) => notes,
    (thing, notes) => ({ ...thing, notes }),
  ),
];
